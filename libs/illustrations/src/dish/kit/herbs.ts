/** Fresh herbs. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  circle,
  closedCurve,
  ellipse,
  num,
  openCurve,
  type Point,
  path,
  placeAt,
  polyline,
  radians,
  ring,
  stroke,
  TAU,
  wobble,
} from '../../core/svg.ts';

/** One leaf, `len` long, its lower half in shade; `vein` draws the rib. */
export function leaf(
  rng: Rng,
  x: number,
  y: number,
  len: number,
  width: number,
  degrees: number,
  color: string,
  vein = true,
): string {
  const b = rng.bell() * width * 0.25;
  const h = len / 2;
  const side = (k: number): Point[] => [
    [-h, 0],
    [-h * 0.35, k * width * 0.5 + b],
    [h * 0.4, k * width * 0.36 + b],
    [h, b * 0.4],
  ];
  const up = side(-1);
  const dn = side(1).reverse();
  return placeAt(
    x,
    y,
    degrees,
    path(
      closedCurve([...up, ...dn.slice(1, 3)], 5),
      PLUM,
      `fill-opacity=".25" transform="translate(${num(width * 0.12)} ${num(width * 0.16)})"`,
    ) +
      path(closedCurve([...up, ...dn.slice(1, 3)], 5), color) +
      path(closedCurve([...up.slice(0, 4), [0, b * 0.6]], 5), light(color, 0.18)) +
      (vein
        ? stroke(
            openCurve([
              [-h * 0.9, 0],
              [0, b * 0.5],
              [h * 0.85, b * 0.4],
            ]),
            light(color, 0.42),
            Math.max(0.8, width * 0.06),
            'stroke-opacity=".8"',
          )
        : ''),
  );
}

/** Three basil leaves. */
export function basil(rng: Rng, x: number, y: number, r: number, color = '#4d8a3a'): string {
  let s = '';
  const a = rng.between(0, 360);
  for (const [turn, k] of [
    [0, 1],
    [130, 0.85],
    [235, 0.75],
  ] as const)
    s += leaf(
      rng,
      x + Math.cos(radians(a + turn)) * r * 0.5,
      y + Math.sin(radians(a + turn)) * r * 0.5,
      r * 1.25 * k,
      r * 0.78 * k,
      a + turn,
      vary(color, rng),
    );
  return s;
}

/** A tuft of five mint leaves. */
export function mint(rng: Rng, x: number, y: number, r: number, color = '#4f9a5b'): string {
  let s = '';
  const a = rng.between(0, 360);
  for (let i = 0; i < 5; i++) {
    const turn = a + i * 72 + rng.bell() * 14;
    s += leaf(
      rng,
      x + Math.cos(radians(turn)) * r * 0.5,
      y + Math.sin(radians(turn)) * r * 0.5,
      r * rng.between(0.8, 1.15),
      r * 0.55,
      turn,
      vary(color, rng),
    );
  }
  return s + circle(x, y, r * 0.12, light(color, 0.3));
}

/** Flat parsley or coriander: a short stem and lobed leaflets. */
export function parsley(rng: Rng, x: number, y: number, r: number, color = '#5a9440'): string {
  const a = rng.between(0, TAU);
  let s = '';
  const lobe = (cx: number, cy: number, q: number, dir: number) => {
    const points: Point[] = [];
    for (let i = 0; i < 12; i++) {
      const t = dir + Math.PI * (0.08 + 1.84 * (i / 11)) - Math.PI;
      const m = q * (i % 2 ? 0.62 : 1) * rng.between(0.85, 1.12);
      points.push([cx + Math.cos(t) * m, cy + Math.sin(t) * m]);
    }
    const c = vary(color, rng);
    return (
      path(
        closedCurve(
          points.map(([u, v]) => [u + 1.6, v + 2]),
          7,
        ),
        PLUM,
        'fill-opacity=".28"',
      ) +
      path(closedCurve(points, 7), c) +
      path(closedCurve(ring(cx - q * 0.15, cy - q * 0.2, q * 0.42, q * 0.34, wobble(rng, 6, 0.2))), light(c, 0.22))
    );
  };
  s += stroke(
    openCurve([
      [x - Math.cos(a) * r, y - Math.sin(a) * r],
      [x - Math.cos(a) * r * 0.4 + 2, y - Math.sin(a) * r * 0.4],
      [x, y],
    ]),
    dark(color, 0.1),
    r * 0.1,
  );
  for (const turn of [-1.15, 1.15, 0])
    s += lobe(x + Math.cos(a + turn) * r * 0.55, y + Math.sin(a + turn) * r * 0.55, r * 0.5, a + turn);
  return s;
}

/** A twig with n pairs of leaves (thyme, oregano, mint). */
export function sprig(rng: Rng, x: number, y: number, len: number, degrees: number, color: string, n: number): string {
  let s = '';
  const bend = rng.bell() * len * 0.12;
  const pt = (t: number): Point => [(t - 0.5) * len, Math.sin(t * 3) * bend];
  for (let i = 0; i < n * 2; i++) {
    const t = 0.12 + (i / (n * 2)) * 0.85;
    const [px, py] = pt(t);
    const k = i % 2 ? 1 : -1;
    const q = len * 0.15 * (1.15 - t * 0.6) * rng.between(0.85, 1.15);
    s += leaf(rng, px + q * 0.3, py + k * q * 0.5, q, q * 0.48, k * rng.between(42, 62), vary(color, rng), q > 14);
  }
  const spine = openCurve([pt(0), pt(0.35), pt(0.7), pt(1)]);
  return placeAt(
    x,
    y,
    degrees,
    stroke(spine, PLUM, 3, 'stroke-opacity=".25" transform="translate(4 6)"') +
      stroke(spine, dark(color, 0.15), 2.6) +
      s +
      leaf(rng, len * 0.53, pt(1)[1], len * 0.12, len * 0.06, 0, light(color, 0.1)),
  );
}

/** A feather of dill. */
export function dill(rng: Rng, x: number, y: number, r: number): string {
  const color = '#6a9a3f';
  const a = rng.between(0, TAU);
  let s = '';
  const tip: Point = [x + Math.cos(a) * r, y + Math.sin(a) * r];
  s += stroke(polyline([[x - Math.cos(a) * r * 0.6, y - Math.sin(a) * r * 0.6], tip]), color, r * 0.07);
  for (let i = 0; i < 6; i++) {
    const t = i / 6;
    const px = x + Math.cos(a) * r * (t * 1.5 - 0.5);
    const py = y + Math.sin(a) * r * (t * 1.5 - 0.5);
    for (const k of [-1, 1]) {
      const b = a + k * rng.between(0.5, 0.95);
      const l = r * rng.between(0.35, 0.55) * (1.1 - t * 0.5);
      s += stroke(
        openCurve([
          [px, py],
          [px + Math.cos(b) * l * 0.6, py + Math.sin(b) * l * 0.6],
          [px + Math.cos(b - k * 0.3) * l, py + Math.sin(b - k * 0.3) * l],
        ]),
        vary(color, rng),
        r * 0.06,
      );
    }
  }
  return s;
}

/** A ring of spring onion. */
export const scallion = (rng: Rng, x: number, y: number, r: number): string => {
  const color = '#7fb04a';
  const degrees = rng.between(0, 180);
  const q = rng.between(0.6, 1);
  return placeAt(
    x,
    y,
    degrees,
    ellipse(1.5, 2, r, r * q, PLUM, 'fill-opacity=".3"') +
      ellipse(0, 0, r, r * q, vary(color, rng)) +
      ellipse(0, 0, r * 0.66, r * q * 0.62, '#e6efb8') +
      ellipse(r * 0.05, 0, r * 0.36, r * q * 0.32, dark(color, 0.25)),
  );
};

/** A snip of chive. */
export const chive = (rng: Rng, x: number, y: number, len: number): string => {
  const a = rng.between(0, TAU);
  const dx = (Math.cos(a) * len) / 2;
  const dy = (Math.sin(a) * len) / 2;
  return stroke(
    polyline([
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]),
    vary('#5c8f3c', rng),
    len * 0.2,
  );
};
