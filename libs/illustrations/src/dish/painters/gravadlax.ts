/** Gravad lax: dill-cured salmon in thin slices beside the fillet, mustard sauce, lemon. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { closedCurve, d, group, num, type Point, path, placeAt, type Sheet, stroke } from '../../core/svg.ts';
import { dipBowl } from '../kit/cups.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { dill } from '../kit/herbs.ts';
import { gleam } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#d3a428' };

const garnish: GarnishName[] = ['dill'];

/** A thin draped slice: pale veins across, a dark line of dill along one edge. */
function slice(sheet: Sheet, rng: Rng, x: number, y: number, len: number, h: number, degrees: number): string {
  const c = vary('#ee7d4e', rng, 0.9);
  const n = 9;
  const up = Array.from(
    { length: n },
    (_, i): Point => [
      -len / 2 + (i * len) / (n - 1),
      -h / 2 - Math.sin((i / (n - 1)) * Math.PI) * h * 0.16 + rng.bell() * h * 0.05,
    ],
  );
  const dn = Array.from(
    { length: n },
    (_, i): Point => [
      len / 2 - (i * len) / (n - 1),
      h / 2 + Math.sin((i / (n - 1)) * Math.PI) * h * 0.1 + rng.bell() * h * 0.06,
    ],
  );
  const outline = closedCurve([...up, [len * 0.53, 0], ...dn, [-len * 0.54, 0]], 7);
  let inner = path(
    d`M${-len} ${-h}H${len}V${-h * 0.2}Q0 ${-h * 0.36} ${-len} ${-h * 0.1}Z`,
    light(c, 0.26),
    'fill-opacity=".75"',
  );
  for (let i = -5; i <= 5; i++) {
    const px = (i * len) / 10;
    inner += stroke(
      d`M${px - h * 0.2} ${-h * 0.6}Q${px + h * 0.34} ${-h * 0.06} ${px - h * 0.12} ${h * 0.6}`,
      '#fcd3b4',
      rng.between(3, 5.4),
      'stroke-opacity=".85"',
    );
  }
  inner += stroke(
    d`M${-len * 0.55} ${h * 0.08}Q0 ${-h * 0.04} ${len * 0.55} ${h * 0.1}`,
    dark(c, 0.14),
    4,
    'stroke-opacity=".4"',
  );
  for (let i = 0; i < 44; i++)
    inner += placeAt(
      rng.between(-len * 0.5, len * 0.5),
      h * 0.52 + rng.bell() * 8,
      rng.between(0, 180),
      stroke('M-6 0H6', vary(rng.pick(['#4f7a2f', '#6a9a3f', '#37581f']), rng), 3),
    );
  return placeAt(
    x,
    y,
    degrees,
    path(outline, PLUM, 'fill-opacity=".36" transform="translate(5 9)"') +
      path(outline, dark(c, 0.22)) +
      path(outline, c, 'transform="translate(-1 -2) scale(.985 .95)"') +
      group(inner, sheet.clip(path(outline, '#000'))) +
      gleam(-len * 0.2, -h * 0.36, len * 0.12, 4, 5, 0.8),
  );
}

/** The rest of the fillet under its coat of dill and pepper. */
function fillet(rng: Rng, x: number, y: number, w: number, h: number, degrees: number): string {
  const outline = d`M${-w / 2} ${-h * 0.5}Q${w * 0.2} ${-h * 0.58} ${w / 2} ${-h * 0.4}L${w * 0.46} ${h * 0.46}
    Q0 ${h * 0.58} ${-w / 2} ${h * 0.5}Q${-w * 0.6} 0 ${-w / 2} ${-h * 0.5}Z`;
  let s =
    path(outline, PLUM, 'fill-opacity=".42" transform="translate(8 13)"') +
    path(outline, '#8f8f92', 'transform="translate(0 5)"') +
    path(outline, '#d9683c') +
    path(outline, '#4f7a34', 'transform="translate(-8 -2) scale(.93 .94)"');
  for (let i = 0; i < 260; i++)
    s += placeAt(
      rng.between(-w, w) * 0.44 - 8,
      rng.between(-h, h) * 0.45,
      rng.between(0, 180),
      stroke(
        d`M-${rng.between(5, 11)} 0Q0 ${rng.bell() * 5} ${rng.between(5, 11)} 0`,
        vary(rng.pick(['#4f7a2f', '#7fa84a', '#37581f', '#97b962']), rng),
        rng.between(2, 3.6),
      ),
    );
  for (let i = 0; i < 34; i++)
    s += placeAt(
      rng.between(-w, w) * 0.42 - 8,
      rng.between(-h, h) * 0.43,
      0,
      `<circle r="${num(rng.between(2, 3.6))}" fill="${rng.pick(['#2b2226', '#f6ead2', '#f6ead2'])}"/>`,
    );
  for (const k of [-0.36, -0.12, 0.12, 0.36])
    s += stroke(d`M${w * 0.44} ${k * h}q${w * 0.05} ${h * 0.05} 0 ${h * 0.1}`, '#fcd3b4', 4);
  return placeAt(x, y, degrees, s);
}

export const gravadlax: Painter = {
  vessels: ['slab'],
  garnish,
  paint({ sheet, rng, vessel }) {
    const len = vessel.ry * 1.5;
    const h = vessel.ry * 0.62;
    let s = fillet(rng, -vessel.rx * 0.72, 0, vessel.rx * 0.5, vessel.ry * 1.66, 3);
    for (let i = 0; i < 5; i++)
      s += slice(
        sheet,
        rng,
        -vessel.rx * 0.3 + i * vessel.rx * 0.21,
        (i % 2 ? 1 : -1) * vessel.ry * 0.03,
        len,
        h,
        -74 + i * 2.4 + rng.bell() * 2,
      );
    s += dipBowl(sheet, rng, vessel.rx * 0.84, -vessel.ry * 0.5, vessel.ry * 0.36, food.sauce);
    for (let i = 0; i < 16; i++)
      s += placeAt(
        vessel.rx * 0.84 + rng.bell() * vessel.ry * 0.16,
        -vessel.ry * 0.5 + rng.bell() * vessel.ry * 0.16,
        rng.between(0, 180),
        stroke('M-6 0H6', '#5a7f2f', 3),
      );
    s +=
      citrusWedge(vessel.rx * 0.84, vessel.ry * 0.3, vessel.ry * 0.27, 'lemon', 160) +
      citrusWedge(vessel.rx * 0.76, vessel.ry * 0.68, vessel.ry * 0.25, 'lemon', 200);
    for (const [x, y, r] of [
      [-0.06, -0.56, 74],
      [0.3, 0.62, 66],
      [0.5, -0.1, 50],
    ] as const)
      s += dill(rng, x * vessel.rx, y * vessel.ry, r);
    return s + sprinkle(rng, garnish, 4, vessel.rx * 0.7, vessel.ry * 0.7, 0.9);
  },
};
