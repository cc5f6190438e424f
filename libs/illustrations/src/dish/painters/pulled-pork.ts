/** Cochinita pibil: achiote-red pulled pork on its banana leaf, pink onions, habanero, warm tortillas. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, path, placeAt, stroke } from '../../core/svg.ts';
import { flatBread } from '../kit/bread.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { parsley } from '../kit/herbs.ts';
import { strew } from '../kit/layout.ts';
import { disc, glints, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#c2501d' };

/** A shred of pork, glossy with achiote. */
function shred(rng: Rng, x: number, y: number): string {
  const l = rng.between(26, 62);
  const w = rng.between(6, 13);
  const c = vary(rng.pick([food.color, '#d8662a', '#a83c16', '#cc5a24', '#e0803a']), rng, 1.2);
  const outline = d`M${-l / 2} 0Q${-l * 0.1} ${rng.bell() * 20} ${l / 2} ${rng.bell() * 12}`;
  return placeAt(
    x,
    y,
    rng.between(0, 180),
    stroke(outline, '#4a1409', w + 2, 'stroke-opacity=".5" transform="translate(2 3.4)"') +
      stroke(outline, dark(c, 0.2), w) +
      stroke(outline, c, w * 0.66, 'transform="translate(-.6 -1.2)"') +
      stroke(outline, light(c, 0.35), w * 0.2, 'stroke-opacity=".8" transform="translate(-1 -2.4)"'),
  );
}

/** A sliver of pickled pink onion. */
function pinkOnion(rng: Rng, x: number, y: number): string {
  const q = rng.between(26, 44);
  const outline = d`M${-q} 0Q0 ${-q * rng.between(0.7, 1.2)} ${q} 0`;
  return placeAt(
    x,
    y,
    rng.between(0, 360),
    stroke(outline, PLUM, 9, 'stroke-opacity=".35" transform="translate(2 4)"') +
      stroke(outline, '#b5246a', 9) +
      stroke(outline, '#ec6fa6', 5.4, 'transform="translate(0 -1)"') +
      stroke(outline, '#ffd9e8', 1.8, 'transform="translate(0 -2.4)"'),
  );
}

const habanero = (rng: Rng, x: number, y: number, q: number, degrees: number, c: string): string =>
  placeAt(
    x,
    y,
    degrees,
    lump(rng, 0, 0, q, q * 0.78, c, { gloss: 0.9, wobble: 0.09, edge: 0.3 }) +
      stroke(d`M${-q * 0.3} ${-q * 0.5}Q0 0 ${-q * 0.2} ${q * 0.5}`, dark(c, 0.25), 3, 'stroke-opacity=".6"') +
      stroke(d`M${-q * 0.9} 0q${-q * 0.4} ${-q * 0.04} ${-q * 0.56} ${-q * 0.3}`, '#5f8a35', 7),
  );

const tortilla = (rng: Rng, x: number, y: number, r: number): string =>
  flatBread(rng, x, y, r, r * 0.94, vary('#efcb80', rng, 0.7), { spots: 30, burn: '#8f5524', largest: 10 });

export const pulledPork: Painter = {
  vessels: ['leaf', 'board'],
  paint({ rng, vessel }) {
    const { rx, ry } = vessel;
    const tortillas = tortilla(rng, rx * 0.7, ry * 0.2, ry * 0.62) + tortilla(rng, rx * 0.76, -ry * 0.1, ry * 0.6);
    const w = rx * 0.66;
    const h = ry * 0.82;
    const pork =
      path(blob(rng, 6, 10, w * 1.06, h * 1.02, 0.06, 14), '#8a2a10', 'fill-opacity=".55"') +
      disc(rng, 0, 0, w * 0.96, h * 0.95, dark(food.color, 0.2), { wobble: 0.08, shadowX: 7, shadowY: 11, lit: 0 }) +
      strew(rng, 260, w * 0.92, h * 0.9, 9, (x, y) => shred(rng, x, y)) +
      strew(rng, 26, w * 0.56, h * 0.5, 22, (x, y) => pinkOnion(rng, x, y)) +
      strew(rng, 8, w * 0.7, h * 0.66, 60, (x, y) => parsley(rng, x, y, 19, '#5f9a40')) +
      glints(rng, 34, w * 0.85, h * 0.8);
    return (
      tortillas +
      placeAt(-rx * 0.16, 0, 0, pork) +
      habanero(rng, rx * 0.5, -ry * 0.68, ry * 0.14, 20, '#ef8a1e') +
      habanero(rng, rx * 0.36, -ry * 0.74, ry * 0.12, -30, '#e2571f') +
      citrusWedge(-rx * 0.76, ry * 0.46, ry * 0.2, 'lime', 30) +
      citrusWedge(rx * 0.4, ry * 0.72, ry * 0.2, 'orange', -10)
    );
  },
};
