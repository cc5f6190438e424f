/** Herbs, leaves and flowers lying on the table. */
import { light, PLUM, vary } from '../../core/color.ts';
import { blob, circle, path, repeat, stroke, TAU } from '../../core/svg.ts';
import { basil, dill, leaf, sprig } from '../kit/herbs.ts';
import type { Prop, Tools } from '../types.ts';
import { around } from './shared.ts';

/** A damask rose bud and petals. */
function roses({ rng }: Tools): string {
  const petal = (x: number, y: number, r: number, c: string) =>
    path(blob(rng, x + 4, y + 6, r, r * 0.8, 0.1, 8), PLUM, 'fill-opacity=".3"') +
    path(blob(rng, x, y, r, r * 0.8, 0.12, 8), c) +
    path(blob(rng, x - r * 0.2, y - r * 0.2, r * 0.5, r * 0.36, 0.15, 7), light(c, 0.3));
  let s = leaf(rng, -64, 34, 92, 44, 150, '#5f7f3f') + leaf(rng, 58, 48, 84, 40, 30, '#4f7035');
  for (const [q, n] of [
    [40, 6],
    [22, 5],
    [6, 2],
  ] as const)
    for (let i = 0; i < n; i++)
      s += petal(
        Math.cos((i / n) * TAU + q) * q,
        Math.sin((i / n) * TAU + q) * q,
        q * 0.5 + 14,
        vary(q > 30 ? '#d9748c' : q > 10 ? '#c9587a' : '#a83a60', rng),
      );
  return s + around(rng, 5, 120, 60, (x, y) => petal(x, y + 86, 17, vary('#e39aac', rng)));
}

export const greens = {
  mint: ({ rng }) => sprig(rng, 0, 0, 210, rng.between(0, 360), '#4f9a5b', 6),
  thyme: ({ rng }) =>
    sprig(rng, 0, 0, 220, rng.between(0, 360), '#6f8a55', 9) +
    sprig(rng, 20, 30, 180, rng.between(0, 360), '#7f9a5f', 8),
  oregano: ({ rng }) => sprig(rng, 0, 0, 210, rng.between(0, 360), '#6f8a4a', 7),
  leafy: ({ rng }) =>
    leaf(rng, -30, 10, 230, 96, rng.between(-60, 0), '#2f6f4a') +
    leaf(rng, 40, 20, 200, 84, rng.between(20, 80), '#4a8a4a'),
  basil: ({ rng }) => basil(rng, -24, 0, 66) + basil(rng, 50, 30, 48),
  dill: ({ rng }) => repeat(3, () => dill(rng, rng.bell() * 40, rng.bell() * 28, 88)),
  blossom: ({ rng }) =>
    stroke('M-130 60Q-40 10 20 -6T130 -70', PLUM, 9, 'stroke-opacity=".3" transform="translate(8 12)"') +
    stroke('M-130 60Q-40 10 20 -6T130 -70', '#5f3f36', 8) +
    (
      [
        [-90, 40],
        [-40, 8],
        [10, -20],
        [50, 4],
        [96, -50],
        [124, -84],
      ] as const
    )
      .map(
        ([x, y]) =>
          repeat(5, (i) => {
            const a = (i * 72 * Math.PI) / 180;
            return path(
              blob(rng, x + Math.cos(a) * 15, y + Math.sin(a) * 15, 14, 11, 0.1, 8, a),
              vary('#f3b8c0', rng),
              'stroke="#d98a9a" stroke-opacity=".5" stroke-width="1.5"',
            );
          }) + circle(x, y, 6, '#c9455c'),
      )
      .join(''),
  roses,
} satisfies Record<string, Prop>;
