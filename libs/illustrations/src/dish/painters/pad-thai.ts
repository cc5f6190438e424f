/** Pad thaï: flat rice noodles in tamarind, prawns on top, with peanuts, sprouts and lime set at the side. */
import { dark, mix, PLUM, vary } from '../../core/color.ts';
import { blob, ellipse, path, placeAt, repeat } from '../../core/svg.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { noodles } from '../kit/grains.ts';
import { dust, strew } from '../kit/layout.ts';
import { prawn } from '../kit/proteins.ts';
import { crumb } from '../kit/seasoning.ts';
import { chunk, glints } from '../kit/shading.ts';
import { stick } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { noodle: '#d98f45' };

export const padThai: Painter = {
  vessels: ['ivory', 'leaf'],
  paint({ rng, vessel }) {
    const rx = vessel.rx * 0.98;
    const ry = vessel.ry * 0.98;
    const r = Math.min(rx, ry);
    let s =
      ellipse(9, 13, rx, ry, PLUM, 'fill-opacity=".3"') +
      path(blob(rng, 0, 0, rx * 0.86, ry * 0.85, 0.05, 14), mix(dark(food.noodle, 0.3), '#8a4a1e', 0.4));
    s += noodles(rng, rx, ry, food.noodle, { strands: 150, width: 12.5, hubs: 8, swirl: 1.15 });
    s += strew(rng, 9, rx * 0.7, ry * 0.7, r * 0.3, (x, y) =>
      chunk(rng, x, y, r * 0.095, vary('#f0d9a2', rng), { round: 15, sear: true }),
    );
    s += strew(
      rng,
      9,
      rx * 0.66,
      ry * 0.66,
      r * 0.26,
      (x, y) =>
        path(blob(rng, x + 2, y + 4, r * 0.12, r * 0.07, 0.2, 8, rng.between(0, 3)), PLUM, 'fill-opacity=".3"') +
        path(blob(rng, x, y, r * 0.12, r * 0.07, 0.2, 8, rng.between(0, 3)), '#f6d25a') +
        path(blob(rng, x - 4, y - 3, r * 0.05, r * 0.03, 0.2, 7), '#fff3c0'),
    );
    s += repeat(15, () =>
      stick(
        rng.bell() * rx * 0.55,
        rng.bell() * ry * 0.55,
        r * rng.between(0.26, 0.4),
        8,
        rng.between(0, 180),
        vary('#5f9a3a', rng),
        rng.bell() * 20,
      ),
    );
    const [tx, ty] = [-rx * 0.08, -ry * 0.06];
    for (const [u, v, turn] of [
      [-0.5, -0.26, 30],
      [0.02, -0.5, 100],
      [0.42, -0.12, 190],
      [-0.1, 0.34, -40],
      [-0.08, -0.08, 60],
    ] as const)
      s += prawn(rng, tx + u * rx, ty + v * ry, r * 0.27, turn);
    s += noodles(rng, rx * 0.5, ry * 0.5, food.noodle, { strands: 3, width: 12, hubs: 2 });
    // Peanuts, sprouts, chilli powder: each in its own heap on the rim of the dish.
    s += placeAt(
      rx * 0.52,
      ry * 0.62,
      0,
      ellipse(4, 7, r * 0.24, r * 0.18, PLUM, 'fill-opacity=".3"') +
        strew(rng, 80, r * 0.24, r * 0.18, 7, (x, y) =>
          crumb(rng, x, y, rng.between(5, 10), rng.pick(['#e3b56c', '#c98f45', '#f0cd8e'])),
        ),
    );
    s += placeAt(
      -rx * 0.62,
      ry * 0.5,
      0,
      strew(rng, 26, r * 0.27, r * 0.2, 13, (x, y) => GARNISHES.sprouts(rng, x, y, 1.15)),
    );
    s += placeAt(
      -rx * 0.2,
      ry * 0.76,
      0,
      ellipse(3, 5, r * 0.11, r * 0.075, PLUM, 'fill-opacity=".3"') +
        dust(rng, 110, r * 0.11, r * 0.075, '#b8281c', { smallest: 1.6, largest: 4 }),
    );
    s +=
      citrusWedge(rx * 0.74, ry * 0.16, r * 0.2, 'lime', 100) +
      citrusWedge(rx * 0.68, -ry * 0.26, r * 0.19, 'lime', 74);
    return (
      s +
      dust(rng, 40, rx * 0.6, ry * 0.6, '#c93a1c', { smallest: 1.2, largest: 2.8 }) +
      glints(rng, 26, rx * 0.7, ry * 0.7)
    );
  },
};
