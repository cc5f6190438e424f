/** Gozinaki: lozenges of walnuts set in boiled honey. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, group, inDisc, inEllipse, path, placeAt, polygon, type Sheet, stroke } from '../../core/svg.ts';
import { crumbs } from '../kit/layout.ts';
import { gleam } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const lozenge = (a: number, b: number): string =>
  polygon([
    [-a, 0],
    [-a * 0.06, -b],
    [a * 0.06, -b],
    [a, 0],
    [a * 0.06, b],
    [-a * 0.06, b],
  ]);

/** A bit of walnut: two lobes and a fold. */
const nut = (rng: Rng, x: number, y: number, r: number): string => {
  const c = vary(rng.pick(['#c99a5c', '#b07c40', '#dab27a', '#9a6834']), rng);
  return placeAt(
    x,
    y,
    rng.between(0, 360),
    path(blob(rng, 2, 3, r, r * 0.72, 0.22, 9), '#5a2c10', 'fill-opacity=".6"') +
      path(blob(rng, 0, 0, r, r * 0.72, 0.22, 9), dark(c, 0.16)) +
      path(blob(rng, -1, -2, r * 0.74, r * 0.48, 0.25, 8), light(c, 0.16)) +
      stroke(
        `M${-r * 0.6} ${r * 0.1}q${r * 0.4} ${-r * 0.34} ${r * 0.6} 0t${r * 0.5} ${-r * 0.1}`,
        dark(c, 0.42),
        2,
        'stroke-opacity=".8"',
      ),
  );
};

function piece(sheet: Sheet, rng: Rng, x: number, y: number, a: number, b: number, degrees: number): string {
  const outline = lozenge(a, b);
  const c = vary('#b8661a', rng);
  let s =
    path(outline, PLUM, 'fill-opacity=".45" transform="translate(7 12)"') +
    path(outline, dark(c, 0.45), 'transform="translate(1 7)"') +
    path(outline, dark(c, 0.12));
  let nuts = '';
  for (let i = 0; i < 54; i++) {
    const [u, v] = inDisc(rng, 1.1);
    nuts += nut(rng, u * a * 0.86, v * b * 0.86, a * rng.between(0.09, 0.15));
  }
  nuts += path(outline, '#d98a22', 'fill-opacity=".2"');
  for (let i = 0; i < 7; i++) {
    const [x, y] = inEllipse(rng, a, b, 0.8);
    nuts += gleam(x * 0.7, y * 0.7, a * rng.between(0.05, 0.1), -30, 4, 0.8);
  }
  s += group(nuts, sheet.clip(path(outline, '#000')));
  return placeAt(
    x,
    y,
    degrees,
    s +
      path(
        outline,
        'none',
        `stroke="${light('#e09a3a', 0.2)}" stroke-width="3" stroke-opacity=".7" transform="translate(-1 -1) scale(.97)"`,
      ),
  );
}

export const gozinaki: Painter = {
  vessels: ['indigo'],
  paint({ sheet, rng, vessel }) {
    const a = vessel.rx * 0.46;
    const b = vessel.rx * 0.29;
    let s = crumbs(rng, 40, () => inDisc(rng, vessel.rx * 0.9), ['#b98446', '#8f5f2a', '#d9aa68'], 3, 8);
    for (const [u, v, turn] of [
      [-0.36, -0.56, 8],
      [0.34, -0.52, -14],
      [-0.62, -0.06, 24],
      [0.62, -0.02, 12],
      [-0.4, 0.5, -16],
      [0.34, 0.54, 10],
    ] as const)
      s += piece(sheet, rng, u * vessel.rx, v * vessel.rx, a, b, turn + rng.bell() * 6);
    return (
      s +
      piece(sheet, rng, -vessel.rx * 0.04, vessel.rx * 0.04, a, b, -8) +
      piece(sheet, rng, vessel.rx * 0.12, -vessel.rx * 0.12, a, b, 38)
    );
  },
};
