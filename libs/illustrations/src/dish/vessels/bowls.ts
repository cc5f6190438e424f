/** Bowls and basins. */
import { dark, light, mix, PLUM } from '../../core/color.ts';
import type { Palette } from '../../core/regions.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, d, ellipse, path, placeAt, type Sheet, stroke } from '../../core/svg.ts';
import type { Vessel } from '../types.ts';
import { RIMS, type Rim, rimPattern } from './rims.ts';
import { arc, longShadow, roundFood, sheen, wallShadow } from './shared.ts';

/** A deep round bowl. */
export function bowl(sheet: Sheet, rng: Rng, r: number, palette: Palette, look: { rim?: Rim } = {}): Vessel {
  const c = palette.ware;
  const inner = r * 0.8;
  const kind = look.rim ?? rng.pick(RIMS);
  let s =
    longShadow(sheet, r * 0.95, r * 0.95, r * 0.5) +
    circle(0, 0, r * 0.95, dark(c, 0.42)) +
    circle(-1, -2, r * 0.935, light(c, 0.22));
  s += circle(1, 1, r * 0.905, dark(c, 0.3)) + circle(2, 3, r * 0.895, c);
  s += rimPattern(rng, kind, inner, r * 0.9, palette.wareInk, mix(palette.accent, palette.wareInk, 0.15));
  s += circle(
    0,
    0,
    r * 0.9,
    sheet.linearGradient(-r * 0.62, -r * 0.62, r * 0.62, r * 0.62, [
      [0, PLUM, 0.62],
      [0.42, PLUM, 0.2],
      [0.68, '#fff', 0.06],
      [1, '#fff', 0.42],
    ]),
  );
  s += arc(r * 0.922, 190, 268, '#fff', 5, 0.85) + arc(r * 0.89, 12, 70, '#fff', 4, 0.45);
  return {
    under: s,
    over: wallShadow(sheet, inner, 22, '.3'),
    rx: inner,
    ry: inner,
    clip: sheet.clip(circle(0, 0, inner, '#000')),
    deep: true,
  };
}

/** A brown stoneware onion-soup bowl with two lugs. */
export function lion(sheet: Sheet, _rng: Rng, r: number): Vessel {
  const c = '#6b3d28';
  const lug = (degrees: number) =>
    placeAt(
      0,
      0,
      degrees,
      path(
        d`M${r * 0.82} ${-r * 0.2}Q${r * 1.16} ${-r * 0.22} ${r * 1.14} 0Q${r * 1.16} ${r * 0.22} ${r * 0.82} ${r * 0.2}Z`,
        PLUM,
        'fill-opacity=".4" transform="translate(8 14)"',
      ) +
        path(
          d`M${r * 0.82} ${-r * 0.2}Q${r * 1.16} ${-r * 0.22} ${r * 1.14} 0Q${r * 1.16} ${r * 0.22} ${r * 0.82} ${r * 0.2}Z`,
          dark(c, 0.25),
        ) +
        path(
          d`M${r * 0.84} ${-r * 0.15}Q${r * 1.1} ${-r * 0.17} ${r * 1.08} 0Q${r * 1.1} ${r * 0.15} ${r * 0.84} ${r * 0.14}Z`,
          light(c, 0.16),
        ),
    );
  const s =
    longShadow(sheet, r * 0.95) +
    lug(-14) +
    lug(166) +
    circle(0, 0, r * 0.95, dark(c, 0.5)) +
    circle(-1, -2, r * 0.935, '#c98d55') +
    circle(1, 1, r * 0.895, dark(c, 0.1)) +
    circle(0, 0, r * 0.93, sheen(sheet, r, 0.4)) +
    circle(0, 0, r * 0.83, dark(c, 0.55));
  return { under: s, ...roundFood(sheet, r, 0.82), deep: true };
}

/** An enamelled basin for sharing, white with a painted border. */
export function enamel(sheet: Sheet, _rng: Rng, r: number, palette: Palette): Vessel {
  const c = '#f3ead8';
  const ink = palette.ink === '#f2b632' ? '#1f5a8c' : palette.wareInk;
  let s =
    longShadow(sheet, r, r, r * 0.46) +
    circle(0, 0, r, dark(ink, 0.2)) +
    circle(-1, -2, r * 0.985, light(ink, 0.2)) +
    circle(0, 0, r * 0.962, c);
  for (let i = 0; i < 30; i++)
    s += placeAt(
      0,
      0,
      i * 12,
      placeAt(r * 0.925, 0, 0, i % 2 ? ellipse(0, 0, 7, 15, '#c93f2a') : circle(0, 0, 7, '#3f7f4a')),
    );
  s += circle(0, 0, r * 0.885, dark(c, 0.3)) + circle(2, 3, r * 0.875, c);
  s += circle(
    0,
    0,
    r * 0.875,
    sheet.linearGradient(-r * 0.6, -r * 0.6, r * 0.6, r * 0.6, [
      [0, PLUM, 0.45],
      [0.5, PLUM, 0.08],
      [1, '#fff', 0.3],
    ]),
  );
  return {
    under:
      s +
      stroke(
        d`M${-r * 0.96} ${-r * 0.14}A${r * 0.97} ${r * 0.97} 0 0 1 ${-r * 0.22} ${-r * 0.945}`,
        '#fff',
        5,
        'stroke-opacity=".85"',
      ),
    ...roundFood(sheet, r, 0.83),
    deep: true,
  };
}
