/** Eggs, seafood, poultry and meat. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  closedCurve,
  d,
  ellipse,
  inEllipse,
  type Point,
  path,
  placeAt,
  radians,
  repeat,
  ring,
  stroke,
  toDegrees,
  wobble,
} from '../../core/svg.ts';
import { SHADOW } from './shading.ts';

/** Half a boiled egg. */
export function eggHalf(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const yolk = '#ef9a1f';
  const sh = (q: number) =>
    d`M${-r * q} 0C${-r * q} ${-r * 0.95 * q} ${r * 1.2 * q} ${-r * 0.75 * q} ${r * 1.2 * q} 0
      C${r * 1.2 * q} ${r * 0.75 * q} ${-r * q} ${r * 0.95 * q} ${-r * q} 0Z`;
  return (
    placeAt(
      x,
      y,
      degrees,
      path(sh(1), PLUM, 'fill-opacity=".38" transform="translate(4 7)"') +
        path(sh(1), '#d9c3a4') +
        path(sh(0.95), '#fffaf0'),
    ) +
    path(blob(rng, x + 1, y + 1, r * 0.58, r * 0.55, 0.04), dark(yolk, 0.16)) +
    path(blob(rng, x, y, r * 0.52, r * 0.5, 0.04), yolk) +
    path(blob(rng, x - r * 0.12, y - r * 0.14, r * 0.26, r * 0.2, 0.1), light(yolk, 0.35)) +
    circle(x - r * 0.2, y - r * 0.22, r * 0.06, '#fff')
  );
}

/** An egg fried sunny side up. */
export function friedEgg(rng: Rng, x: number, y: number, r: number): string {
  const radii = wobble(rng, 11, 0.13);
  const o = rng.between(-0.15, 0.15) * r;
  return (
    path(closedCurve(ring(x + 4, y + 6, r, r * 0.92, radii)), PLUM, SHADOW) +
    path(closedCurve(ring(x, y, r, r * 0.92, radii)), '#e0b98a') +
    path(closedCurve(ring(x - 1, y - 1, r * 0.95, r * 0.87, radii)), '#f1e6d3') +
    path(closedCurve(ring(x - 3, y - 4, r * 0.82, r * 0.74, radii)), '#fffaf0') +
    circle(x + o + 4, y + 6, r * 0.37, '#c9a982', 'fill-opacity=".6"') +
    circle(x + o, y, r * 0.37, '#dd8114') +
    circle(x + o - r * 0.03, y - r * 0.04, r * 0.32, '#f6a821') +
    path(blob(rng, x + o - r * 0.1, y - r * 0.13, r * 0.15, r * 0.1, 0.1, 7, -0.6), '#ffdf8d') +
    circle(x + o - r * 0.13, y - r * 0.16, r * 0.04, '#fff')
  );
}

/** A whole prawn curled on itself; `head` keeps head, eye and antennae. */
export function prawn(rng: Rng, x: number, y: number, r: number, degrees = rng.between(0, 360), head = false): string {
  const color = '#ea7744';
  const n = 8;
  const a0 = -2.5;
  const a1 = 1.15;
  const flip = rng.sign();
  const spine = (t: number): readonly [x: number, y: number, angle: number] => {
    const a = a0 + (a1 - a0) * t;
    return [Math.cos(a) * r * 0.62, Math.sin(a) * r * 0.62, a];
  };
  const thick = (t: number) => r * (0.36 - 0.2 * t);
  let s = '';
  const [tx, ty, ta] = spine(1);
  const fan = (k: number) =>
    placeAt(
      tx,
      ty,
      toDegrees(ta) + 90 + k,
      path(d`M0 0Q${r * 0.28} ${-r * 0.16} ${r * 0.5} 0Q${r * 0.28} ${r * 0.14} 0 0Z`, dark('#d2452a', k ? 0.12 : 0)),
    );
  s += fan(-30) + fan(30) + fan(0);
  for (let i = n; i >= 0; i--) {
    const t = i / n;
    const [sx, sy, a] = spine(t);
    const q = thick(t);
    s += placeAt(
      sx,
      sy,
      toDegrees(a),
      ellipse(0, 0, q, r * 0.21, dark(color, i % 2 ? 0.2 : 0.1)) +
        ellipse(-q * 0.05, -r * 0.02, q * 0.9, r * 0.16, light(color, 0.22)) +
        stroke(d`M${q * 0.2} ${-r * 0.12}L${q * 0.7} ${-r * 0.08}`, '#fff1dc', r * 0.05, 'stroke-opacity=".8"'),
    );
  }
  if (head) {
    const [hx, hy, ha] = spine(0);
    const deg0 = toDegrees(ha) - 90;
    s += placeAt(
      hx,
      hy,
      deg0,
      stroke(
        d`M${r * 0.5} 0Q${r * 1} ${-r * 0.5} ${r * 1.5} ${-r * 0.3}M${r * 0.5} 0Q${r * 1} ${r * 0.1} ${r * 1.4} ${r * 0.34}`,
        '#b8381f',
        2.4,
      ) +
        path(
          d`M${-r * 0.2} ${-r * 0.36}Q${r * 0.4} ${-r * 0.34} ${r * 0.66} ${-r * 0.04}Q${r * 0.36} ${r * 0.32} ${-r * 0.2} ${r * 0.36}Z`,
          dark('#d2502c', 0.1),
        ) +
        path(
          d`M${-r * 0.2} ${-r * 0.3}Q${r * 0.34} ${-r * 0.28} ${r * 0.52} ${-r * 0.06}Q${r * 0.2} ${r * 0.06} ${-r * 0.2} ${r * 0.04}Z`,
          '#f0915c',
        ) +
        circle(r * 0.42, r * 0.1, r * 0.065, '#231318'),
    );
  }
  const under = closedCurve(
    Array.from({ length: 8 }, (_, i) => [
      Math.cos(a0 + (i / 7) * 3.65) * r * 0.9,
      Math.sin(a0 + (i / 7) * 3.65) * r * 0.86,
    ]),
  );
  return (
    placeAt(x + 5, y + 8, degrees, path(under, PLUM, 'fill-opacity=".22"'), flip, 1) +
    placeAt(x, y, degrees, s, flip, 1)
  );
}

/** A whole fish, head to the left. */
export function wholeFish(rng: Rng, x: number, y: number, len: number, degrees: number, color: string): string {
  const h = len * 0.16;
  const X = len / 2;
  const body = d`M${-X} ${h * 0.1}C${-X * 0.8} ${-h * 1.1} ${-X * 0.1} ${-h * 1.35} ${X * 0.62} ${-h * 0.25}
    Q${X * 0.8} ${-h * 0.4} ${X} ${-h * 0.95}Q${X * 0.9} 0 ${X * 1.02} ${h}Q${X * 0.8} ${h * 0.4} ${X * 0.62} ${h * 0.25}
    C${-X * 0.1} ${h * 1.35} ${-X * 0.8} ${h * 1.15} ${-X} ${h * 0.1}Z`;
  let s =
    path(body, PLUM, 'fill-opacity=".42" transform="translate(7 12)"') +
    path(body, dark(color, 0.3)) +
    path(body, color, 'transform="translate(-2 -3) scale(.975 .93)"');
  s += path(
    d`M${-X * 0.52} ${-h * 0.72}C${-X * 0.2} ${-h * 1.02} ${X * 0.2} ${-h * 0.75} ${X * 0.55} ${-h * 0.18}
      C${X * 0.2} ${-h * 0.1} ${-X * 0.2} ${h * 0.05} ${-X * 0.52} ${-h * 0.1}Z`,
    light(color, 0.28),
    'fill-opacity=".8"',
  );
  for (let i = 0; i < 34; i++) {
    const px = rng.between(-X * 0.5, X * 0.5);
    const py = rng.between(-h * 0.7, h * 0.7) * (1 - Math.abs(px / X) * 0.8);
    s += stroke(d`M${px} ${py - 4}q6 4 0 8`, dark(color, 0.22), 1.6, 'stroke-opacity=".55"');
  }
  s +=
    stroke(d`M${-X * 0.58} ${-h * 0.75}Q${-X * 0.44} 0 ${-X * 0.6} ${h * 0.8}`, dark(color, 0.4), 4) +
    circle(-X * 0.78, -h * 0.2, h * 0.15, '#fff1d0') +
    circle(-X * 0.775, -h * 0.2, h * 0.085, '#2b1a1a') +
    stroke(d`M${-X * 0.98} ${h * 0.16}l${X * 0.1} ${h * 0.12}`, dark(color, 0.45), 3);
  for (let i = 0; i < 5; i++)
    s += stroke(
      d`M${X * 0.74} ${(i - 2) * h * 0.12}L${X * 0.93} ${(i - 2) * h * 0.34}`,
      dark(color, 0.35),
      2,
      'stroke-opacity=".7"',
    );
  s += path(
    d`M${-X * 0.3} ${h * 0.4}Q${-X * 0.1} ${h * 0.95} ${X * 0.06} ${h * 0.95}Q${-X * 0.02} ${h * 0.6} ${-X * 0.12} ${h * 0.3}Z`,
    dark(color, 0.34),
    'fill-opacity=".8"',
  );
  return placeAt(x, y, degrees, s);
}

/** A slice of meat with its rim of fat. */
export function meatSlice(
  rng: Rng,
  x: number,
  y: number,
  r: number,
  degrees: number,
  color: string,
  fat: string,
): string {
  const radii = wobble(rng, 9, 0.06);
  const points = (q: number, dx = 0) => closedCurve(ring(dx, dx, r * q, r * 0.62 * q, radii));
  let s =
    path(points(1, 5), PLUM, 'fill-opacity=".36"') +
    path(points(1), dark(color, 0.42)) +
    path(points(0.93), fat) +
    path(points(0.84), color) +
    path(points(0.6, -r * 0.05), light(color, 0.14));
  s +=
    stroke(
      d`M${-r * 0.5} ${r * 0.12}Q${-r * 0.1} ${-r * 0.2} ${r * 0.5} ${-r * 0.06}`,
      fat,
      r * 0.07,
      'stroke-opacity=".8"',
    ) +
    stroke(
      d`M${-r * 0.2} ${r * 0.3}Q${r * 0.2} ${r * 0.12} ${r * 0.4} ${r * 0.2}`,
      fat,
      r * 0.05,
      'stroke-opacity=".7"',
    );
  return placeAt(x, y, degrees, s);
}

/** A chicken leg with its thigh, roasted gold; about 2.6 k long. */
export function chickenLeg(rng: Rng, x: number, y: number, k: number, degrees: number, color: string): string {
  const out = (q: number, dx = 0, dy = 0) =>
    closedCurve(
      (
        [
          [-k * 1.1, -k * 0.1],
          [-k * 0.86, -k * 0.62],
          [-k * 0.2, -k * 0.72],
          [k * 0.4, -k * 0.36],
          [k * 1.05, -k * 0.2],
          [k * 1.12, k * 0.16],
          [k * 0.42, k * 0.36],
          [-k * 0.3, k * 0.64],
          [-k * 0.92, k * 0.42],
        ] as const
      ).map(([u, v]): Point => [u * q + dx, v * q + dy]),
    );
  // The light stays in the upper left whatever way the leg lies.
  const a = radians(-127 - degrees);
  const lit = (t: number): Point => [Math.cos(a) * k * t, Math.sin(a) * k * t];
  return placeAt(
    x,
    y,
    degrees,
    path(out(1.02, ...lit(-0.14)), PLUM, 'fill-opacity=".4"') +
      stroke(d`M${k * 0.9} 0L${k * 1.36} ${-k * 0.03}`, '#e9d8b6', k * 0.2) +
      circle(k * 1.4, -k * 0.1, k * 0.13, '#f6ead2') +
      circle(k * 1.41, k * 0.07, k * 0.12, '#dcc7a2') +
      path(out(1), dark(color, 0.4)) +
      path(out(0.92, ...lit(0.05)), color) +
      path(out(0.66, -k * 0.16 + lit(0.12)[0], lit(0.12)[1]), light(color, 0.2)) +
      repeat(26, () => {
        const [x, y] = inEllipse(rng, k, k);
        return path(
          blob(rng, -k * 0.2 + x * 0.74, y * 0.46, k * rng.between(0.02, 0.06), k * rng.between(0.015, 0.04), 0.25, 7),
          dark(color, rng.between(0.15, 0.4)),
          'fill-opacity=".6"',
        );
      }) +
      path(
        blob(rng, -k * 0.36 + lit(0.28)[0], lit(0.28)[1], k * 0.26, k * 0.12, 0.12, 8, a + 1.57),
        '#ffe9bd',
        'fill-opacity=".75"',
      ) +
      path(
        blob(rng, k * 0.42 + lit(0.14)[0], lit(0.14)[1], k * 0.2, k * 0.05, 0.12, 8),
        '#ffe9bd',
        'fill-opacity=".55"',
      ),
  );
}
