/** Coxinhas: golden breaded drops, one torn open on its shredded chicken, with hot sauce. */
import { dark, light, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, inDisc, path, placeAt, stroke } from '../../core/svg.ts';
import { dipBowl } from '../kit/cups.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { PIECES } from '../kit/larder.ts';
import { crumb } from '../kit/seasoning.ts';
import { form, gleam } from '../kit/shading.ts';
import { lettuceLeaf, strip } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#c2361c' };

const garnish: GarnishName[] = ['parsley'];

/** A drop of radius r whose point looks up before rotation. */
const drop = (r: number): string =>
  d`M0 ${-r * 1.8}C${r * 0.22} ${-r * 1.16} ${r * 1.02} ${-r * 0.58} ${r * 1.02} ${r * 0.1}
    C${r * 1.02} ${r * 0.72} ${r * 0.5} ${r} 0 ${r}C${-r * 0.5} ${r} ${-r * 1.02} ${r * 0.72} ${-r * 1.02} ${r * 0.1}
    C${-r * 1.02} ${-r * 0.62} ${-r * 0.22} ${-r * 1.1} 0 ${-r * 1.8}Z`;

function coxinha(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const c = vary('#c97c28', rng, 1.2);
  let s =
    form(drop(r), c, { body: 0.94, lit: 0, edge: 0.34 }) +
    path(blob(rng, -r * 0.2, -r * 0.1, r * 0.56, r * 0.6, 0.06), light(c, 0.2), 'fill-opacity=".75"');
  for (let i = 0; i < 60; i++) {
    const [u, v] = inDisc(rng, r * 0.92);
    s += crumb(
      rng,
      v > 0 ? u : u * (1 + v / r / 2),
      v < 0 ? v * 1.4 : v,
      r * rng.between(0.035, 0.08),
      rng.pick(['#eebd6c', '#b06a22', '#f3cf8a', '#9a5a1e']),
    );
  }
  return placeAt(x, y, degrees, s + gleam(-r * 0.42, -r * 0.38, r * 0.22, -55, 5, 0.7));
}

/** The open one: a cut face of pale dough, cream cheese and shredded chicken. */
function halved(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  let s =
    form(drop(r), '#c27e30', { body: 0.95, lit: 0, edge: 0.34 }) +
    path(drop(r * 0.86), '#f3dca6') +
    path(drop(r * 0.66), '#e9c27e', 'transform="translate(0 4)"');
  for (let i = 0; i < 26; i++) {
    const [u, v] = inDisc(rng, r * 0.52);
    s += strip(
      rng,
      u,
      v + r * 0.1,
      r * rng.between(0.24, 0.4),
      r * 0.09,
      vary(rng.pick(['#e8b877', '#d99a56', '#f3d6a2']), rng),
      0.5,
    );
  }
  for (let i = 0; i < 6; i++) {
    const [u, v] = inDisc(rng, r * 0.4);
    s += path(blob(rng, u, v, r * 0.14, r * 0.1, 0.2, 7), '#fff7e2') + PIECES.pistachio(rng, u + 8, v + 10, r * 0.16);
  }
  return placeAt(
    x,
    y,
    degrees,
    s +
      stroke(
        d`M${-r * 0.6} ${-r * 0.5}Q${-r * 0.3} ${-r * 1} 0 ${-r * 1.4}`,
        dark('#f3dca6', 0.1),
        3,
        'stroke-opacity=".6"',
      ),
  );
}

export const coxinhas: Painter = {
  vessels: ['board'],
  garnish,
  paint({ sheet, rng, vessel }) {
    const r = vessel.ry * 0.345;
    let s = '';
    for (const [x, y, turn] of [
      [-0.82, 0.6, 150],
      [-0.86, -0.5, 210],
      [0.86, -0.5, -20],
    ] as const)
      s += lettuceLeaf(rng, x * vessel.rx, y * vessel.ry, r * 0.92, turn);
    const spots = [
      [-0.72, -0.4, -14],
      [-0.3, -0.46, 10],
      [0.12, -0.42, -8],
      [0.53, -0.46, 14],
      [-0.5, 0.42, 8],
      [-0.08, 0.46, -12],
    ] as const;
    for (const [u, v, tilt] of spots) s += coxinha(rng, u * vessel.rx, v * vessel.ry, r, tilt + rng.bell() * 6);
    s +=
      halved(rng, vessel.rx * 0.34, vessel.ry * 0.46, r * 1.02, 16) +
      dipBowl(sheet, rng, vessel.rx * 0.8, vessel.ry * 0.42, vessel.ry * 0.32, food.sauce);
    return (
      s +
      citrusWedge(vessel.rx * 0.88, -vessel.ry * 0.34, r * 0.6, 'lime', 30) +
      sprinkle(rng, garnish, 6, vessel.rx * 0.8, vessel.ry * 0.7, 1.1)
    );
  },
};
