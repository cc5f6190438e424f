/** Alfajores de maicena: pale biscuits around dulce de leche, the edge rolled in coconut. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, inDisc, num, path, placeAt, repeat, stroke, TAU } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { strip } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const DULCE = '#a35f26';

const shred = (rng: Rng, x: number, y: number, len: number): string =>
  strip(rng, x, y, len, rng.between(3.4, 5), rng.pick(['#fffdf6', '#f8efdc', '#fffdf6']), 0.6);

/** Seen from above: biscuit, and the coconut of the edge all around. */
function flatOne(rng: Rng, x: number, y: number, r: number): string {
  const c = vary('#efd9a8', rng, 0.7);
  let s =
    path(blob(rng, 7, 11, r * 1.05, r * 1.04, 0.02, 16), PLUM, 'fill-opacity=".42"') +
    path(blob(rng, 0, 2, r * 1.03, r * 1.02, 0.02, 16), dark(DULCE, 0.2)) +
    circle(0, 0, r, DULCE);
  for (let i = 0; i < 110; i++) {
    const a = rng.between(0, TAU);
    const q = r * rng.between(0.9, 1.07);
    s += shred(rng, Math.cos(a) * q, Math.sin(a) * q, rng.between(9, 18));
  }
  s +=
    circle(2, 4, r * 0.87, dark(c, 0.4), 'fill-opacity=".6"') +
    path(blob(rng, 0, 0, r * 0.87, r * 0.86, 0.012, 18), dark(c, 0.14)) +
    path(blob(rng, -2, -3, r * 0.83, r * 0.82, 0.012, 18), c) +
    path(blob(rng, -r * 0.14, -r * 0.16, r * 0.54, r * 0.5, 0.06, 12), light(c, 0.5), 'fill-opacity=".8"') +
    crust(rng, () => inDisc(rng, r * 0.72), 14, c, { smallest: 3, largest: 12 });
  for (let i = 0; i < 9; i++) {
    const [u, v] = inDisc(rng, r * 0.7);
    s += stroke(d`M${u} ${v}l${rng.bell() * 9} ${rng.bell() * 7}`, dark(c, 0.24), 1.8, 'stroke-opacity=".6"');
  }
  return placeAt(x, y, 0, s);
}

/** Lying on its rim: biscuit, caramel and coconut, biscuit. */
function sideOne(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const h = r * 1.02;
  const c = vary('#efd9a8', rng, 0.7);
  const slab = (y0: number, t: number, color: string, k = 1) =>
    `<rect x="${num(-r * k)}" y="${num(y0)}" width="${num(r * 2 * k)}" height="${num(t)}" rx="${num(t * 0.36)}" fill="${color}"/>`;
  let s =
    `<rect x="${num(-r + 7)}" y="${num(-h / 2 + 12)}" width="${num(r * 2)}" height="${num(h)}" ` +
    `rx="${num(h * 0.2)}" fill="${PLUM}" fill-opacity=".42"/>`;
  s +=
    slab(-h * 0.5, h * 0.32, dark(c, 0.2)) +
    slab(-h * 0.5, h * 0.24, c) +
    slab(-h * 0.48, h * 0.08, light(c, 0.5), 0.94);
  s += slab(h * 0.16, h * 0.34, dark(c, 0.3)) + slab(h * 0.16, h * 0.24, dark(c, 0.06));
  s +=
    slab(-h * 0.24, h * 0.46, dark(DULCE, 0.24), 1.03) +
    slab(-h * 0.24, h * 0.36, DULCE, 1.03) +
    slab(-h * 0.2, h * 0.1, light('#c98038', 0.2), 0.98);
  for (let i = 0; i < 44; i++) s += shred(rng, rng.between(-r, r), rng.between(-h * 0.2, h * 0.19), rng.between(7, 12));
  return placeAt(x, y, degrees, s);
}

/** An open one: dulce de leche piped on the lower biscuit. */
function openOne(rng: Rng, x: number, y: number, r: number): string {
  const c = '#efd9a8';
  let s =
    ellipse(7, 11, r, r, PLUM, 'fill-opacity=".42"') +
    circle(0, 0, r * 0.92, dark(c, 0.2)) +
    circle(-2, -3, r * 0.88, c) +
    path(blob(rng, 2, 4, r * 0.74, r * 0.72, 0.05, 14), dark(DULCE, 0.34)) +
    path(blob(rng, 0, 0, r * 0.73, r * 0.71, 0.05, 14), DULCE);
  for (const q of [0.54, 0.34, 0.15])
    s +=
      circle(1, 2, r * q, 'none', `stroke="${dark(DULCE, 0.26)}" stroke-width="${num(r * 0.07)}"`) +
      circle(-1, -2, r * (q + 0.07), 'none', `stroke="#d69a55" stroke-width="${num(r * 0.05)}"`);
  return placeAt(
    x,
    y,
    0,
    s +
      stroke(
        d`M${-r * 0.5} ${-r * 0.3}A${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.04} ${-r * 0.58}`,
        '#fff3dc',
        5,
        'stroke-opacity=".85"',
      ),
  );
}

export const alfajores: Painter = {
  vessels: ['platter'],
  paint({ rng, vessel }) {
    const r = vessel.ry * 0.43;
    let s = repeat(40, () =>
      shred(rng, rng.bell() * vessel.rx * 0.98, rng.bell() * vessel.ry * 0.95, rng.between(8, 16)),
    );
    s +=
      flatOne(rng, -vessel.rx * 0.72, -vessel.ry * 0.24, r) +
      flatOne(rng, -vessel.rx * 0.24, -vessel.ry * 0.5, r) +
      openOne(rng, vessel.rx * 0.26, -vessel.ry * 0.52, r) +
      flatOne(rng, vessel.rx * 0.72, -vessel.ry * 0.2, r);
    return (
      s +
      sideOne(rng, -vessel.rx * 0.5, vessel.ry * 0.46, r, -12) +
      sideOne(rng, vessel.rx * 0.02, vessel.ry * 0.36, r, 8) +
      flatOne(rng, vessel.rx * 0.5, vessel.ry * 0.56, r * 0.94)
    );
  },
};
