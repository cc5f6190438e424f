/** Loukoumades: a heap of crisp fried puffs running with honey, cinnamon and crushed walnuts. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import { blob, circle, d, ellipse, inDisc, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import { cupAt } from '../kit/cups.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { dust, strew } from '../kit/layout.ts';
import { crumb } from '../kit/seasoning.ts';
import { lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#cc7c26', honey: '#e39a1a' };

/** A honey dipper lying across its bowl. */
const dipper = (len: number): string =>
  stroke(d`M0 0H${len}`, PLUM, 13, 'stroke-opacity=".35" transform="translate(6 10)"') +
  stroke(d`M0 0H${len}`, '#8f5a2a', 12) +
  stroke(d`M0 -3H${len}`, '#d9a562', 4) +
  repeat(
    5,
    (i) =>
      ellipse(-i * 12, 0, 7, 22 - Math.abs(i - 2) * 3, '#7d4a1e') +
      ellipse(-i * 12 - 2, -3, 4.5, 17 - Math.abs(i - 2) * 3, '#c98a42'),
  ) +
  path('M-58 -10Q-30 -24 6 -12Q10 8 -20 20Q-50 22 -58 -10Z', '#e8a01e', 'fill-opacity=".55"');

export const honeyPuffs: Painter = {
  vessels: ['wide', 'plate'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    const z = r * 0.185;
    const puff = (x: number, y: number) => {
      const c = vary(food.color, rng, 1.4);
      let s = lump(rng, x, y, z, z * 0.96, c, { wobble: 0.055, points: 12, edge: 0.34 });
      s += repeat(12, () => {
        const [u, v] = inDisc(rng, z * 0.85, x, y);
        return path(
          blob(rng, u, v, z * rng.between(0.06, 0.2), z * rng.between(0.05, 0.12), 0.3, 7, rng.between(0, 3)),
          rng.chance(0.65) ? '#9a4a14' : light(c, 0.3),
          'fill-opacity=".55"',
        );
      });
      // The coat of honey, with its run.
      s += path(blob(rng, x - z * 0.1, y - z * 0.16, z * 0.66, z * 0.52, 0.2, 10), '#f2b22a', 'fill-opacity=".62"');
      s += stroke(
        d`M${x + z * 0.2} ${y}q${z * 0.2} ${z * 0.3} ${z * 0.12} ${z * 0.62}`,
        '#f0a820',
        z * 0.2,
        'stroke-opacity=".7"',
      );
      return (
        s +
        path(blob(rng, x - z * 0.34, y - z * 0.42, z * 0.24, z * 0.1, 0.1, 8, -0.6), '#fff7dc') +
        circle(x + z * 0.1, y - z * 0.52, z * 0.06, '#fff7dc')
      );
    };
    let s =
      path(blob(rng, -r * 0.06, r * 0.06, r * 0.86, r * 0.82, 0.06, 14), dark(food.honey, 0.25), 'fill-opacity=".85"') +
      path(blob(rng, -r * 0.07, r * 0.04, r * 0.82, r * 0.78, 0.06, 14), food.honey, 'fill-opacity=".95"') +
      stroke(
        d`M${-r * 0.78} ${r * 0.06}A${r * 0.72} ${r * 0.72} 0 0 1 ${-r * 0.4} ${-r * 0.56}`,
        '#fff0b8',
        7,
        'stroke-opacity=".7"',
      );
    const heap = (n: number, q: number, gap: number) =>
      strew(rng, n, r * q, r * q, z * gap, (x, y) => puff(x - r * 0.08, y + r * 0.05));
    s += heap(26, 0.66, 1.5) + heap(9, 0.36, 1.5) + heap(3, 0.14, 1.2);
    s += strew(rng, 90, r * 0.62, r * 0.6, 14, (x, y) =>
      crumb(rng, x - r * 0.08, y + r * 0.05, rng.between(5, 12), rng.pick(['#b9854c', '#7a4a22', '#e3bd86'])),
    );
    s +=
      dust(rng, 320, r * 0.62, r * 0.6, '#7a3210', { smallest: 1, largest: 2.8, opacity: 0.75 }) +
      strew(rng, 34, r * 0.66, r * 0.62, 20, (x, y) => GARNISHES.sesame(rng, x - r * 0.06, y, 1.1));
    const bowl =
      circle(0, 0, r * 0.2, dark(food.honey, 0.2)) +
      path(blob(rng, -1, -2, r * 0.175, r * 0.17, 0.03), food.honey) +
      path(blob(rng, -r * 0.05, -r * 0.06, r * 0.07, r * 0.03, 0.1, 8, -0.6), '#fff3c4');
    return (
      s +
      cupAt(sheet, r * 0.68, -r * 0.64, r * 0.26, '#3f7fa6', bowl) +
      placeAt(r * 0.72, -r * 0.62, -52, dipper(r * 0.6))
    );
  },
};
