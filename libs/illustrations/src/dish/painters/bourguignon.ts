/** Bœuf bourguignon: big braised cubes in wine sauce with pearl onions, mushrooms and bacon. */
import { dark, light, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, path, placeAt, stroke } from '../../core/svg.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { sprig } from '../kit/herbs.ts';
import { PIECES } from '../kit/larder.ts';
import { clipTo, pile } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { chunk, glints, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#4f1a1c' };

const garnish: GarnishName[] = ['parsley', 'pepper'];

const pearlOnion = (rng: Rng, x: number, y: number, r: number): string =>
  lump(rng, x, y, r, r * 0.92, vary('#e6c08c', rng), { gloss: 0.85, wobble: 0.05 }) +
  placeAt(
    x,
    y,
    rng.between(0, 360),
    [-0.4, 0, 0.4]
      .map((k) =>
        stroke(
          d`M${-r * 0.8} ${k * r * 0.3}Q0 ${k * r * 1.5} ${r * 0.8} ${k * r * 0.3}`,
          dark('#e6c08c', 0.28),
          1.8,
          'stroke-opacity=".55"',
        ),
      )
      .join('') + circle(-r * 0.84, 0, r * 0.12, '#8a5a34'),
  );

const cap = (rng: Rng, x: number, y: number, r: number): string =>
  lump(rng, x, y, r, r * 0.9, vary('#a5683a', rng), { gloss: 0.7, wobble: 0.04 }) +
  path(blob(rng, x + r * 0.2, y + r * 0.24, r * 0.34, r * 0.2, 0.15, 8), light('#a5683a', 0.4), 'fill-opacity=".5"');

export const bourguignon: Painter = {
  vessels: ['pot'],
  garnish,
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    const z = r * 0.15;
    const beef = (x: number, y: number) =>
      chunk(rng, x, y, z * rng.between(1, 1.2), vary(rng.pick(['#6b3224', '#7a3a28', '#5a281e']), rng), {
        sear: true,
        gloss: 0.65,
      });
    let s = pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 20 });
    s += pile(
      rng,
      [
        beef,
        (x, y) => PIECES.carrot(rng, x, y, z),
        beef,
        (x, y) => PIECES.bacon(rng, x, y, z * 0.9),
        (x, y) => cap(rng, x, y, z * 0.7),
      ],
      30,
      z * 1.5,
      r * 0.9,
      r * 0.88,
      0.45,
    );
    s += circle(0, 0, r, food.sauce, 'fill-opacity=".3"');
    s += pile(
      rng,
      [
        beef,
        (x, y) => pearlOnion(rng, x, y, z * 0.66),
        beef,
        (x, y) => cap(rng, x, y, z * 0.76),
        (x, y) => PIECES.carrot(rng, x, y, z * 1.05),
        beef,
        (x, y) => PIECES.bacon(rng, x, y, z),
      ],
      30,
      z * 1.45,
      r * 0.74,
      r * 0.72,
      0.55,
    );
    s += sprig(rng, r * 0.3, -r * 0.34, r * 0.6, 30, '#6f8a55', 6);
    return clipTo(vessel, s + sprinkle(rng, garnish, 12, r * 0.76, r * 0.74, 1.2) + glints(rng, 34, r * 0.9, r * 0.9));
  },
};
