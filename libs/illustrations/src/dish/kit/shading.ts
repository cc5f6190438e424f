/** The house manner of shading: every food is drawn in three gouache tones over an offset contact shadow. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  closedCurve,
  d,
  inEllipse,
  num,
  openCurve,
  type Point,
  path,
  placeAt,
  radians,
  repeat,
  ring,
  stroke,
  TAU,
  wobble,
} from '../../core/svg.ts';

export const SHADOW = `fill-opacity=".34"`;

const contactShadow = (outline: readonly Point[], distance: number): string =>
  path(closedCurve(outline.map(([x, y]) => [x + distance, y + distance * 1.1])), PLUM, SHADOW);

export interface LumpLook {
  /** Radians. */
  rotation?: number;
  /** How far the outline wanders. */
  wobble?: number;
  /** Points of the outline. */
  points?: number;
  /** Opacity of the highlight. */
  gloss?: number;
  /** Length of the contact shadow, as a share of the smaller radius; 0 for none. */
  shadow?: number;
  /** How dark the shaded edge is. */
  edge?: number;
}

/** The workhorse: a wobbly lump in three gouache tones with a contact shadow and optional gloss. */
export function lump(rng: Rng, x: number, y: number, rx: number, ry: number, color: string, look: LumpLook): string {
  const { rotation = 0, points = 9, gloss = 0, shadow = 0.16, edge = 0.2 } = look;
  const radii = wobble(rng, points, look.wobble ?? 0.07);
  const m = Math.min(rx, ry);
  const full = ring(x, y, rx, ry, radii, rotation);
  let s = shadow ? contactShadow(full, m * shadow + 1) : '';
  s += path(closedCurve(full), dark(color, edge));
  s += path(closedCurve(ring(x - m * 0.07, y - m * 0.08, rx * 0.87, ry * 0.86, radii, rotation)), color);
  s += path(closedCurve(ring(x - m * 0.17, y - m * 0.19, rx * 0.55, ry * 0.52, radii, rotation)), light(color, 0.2));
  if (gloss)
    s += path(
      blob(rng, x - m * 0.34, y - m * 0.38, m * 0.22, m * 0.12, 0.1, 6, -0.7),
      '#fff7e4',
      `fill-opacity="${gloss}"`,
    );
  return s;
}

interface ChunkLook {
  /** Tautness of the outline: 7 is soft, 16 has sharp corners. */
  round?: number;
  /** A line seared across the top. */
  sear?: boolean;
  /** Opacity of the highlight. */
  gloss?: number;
}

/** A flat-sided cut chunk (potato, cheese, cube of meat). */
export function chunk(rng: Rng, x: number, y: number, r: number, color: string, look: ChunkLook = {}): string {
  const sides = rng.int(4, 5);
  const a0 = rng.between(0, TAU);
  const points: Point[] = Array.from({ length: sides }, (_, i) => {
    const a = a0 + (i / sides) * TAU + rng.bell() * 0.18;
    const q = r * rng.between(0.85, 1.12);
    return [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.9];
  });
  const scaled = (q: number, dx: number, dy: number) =>
    points.map(([px, py]): Point => [x + (px - x) * q + dx, y + (py - y) * q + dy]);
  const k = look.round ?? 9;
  return (
    path(closedCurve(scaled(1, r * 0.16, r * 0.2), k), PLUM, SHADOW) +
    path(closedCurve(points, k), dark(color, 0.28)) +
    path(closedCurve(scaled(0.84, -r * 0.09, -r * 0.11), k), color) +
    path(closedCurve(scaled(0.5, -r * 0.2, -r * 0.22), k), light(color, 0.16)) +
    (look.sear
      ? stroke(
          openCurve([
            [x - r * 0.4, y + r * 0.15],
            [x, y - r * 0.05],
            [x + r * 0.4, y + r * 0.1],
          ]),
          dark(color, 0.4),
          r * 0.12,
          'stroke-opacity=".6"',
        )
      : '') +
    (look.gloss
      ? path(
          blob(rng, x - r * 0.3, y - r * 0.36, r * 0.22, r * 0.09, 0.1, 6, -0.6),
          '#fff7e4',
          `fill-opacity="${look.gloss}"`,
        )
      : '')
  );
}

interface FormLook {
  /** Where the contact shadow falls. */
  shadowX?: number;
  shadowY?: number;
  /** How dark the edge is. */
  edge?: number;
  /** Size of the body and of the lit patch, as shares of the outline; lit 0 for none. */
  body?: number;
  lit?: number;
}

/** Any outline around 0,0 in the house manner: contact shadow, dark edge, body, light patch. */
export function form(outline: string, color: string, look: FormLook): string {
  const { shadowX = 6, shadowY = 9, edge = 0.28, body = 0.93, lit = 0.6 } = look;
  return (
    path(outline, PLUM, `fill-opacity=".36" transform="translate(${shadowX} ${shadowY})"`) +
    path(outline, dark(color, edge)) +
    path(outline, color, `transform="translate(-2 -2.8) scale(${body})"`) +
    (lit ? path(outline, light(color, 0.2), `fill-opacity=".8" transform="translate(-5.6 -6.8) scale(${lit})"`) : '')
  );
}

interface DiscLook {
  /** Points of the outline, and how far they wander. */
  points?: number;
  wobble?: number;
  /** Where the shadow falls. */
  shadowX?: number;
  shadowY?: number;
  /** How light the middle is. */
  lit?: number;
}

/** A smooth round cake or bread disc: shadow, edge, body, light. */
export const disc = (rng: Rng, x: number, y: number, rx: number, ry: number, color: string, look: DiscLook): string => {
  const radii = wobble(rng, look.points ?? 14, look.wobble ?? 0.02);
  return (
    path(
      closedCurve(ring(x + (look.shadowX ?? 9), y + (look.shadowY ?? 14), rx, ry, radii)),
      PLUM,
      'fill-opacity=".4"',
    ) +
    path(closedCurve(ring(x, y, rx, ry, radii)), dark(color, 0.34)) +
    path(closedCurve(ring(x - 2, y - 4, rx * 0.975, ry * 0.965, radii)), color) +
    path(
      closedCurve(ring(x - rx * 0.07, y - ry * 0.09, rx * 0.8, ry * 0.76, radii)),
      light(color, look.lit ?? 0.16),
      'fill-opacity=".8"',
    )
  );
};

/** Transform that throws a shadow to the lower right of a piece turned by `deg`. */
export const castShadow = (degrees: number, len: number): string => {
  const a = radians(55 - degrees);
  return `transform="translate(${num(Math.cos(a) * len)} ${num(Math.sin(a) * len)})"`;
};

/** A comma of light. */
export const gleam = (x: number, y: number, len: number, degrees: number, w: number, opacity: number): string =>
  placeAt(x, y, degrees, stroke(d`M${-len} 0Q0 ${-len * 0.34} ${len} 0`, '#fff8e6', w, `stroke-opacity="${opacity}"`));

/** Gloss comma strokes laid over a finished heap. */
export const glints = (rng: Rng, n: number, rx: number, ry: number): string =>
  repeat(n, () => {
    const [x, y] = inEllipse(rng, rx, ry, 0.85);
    const q = rng.between(4, 11);
    return placeAt(
      x,
      y,
      rng.between(-60, -20),
      stroke(d`M${-q} 0Q0 ${-q * 0.5} ${q} 0`, '#fff9ea', rng.between(1.5, 3), 'stroke-opacity=".65"'),
    );
  });
