/** New England clam chowder: cream, potatoes, smoked bacon, open clams, oyster crackers. */

import { light, PLUM, vary } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, inDisc, num, path, placeAt, polygon, repeat, stroke, TAU } from '../../core/svg.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { PIECES } from '../kit/larder.ts';
import { clipTo, dust, strew } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { castShadow, chunk, glints, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#ecd09a' };

/** One valve seen from inside, its hinge at 0,0, opening upwards. */
const valve = (r: number): string =>
  d`M0 0C${-r * 0.5} ${-r * 0.04} ${-r * 1.02} ${-r * 0.4} ${-r * 0.98} ${-r * 0.86}
    C${-r * 0.9} ${-r * 1.5} ${r * 0.9} ${-r * 1.5} ${r * 0.98} ${-r * 0.86}C${r * 1.02} ${-r * 0.4} ${r * 0.5} ${-r * 0.04} 0 0Z`;

const shell = (r: number, degrees: number, turn: number): string => {
  const outline = valve(r);
  return placeAt(
    0,
    0,
    degrees,
    path(outline, PLUM, `fill-opacity=".34" ${castShadow(degrees + turn, 9)}`) +
      path(outline, '#6f665f') +
      repeat(3, (i) =>
        path(
          outline,
          at(['#a89c8e', '#857b72', '#c4baab'], i),
          `transform="translate(0 ${num(-r * 0.02 * (i + 1))}) scale(${num((0.97 - i * 0.03) * 100) / 100})"`,
        ),
      ) +
      path(outline, '#f6efe4', `transform="translate(0 ${num(-r * 0.09)}) scale(.84)"`) +
      path(outline, '#e2d6c8', `transform="translate(${num(r * 0.05)} ${num(-r * 0.1)}) scale(.7)"`) +
      ellipse(r * 0.4, -r * 0.86, r * 0.2, r * 0.28, '#8a7ba0', 'fill-opacity=".55"') +
      stroke(
        d`M${-r * 0.66} ${-r * 0.8}Q${-r * 0.56} ${-r * 1.1} ${-r * 0.2} ${-r * 1.14}`,
        '#fff',
        r * 0.07,
        'stroke-opacity=".9"',
      ),
  );
};

/** A clam open flat: an empty valve, and one holding the meat. */
const clam = (x: number, y: number, r: number, degrees: number): string =>
  placeAt(
    x,
    y,
    degrees,
    shell(r, 78, degrees) +
      shell(r, -34, degrees) +
      placeAt(
        0,
        0,
        -34,
        path(
          d`M${-r * 0.56} ${-r * 0.46}C${-r * 0.7} ${-r * 1.1} ${r * 0.3} ${-r * 1.24} ${r * 0.54} ${-r * 0.84}
            C${r * 0.66} ${-r * 0.5} ${r * 0.1} ${-r * 0.22} ${-r * 0.56} ${-r * 0.46}Z`,
          '#a8683a',
        ) +
          path(
            d`M${-r * 0.48} ${-r * 0.54}C${-r * 0.56} ${-r * 1.02} ${r * 0.24} ${-r * 1.14} ${r * 0.44} ${-r * 0.82}
              C${r * 0.5} ${-r * 0.6} ${r * 0.06} ${-r * 0.4} ${-r * 0.48} ${-r * 0.54}Z`,
            '#e8b67c',
          ) +
          stroke(d`M${-r * 0.3} ${-r * 0.82}Q${-r * 0.06} ${-r * 0.98} ${r * 0.16} ${-r * 0.9}`, '#fff0d4', r * 0.09) +
          stroke(
            d`M${-r * 0.4} ${-r * 0.5}q${r * 0.14} ${r * 0.1} ${r * 0.26} 0t${r * 0.26} ${-r * 0.06}t${r * 0.24} ${-r * 0.14}`,
            '#7d4a2a',
            r * 0.08,
          ),
      ),
  );

/** A six-sided oyster cracker, docked in the middle. */
const cracker = (rng: Rng, x: number, y: number, r: number): string => {
  const hex = (k: number, dx = 0, dy = 0) =>
    polygon(
      Array.from({ length: 6 }, (_, i) => [Math.cos((i / 6) * TAU) * r * k + dx, Math.sin((i / 6) * TAU) * r * k + dy]),
    );
  return placeAt(
    x,
    y,
    rng.between(0, 60),
    path(hex(1, 3, 5), PLUM, 'fill-opacity=".36" stroke-linejoin="round"') +
      path(hex(1), '#b9823c', 'stroke="#b9823c" stroke-width="6" stroke-linejoin="round"') +
      path(hex(0.9, -1, -2), '#ecc983', 'stroke="#ecc983" stroke-width="6" stroke-linejoin="round"') +
      path(hex(0.5, -2, -3), '#f9e4b2', 'stroke="#f9e4b2" stroke-width="6" stroke-linejoin="round"') +
      repeat(5, (i) => circle(Math.cos(i * 1.26) * r * 0.4, Math.sin(i * 1.26) * r * 0.4, r * 0.07, '#a8702c')),
  );
};

export const chowder: Painter = {
  vessels: ['bowl', 'pot'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 12 });
    s += strew(rng, 34, r * 0.84, r * 0.84, r * 0.16, (x, y, i) =>
      i % 4 === 3
        ? lump(rng, x, y, r * 0.075, r * 0.055, vary('#dfb27c', rng), {
            rotation: rng.between(0, 3),
            gloss: 0.6,
            wobble: 0.14,
          })
        : chunk(rng, x, y, r * rng.between(0.075, 0.1), vary('#f2d382', rng), { round: 12 }),
    );
    s += repeat(26, () => {
      const [x, y] = inDisc(rng, r * 0.86);
      return path(
        blob(rng, x, y, r * rng.between(0.06, 0.13), r * rng.between(0.04, 0.08), 0.2, 9, rng.between(0, 3)),
        light(food.sauce, 0.3),
        'fill-opacity=".8"',
      );
    });
    s += strew(rng, 30, r * 0.76, r * 0.76, r * 0.15, (x, y) => PIECES.bacon(rng, x, y, r * rng.between(0.075, 0.1)));
    s += strew(rng, 16, r * 0.74, r * 0.74, r * 0.2, (x, y) =>
      placeAt(
        x,
        y,
        rng.between(0, 360),
        stroke('M-9 0Q0 -10 9 0', '#8fae5a', 6) + stroke('M-8 0Q0 -8 8 0', '#d3e09a', 2),
      ),
    );
    for (const [u, v, q, turn] of [
      [-0.42, -0.2, 0.19, -30],
      [0.1, -0.34, 0.19, 24],
      [-0.2, 0.34, 0.19, 196],
      [0.3, 0.02, 0.18, 100],
    ] as const)
      s += clam(r * u, r * v, r * q, turn);
    for (const [u, v] of [
      [0.44, 0.36],
      [0.26, 0.54],
      [0.6, 0.2],
      [0.16, 0.3],
      [-0.62, 0.2],
      [-0.02, -0.02],
    ] as const)
      s += cracker(rng, r * u, r * v, r * 0.1);
    s += strew(rng, 40, r * 0.72, r * 0.72, 22, (x, y) => GARNISHES.chive(rng, x, y, 1.1));
    return clipTo(
      vessel,
      s + dust(rng, 70, r * 0.8, r * 0.8, '#33242a', { smallest: 1, largest: 2.4 }) + glints(rng, 18, r * 0.9, r * 0.9),
    );
  },
};
