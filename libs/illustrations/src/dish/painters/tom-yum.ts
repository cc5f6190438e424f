/** Tom yum goong: whole prawns, lemongrass, galangal, makrut leaves and mushrooms in a red-gold broth. */
import { PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, d, ellipse, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import { leaf, parsley } from '../kit/herbs.ts';
import { clipTo, strew } from '../kit/layout.ts';
import { prawn } from '../kit/proteins.ts';
import { pool } from '../kit/sauces.ts';
import { chili } from '../kit/seasoning.ts';
import { glints } from '../kit/shading.ts';
import { slice, stick, tomatoWedge } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#d4591f' };

/** Half a straw mushroom: grey-brown cap around a pale heart. */
const strawMushroom = (rng: Rng, x: number, y: number, r: number): string =>
  placeAt(
    x,
    y,
    rng.between(0, 360),
    ellipse(3, 5, r, r * 0.78, PLUM, 'fill-opacity=".34"') +
      ellipse(0, 0, r, r * 0.78, '#5f4a36') +
      ellipse(-1, -1, r * 0.84, r * 0.62, '#cdb48a') +
      path(
        d`M${-r * 0.6} 0Q${-r * 0.1} ${-r * 0.66} ${r * 0.5} ${-r * 0.1}L${r * 0.7} ${r * 0.1}Q0 ${r * 0.5} ${-r * 0.6} 0Z`,
        '#f0dfbc',
      ) +
      stroke(d`M${-r * 0.5} ${-r * 0.04}Q0 ${-r * 0.5} ${r * 0.46} ${-r * 0.08}`, '#8f7350', r * 0.08),
  );

/** Makrut lime leaf: two leaflets end to end. */
const makrut = (rng: Rng, x: number, y: number, r: number, degrees: number): string =>
  placeAt(
    x,
    y,
    degrees,
    leaf(rng, -r * 0.5, 0, r, r * 0.56, 0, '#3f7a35') + leaf(rng, r * 0.46, 0, r * 1.1, r * 0.64, 0, '#4d8a3c'),
  );

/** Lemongrass cut on the slant: pale stalk, layered end. */
const lemongrass = (x: number, y: number, len: number, degrees: number): string =>
  stick(x, y, len, 26, degrees, '#c9cf7a') +
  placeAt(
    x,
    y,
    degrees,
    ellipse(len / 2, 0, 9, 13, '#e9e6b8', 'stroke="#8f9a4a" stroke-width="2"') +
      ellipse(len / 2, 0, 4, 7, 'none', 'stroke="#a87a8a" stroke-width="2"') +
      stroke(d`M${-len * 0.4} -4H${len * 0.4}`, '#eef0c4', 2),
  );

export const tomYum: Painter = {
  vessels: ['bowl', 'pan'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 46 });
    s += repeat(60, () =>
      circle(rng.bell() * r * 0.8, rng.bell() * r * 0.8, rng.between(2, 7), '#b8280f', 'fill-opacity=".45"'),
    );
    s +=
      lemongrass(-r * 0.32, -r * 0.46, r * 0.66, -28) +
      lemongrass(r * 0.48, r * 0.36, r * 0.6, 52) +
      lemongrass(-r * 0.42, r * 0.56, r * 0.44, 14);
    for (const [u, v] of [
      [-0.62, -0.08],
      [-0.5, 0.16],
      [0.58, -0.14],
    ] as const)
      s += slice(rng, r * u, r * v, r * 0.12, '#b5875a', '#f3dfb0', { core: '#f8ebca', aspect: 0.86 });
    for (const [u, v] of [
      [0.1, -0.66],
      [-0.14, 0.34],
      [0.66, 0.1],
      [0.14, 0.62],
      [-0.7, 0.3],
    ] as const)
      s += strawMushroom(rng, r * u, r * v, r * 0.125);
    for (const [u, v, turn] of [
      [0.46, -0.54, 20],
      [-0.24, 0.7, 200],
      [0.36, 0.08, 90],
    ] as const)
      s += tomatoWedge(rng, r * u, r * v, r * 0.15, turn);
    s +=
      makrut(rng, -r * 0.06, -r * 0.4, r * 0.26, -16) +
      makrut(rng, r * 0.24, r * 0.4, r * 0.26, 64) +
      makrut(rng, -r * 0.66, r * 0.02, r * 0.24, 110);
    s +=
      prawn(rng, r * 0.3, -r * 0.36, r * 0.37, -10, true) +
      prawn(rng, -r * 0.38, -r * 0.06, r * 0.37, 150, true) +
      prawn(rng, r * 0.2, r * 0.34, r * 0.36, 70, true);
    s +=
      chili(rng, -r * 0.34, -r * 0.66, r * 0.26, 12) +
      chili(rng, r * 0.5, r * 0.62, r * 0.24, -40) +
      chili(rng, r * 0.02, -r * 0.1, r * 0.22, 40, '#5f8f2f');
    s += strew(rng, 12, r * 0.66, r * 0.66, r * 0.2, (x, y) => parsley(rng, x, y, r * 0.075, '#5f9a3a'));
    return clipTo(vessel, s + glints(rng, 30, r * 0.9, r * 0.9));
  },
};
