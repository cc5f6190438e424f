/** Peruvian ceviche: white fish in leche de tigre, red onion, sweet potato, choclo on the cob, lettuce. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, group, path, placeAt, stroke, TAU } from '../../core/svg.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { clipTo, pile } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { chunk, form, glints } from '../kit/shading.ts';
import { lettuceLeaf, onionArc, slice } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const garnish: GarnishName[] = ['coriander', 'chili'];

/** A length of corn cob with the big pale kernels of the Andes. */
function choclo(rng: Rng, x: number, y: number, len: number, h: number, degrees: number): string {
  const colors = 7;
  const rows = 4;
  let s = form(blobBox(len, h), '#e6cf86', { lit: 0 });
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < colors; i++) {
      const px = -len / 2 + ((i + 0.5) * len) / colors;
      const py = -h / 2 + ((j + 0.5) * h) / rows;
      const w = len / colors / 2;
      const t = h / rows / 2;
      const c = vary('#f4e4ae', rng);
      s +=
        path(blob(rng, px, py, w * 0.98, t * 0.98, 0.05, 8), dark(c, 0.2)) +
        path(blob(rng, px - 1, py - 1.5, w * 0.84, t * 0.8, 0.05, 8), c) +
        path(blob(rng, px - w * 0.25, py - t * 0.35, w * 0.34, t * 0.24, 0.1, 6), '#fffbe8');
    }
  return placeAt(x, y, degrees, s);
}

const blobBox = (w: number, h: number): string =>
  d`M${-w / 2} ${-h / 2}H${w / 2}Q${w / 2 + 12} 0 ${w / 2} ${h / 2}H${-w / 2}Q${-w / 2 - 12} 0 ${-w / 2} ${-h / 2}Z`;

const sweetPotato = (rng: Rng, x: number, y: number, r: number): string =>
  slice(rng, x, y, r, '#a3522a', '#e5842e', { aspect: 0.86 }) +
  stroke(d`M${x - r * 0.5} ${y + r * 0.1}q${r * 0.5} ${-r * 0.3} ${r} 0`, '#f6ae62', r * 0.08, 'stroke-opacity=".7"');

export const cevichePeru: Painter = {
  vessels: ['cream', 'creamBowl'],
  garnish,
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = vessel.deep
      ? pool(sheet, rng, r, vessel.ry, '#f0e2bd', { oil: 6 })
      : group(pool(sheet, rng, r * 0.94, r * 0.92, '#f0e2bd', { oil: 6 }));
    for (const [x, y, turn] of [
      [-0.62, -0.1, 200],
      [-0.36, -0.56, 244],
    ] as const)
      s += lettuceLeaf(rng, x * r, y * r, r * 0.34, turn);
    for (const [x, y] of [
      [-0.68, 0.3],
      [-0.5, 0.52],
      [-0.26, 0.68],
    ] as const)
      s += sweetPotato(rng, x * r, y * r, r * 0.21);
    s += choclo(rng, r * 0.5, r * 0.54, r * 0.6, r * 0.34, -38);
    s += pile(
      rng,
      [
        (x, y) =>
          chunk(rng, x, y, r * rng.between(0.1, 0.125), vary(rng.pick(['#fbf3ea', '#f3e0d6', '#efe6e0']), rng), {
            gloss: 0.9,
            round: 9,
          }),
      ],
      62,
      r * 0.125,
      r * 0.62,
      r * 0.56,
      0.6,
    );
    s += pile(rng, [(x, y) => onionArc(rng, x, y, r * rng.between(0.1, 0.15))], 26, r * 0.1, r * 0.44, r * 0.36, 0.6);
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * TAU;
      s += placeAt(
        Math.cos(a) * r * 0.3,
        Math.sin(a) * r * 0.24,
        rng.between(0, 180),
        stroke(d`M-20 0Q0 ${rng.bell() * 12} 20 0`, PLUM, 8, 'stroke-opacity=".3" transform="translate(2 3)"') +
          stroke(d`M-20 0Q0 ${rng.bell() * 8} 20 0`, light('#e8791f', 0.05), 8),
      );
    }
    s += citrusWedge(r * 0.66, -r * 0.4, r * 0.2, 'lime', 200);
    return clipTo(vessel, s + sprinkle(rng, garnish, 12, r * 0.5, r * 0.42, 1.2) + glints(rng, 20, r * 0.6, r * 0.5));
  },
};
