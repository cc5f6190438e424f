/** Wooden boards and slate slabs. */
import { dark, light } from '../../core/color.ts';
import type { Palette } from '../../core/regions.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, d, ellipse, group, num, rect, type Sheet, stroke } from '../../core/svg.ts';
import type { Vessel } from '../types.ts';
import { softBox } from './shared.ts';

/** A board with a hanging hole, `width` x `height` times its radius. */
export function board(
  sheet: Sheet,
  rng: Rng,
  r: number,
  palette: Palette,
  color: string,
  width: number,
  height: number,
): Vessel {
  const w = r * width;
  const h = r * height;
  const c = color;
  const rx = r * 0.13;
  let s =
    softBox(w, h, rx) +
    rect(-w / 2, -h / 2 + 10, w, h, dark(c, 0.5), `rx="${num(rx)}"`) +
    rect(-w / 2, -h / 2, w, h, c, `rx="${num(rx)}"`);
  let g = '';
  for (let i = 0; i < 34; i++) {
    const y = rng.between(-h / 2, h / 2);
    const b = rng.bell() * 10;
    g += stroke(
      d`M${-w / 2} ${y}C${-w * 0.2} ${y + b} ${w * 0.2} ${y - b} ${w / 2} ${y + b * 0.5}`,
      rng.chance(0.6) ? dark(c, 0.16) : light(c, 0.16),
      rng.between(1.2, 5),
      'stroke-opacity=".5"',
    );
  }
  const kx = rng.between(-w * 0.35, w * 0.35);
  const ky = rng.between(-h * 0.3, h * 0.3);
  for (const q of [22, 14, 6])
    g += ellipse(kx, ky, q * 1.6, q * 0.7, 'none', `stroke="${dark(c, 0.3)}" stroke-width="2" stroke-opacity=".6"`);
  s +=
    group(g, sheet.clip(rect(-w / 2, -h / 2, w, h, '#000', `rx="${num(rx)}"`))) +
    rect(
      -w / 2 + 2,
      -h / 2 + 2,
      w - 4,
      h - 4,
      'none',
      `rx="${num(rx)}" stroke="${light(c, 0.4)}" stroke-width="3" stroke-opacity=".65"`,
    );
  s +=
    circle(w / 2 - r * 0.14, -h / 2 + r * 0.14, r * 0.05, dark(c, 0.6)) +
    circle(w / 2 - r * 0.14 + 2, -h / 2 + r * 0.14 + 3, r * 0.042, dark(palette.table, 0.3));
  return {
    under: s,
    over: '',
    rx: w * 0.45,
    ry: h * 0.44,
    box: true,
    clip: sheet.clip(rect(-w / 2 - 30, -h / 2 - 60, w + 60, h + 120, '#000')),
    deep: false,
  };
}
