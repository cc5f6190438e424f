/** Samosas: three-sided fried pyramids, one broken open on potato and peas, green and tamarind chutneys. */

import { dark, light, PLUM, vary } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import { d, group, type Point, path, placeAt, repeat, type Sheet, stroke } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { dipBowl } from '../kit/cups.ts';
import { sprinkle } from '../kit/garnish.ts';
import { parsley } from '../kit/herbs.ts';
import { strew } from '../kit/layout.ts';
import { castShadow, chunk, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#e6a745', green: '#5f8f34', brown: '#6b2c18' };

/** Rounded triangle through three points, edges puffed outwards by `b`. */
const puffed = (points: readonly Point[], b: number): string => {
  const n = points.length;
  const [gx, gy] = points.reduce<Point>(([u, v], [x, y]) => [u + x / n, v + y / n], [0, 0]);
  let outline = '';
  points.forEach(([x, y], i) => {
    const [x2, y2] = at(points, i + 1);
    const mx = (x + x2) / 2;
    const my = (y + y2) / 2;
    outline += (i ? '' : d`M${x} ${y}`) + d`Q${mx + (mx - gx) * b} ${my + (my - gy) * b} ${x2} ${y2}`;
  });
  return `${outline}Z`;
};

/** A samosa on its base: three facets meeting at the tip, a crimped seam along one ridge. */
const samosa = (
  sheet: Sheet,
  rng: Rng,
  x: number,
  y: number,
  z: number,
  degrees: number,
  color: string,
  open: boolean,
): string => {
  const c = vary(color, rng, 1.1);
  const base = [-90, 30, 150].map(
    (a): Point => [Math.cos((a * Math.PI) / 180) * z, Math.sin((a * Math.PI) / 180) * z * 0.94],
  );
  const tip: Point = [z * 0.04, -z * 0.02];
  const turn = (degrees * Math.PI) / 180;
  const body = puffed(base, 0.5);
  let s =
    path(body, PLUM, `fill-opacity=".42" ${castShadow(degrees, 15)}`) +
    path(body, dark(c, 0.42), 'stroke-linejoin="round"');
  let facets = '';
  base.forEach((a, i) => {
    const b = at(base, i + 1);
    const mid = Math.atan2((a[1] + b[1]) / 2, (a[0] + b[0]) / 2) + turn;
    const facing = -Math.cos(mid) * 0.6 - Math.sin(mid) * 0.8;
    const tone = facing > 0 ? light(c, facing * 0.42) : dark(c, -facing * 0.34);
    facets += path(puffed([a, b, tip], 0.16), tone);
  });
  facets += crust(rng, () => [rng.bell() * z * 0.7, rng.bell() * z * 0.7], 26, dark(c, 0.12), {
    smallest: 2,
    largest: 9,
  });
  base.forEach(([u, v], i) => {
    facets += stroke(
      d`M${tip[0]} ${tip[1]}Q${u * 0.5 + v * 0.08} ${v * 0.5 - u * 0.08} ${u * 0.94} ${v * 0.94}`,
      i === 0 ? dark(c, 0.4) : light(c, 0.4),
      i === 0 ? 5 : 3,
      'stroke-opacity=".7"',
    );
  });
  facets += repeat(7, (i) => {
    const t = 0.16 + i * 0.12;
    const [u, v] = at(base, 0);
    return stroke(d`M${u * t - z * 0.07} ${v * t}l${z * 0.13} ${z * 0.05}`, light(c, 0.42), 5);
  });
  facets += path(
    d`M${-z * 0.06} ${-z * 0.1}Q${-z * 0.2} ${-z * 0.16} ${-z * 0.24} ${-z * 0.4}Q${-z * 0.1} ${-z * 0.3} ${-z * 0.06} ${-z * 0.1}Z`,
    '#fff3d0',
    'fill-opacity=".55"',
  );
  s += group(facets, sheet.clip(path(body, '#000')));
  if (open) {
    const inner = ([u, v]: Point): Point => [u * 0.86, v * 0.86];
    s +=
      path(puffed([at(base, 0), at(base, 1), [z * 0.1, z * 0.3]], 0.1), '#6f3d16') +
      path(puffed([inner(at(base, 0)), inner(at(base, 1)), [z * 0.16, z * 0.22]], 0.1), '#e9c45a');
    s += strew(rng, 16, z * 0.3, z * 0.34, z * 0.13, (u, v, i) =>
      i % 3 === 0
        ? lump(rng, u + z * 0.34, v - z * 0.2, z * 0.085, z * 0.08, '#7fae3c', { gloss: 0.8 })
        : chunk(rng, u + z * 0.34, v - z * 0.2, z * 0.12, vary('#efcf6a', rng)),
    );
  }
  return placeAt(x, y, degrees, s);
};

export const samosas: Painter = {
  vessels: ['ivory', 'wide'],
  paint({ sheet, rng, vessel }) {
    const z = vessel.rx * 0.4;
    let s = strew(rng, 9, vessel.rx * 0.8, vessel.ry * 0.8, 90, (x, y) => parsley(rng, x, y, 24, '#5f9a40'), 0.2);
    const spots = [
      [-0.1, -0.68, 12],
      [-0.68, -0.28, 74],
      [0.4, -0.36, 48],
      [-0.56, 0.4, -28],
      [-0.12, -0.02, 100],
      [0.1, 0.62, 20],
    ] as const;
    s += spots
      .map(([u, v, degrees], i) =>
        samosa(
          sheet,
          rng,
          u * vessel.rx,
          v * vessel.ry,
          z * rng.between(0.95, 1.05),
          degrees + rng.bell() * 5,
          food.color,
          i === 5,
        ),
      )
      .join('');
    s +=
      dipBowl(sheet, rng, vessel.rx * 0.66, vessel.ry * 0.16, vessel.rx * 0.22, food.green) +
      dipBowl(sheet, rng, vessel.rx * 0.52, vessel.ry * 0.58, vessel.rx * 0.18, food.brown);
    return s + sprinkle(rng, ['coriander'], 8, vessel.rx * 0.9, vessel.ry * 0.9, 1.1);
  },
};
