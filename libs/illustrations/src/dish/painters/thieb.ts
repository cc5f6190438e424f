/** Thiéboudiène: red broken rice in a shared basin, stuffed fish in the middle, big vegetables around. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, inEllipse, num, path, placeAt, stroke } from '../../core/svg.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { rice } from '../kit/grains.ts';
import { PIECES } from '../kit/larder.ts';
import { clipTo } from '../kit/layout.ts';
import { wholeFish } from '../kit/proteins.ts';
import { form, gleam, glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { grain: '#d9622a' };

const garnish: GarnishName[] = ['parsley'];

const carrot = (rng: Rng, x: number, y: number, len: number, degrees: number): string => {
  const w = len * 0.16;
  const c = vary('#e2732a', rng);
  return placeAt(
    x,
    y,
    degrees,
    form(
      d`M${-len / 2} ${-w}Q${len * 0.1} ${-w} ${len / 2} ${-w * 0.2}Q${len * 0.54} 0 ${len / 2} ${w * 0.2}
        Q${len * 0.1} ${w} ${-len / 2} ${w}Q${-len * 0.6} 0 ${-len / 2} ${-w}Z`,
      c,
      { body: 0.92, lit: 0 },
    ) +
      [-0.34, -0.12, 0.14]
        .map((k) =>
          stroke(d`M${k * len} ${-w * 0.6}q5 ${w * 0.5} 0 ${w * 0.9}`, dark(c, 0.24), 2.5, 'stroke-opacity=".7"'),
        )
        .join('') +
      gleam(-len * 0.12, -w * 0.5, len * 0.2, 0, 5, 0.6),
  );
};

/** A quarter of cabbage braised whole: layered leaves around a pale core. */
const cabbage = (x: number, y: number, r: number, degrees: number): string => {
  const leaf = (q: number) =>
    d`M${-r * q} 0Q${-r * 0.9 * q} ${-r * q} 0 ${-r * 1.05 * q}Q${r * 0.9 * q} ${-r * q} ${r * q} 0Q0 ${r * 0.3 * q} ${-r * q} 0Z`;
  return placeAt(
    x,
    y,
    degrees,
    form(leaf(1), '#a9bb6c', { lit: 0 }) +
      [0.84, 0.68, 0.52, 0.36]
        .map(
          (q, i) =>
            path(leaf(q), i % 2 ? '#c9d392' : '#e9ebbe', `transform="translate(0 ${num(-r * 0.02 * i)})"`) +
            stroke(leaf(q), '#8f9f52', 2, 'stroke-opacity=".6"'),
        )
        .join('') +
      ellipse(0, -r * 0.06, r * 0.16, r * 0.1, '#fbf6dc'),
  );
};

const cassava = (x: number, y: number, len: number, degrees: number): string => {
  const h = len * 0.3;
  return placeAt(
    x,
    y,
    degrees,
    form(
      d`M${-len / 2} ${-h * 0.7}Q0 ${-h} ${len / 2} ${-h * 0.8}L${len * 0.53} ${h * 0.7}Q0 ${h} ${-len / 2} ${h * 0.8}Z`,
      '#f0e0b2',
      {
        lit: 0.6,
      },
    ) +
      stroke(d`M${-len * 0.4} ${h * 0.1}Q0 ${-h * 0.1} ${len * 0.42} ${h * 0.06}`, '#cdb27a', 3, 'stroke-opacity=".7"'),
  );
};

const eggplant = (x: number, y: number, len: number, degrees: number): string => {
  const h = len * 0.22;
  const outline = d`M${-len / 2} 0C${-len * 0.5} ${-h * 1.6} ${len * 0.2} ${-h * 1.1} ${len * 0.42} ${-h * 0.4}
    Q${len * 0.5} 0 ${len * 0.42} ${h * 0.4}C${len * 0.2} ${h * 1.1} ${-len * 0.5} ${h * 1.6} ${-len / 2} 0Z`;
  return placeAt(
    x,
    y,
    degrees,
    form(outline, '#4a2444', { lit: 0, body: 0.94 }) +
      gleam(-len * 0.14, -h * 0.6, len * 0.22, 0, 7, 0.45) +
      stroke(d`M${len * 0.44} 0h${len * 0.13}`, '#6f8a3a', h * 0.5) +
      circle(len * 0.42, 0, h * 0.42, '#7f9a45'),
  );
};

/** A scotch bonnet, whole. */
const bonnet = (rng: Rng, x: number, y: number, r: number, color: string): string =>
  path(blob(rng, x + 4, y + 6, r, r * 0.9, 0.1, 8), PLUM, 'fill-opacity=".4"') +
  path(blob(rng, x, y, r, r * 0.9, 0.12, 7), dark(color, 0.2)) +
  path(blob(rng, x - 2, y - 3, r * 0.84, r * 0.74, 0.12, 7), color) +
  path(blob(rng, x - r * 0.3, y - r * 0.35, r * 0.24, r * 0.12, 0.1, 6, -0.6), '#fff3dc') +
  stroke(d`M${x} ${y}l${r * 0.3} ${-r * 0.5}`, '#5f8a35', r * 0.2);

export const thieb: Painter = {
  vessels: ['enamel'],
  garnish,
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = rice(rng, 0, 0, r * 1.02, r * 1.02, food.grain, 1150);
    for (let i = 0; i < 420; i++) {
      const [x, y] = inEllipse(rng, r, r, 0.97);
      const c = rng.pick([light(food.grain, 0.34), light(food.grain, 0.2), dark(food.grain, 0.16)]);
      s += placeAt(
        x,
        y,
        rng.between(0, 180),
        ellipse(1, 1.8, 7, 2.8, dark(food.grain, 0.4), 'fill-opacity=".5"') + ellipse(0, 0, 6.6, 2.6, c),
      );
    }
    s += ellipse(
      0,
      0,
      r,
      r,
      sheet.radialGradient(0, 0, r, [
        [0, PLUM, 0],
        [0.7, PLUM, 0.06],
        [1, PLUM, 0.4],
      ]),
    );
    s +=
      cabbage(-r * 0.48, -r * 0.48, r * 0.35, -34) +
      eggplant(r * 0.44, -r * 0.5, r * 0.74, 24) +
      carrot(rng, -r * 0.02, -r * 0.6, r * 0.5, 78);
    s +=
      cassava(-r * 0.52, r * 0.48, r * 0.6, 32) +
      carrot(rng, -r * 0.1, r * 0.6, r * 0.6, -58) +
      carrot(rng, r * 0.14, r * 0.64, r * 0.54, -70);
    s += wholeFish(rng, 0, 0, r * 1.66, -8, '#b3916f');
    for (const k of [-0.26, -0.04, 0.18])
      s += placeAt(
        k * r,
        -k * r * 0.14,
        -8,
        path(d`M-5 ${-r * 0.15}Q14 0 2 ${r * 0.14}Q-12 0 -5 ${-r * 0.15}Z`, '#3f2414') +
          path(blob(rng, 2, 0, 6, r * 0.1, 0.25, 9), '#6f9a3c'),
      );
    for (const [x, y] of [
      [0.5, 0.5],
      [0.58, 0.38],
      [0.42, 0.62],
    ] as const)
      s += PIECES.okra(rng, x * r, y * r, r * 0.13);
    s +=
      citrusWedge(r * 0.72, r * 0.14, r * 0.16, 'lime', 250) +
      citrusWedge(-r * 0.8, r * 0.1, r * 0.16, 'lime', 80) +
      bonnet(rng, -r * 0.1, -r * 0.3, r * 0.09, '#d9341f') +
      bonnet(rng, r * 0.27, r * 0.34, r * 0.085, '#f0b42c');
    return clipTo(vessel, s + sprinkle(rng, garnish, 12, r * 0.8, r * 0.78, 1.2) + glints(rng, 24, r * 0.8, r * 0.8));
  },
};
