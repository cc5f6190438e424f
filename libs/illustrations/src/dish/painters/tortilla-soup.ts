/** Sopa de tortilla: tomato and pasilla broth, crisp strips, avocado, fresh cheese, cream and lime. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, path, placeAt, repeat, stroke, TAU } from '../../core/svg.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { parsley } from '../kit/herbs.ts';
import { clipTo, strew } from '../kit/layout.ts';
import { drizzle, pool } from '../kit/sauces.ts';
import { chunk, glints } from '../kit/shading.ts';
import { slice } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#a63a18', strip: '#e3ad4a' };

/** Long leaf-shaped slices of avocado, fanned side by side. */
const fanned = (
  n: number,
  step: number,
  len: number,
  width: number,
  color: string,
  skin: string,
  turn: number,
): string =>
  repeat(n, (i) => {
    const k = i - (n - 1) / 2;
    const l = len * (1 - 0.07 * Math.abs(k));
    const outline = d`M0 ${-l / 2}C${width} ${-l * 0.3} ${width} ${l * 0.3} 0 ${l / 2}
      C${width * 0.18} ${l * 0.2} ${width * 0.18} ${-l * 0.2} 0 ${-l / 2}Z`;
    return placeAt(
      k * step,
      0,
      k * turn,
      path(outline, PLUM, 'fill-opacity=".3" transform="translate(5 4)"') +
        path(outline, skin) +
        path(outline, color, 'transform="translate(-2 -1) scale(.93 .96)"') +
        stroke(
          d`M${width * 0.3} ${-l * 0.3}C${width * 0.52} ${-l * 0.1} ${width * 0.5} ${l * 0.06} ${width * 0.42} ${l * 0.16}`,
          light(color, 0.55),
          width * 0.12,
          'stroke-opacity=".8"',
        ),
    );
  });

/** A fried ribbon of tortilla: flat, slightly buckled, blistered. */
const strip = (rng: Rng, x: number, y: number, len: number, w: number, color: string, degrees: number): string => {
  const b = rng.bell() * len * 0.16;
  const outline = d`M${-len / 2} ${-w * 0.5}Q0 ${b - w * 0.5} ${len / 2} ${-w * 0.6}L${len / 2 + 3} ${w * 0.5}
    Q0 ${b + w * 0.6} ${-len / 2 - 2} ${w * 0.5}Z`;
  return placeAt(
    x,
    y,
    degrees,
    path(outline, PLUM, 'fill-opacity=".36" transform="translate(3 6)"') +
      path(outline, dark(color, 0.3)) +
      path(outline, color, 'transform="translate(0 -2)"') +
      stroke(
        d`M${-len * 0.46} ${-w * 0.44}Q0 ${b - w * 0.5} ${len * 0.46} ${-w * 0.54}`,
        light(color, 0.5),
        2.4,
        'stroke-opacity=".9" transform="translate(0 -1)"',
      ) +
      repeat(3, () => {
        const t = rng.bell() * 0.4;
        return path(
          blob(rng, t * len, b * 0.5 * (1 - 4 * t * t), rng.between(3, 7), rng.between(2, 3.6), 0.2, 7),
          '#8f5420',
          'fill-opacity=".6"',
        );
      }),
  );
};

export const tortillaSoup: Painter = {
  vessels: ['bowl', 'clay'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 40 });
    s += strew(rng, 20, r * 0.85, r * 0.85, 34, (x, y) =>
      chunk(rng, x, y, rng.between(9, 16), vary('#c4502a', rng), { gloss: 0.4 }),
    );
    const heapAt = (cx: number, cy: number, n: number, q: number) =>
      repeat(n, (i) => {
        const t = i / n;
        const a = rng.between(0, TAU);
        const distance = q * (1 - t * 0.7) * rng.next() ** 0.5;
        return strip(
          rng,
          cx + Math.cos(a) * distance,
          cy + Math.sin(a) * distance * 0.9,
          r * rng.between(0.34, 0.54),
          r * rng.between(0.045, 0.06),
          vary(rng.pick([food.strip, '#c98a34', '#efc06a']), rng, 1.2),
          rng.between(0, 180),
        );
      });
    s += heapAt(-r * 0.08, r * 0.04, 84, r * 0.66);
    s += placeAt(r * 0.44, -r * 0.28, 34, fanned(6, r * 0.1, r * 0.6, r * 0.17, '#c9d67a', '#4f7a32', 5));
    s += strew(rng, 11, r * 0.24, r * 0.2, r * 0.1, (x, y) =>
      chunk(rng, x - r * 0.38, y + r * 0.26, r * rng.between(0.06, 0.09), vary('#fbf5e6', rng, 0.5), { round: 16 }),
    );
    s += repeat(5, (i) => {
      const x = -r * 0.34 + i * r * 0.13 + rng.bell() * 8;
      const y = -r * 0.42 + rng.bell() * 14;
      return slice(rng, x, y, r * 0.062, '#2c1512', '#5a2418', { core: '#a63a18', aspect: rng.between(0.7, 1) });
    });
    s += drizzle(
      [
        [-r * 0.1, r * 0.5],
        [r * 0.1, r * 0.3],
        [r * 0.28, r * 0.44],
        [r * 0.42, r * 0.22],
        [r * 0.58, r * 0.3],
      ],
      '#fbf3e0',
      r * 0.036,
    );
    s += strew(rng, 9, r * 0.5, r * 0.5, r * 0.22, (x, y) => parsley(rng, x, y, r * 0.07, '#5f9a40'));
    return clipTo(
      vessel,
      s + citrusWedge(r * 0.3, r * 0.62, r * 0.17, 'lime', -24) + glints(rng, 26, r * 0.9, r * 0.9),
    );
  },
};
