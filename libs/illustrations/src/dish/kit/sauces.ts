/** Sauces, broths, creams and oils. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  closedCurve,
  d,
  ellipse,
  inDisc,
  inEllipse,
  num,
  openCurve,
  type Point,
  path,
  repeat,
  ring,
  type Sheet,
  scatter,
  stroke,
  TAU,
  wobble,
} from '../../core/svg.ts';
import { crust } from './bread.ts';
import { lump } from './shading.ts';

/** A glossy sauce or broth filling an ellipse, with `oil` drops floating on it. */
export function pool(
  sheet: Sheet,
  rng: Rng,
  rx: number,
  ry: number,
  color: string,
  look: { oil?: number } = {},
): string {
  let s =
    ellipse(0, 0, rx * 1.03, ry * 1.03, dark(color, 0.18)) +
    path(blob(rng, 0, 0, rx * 0.985, ry * 0.985, 0.008, 16), color);
  for (let i = 0; i < 9; i++) {
    const [x, y] = inEllipse(rng, rx, ry, 0.8);
    s += path(
      blob(rng, x, y, rx * rng.between(0.1, 0.26), ry * rng.between(0.05, 0.14), 0.2, 9, rng.between(0, 3)),
      rng.chance(0.5) ? light(color, 0.16) : dark(color, 0.12),
      'fill-opacity=".45"',
    );
  }
  s += ellipse(
    0,
    0,
    rx,
    ry,
    sheet.radialGradient(rx * 0.15, ry * 0.15, Math.max(rx, ry), [
      [0, light(color, 0.35), 0.45],
      [0.55, color, 0],
      [0.85, dark(color, 0.4), 0.16],
      [1, dark(color, 0.5), 0.55],
    ]),
  );
  if (look.oil)
    for (const [a, b] of scatter(look.oil, 0.05, () => inDisc(rng, 0.92, 0, 0, 0.4))) {
      const q = rng.between(3, 13);
      s +=
        circle(a * rx, b * ry, q, light(color, 0.35), 'fill-opacity=".5"') +
        circle(a * rx, b * ry, q, 'none', `stroke="${dark(color, 0.2)}" stroke-opacity=".4" stroke-width="1.2"`) +
        circle(a * rx - q * 0.3, b * ry - q * 0.35, q * 0.24, '#fff', 'fill-opacity=".8"');
    }
  s +=
    stroke(
      d`M${-rx * 0.86} ${-ry * 0.18}A${rx * 0.9} ${ry * 0.9} 0 0 1 ${-rx * 0.36} ${-ry * 0.8}`,
      '#fff8e6',
      6,
      'stroke-opacity=".5"',
    ) +
    stroke(
      d`M${-rx * 0.26} ${-ry * 0.86}A${rx * 0.9} ${ry * 0.9} 0 0 1 ${-rx * 0.14} ${-ry * 0.885}`,
      '#fff8e6',
      6,
      'stroke-opacity=".5"',
    );
  return s;
}

interface PuddleLook {
  /** How far the outline wanders. */
  wobble?: number;
  /** How many patches mottle the surface. */
  mottle?: number;
}

/** A thick spoonful of sauce or purée with an uneven edge. */
export function puddle(
  rng: Rng,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  look: PuddleLook,
): string {
  const radii = wobble(rng, 15, look.wobble ?? 0.07);
  const outline = (q: number, dx: number, dy: number) => closedCurve(ring(x + dx, y + dy, rx * q, ry * q, radii));
  return (
    path(outline(1, 6, 8), PLUM, 'fill-opacity=".32"') +
    path(outline(1, 0, 0), dark(color, 0.26)) +
    path(outline(0.955, -2, -3), color) +
    path(outline(0.62, -rx * 0.1, -ry * 0.12), light(color, 0.16), 'fill-opacity=".7"') +
    crust(
      rng,
      () => {
        const [u, v] = inEllipse(rng, rx, ry, 0.8);
        return [x + u, y + v];
      },
      look.mottle ?? 18,
      color,
      { smallest: rx * 0.04, largest: rx * 0.14 },
    )
  );
}

/** A spoonful of cream, curd or whipped cheese with a swirl. */
export function dollop(rng: Rng, x: number, y: number, r: number, color = '#fbf3e4'): string {
  const points: Point[] = Array.from({ length: 20 }, (_, i) => {
    const t = i / 19;
    const a = t * TAU * 1.5;
    return [x + Math.cos(a) * r * 0.5 * t, y + Math.sin(a) * r * 0.44 * t];
  });
  return (
    lump(rng, x, y, r, r * 0.86, color, { wobble: 0.12, points: 11, edge: 0.16, shadow: 0.14 }) +
    stroke(openCurve(points), dark(color, 0.12), r * 0.1, 'stroke-opacity=".8"') +
    stroke(openCurve(points), '#ffffff', r * 0.04, 'stroke-opacity=".7" transform="translate(-2 -3)"') +
    path(blob(rng, x - r * 0.32, y - r * 0.36, r * 0.2, r * 0.08, 0.1, 6, -0.6), '#fff')
  );
}

/** A stretched comma of sauce, cream or oil. */
export const drizzle = (points: readonly Point[], color: string, w: number): string =>
  stroke(openCurve(points), dark(color, 0.35), w * 1.15, 'stroke-opacity="0.3" transform="translate(3 4)"') +
  stroke(openCurve(points), color, w, 'stroke-opacity="1"') +
  stroke(
    openCurve(points),
    '#fffdf4',
    w * 0.28,
    `stroke-opacity="0.7" transform="translate(${num(-w * 0.18)} ${num(-w * 0.22)})"`,
  );

/** Drops of coloured oil floating on a liquid. */
export const oilDrops = (rng: Rng, n: number, rx: number, ry: number, color: string): string =>
  repeat(n, () => {
    const [x, y] = inEllipse(rng, rx, ry, 0.92, 0.45);
    const q = rng.between(4, 15);
    return (
      path(blob(rng, x, y, q, q * 0.85, 0.12, 8), color, 'fill-opacity=".75"') +
      path(blob(rng, x - q * 0.25, y - q * 0.3, q * 0.3, q * 0.2, 0.1, 6), '#fff3dc', 'fill-opacity=".7"')
    );
  });
