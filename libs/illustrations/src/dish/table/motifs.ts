/** Motifs textiles are built from. */
import { circle, d, type Point, path, polygon, repeat, TAU } from '../../core/svg.ts';

/** An eight-pointed star; `inner` is the radius of its notches, as a share of `r`. */
export const star8 = (x: number, y: number, r: number, inner = 0.55): string =>
  polygon(
    Array.from({ length: 16 }, (_, i): Point => {
      const angle = (i / 16) * TAU;
      const distance = i % 2 ? r * inner : r;
      return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
    }),
  );

/** A petal from x,y outwards. */
export const petal = (x: number, y: number, length: number, width: number, degrees: number, color: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">` +
  path(d`M0 0Q${length * 0.5} ${-width} ${length} 0Q${length * 0.5} ${width} 0 0Z`, color) +
  '</g>';

/** A flower of n petals around a heart. */
export const flower = (x: number, y: number, r: number, n: number, color: string, heart: string): string =>
  repeat(n, (i) => petal(x, y, r, r * 0.42, (i * 360) / n, color)) + circle(x, y, r * 0.24, heart);
