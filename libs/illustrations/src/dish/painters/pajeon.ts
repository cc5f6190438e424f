/** Haemul pajeon: a wide crisp pancake, long spring onions side by side, squid, prawns, chilli. */
import { vary } from '../../core/color.ts';
import { blob, d, group, inDisc, num, path, placeAt, repeat, stroke, TAU } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { PIECES } from '../kit/larder.ts';
import { strew } from '../kit/layout.ts';
import { prawn } from '../kit/proteins.ts';
import { disc, glints } from '../kit/shading.ts';
import { stick } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { color: '#e2b558' };

export const pajeon: Painter = {
  vessels: ['wide', 'skillet'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx * 0.97;
    let s = disc(rng, 0, 0, r, r * 0.96, food.color, { wobble: 0.045, points: 18, shadowX: 6, shadowY: 10 });
    s += repeat(90, () => {
      const a = rng.between(0, TAU);
      const q = r * rng.between(0.84, 0.97);
      return path(
        blob(rng, Math.cos(a) * q, Math.sin(a) * q * 0.96, rng.between(5, 18), rng.between(3, 9), 0.25, 7, a + 1.57),
        rng.pick(['#a8642a', '#8a4a1c', '#f3d68a', '#c98a3a']),
        'fill-opacity=".6"',
      );
    });
    let greens = '';
    for (let i = -8; i <= 8; i++) {
      const y = i * r * 0.104 + rng.bell() * 5;
      const half = Math.sqrt(Math.max(0, (r * 0.9) ** 2 - y ** 2));
      const len = half * rng.between(1.5, 1.85);
      const x = rng.bell() * half * 0.1;
      const white = rng.chance(0.35);
      greens += stick(
        x,
        y,
        len,
        r * 0.062,
        rng.bell() * 4,
        vary(rng.pick(['#4f8a35', '#669f42', '#3f7a2f']), rng),
        rng.bell() * 20,
      );
      if (white) greens += stick(x - len * 0.36, y, len * 0.26, r * 0.06, rng.bell() * 3, '#eef0cf');
    }
    s += placeAt(0, 0, -24, greens);
    // Batter that ran over the stalks while it set.
    s += repeat(46, () => {
      const [x, y] = inDisc(rng, r * 0.86);
      return path(
        blob(rng, x, y, rng.between(12, 34), rng.between(7, 16), 0.25, 9, rng.between(0, 3)),
        rng.pick(['#ecc672', '#e2b558', '#d69a3e']),
        `fill-opacity="${num(rng.between(5, 9)) / 10}"`,
      );
    });
    s += crust(rng, () => inDisc(rng, r * 0.9), 50, '#b06a24', { smallest: 3, largest: 13 });
    s += strew(rng, 9, r * 0.68, r * 0.68, r * 0.34, (x, y, i) =>
      i % 2 ? PIECES.squid(rng, x, y, r * 0.115) : prawn(rng, x, y, r * 0.16),
    );
    s += strew(rng, 12, r * 0.78, r * 0.76, r * 0.22, (x, y) => GARNISHES.chili(rng, x, y, 1.5));
    let cuts = '';
    for (const turn of [-24, 66])
      for (const k of [-0.34, 0.34])
        cuts += placeAt(
          0,
          0,
          turn,
          stroke(d`M${-r * 0.95} ${k * r}H${r * 0.95}`, '#6f3a14', 4.5, 'stroke-opacity=".6"') +
            stroke(d`M${-r * 0.95} ${k * r + 3.5}H${r * 0.95}`, '#fbe6a8', 2, 'stroke-opacity=".6"'),
        );
    s += group(cuts, sheet.clip(path(blob(rng, 0, 0, r * 0.95, r * 0.91, 0.02, 16), '#000')));
    return (
      s +
      repeat(50, () => GARNISHES.sesame(rng, rng.bell() * r * 0.7, rng.bell() * r * 0.7, 1)) +
      glints(rng, 26, r * 0.8, r * 0.8)
    );
  },
};
