/** Shapes several props are made of. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, ellipse, inDisc, inEllipse, path, repeat } from '../../core/svg.ts';
import { type LumpLook, lump } from '../kit/shading.ts';

/** A soft shadow of an outline, thrown to the lower right. */
export const soft = (outline: string, dx: number, dy: number): string =>
  path(outline, PLUM, `fill-opacity=".5" filter="url(#s4)" transform="translate(${dx} ${dy})"`);

/** Something round: a whole fruit, an onion, a potato. */
export const ball = (rng: Rng, x: number, y: number, r: number, color: string, look: LumpLook = {}): string =>
  ellipse(x + r * 0.4, y + r * 0.5, r, r * 0.92, PLUM, 'fill-opacity=".45" filter="url(#s4)"') +
  lump(rng, x, y, r, r * 0.95, color, { shadow: 0, wobble: 0.03, gloss: 0.75, edge: 0.28, ...look });

/** A small heap of ground spice. */
export const powder = (rng: Rng, x: number, y: number, r: number, c: string): string =>
  path(blob(rng, x + 5, y + 7, r, r * 0.9, 0.08, 12), PLUM, 'fill-opacity=".36"') +
  path(blob(rng, x, y, r, r * 0.92, 0.07, 13), dark(c, 0.22)) +
  path(blob(rng, x - r * 0.08, y - r * 0.1, r * 0.8, r * 0.72, 0.08, 12), c) +
  path(blob(rng, x - r * 0.2, y - r * 0.24, r * 0.4, r * 0.34, 0.12), light(c, 0.28)) +
  repeat(40, () => {
    const [a, b] = inDisc(rng, r * 1.35, x, y, 0.35);
    return circle(a, b, rng.between(0.8, 2.4), c);
  });

/** Paints n things strewn over an ellipse. */
export const around = (rng: Rng, n: number, rx: number, ry: number, thing: (x: number, y: number) => string): string =>
  repeat(n, () => thing(...inEllipse(rng, rx, ry)));
