/** Where pieces go: inside the vessel, in heaps, strewn, dusted. */
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, inEllipse, type Point, repeat, scatter } from '../../core/svg.ts';
import type { Vessel } from '../types.ts';
import { crumb } from './seasoning.ts';

/** Keeps food inside its vessel. */
export const clipTo = (vessel: Vessel, inner: string): string => `<g ${vessel.clip}>${inner}</g>`;

/** Points in an ellipse, the outer ones first, so that later pieces lie on top. */
export const spread = (rng: Rng, n: number, gap: number, rx: number, ry: number, bias = 0.55): Point[] =>
  scatter(n, gap, () => inEllipse(rng, rx, ry, 1, bias)).sort(
    (u, v) => (v[0] / rx) ** 2 + (v[1] / ry) ** 2 - (u[0] / rx) ** 2 - (u[1] / ry) ** 2,
  );

/** Paints the i-th piece of a heap at x,y. */
type PieceAt = (x: number, y: number, i: number) => string;

/** A heap of pieces, its painters taking turns. */
export const pile = (
  rng: Rng,
  painters: readonly PieceAt[],
  n: number,
  gap: number,
  rx: number,
  ry: number,
  bias?: number,
): string =>
  spread(rng, n, gap, rx, ry, bias)
    .map(([x, y], i) => at(painters, i)(x, y, i))
    .join('');

/** Up to n pieces over an ellipse, at least `gap` apart, the middle of the heap painted last. */
export const strew = (rng: Rng, n: number, rx: number, ry: number, gap: number, paint: PieceAt, bias = 0.5): string =>
  pile(rng, [paint], n, gap, rx, ry, bias);

interface DustLook {
  /** Centre. */
  x?: number;
  y?: number;
  /** Smallest and largest dot. */
  smallest?: number;
  largest?: number;
  /** Opacity. */
  opacity?: number;
}

/** A powder: fine dots over an ellipse. */
export const dust = (rng: Rng, n: number, rx: number, ry: number, color: string, look: DustLook): string =>
  repeat(n, () => {
    const [u, v] = inEllipse(rng, rx, ry);
    return circle(
      (look.x ?? 0) + u,
      (look.y ?? 0) + v,
      rng.between(look.smallest ?? 0.8, look.largest ?? 2.6),
      color,
      `fill-opacity="${look.opacity ?? 0.8}"`,
    );
  });

/** Crumbs or grains strewn where `inside` says. */
export const crumbs = (
  rng: Rng,
  n: number,
  inside: () => Point,
  colors: readonly string[],
  smallest: number,
  largest: number,
): string => repeat(n, () => crumb(rng, ...inside(), rng.between(smallest, largest), rng.pick(colors)));
