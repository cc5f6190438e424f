/** Thiakry: millet pearls in sweet curd with raisins and grated nutmeg, in small calabash cups. */
import { dark, light, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, ellipse, inDisc, inEllipse, path, placeAt, type Sheet, TAU } from '../../core/svg.ts';
import { bowlAt } from '../kit/cups.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { PIECES } from '../kit/larder.ts';
import { pool } from '../kit/sauces.ts';
import { gleam } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const CURD = '#f8efdc';

/** Curd, then the pearls packed under and over it. */
function filling(sheet: Sheet, rng: Rng, r: number): string {
  let s = pool(sheet, rng, r, r, CURD);
  for (let i = 0; i < 760; i++) {
    const [a, b] = inDisc(rng, 0.98);
    const x = a * r;
    const y = b * r;
    if (Math.hypot(a + 0.12, b + 0.1) < 0.36 + rng.bell() * 0.08) continue;
    const c = vary(rng.pick(['#d3ae74', '#c49a5e', '#e2c48e', '#b98a52']), rng);
    const q = r * rng.between(0.026, 0.042);
    s +=
      circle(x + 1.2, y + 1.8, q, dark(CURD, 0.4), 'fill-opacity=".6"') +
      circle(x, y, q, c) +
      circle(x - q * 0.3, y - q * 0.35, q * 0.4, light(c, 0.5));
  }
  s +=
    path(blob(rng, -r * 0.12, -r * 0.1, r * 0.4, r * 0.34, 0.14, 11), '#fffaf0') +
    path(blob(rng, -r * 0.02, -r * 0.02, r * 0.24, r * 0.18, 0.2, 9), dark('#fffaf0', 0.07));
  s += gleam(-r * 0.24, -r * 0.24, r * 0.12, -30, 5, 0.9);
  for (let i = 0; i < 5; i++)
    s += PIECES.raisin(
      rng,
      Math.cos((i / 5) * TAU + 0.6) * r * rng.between(0.4, 0.62),
      Math.sin((i / 5) * TAU + 0.6) * r * rng.between(0.4, 0.62),
      r * 0.24,
    );
  for (let i = 0; i < 46; i++) {
    const [x, y] = inEllipse(rng, r, r, 0.5);
    s += ellipse(x, y, rng.between(1, 2.6), rng.between(0.8, 1.6), '#7a4a26', 'fill-opacity=".75"');
  }
  return s + placeAt(r * 0.1, -r * 0.02, 0, GARNISHES.mint(rng, 0, 0, r * 0.012));
}

export const thiakry: Painter = {
  vessels: ['table'],
  paint({ sheet, rng }) {
    return (
      bowlAt(sheet, -150, -96, 168, '#b8702f', (r) => filling(sheet, rng, r), '#5a2c18') +
      bowlAt(sheet, 186, -40, 150, '#e9d8b4', (r) => filling(sheet, rng, r), '#1f5a8c') +
      bowlAt(sheet, -40, 186, 138, '#8f4a24', (r) => filling(sheet, rng, r), '#e9b85a')
    );
  },
};
