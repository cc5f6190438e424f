/** Okonomiyaki: a thick cabbage pancake under brown sauce, a mayonnaise lattice, nori powder and bonito. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  closedCurve,
  d,
  group,
  inDisc,
  path,
  placeAt,
  repeat,
  ring,
  stroke,
  TAU,
  wobble,
} from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { PIECES } from '../kit/larder.ts';
import { dust, strew } from '../kit/layout.ts';
import { disc } from '../kit/shading.ts';
import { strip } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { color: '#d9a24c', sauce: '#4e2115', mayo: '#fbf0cf' };

/** A curled shaving of dried bonito. */
const bonito = (rng: Rng, x: number, y: number, r: number): string => {
  const c = rng.pick(['#e6b58c', '#f0d2aa', '#d3936c', '#f4dfc0']);
  const b = rng.between(0.4, 1.1) * r;
  const outline = d`M${-r} ${rng.bell() * r * 0.2}C${-r * 0.4} ${-b} ${r * 0.3} ${b * 0.5} ${r} ${-b * 0.3}
    C${r * 0.5} ${b * 0.9} ${-r * 0.4} ${b * 0.1} ${-r} ${b * 0.35}Z`;
  return placeAt(
    x,
    y,
    rng.between(0, 360),
    path(outline, PLUM, 'fill-opacity=".3" transform="translate(3 5)"') +
      path(outline, c, 'fill-opacity=".8"') +
      stroke(
        d`M${-r} 0C${-r * 0.4} ${-b} ${r * 0.3} ${b * 0.5} ${r} ${-b * 0.3}`,
        '#b5623f',
        2.2,
        'stroke-opacity=".8"',
      ) +
      stroke(d`M${-r * 0.6} ${b * 0.1}Q0 ${b * 0.1} ${r * 0.6} ${b * 0.2}`, '#fff6e4', 2, 'stroke-opacity=".8"'),
  );
};

export const okonomiyaki: Painter = {
  vessels: ['wide', 'slab'],
  paint({ sheet, rng, vessel }) {
    const r = Math.min(vessel.rx, vessel.ry) * (vessel.box ? 1.06 : 0.95);
    const radii = wobble(rng, 16, 0.025);
    let s = disc(rng, 0, 0, r, r, food.color, { wobble: 0.03 });
    s += repeat(70, () => {
      const a = rng.between(0, TAU);
      const q = r * rng.between(0.88, 0.97);
      return rng.chance(0.5)
        ? PIECES.cabbage(rng, Math.cos(a) * q, Math.sin(a) * q, rng.between(8, 15))
        : path(
            blob(rng, Math.cos(a) * q, Math.sin(a) * q, rng.between(6, 16), rng.between(4, 9), 0.2, 7, a),
            rng.pick(['#a8642a', '#f0cf86', '#8a4a1e']),
            'fill-opacity=".6"',
          );
    });
    const edge = closedCurve(ring(0, 0, r * 0.86, r * 0.86, radii));
    s +=
      path(edge, dark(food.sauce, 0.4), 'fill-opacity=".6" transform="translate(2 4)"') +
      path(edge, food.sauce) +
      path(closedCurve(ring(-5, -7, r * 0.8, r * 0.79, radii)), light(food.sauce, 0.1)) +
      crust(rng, () => inDisc(rng, r * 0.76), 26, light(food.sauce, 0.12), { smallest: 10, largest: 34 }) +
      stroke(
        d`M${-r * 0.72} ${-r * 0.14}A${r * 0.74} ${r * 0.74} 0 0 1 ${-r * 0.16} ${-r * 0.72}`,
        '#f6d9b0',
        8,
        'stroke-opacity=".5"',
      );
    let lattice = '';
    for (const degrees of [35, -55])
      for (let i = -5; i <= 5; i++) {
        const y = i * r * 0.158;
        const outline = d`M${-r} ${y}Q${-r * 0.4} ${y + rng.bell() * 9} 0 ${y}T${r} ${y}`;
        lattice += placeAt(
          0,
          0,
          degrees,
          stroke(outline, PLUM, 5.6, 'stroke-opacity=".35" transform="translate(2 4)"') +
            stroke(outline, food.mayo, 5.6) +
            stroke(outline, '#fffdf4', 2, 'transform="translate(-1 -2)"'),
        );
      }
    s += group(lattice, sheet.clip(path(closedCurve(ring(0, 0, r * 0.84, r * 0.84, radii)), '#000')));
    s +=
      dust(rng, 300, r * 0.76, r * 0.76, '#4a8a3a', { smallest: 1.8, largest: 5, opacity: 0.9 }) +
      dust(rng, 90, r * 0.74, r * 0.74, '#6fa044', { smallest: 1.2, largest: 3 });
    s += strew(rng, 38, r * 0.56, r * 0.54, r * 0.085, (x, y) => bonito(rng, x, y, r * rng.between(0.1, 0.2)));
    return (
      s +
      repeat(16, () =>
        strip(
          rng,
          r * 0.1 + rng.bell() * r * 0.14,
          r * 0.06 + rng.bell() * r * 0.12,
          r * 0.18,
          7,
          vary('#d6304a', rng),
          0.5,
        ),
      )
    );
  },
};
