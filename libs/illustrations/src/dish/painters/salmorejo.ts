/** Salmorejo: thick cold tomato cream, chopped egg, serrano ham and a thread of olive oil. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  arcPath,
  circle,
  d,
  inDisc,
  openCurve,
  type Point,
  path,
  placeAt,
  repeat,
  stroke,
  TAU,
} from '../../core/svg.ts';
import { clipTo, strew } from '../kit/layout.ts';
import { eggHalf } from '../kit/proteins.ts';
import { pool } from '../kit/sauces.ts';
import { chunk, glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#e8703a' };

/** A ribbon of cured ham, its white edge of fat. */
const ham = (rng: Rng, x: number, y: number, r: number, degrees: number): string => {
  const b = rng.bell() * r * 0.5;
  const outline = d`M${-r} ${-r * 0.2}C${-r * 0.4} ${-r * 0.5 + b} ${r * 0.3} ${r * 0.1 + b} ${r} ${-r * 0.24}L${r * 0.96} ${r * 0.2}
    C${r * 0.3} ${r * 0.5 + b} ${-r * 0.4} ${-r * 0.06 + b} ${-r} ${r * 0.22}Z`;
  const c = vary('#a3283a', rng);
  return placeAt(
    x,
    y,
    degrees,
    path(outline, PLUM, 'fill-opacity=".36" transform="translate(3 6)"') +
      path(outline, dark(c, 0.2)) +
      path(outline, c, 'transform="translate(0 -2) scale(.96 .86)"') +
      stroke(
        d`M${-r * 0.96} ${r * 0.16}C${-r * 0.4} ${-r * 0.06 + b} ${r * 0.3} ${r * 0.46 + b} ${r * 0.94} ${r * 0.16}`,
        '#f7dccb',
        r * 0.14,
      ) +
      stroke(
        d`M${-r * 0.5} ${-r * 0.1 + b * 0.5}Q0 ${b * 0.6} ${r * 0.5} ${b * 0.3}`,
        '#e08a8a',
        r * 0.07,
        'stroke-opacity=".8"',
      ),
  );
};

export const salmorejo: Painter = {
  vessels: ['ivoryBowl', 'clay'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = pool(sheet, rng, r, vessel.ry, food.sauce);
    s += repeat(6, (i) => {
      const q = r * (0.9 - i * 0.1);
      const a = i * 1.1;
      return stroke(
        arcPath(q, a, a + 1.6),
        i % 2 ? light(food.sauce, 0.3) : dark(food.sauce, 0.16),
        rng.between(9, 15),
        'stroke-opacity=".5"',
      );
    });
    const oil = Array.from({ length: 40 }, (_, i): Point => {
      const a = (i / 39) * TAU * 1.08 + 0.6;
      const q = r * (0.7 + Math.sin(i * 0.9) * 0.035);
      return [Math.cos(a) * q, Math.sin(a) * q];
    });
    s += repeat(2, (i) => {
      const arc = openCurve(oil.slice(i * 19, i * 19 + 9));
      return (
        stroke(arc, '#a8521a', 8, 'stroke-opacity=".4" transform="translate(2 3)"') +
        stroke(arc, '#dca62a', 7, 'stroke-opacity=".85"') +
        stroke(arc, '#fff2b0', 2, 'stroke-opacity=".9" transform="translate(-1 -2)"')
      );
    });
    s += repeat(26, () => {
      const [x, y] = inDisc(rng, r * 0.84, 0, 0, 0.3);
      const q = rng.between(3, 9);
      return circle(x, y, q, '#e3b52a', 'fill-opacity=".9"') + circle(x - q * 0.3, y - q * 0.3, q * 0.25, '#fff7cf');
    });
    // Chopped egg and ham heaped together in the middle.
    s += placeAt(
      0,
      r * 0.03,
      0,
      strew(rng, 230, r * 0.52, r * 0.44, 13, (x, y, i) =>
        chunk(rng, x, y, rng.between(9, 14), i % 3 ? vary('#fffaf0', rng, 0.5) : vary('#f4b32c', rng), { round: 10 }),
      ),
    );
    s += placeAt(
      r * 0.1,
      -r * 0.06,
      0,
      strew(rng, 34, r * 0.42, r * 0.34, 28, (x, y) => ham(rng, x, y, rng.between(28, 42), rng.between(0, 180))),
    );
    s += placeAt(
      -r * 0.12,
      r * 0.08,
      0,
      strew(rng, 34, r * 0.3, r * 0.22, 18, (x, y, i) =>
        chunk(rng, x, y, rng.between(10, 14), i % 3 ? vary('#fffaf0', rng, 0.5) : vary('#f4b32c', rng), { round: 10 }),
      ),
    );
    s += eggHalf(rng, -r * 0.44, r * 0.4, r * 0.16, -24);
    return clipTo(vessel, s + glints(rng, 16, r * 0.9, r * 0.9));
  },
};
