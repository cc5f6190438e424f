/** Breads, crusts, and the paper they come on. */
import { dark, light, mix, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  closedCurve,
  d,
  ellipse,
  inEllipse,
  num,
  type Point,
  path,
  placeAt,
  ring,
  stroke,
  TAU,
  wobble,
} from '../../core/svg.ts';
import { form } from './shading.ts';

interface CrustLook {
  /** Radius of the smallest and the largest patch. */
  smallest: number;
  largest: number;
}

/** Browned, blistered crust of n patches, wherever `inside` points. */
export function crust(
  rng: Rng,
  inside: () => Point,
  n: number,
  color: string,
  { smallest, largest }: CrustLook,
): string {
  let s = '';
  for (let i = 0; i < n; i++) {
    const [x, y] = inside();
    const k = rng.next();
    const r = rng.between(smallest, largest);
    s += path(
      blob(rng, x, y, r, r * rng.between(0.5, 0.9), 0.22, 8, rng.between(0, 3)),
      k < 0.4
        ? dark(color, rng.between(0.14, 0.42))
        : k < 0.7
          ? light(color, rng.between(0.15, 0.35))
          : vary(color, rng, 1.4),
      `fill-opacity="${num(rng.between(3, 7)) / 10}"`,
    );
  }
  return s;
}

interface FlatBreadLook {
  /** How many scorched spots, their colour, and the radius of the largest. */
  spots?: number;
  burn?: string;
  largest?: number;
}

/** A round flat bread, pancake or crust disc with scorched blisters. */
export function flatBread(
  rng: Rng,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  look: FlatBreadLook,
): string {
  const radii = wobble(rng, 14, 0.025);
  const turn = rng.between(0, TAU);
  let s =
    path(closedCurve(ring(x + 7, y + 10, rx, ry, radii, turn)), PLUM, 'fill-opacity=".38"') +
    path(closedCurve(ring(x, y, rx, ry, radii, turn)), dark(color, 0.34)) +
    path(closedCurve(ring(x - 2, y - 3, rx * 0.975, ry * 0.97, radii, turn)), color) +
    path(
      closedCurve(ring(x - rx * 0.05, y - ry * 0.06, rx * 0.84, ry * 0.82, radii, turn)),
      light(color, 0.2),
      'fill-opacity=".8"',
    );
  s += crust(
    rng,
    () => {
      const [u, v] = inEllipse(rng, rx, ry, 0.88);
      return [x + u, y + v];
    },
    look.spots ?? 30,
    look.burn ?? mix(color, '#8a4a1e', 0.3),
    { smallest: 3, largest: look.largest ?? rx * 0.1 },
  );
  return (
    s +
    stroke(
      closedCurve(ring(x - 3, y - 4, rx * 0.93, ry * 0.92, radii, turn)),
      light(color, 0.5),
      3,
      'stroke-opacity=".4"',
    )
  );
}

const INJERA = '#cdb08a';

/** A spongy injera: pale, with the little eyes of its batter. */
export function injera(rng: Rng, rx: number, ry: number): string {
  const color = INJERA;
  const radii = wobble(rng, 18, 0.018);
  let s =
    path(closedCurve(ring(6, 9, rx, ry, radii)), PLUM, 'fill-opacity=".34"') +
    path(closedCurve(ring(0, 0, rx, ry, radii)), dark(color, 0.3)) +
    path(closedCurve(ring(-2, -3, rx * 0.98, ry * 0.98, radii)), color) +
    path(closedCurve(ring(-rx * 0.06, -ry * 0.08, rx * 0.7, ry * 0.68, radii)), light(color, 0.2), 'fill-opacity=".6"');
  for (let i = 0; i < 460; i++) {
    const [x, y] = inEllipse(rng, rx, ry, 0.95);
    s += circle(x, y, rng.between(1.2, 3.4), '#86683f', 'fill-opacity=".5"');
  }
  return s;
}

/** An injera rolled up like a napkin, seen from the side; length `len`, thickness `h`. */
export function injeraRoll(
  rng: Rng,
  x: number,
  y: number,
  len: number,
  h: number,
  degrees: number,
  color = INJERA,
): string {
  const outline = d`M${-len / 2} ${-h / 2}Q0 ${-h * 0.62} ${len / 2} ${-h / 2}Q${len / 2 + h * 0.24} 0 ${len / 2} ${h / 2}
    Q0 ${h * 0.58} ${-len / 2} ${h / 2}Q${-len / 2 - h * 0.2} 0 ${-len / 2} ${-h / 2}Z`;
  let s = form(outline, color, { lit: 0, body: 0.95, shadowX: 5, shadowY: 8 });
  for (let i = 0; i < 60; i++)
    s += circle(
      rng.between(-len * 0.47, len * 0.47),
      rng.between(-h * 0.42, h * 0.4),
      rng.between(1, 2.6),
      '#86683f',
      'fill-opacity=".5"',
    );
  s +=
    stroke(
      d`M${-len * 0.48} ${h * 0.14}Q0 ${h * 0.22} ${len * 0.48} ${h * 0.1}`,
      dark(color, 0.34),
      3,
      'stroke-opacity=".7"',
    ) +
    stroke(
      d`M${-len * 0.46} ${-h * 0.3}Q0 ${-h * 0.42} ${len * 0.4} ${-h * 0.3}`,
      light(color, 0.5),
      4,
      'stroke-opacity=".7"',
    ) +
    ellipse(len / 2, 0, h * 0.16, h * 0.42, dark(color, 0.25)) +
    stroke(d`M${len / 2} ${-h * 0.22}q${h * 0.1} ${h * 0.2} 0 ${h * 0.42}`, light(color, 0.3), 2.4);
  return placeAt(x, y, degrees, s);
}

/** A torn sheet of baking paper under the food. */
export function parchment(rng: Rng, w: number, h: number): string {
  const color = '#efe2c6';
  const n = 9;
  const side = (x0: number, y0: number, x1: number, y1: number) =>
    Array.from(
      { length: n },
      (_, i): Point => [x0 + ((x1 - x0) * i) / n + rng.bell() * 6, y0 + ((y1 - y0) * i) / n + rng.bell() * 6],
    );
  const outline = closedCurve(
    [...side(-w, -h, w, -h), ...side(w, -h, w, h), ...side(w, h, -w, h), ...side(-w, h, -w, -h)],
    9,
  );
  let s =
    path(outline, PLUM, 'fill-opacity=".36" transform="translate(5 8)"') +
    path(outline, dark(color, 0.12)) +
    path(outline, color, 'transform="translate(-2 -2) scale(.99)"');
  for (let i = 0; i < 9; i++) {
    const x = rng.between(-w, w) * 0.9;
    const y = rng.between(-h, h) * 0.9;
    s += stroke(
      d`M${x} ${y}l${rng.bell() * w * 0.3} ${rng.bell() * h * 0.4}`,
      i % 2 ? dark(color, 0.12) : light(color, 0.6),
      rng.between(2, 6),
      'stroke-opacity=".6"',
    );
  }
  return s;
}

/** Outline of a slice of a cake, omelette or tart: a sector of a disc, from a to b radians. */
export const sector = (a: number, b: number, r: number): string =>
  d`M0 0L${Math.cos(a) * r} ${Math.sin(a) * r}A${r} ${r} 0 0 1 ${Math.cos(b) * r} ${Math.sin(b) * r}Z`;
