/** Wicker baskets. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Palette } from '../../core/regions.ts';
import type { Rng } from '../../core/rng.ts';
import {
  circle,
  closedCurve,
  d,
  type Point,
  path,
  placeAt,
  rect,
  type Sheet,
  stroke,
  TAU,
  turned,
} from '../../core/svg.ts';
import type { Vessel } from '../types.ts';
import { longShadow } from './shared.ts';

/** A round basket with a coloured strand woven in. */
export function basket(sheet: Sheet, rng: Rng, r: number, palette: Palette): Vessel {
  const b = '#c98d47';
  let s = longShadow(sheet, r) + circle(0, 0, r, dark(b, 0.5));
  for (let k = 0; k < 6; k++) {
    const q = r * (0.985 - k * 0.034);
    const n = 64;
    for (let i = 0; i < n; i++) {
      const color = (i + k) % 4 === 0 ? palette.accent : (i + k) % 8 === 2 ? palette.ink2 : vary(b, rng, 0.9);
      const strand = rect(q - r * 0.033, -r * 0.043, r * 0.031, r * 0.083, color, 'rx="4"');
      s += turned(((i + (k % 2) / 2) * 360) / n, strand);
    }
  }
  s +=
    circle(
      0,
      0,
      r * 0.985,
      sheet.linearGradient(-r * 0.7, -r * 0.7, r * 0.7, r * 0.7, [
        [0, '#fff', 0.25],
        [0.5, '#fff', 0],
        [1, PLUM, 0.4],
      ]),
    ) + circle(0, 0, r * 0.785, dark(b, 0.35));
  return {
    under: s,
    over: '',
    rx: r * 0.77,
    ry: r * 0.77,
    clip: sheet.clip(circle(0, 0, r * 0.785, '#000')),
    deep: false,
  };
}

/** A round wicker basket lined with crossed sheets of brown paper. */
export function kraft(sheet: Sheet, rng: Rng, r: number, palette: Palette): Vessel {
  const base = basket(sheet, rng, r, palette);
  const paper = (color: string, q: number, degrees: number) => {
    const n = 28;
    const points: Point[] = Array.from({ length: n }, (_, i) => {
      const a = (i / n) * TAU;
      const square = 1 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
      return [
        Math.cos(a) * r * q * square ** 0.5 * rng.between(0.97, 1.03),
        Math.sin(a) * r * q * square ** 0.5 * rng.between(0.97, 1.03),
      ];
    });
    const outline = closedCurve(points);
    let s =
      path(outline, PLUM, 'fill-opacity=".4" transform="translate(6 9)"') +
      path(outline, dark(color, 0.18)) +
      path(outline, color, 'transform="translate(-2 -3) scale(.985)"');
    for (let i = 0; i < 9; i++) {
      const a = rng.between(0, TAU);
      const k = rng.between(0.4, 0.6);
      s += stroke(
        d`M${Math.cos(a) * r * k} ${Math.sin(a) * r * k}L${Math.cos(a + 0.1) * r * q * 0.95} ${Math.sin(a + 0.1) * r * q * 0.95}`,
        i % 2 ? dark(color, 0.16) : light(color, 0.4),
        rng.between(2, 5),
        'stroke-opacity=".5"',
      );
    }
    return placeAt(0, 0, degrees, s);
  };
  const turn = rng.between(0, 90);
  return {
    ...base,
    under: base.under + paper('#c79f6b', 0.8, turn) + paper('#dcbb8b', 0.78, turn + 43),
    rx: r * 0.72,
    ry: r * 0.72,
  };
}
