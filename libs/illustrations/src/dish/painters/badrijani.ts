/** Badrijani nigvzit: slices of fried aubergine wrapped around walnut paste, pomegranate on top. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  closedCurve,
  d,
  inEllipse,
  num,
  type Point,
  path,
  placeAt,
  repeat,
  stroke,
} from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { GARNISHES, type GarnishName, sprinkle } from '../kit/garnish.ts';
import { PIECES } from '../kit/larder.ts';
import { crumbs } from '../kit/layout.ts';
import type { Painter } from '../types.ts';

const food = { rows: [4, 5] };

const garnish: GarnishName[] = ['pomegranate', 'coriander'];

const SKIN = '#35183a';

const PASTE = '#d2b48e';

/** A flat parcel outline of length `len` and width `w`, ends softly rounded, long sides not quite straight. */
const parcel = (rng: Rng, len: number, w: number): string => {
  const side = (k: number) =>
    [-0.44, -0.2, 0.06, 0.3, 0.45].map((t): Point => [t * len, k * w * (0.5 + rng.bell() * 0.03)]);
  return closedCurve(
    [
      ...side(-1),
      [len * 0.5, -w * 0.2],
      [len * 0.5, w * 0.2],
      ...side(1).reverse(),
      [-len * 0.5, w * 0.18],
      [-len * 0.5, -w * 0.2],
    ],
    7,
  );
};

/** One roll pressed flat: skin along both long edges, paste at the ends and in a line on top. */
function roll(rng: Rng, x: number, y: number, len: number, w: number, degrees: number): string {
  const c = vary('#a67c3a', rng, 1.1);
  const outline = parcel(rng, len, w);
  const lap = len * rng.between(0.1, 0.16);
  let s = path(outline, PLUM, 'fill-opacity=".42" transform="translate(7 10)"');
  for (const k of [-1, 1])
    s +=
      path(blob(rng, k * len * 0.47, 0, len * 0.09, w * 0.45, 0.12, 11), dark(PASTE, 0.2)) +
      path(blob(rng, k * len * 0.47, -2, len * 0.08, w * 0.38, 0.14, 11), PASTE);
  s +=
    path(outline, SKIN, 'transform="scale(.95 1)"') +
    path(outline, dark(c, 0.26), 'transform="scale(.955 .84)"') +
    path(outline, c, 'transform="translate(-1 -2) scale(.945 .75)"') +
    path(outline, light(c, 0.26), `transform="translate(-3 ${num(-w * 0.12)}) scale(.9 .34)" fill-opacity=".6"`);
  s += crust(rng, () => [rng.between(-len * 0.42, len * 0.42), rng.bell() * w * 0.3], 12, '#6f431a', {
    smallest: 4,
    largest: 14,
  });
  for (let i = 0; i < 22; i++) {
    const px = rng.between(-len * 0.43, len * 0.43);
    const py = rng.bell() * w * 0.3;
    s += placeAt(
      px,
      py,
      rng.between(-20, 20),
      path(blob(rng, 0, 0, 4.4, 2.4, 0.15, 7), '#e9cf96') + circle(1, 0.6, 1, '#8a6230'),
    );
  }
  s +=
    stroke(d`M${lap} ${-w * 0.45}Q${lap + w * 0.34} 0 ${lap} ${w * 0.45}`, dark(c, 0.5), 5, 'stroke-opacity=".75"') +
    stroke(
      d`M${lap - 4} ${-w * 0.38}Q${lap + w * 0.3 - 4} 0 ${lap - 4} ${w * 0.38}`,
      light(c, 0.5),
      2.4,
      'stroke-opacity=".7"',
    );
  s +=
    path(blob(rng, -len * 0.03, 3, len * 0.33, w * 0.17, 0.16, 15), dark(PASTE, 0.34), 'fill-opacity=".8"') +
    path(blob(rng, -len * 0.04, 0, len * 0.32, w * 0.15, 0.16, 15), PASTE) +
    path(blob(rng, -len * 0.06, -w * 0.04, len * 0.2, w * 0.06, 0.2, 11), light(PASTE, 0.45));
  s += crumbs(
    rng,
    20,
    () => [rng.between(-len * 0.32, len * 0.24), rng.bell() * w * 0.12],
    ['#8f6a44', '#f0dcb8', '#6f8a3a', '#b58e5e'],
    2.4,
    5,
  );
  for (let i = 0; i < 5; i++)
    s += GARNISHES.pomegranate(rng, -len * 0.27 + i * len * 0.115, rng.bell() * w * 0.09, 1.5);
  return placeAt(x, y, degrees, s);
}

export const badrijani: Painter = {
  vessels: ['platter'],
  garnish,
  paint({ rng, vessel }) {
    const len = vessel.ry * 0.98;
    const w = vessel.ry * 0.42;
    let s = '';
    for (const [u, v] of [
      [-0.86, -0.52],
      [0.84, -0.56],
      [-0.97, 0.1],
      [0.97, 0.06],
    ] as const)
      s += PIECES.walnut(rng, u * vessel.rx, v * vessel.ry, vessel.ry * 0.17);
    food.rows.forEach((n, j) => {
      for (let i = 0; i < n; i++)
        s += roll(
          rng,
          (i - (n - 1) / 2) * vessel.rx * 0.35,
          (j ? 0.45 : -0.46) * vessel.ry + rng.bell() * 4,
          len,
          w,
          -58 + rng.bell() * 7,
        );
    });
    const herbs = repeat(8, () => {
      const [x, y] = inEllipse(rng, vessel.rx, vessel.ry, 0.85);
      return GARNISHES.coriander(rng, x, y, 1.2);
    });
    return s + herbs + sprinkle(rng, garnish, 6, vessel.rx * 0.95, vessel.ry * 0.92, 1.1);
  },
};
