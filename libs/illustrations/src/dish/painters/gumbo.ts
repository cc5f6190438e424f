/** Gumbo: chocolate roux, andouille coins, chicken, okra wheels, a scoop of white rice in the middle. */

import { PLUM, vary } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, ellipse, group, path, placeAt, repeat, turned } from '../../core/svg.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { rice } from '../kit/grains.ts';
import { clipTo, dust, strew } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { chunk, glints } from '../kit/shading.ts';
import { slice, strip } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#54290f' };

/** Okra cut across: a five-lobed wheel with pale seeds. */
const okra = (rng: Rng, x: number, y: number, r: number): string =>
  placeAt(
    x,
    y,
    rng.between(0, 72),
    circle(2, 4, r, PLUM, 'fill-opacity=".36"') +
      repeat(5, (i) => turned(i * 72, ellipse(r * 0.52, 0, r * 0.5, r * 0.44, '#4f7a2c'))) +
      circle(0, 0, r * 0.74, '#8fb04a') +
      repeat(5, (i) =>
        turned(i * 72, ellipse(r * 0.42, 0, r * 0.26, r * 0.2, '#d6e09a') + circle(r * 0.44, 0, r * 0.13, '#f7f2d8')),
      ) +
      circle(0, 0, r * 0.12, '#c9d88a'),
  );

const andouille = (rng: Rng, x: number, y: number, r: number): string =>
  slice(rng, x, y, r, '#4f1a12', '#a8452c', { aspect: rng.between(0.78, 1) }) +
  repeat(9, () =>
    circle(
      x + rng.bell() * r * 0.55,
      y + rng.bell() * r * 0.5,
      r * rng.between(0.05, 0.12),
      rng.pick(['#e3a888', '#6f2418', '#d98a6a']),
    ),
  );

export const gumbo: Painter = {
  vessels: ['bowl', 'pot'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 34 });
    const mix = [
      (x: number, y: number) => andouille(rng, x, y, r * 0.11),
      (x: number, y: number) => andouille(rng, x, y, r * 0.105),
      (x: number, y: number) => okra(rng, x, y, r * 0.075),
      (x: number, y: number) => chunk(rng, x, y, r * 0.105, vary('#c98a52', rng), { sear: true, gloss: 0.5, round: 8 }),
      (x: number, y: number) => okra(rng, x, y, r * 0.07),
      (x: number, y: number) => strip(rng, x, y, r * 0.18, r * 0.045, rng.pick(['#5f8a35', '#7a9f42'])),
    ];
    s +=
      group(
        strew(rng, 40, r * 0.88, r * 0.88, r * 0.13, (x, y, i) => at(mix, i * 5)(x, y)),
        'opacity=".75"',
      ) + path(blob(rng, 0, 0, r * 0.96, r * 0.96, 0.02), food.sauce, 'fill-opacity=".42"');
    s += strew(
      rng,
      52,
      r * 0.84,
      r * 0.84,
      r * 0.165,
      (x, y, i) => (Math.hypot(x, y) > r * 0.38 ? at(mix, i)(x, y) : ''),
      0.4,
    );
    s += rice(rng, -r * 0.02, -r * 0.02, r * 0.36, r * 0.34, '#faf3e4', 520);
    s +=
      strew(rng, 24, r * 0.3, r * 0.28, 17, (x, y) => GARNISHES.scallion(rng, x, y, 1)) +
      strew(rng, 16, r * 0.75, r * 0.75, 50, (x, y) => GARNISHES.scallion(rng, x, y, 1.1));
    return clipTo(
      vessel,
      s +
        dust(rng, 60, r * 0.3, r * 0.3, '#b5401f', { smallest: 1, largest: 2.4 }) +
        glints(rng, 40, r * 0.92, r * 0.92),
    );
  },
};
