/** Chawanmushi: a porcelain cup of silky savoury custard, its lid set aside. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, group, num, path, placeAt, repeat, stroke, turned } from '../../core/svg.ts';
import { cupAt } from '../kit/cups.ts';
import { leaf } from '../kit/herbs.ts';
import { dust } from '../kit/layout.ts';
import { prawn } from '../kit/proteins.ts';
import { lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#f3d888', ware: '#f4f0e4', ink: '#2f558c' };

/** Shiitake cap with its carved star. */
const shiitake = (rng: Rng, x: number, y: number, r: number): string =>
  lump(rng, x, y, r, r * 0.95, '#7d4b2a', { wobble: 0.04, points: 12, edge: 0.32, gloss: 0.4 }) +
  placeAt(
    x,
    y,
    rng.between(0, 60),
    repeat(3, (i) =>
      turned(i * 60, path(d`M${-r * 0.62} 0Q0 ${-r * 0.17} ${r * 0.62} 0Q0 ${r * 0.17} ${-r * 0.62} 0Z`, '#f0dcb2')),
    ),
  );

/** Mitsuba: three notched leaves on a knotted stem. */
const mitsuba = (rng: Rng, x: number, y: number, r: number, degrees: number): string =>
  placeAt(
    x,
    y,
    degrees,
    stroke(d`M${-r * 1.5} ${r * 0.3}Q${-r * 0.6} ${-r * 0.3} 0 0`, '#8fb05a', r * 0.12) +
      leaf(rng, r * 0.5, 0, r * 1.1, r * 0.7, 0, '#5a9440') +
      leaf(rng, r * 0.02, -r * 0.5, r, r * 0.62, -70, '#67a048') +
      leaf(rng, r * 0.02, r * 0.5, r, r * 0.62, 70, '#528a3a'),
  );

const band = (r: number, ink: string): string =>
  circle(0, 0, r * 0.9, 'none', `stroke="${ink}" stroke-width="${num(r * 0.035)}"`) +
  repeat(28, (i) =>
    group(
      circle(0, 0, r * 0.026, '#f7f1e2'),
      `transform="rotate(${num((i * 360) / 28)}) translate(${num(r * 0.9)} 0)"`,
    ),
  );

/** The custard and what is set in it, within the radius `q`. */
function custardTop(rng: Rng, q: number): string {
  let custard =
    circle(0, 0, q, dark(food.color, 0.12)) + path(blob(rng, 0, 3, q * 0.95, q * 0.94, 0.012, 16), food.color);
  custard += repeat(7, () =>
    path(
      blob(
        rng,
        rng.bell() * q * 0.6,
        rng.bell() * q * 0.6,
        q * rng.between(0.14, 0.3),
        q * rng.between(0.05, 0.1),
        0.2,
        8,
        rng.between(0, 3),
      ),
      light(food.color, 0.35),
      'fill-opacity=".5"',
    ),
  );
  custard += path(
    d`M${-q * 0.9} ${q * 0.3}A${q * 0.96} ${q * 0.96} 0 0 0 ${q * 0.85} ${q * 0.42}Q0 ${q * 0.86} ${-q * 0.9} ${q * 0.3}Z`,
    '#c98f34',
    'fill-opacity=".4"',
  );
  custard +=
    prawn(rng, -q * 0.26, -q * 0.3, q * 0.36, 20) +
    prawn(rng, -q * 0.34, q * 0.28, q * 0.34, -70) +
    shiitake(rng, q * 0.32, -q * 0.3, q * 0.3) +
    lump(rng, q * 0.02, q * 0.06, q * 0.12, q * 0.09, '#d6c04a', { gloss: 0.8 }) +
    lump(rng, q * 0.55, q * 0.06, q * 0.11, q * 0.09, '#d6c04a', { gloss: 0.8, rotation: 1 }) +
    mitsuba(rng, q * 0.26, q * 0.4, q * 0.3, -24) +
    stroke(
      d`M${-q * 0.8} ${-q * 0.1}A${q * 0.82} ${q * 0.82} 0 0 1 ${-q * 0.3} ${-q * 0.74}`,
      '#fffbe8',
      7,
      'stroke-opacity=".8"',
    ) +
    dust(rng, 20, q * 0.7, q * 0.7, '#fff8dc', { smallest: 1, largest: 2.4 });
  return custard;
}

/** The lid, set aside, `k` in radius. */
const lid = (x: number, y: number, k: number): string =>
  placeAt(
    x,
    y,
    0,
    ellipse(k * 0.14, k * 0.2, k * 1.02, k, PLUM, 'fill-opacity=".46" filter="url(#s10)"') +
      circle(0, 0, k, dark(food.ware, 0.34)) +
      circle(-1, -2, k * 0.98, food.ware) +
      circle(0, 0, k * 0.86, 'none', `stroke="${food.ink}" stroke-width="${num(k * 0.05)}"`) +
      repeat(12, (i) =>
        group(
          path(d`M${-k * 0.16} 0Q0 ${-k * 0.16} ${k * 0.16} 0Q0 ${k * 0.16} ${-k * 0.16} 0Z`, food.ink),
          `transform="rotate(${i * 30}) translate(${num(k * 0.6)} 0)"`,
        ),
      ) +
      circle(k * 0.05, k * 0.07, k * 0.3, PLUM, 'fill-opacity=".3"') +
      circle(0, 0, k * 0.3, dark(food.ware, 0.28)) +
      circle(-1, -2, k * 0.28, light(food.ware, 0.3)) +
      circle(0, 0, k * 0.17, dark(food.ware, 0.16)) +
      stroke(
        d`M${-k * 0.9} ${-k * 0.2}A${k * 0.92} ${k * 0.92} 0 0 1 ${-k * 0.2} ${-k * 0.9}`,
        '#fff',
        k * 0.05,
        'stroke-opacity=".9"',
      ),
  );

export const steamedCup: Painter = {
  vessels: ['slab', 'board'],
  paint({ sheet, rng, vessel }) {
    const { rx, ry } = vessel;
    const r = ry * 0.98;
    return (
      cupAt(sheet, -rx * 0.3, 0, r, food.ware, custardTop(rng, r * 0.83), band(r, food.ink)) +
      lid(rx * 0.66, -ry * 0.36, ry * 0.56)
    );
  },
};
