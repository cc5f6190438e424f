/** Fruit lying on the table. */
import { PLUM, vary } from '../../core/color.ts';
import { circle, ellipse, placeAt, stroke, TAU } from '../../core/svg.ts';
import { citrus } from '../kit/fruit.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { leaf } from '../kit/herbs.ts';
import { heap } from '../kit/larder.ts';
import { lump } from '../kit/shading.ts';
import type { Prop, Tools } from '../types.ts';
import { around, ball } from './shared.ts';

/** Half a pomegranate and some of its grains. */
function pomegranate({ rng }: Tools): string {
  let s =
    ellipse(18, 24, 84, 80, PLUM, 'fill-opacity=".45" filter="url(#s4)"') +
    lump(rng, 0, 0, 84, 80, '#b5303a', { shadow: 0, wobble: 0.03, edge: 0.3 }) +
    circle(0, 0, 70, '#f3d9a8') +
    circle(0, 0, 64, '#8f1730');
  for (let k = 0; k < 6; k++) s += placeAt(0, 0, k * 60, stroke('M0 0L64 0', '#f0d3a0', 5));
  for (let i = 0; i < 46; i++) {
    const a = rng.between(0, TAU);
    const distance = rng.between(16, 58);
    s += lump(rng, Math.cos(a) * distance, Math.sin(a) * distance, 8, 6.5, vary('#c02444', rng), {
      gloss: 0.8,
      rotation: a,
      shadow: 0.1,
    });
  }
  return s + around(rng, 12, 110, 40, (x, y) => GARNISHES.pomegranate(rng, x, y + 92, 1.3));
}

/** A coconut half. */
const coconutHalf = ({ rng }: Tools): string =>
  ellipse(18, 24, 84, 80, PLUM, 'fill-opacity=".45" filter="url(#s4)"') +
  lump(rng, 0, 0, 84, 80, '#6f4526', { shadow: 0, wobble: 0.03, edge: 0.34 }) +
  circle(0, 0, 72, '#fdf8ec') +
  circle(2, 3, 56, '#d9cdb8') +
  circle(5, 7, 50, '#f1e9da') +
  stroke('M-52 -22A58 58 0 0 1 -14 -54', '#fff', 6) +
  around(rng, 12, 110, 30, (x, y) => GARNISHES.coconut(rng, x, y + 96, 1.2));

/** Sugared lingonberries on their leaves. */
const lingon = ({ rng }: Tools): string =>
  leaf(rng, -50, 10, 70, 34, 200, '#3f6a3a') +
  leaf(rng, 52, -20, 66, 30, -30, '#4f7a3f') +
  leaf(rng, 10, 46, 64, 30, 70, '#3f6a3a') +
  around(rng, 20, 70, 50, (x, y) => lump(rng, x, y, 16, 15, vary('#b8202c', rng), { gloss: 0.9 }));

export const fruit = {
  lemon: ({ rng }) =>
    ball(rng, -50, 12, 66, '#efbf2c') +
    circle(-74, -10, 3, '#fff') +
    ellipse(52, 44, 60, 58, PLUM, 'fill-opacity=".4" filter="url(#s4)"') +
    citrus(rng, 40, 30, 58, 'lemon'),
  lime: ({ rng }) =>
    ball(rng, -44, -6, 52, '#7fa83a') +
    ellipse(48, 44, 48, 46, PLUM, 'fill-opacity=".4" filter="url(#s4)"') +
    citrus(rng, 40, 34, 46, 'lime'),
  berries: ({ rng }) => heap(rng, ['blueberry', 'raspberry', 'cherry'], 15, 90, 66, 30, 0.9),
  avocado: ({ rng }) =>
    placeAt(
      0,
      0,
      rng.between(-40, 40),
      ellipse(14, 20, 70, 96, PLUM, 'fill-opacity=".45" filter="url(#s4)"') +
        ellipse(0, 0, 68, 94, '#3a4a2a') +
        ellipse(-1, -2, 61, 87, '#8fae4a') +
        ellipse(-3, -4, 50, 74, '#e6e08a'),
    ) + ball(rng, 0, 20, 33, '#8a5230'),
  pomegranate,
  coconutHalf,
  lingon,
} satisfies Record<string, Prop>;
