/** Murgh makhani: tandoor-charred chicken in velvet tomato butter sauce, cream and fenugreek. */
import { dark, light, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  closedCurve,
  d,
  inDisc,
  num,
  type Point,
  path,
  placeAt,
  repeat,
  ring,
  TAU,
  toDegrees,
  wobble,
} from '../../core/svg.ts';
import { parsley } from '../kit/herbs.ts';
import { clipTo, dust, strew } from '../kit/layout.ts';
import { drizzle, pool } from '../kit/sauces.ts';
import { glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#d95a1c' };

/** A piece of tandoori chicken coated in sauce. */
const piece = (rng: Rng, x: number, y: number, r: number, sauce: string): string => {
  const radii = wobble(rng, 8, 0.14);
  const c = vary('#c9561e', rng);
  const turn = rng.between(0, TAU);
  return (
    path(closedCurve(ring(x + 5, y + 8, r, r * 0.76, radii, turn)), dark(sauce, 0.5), 'fill-opacity=".6"') +
    path(closedCurve(ring(x, y, r, r * 0.76, radii, turn)), dark(c, 0.3)) +
    path(closedCurve(ring(x - 2, y - 3, r * 0.92, r * 0.68, radii, turn)), c) +
    path(closedCurve(ring(x - r * 0.14, y - r * 0.16, r * 0.6, r * 0.4, radii, turn)), light(c, 0.18)) +
    placeAt(
      x,
      y,
      toDegrees(turn),
      repeat(3, (i) =>
        path(
          d`M${(-0.6 + i * 0.42) * r} ${-r * 0.5}q${r * 0.16} ${r * 0.4} ${r * 0.02} ${r * 0.86}
            q${r * 0.26} ${-r * 0.4} ${-r * 0.02} ${-r * 0.86}Z`,
          '#54200f',
          'fill-opacity=".55"',
        ),
      ),
    ) +
    path(blob(rng, x - r * 0.3, y - r * 0.3, r * 0.2, r * 0.07, 0.1, 7, -0.6), '#fff3d8', 'fill-opacity=".85"')
  );
};

export const butterChicken: Painter = {
  vessels: ['bowl', 'pan'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 22 });
    s += strew(rng, 18, r * 0.74, r * 0.74, r * 0.26, (x, y) =>
      piece(rng, x, y, r * rng.between(0.15, 0.19), food.sauce),
    );
    s += repeat(14, () => {
      const [x, y] = inDisc(rng, r * 0.8);
      return path(
        blob(rng, x, y, r * rng.between(0.06, 0.14), r * rng.between(0.03, 0.06), 0.2, 8, rng.between(0, 3)),
        light(food.sauce, 0.1),
        'fill-opacity=".75"',
      );
    });
    // Cream poured in one loose gesture.
    const pour = (
      [
        [-0.62, -0.2],
        [-0.4, -0.46],
        [-0.06, -0.5],
        [0.3, -0.36],
        [0.46, -0.04],
        [0.3, 0.28],
        [-0.02, 0.38],
        [-0.3, 0.26],
        [-0.36, 0.02],
        [-0.2, -0.16],
      ] as const
    ).map(([u, v]): Point => [u * r + rng.bell() * 6, v * r + rng.bell() * 6]);
    s += drizzle(pour, '#fbeedb', r * 0.034);
    s += repeat(12, () => {
      const [x, y] = inDisc(rng, r * 0.82);
      return path(blob(rng, x, y, rng.between(4, 10), rng.between(3, 7), 0.2, 8), '#fbeedb', 'fill-opacity=".9"');
    });
    // A knob of butter, melting.
    s +=
      path(blob(rng, r * 0.03, r * 0.05, r * 0.2, r * 0.17, 0.12, 10), '#f6b93a', 'fill-opacity=".75"') +
      placeAt(
        0,
        0,
        18,
        `<rect x="${num(-r * 0.11)}" y="${num(-r * 0.07)}" width="${num(r * 0.22)}" height="${num(r * 0.17)}" rx="9" fill="#d9a52e"/>` +
          `<rect x="${num(-r * 0.115)}" y="${num(-r * 0.085)}" width="${num(r * 0.21)}" height="${num(r * 0.15)}" rx="9" fill="#fbe9a0"/>` +
          `<rect x="${num(-r * 0.1)}" y="${num(-r * 0.07)}" width="${num(r * 0.09)}" height="${num(r * 0.05)}" rx="5" fill="#fffbe0"/>`,
      );
    s += dust(rng, 130, r * 0.62, r * 0.62, '#5f6f2a', { smallest: 1.4, largest: 3.6, opacity: 0.9 });
    s += strew(rng, 8, r * 0.6, r * 0.6, r * 0.28, (x, y) => parsley(rng, x, y, r * 0.08, '#5f9a40'));
    return clipTo(vessel, s + glints(rng, 34, r * 0.9, r * 0.9));
  },
};
