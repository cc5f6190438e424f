/** Rice and noodles. */

import { dark, light, mix, PLUM, vary } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, inEllipse, num, openCurve, type Point, path, placeAt, stroke, TAU } from '../../core/svg.ts';

/** A mound of rice: hundreds of small grains over a shaded base. */
export function rice(rng: Rng, x: number, y: number, rx: number, ry: number, color: string, n: number): string {
  let s =
    path(blob(rng, x + 8, y + 11, rx, ry, 0.05, 14), PLUM, 'fill-opacity=".34"') +
    path(blob(rng, x, y, rx, ry, 0.045, 16), mix(color, '#a8743c', 0.34));
  for (let i = 0; i < n; i++) {
    const a = rng.between(0, TAU);
    const distance = Math.sqrt(rng.next()) * (0.98 + rng.bell() * 0.04);
    const u = Math.cos(a) * distance;
    const v = Math.sin(a) * distance;
    const lightness = -u * 0.5 - v * 0.6;
    const c =
      lightness > 0.25
        ? light(color, rng.between(0.1, 0.6))
        : lightness < -0.35
          ? mix(color, '#b98a50', rng.between(0.1, 0.34))
          : vary(color, rng, 0.9);
    const px = x + u * rx;
    const py = y + v * ry;
    const r = rng.between(5, 8);
    const t = rng.between(0, 180);
    const shade = `<ellipse cx="1" cy="1.6" rx="${num(r)}" ry="2.7" fill="${mix(color, '#8a5a30', 0.5)}" fill-opacity=".55"/>`;
    s += placeAt(px, py, Math.round(t), `${shade}<ellipse rx="${num(r)}" ry="2.9" fill="${c}"/>`);
  }
  return s;
}

interface NoodleLook {
  /** How many strands, and how wide. */
  strands?: number;
  width?: number;
  /** How far a strand curls round, and round how many centres. */
  swirl?: number;
  hubs?: number;
}

/** Noodle strands: interleaved wavy arcs, each with shadow, body and highlight. */
export function noodles(rng: Rng, rx: number, ry: number, color: string, look: NoodleLook): string {
  const { strands: n = 60, width: w = 9, swirl = 1 } = look;
  let s = '';
  const hubs = Array.from({ length: look.hubs ?? 4 }, () => {
    const [x, y] = inEllipse(rng, rx, ry, 0.42);
    return [x, y, rng.between(0, TAU)] as const;
  });
  for (let i = 0; i < n; i++) {
    const [hx, hy, h0] = at(hubs, i);
    const q = (1 - i / n) * 0.62 + rng.between(0.08, 0.26);
    const a0 = h0 + rng.bell() * 1.7;
    const span = rng.between(1.2, 3.3) * swirl;
    const m = 8;
    const points: Point[] = [];
    for (let j = 0; j <= m; j++) {
      const a = a0 + (span * j) / m;
      const k = q * (1 + Math.sin(a * 2.6 + i) * 0.09);
      let px = hx + Math.cos(a) * rx * k;
      let py = hy + Math.sin(a) * ry * k;
      const e = Math.hypot(px / rx, py / ry);
      if (e > 0.95) {
        px = (px / e) * 0.95;
        py = (py / e) * 0.95;
      }
      points.push([px, py]);
    }
    const c = vary(color, rng, 0.8);
    const outline = openCurve(points);
    s +=
      stroke(outline, dark(color, 0.5), w + 3.4, 'stroke-opacity=".5" transform="translate(1.6 2.4)"') +
      stroke(outline, dark(c, 0.14), w) +
      stroke(outline, c, w * 0.66, 'transform="translate(-.8 -1)"') +
      stroke(outline, light(c, 0.5), w * 0.2, 'stroke-opacity=".8" transform="translate(-1.4 -1.8)"');
  }
  return s;
}
