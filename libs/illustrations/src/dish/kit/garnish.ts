/** What is sprinkled over a finished dish, by name. */
import { PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, ellipse, inEllipse, placeAt, scatter } from '../../core/svg.ts';
import { chive, dill, mint, parsley, scallion, sprig } from './herbs.ts';
import { crumb, seed } from './seasoning.ts';
import { lump } from './shading.ts';
import { strip } from './vegetables.ts';

/** A small scattered finish at x,y; `scale` is about 1 on a full plate. */
type GarnishPainter = (rng: Rng, x: number, y: number, scale: number) => string;

export const GARNISHES = {
  parsley: (rng, x, y, s) => parsley(rng, x, y, 15 * s),
  coriander: (rng, x, y, s) => parsley(rng, x, y, 17 * s, '#6aa043'),
  mint: (rng, x, y, s) => mint(rng, x, y, 17 * s),
  dill: (rng, x, y, s) => dill(rng, x, y, 26 * s),
  scallion: (rng, x, y, s) => scallion(rng, x, y, 9 * s),
  chive: (rng, x, y, s) => chive(rng, x, y, 14 * s),
  sesame: (rng, x, y, s) => seed(rng, x, y, 3.6 * s, '#f4e3bd'),
  blacksesame: (rng, x, y, s) => seed(rng, x, y, 3.6 * s, '#2c2430'),
  chili: (rng, x, y, s) =>
    placeAt(
      x,
      y,
      rng.between(0, 180),
      ellipse(1.5, 2, 9 * s, 7 * s, PLUM, 'fill-opacity=".3"') +
        ellipse(0, 0, 9 * s, 7 * s, vary('#cf2f26', rng)) +
        ellipse(0, 0, 5 * s, 3.6 * s, '#f1b48a') +
        ellipse(1, 0, 2 * s, 1.4 * s, '#f6e3b0'),
    ),
  coconut: (rng, x, y, s) => strip(rng, x, y, 20 * s, 4 * s, '#fbf4e4', 0.6),
  pomegranate: (rng, x, y, s) =>
    lump(rng, x, y, 6.5 * s, 5.5 * s, vary('#b41f3c', rng), { gloss: 0.9, rotation: rng.between(0, 3) }),
  pepper: (rng, x, y, s) => crumb(rng, x, y, 2.4 * s, '#33242a'),
  paprika: (rng, x, y, s) => circle(x, y, rng.between(1, 2.6) * s, '#b5401f', 'fill-opacity=".75"'),
  sprouts: (rng, x, y, s) => strip(rng, x, y, 46 * s, 5 * s, '#f4ecd2', 0.8) + circle(x + 3, y, 4 * s, '#e3c25a'),
  pistachio: (rng, x, y, s) => crumb(rng, x, y, 6 * s, rng.pick(['#8fae4a', '#a9bf5a', '#6f8f3a'])),
  crumb: (rng, x, y, s) => crumb(rng, x, y, 4 * s, '#c98f4c'),
  thyme: (rng, x, y, s) => sprig(rng, x, y, 54 * s, rng.between(0, 360), '#6f8a55', 5),
} satisfies Record<string, GarnishPainter>;

export type GarnishName = keyof typeof GARNISHES;

const FINE: ReadonlySet<GarnishName> = new Set(['sesame', 'blacksesame', 'paprika', 'pepper', 'chive']);
const LEAFY: ReadonlySet<GarnishName> = new Set(['thyme', 'dill', 'mint']);

/** Each garnish in turn, scattered over an ellipse: more of the fine ones, fewer of the large. */
export function sprinkle(
  rng: Rng,
  names: readonly GarnishName[],
  n: number,
  rx: number,
  ry: number,
  scale = 1,
): string {
  const anywhere = () => inEllipse(rng, rx, ry, 1, 0.6);
  return names
    .flatMap((name) => {
      const count = n * (FINE.has(name) ? 2.6 : LEAFY.has(name) ? 0.5 : 1);
      return scatter(Math.round(count), 7 * scale, anywhere).map(([x, y]) =>
        GARNISHES[name](rng, x, y, scale * rng.between(0.8, 1.2)),
      );
    })
    .join('');
}
