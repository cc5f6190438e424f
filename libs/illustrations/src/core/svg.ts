/**
 * Path geometry and tiny SVG writers. Every drawing function here and in the painters returns SVG markup as a string;
 * lengths are sheet pixels, angles given to `placeAt` are degrees, all others radians.
 */
import { at } from './lists.ts';
import type { Rng } from './rng.ts';

export type Point = readonly [x: number, y: number];
/** Offset 0 to 1, colour, opacity (1 when left out). */
export type GradientStop = readonly [offset: number, color: string, opacity?: number];

export const TAU = Math.PI * 2;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (angle: number): number => (angle * 180) / Math.PI;

/** A coordinate as printed: a tenth of a pixel is finer than anyone sees, and keeps the document small. */
export const num = (value: number): number => Math.round(value * 10) / 10;

// --- marks: markup of one shape; `extra` holds further attributes -----------------

export const path = (data: string, fill: string, extra = ''): string => `<path d="${data}" fill="${fill}" ${extra}/>`;

export const stroke = (data: string, color: string, width: number, extra = ''): string =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${extra}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}" ${extra}/>`;

export const group = (inner: string, extra = ''): string => `<g ${extra}>${inner}</g>`;

/** Turns a drawing around 0,0. */
export const turned = (degrees: number, inner: string): string => `<g transform="rotate(${num(degrees)})">${inner}</g>`;

/** Paints `n` things one after the other. */
export const repeat = (n: number, paint: (i: number) => string): string => {
  let painted = '';
  for (let i = 0; i < n; i++) painted += paint(i);
  return painted;
};

/** Puts a drawing made around 0,0 at x,y, turned by `degrees` and scaled. */
export const placeAt = (x: number, y: number, degrees: number, inner: string, scaleX = 1, scaleY = scaleX): string => {
  const thousandth = (value: number) => Math.round(value * 1000) / 1000;
  const scale = scaleX !== 1 || scaleY !== 1 ? ` scale(${thousandth(scaleX)} ${thousandth(scaleY)})` : '';
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(degrees)})${scale}">${inner}</g>`;
};

// --- path data (the `d` of a path) ---------------------------------------------

/**
 * Path data with computed coordinates: d`M${x} ${y - h / 2}h${w}`. Numbers are printed to a tenth, strings as they are;
 * a long path may run over several lines, broken before a command.
 */
export const d = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string => {
  let data = '';
  for (const [i, text] of texts.entries()) {
    data += text.includes('\n') ? text.replace(/\n\s*/g, '') : text;
    const value = values[i] ?? '';
    data += typeof value === 'number' ? num(value) : value;
  }
  return data;
};

const printed = (point: Point): string => `${num(point[0])} ${num(point[1])}`;

export const polyline = (points: readonly Point[]): string => `M${points.map(printed).join('L')}`;
export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** A Catmull-Rom segment from `from` to `to`, as a Bézier; a larger `k` is a tauter curve. Most of a picture is these. */
const segment = (before: Point, from: Point, to: Point, after: Point, k: number): string =>
  `C${num(from[0] + (to[0] - before[0]) / k)} ${num(from[1] + (to[1] - before[1]) / k)} ` +
  `${num(to[0] - (after[0] - from[0]) / k)} ${num(to[1] - (after[1] - from[1]) / k)} ${printed(to)}`;

/** Smooth closed curve through points. */
export function closedCurve(points: readonly Point[], k = 6): string {
  const segments = points.map((point, i) => segment(at(points, i - 1), point, at(points, i + 1), at(points, i + 2), k));
  return `M${printed(at(points, 0))}${segments.join('')}Z`;
}

/** Smooth open curve through points. */
export function openCurve(points: readonly Point[]): string {
  const last = points.length - 1;
  let data = `M${printed(at(points, 0))}`;
  for (let i = 0; i < last; i++)
    data += segment(
      at(points, Math.max(0, i - 1)),
      at(points, i),
      at(points, i + 1),
      at(points, Math.min(last, i + 2)),
      6,
    );
  return data;
}

/** The arc of a circle around 0,0, clockwise, from and to in radians; less than half a turn. */
export const arcPath = (r: number, from: number, to: number): string =>
  d`M${Math.cos(from) * r} ${Math.sin(from) * r}A${r} ${r} 0 0 1 ${Math.cos(to) * r} ${Math.sin(to) * r}`;

// --- hand-wobbled outlines -------------------------------------------------------

/** Radii around 1 that make an ellipse look drawn by hand. */
export const wobble = (rng: Rng, n = 9, amount = 0.08): number[] =>
  Array.from({ length: n }, () => 1 + rng.bell() * amount);

/** Points of a wobbly ellipse; pass the same radii again to redraw it smaller or shifted. */
export const ring = (cx: number, cy: number, rx: number, ry: number, radii: readonly number[], rotation = 0): Point[] =>
  radii.map((radius, i) => {
    const angle = (i / radii.length) * TAU;
    const cos = Math.cos(rotation);
    const sin = Math.sin(rotation);
    const x = Math.cos(angle) * rx * radius;
    const y = Math.sin(angle) * ry * radius;
    return [cx + x * cos - y * sin, cy + x * sin + y * cos];
  });

/** Outline of a wobbly ellipse. */
export const blob = (
  rng: Rng,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  amount = 0.08,
  n = 9,
  rotation = 0,
): string => closedCurve(ring(cx, cy, rx, ry, wobble(rng, n, amount), rotation));

// --- where things lie --------------------------------------------------------------

/** Poisson-like scatter: up to n points proposed by `pick`, each at least `gap` from the others. */
export function scatter(n: number, gap: number, pick: () => Point): Point[] {
  const points: Point[] = [];
  for (let tries = 0; points.length < n && tries < n * 30; tries++) {
    const point = pick();
    if (points.every((other) => (other[0] - point[0]) ** 2 + (other[1] - point[1]) ** 2 > gap * gap))
      points.push(point);
  }
  return points;
}

/** A point in a disc; `bias` 0.5 is even, less crowds the rim, more the middle. */
export const inDisc = (rng: Rng, r: number, cx = 0, cy = 0, bias = 0.5): Point => {
  const angle = rng.between(0, TAU);
  const distance = r * rng.next() ** bias;
  return [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance];
};

/** A point in an ellipse around 0,0, no further out than `share` of its radii. */
export const inEllipse = (rng: Rng, rx: number, ry: number, share = 1, bias = 0.5): Point => {
  const [x, y] = inDisc(rng, share, 0, 0, bias);
  return [x * rx, y * ry];
};

/** A point in a rectangle. */
export const inRect = (rng: Rng, x: number, y: number, width: number, height: number): Point => [
  x + rng.next() * width,
  y + rng.next() * height,
];

// --- the sheet -------------------------------------------------------------------------

/** The sheet being painted: collects gradients, clips and patterns, hands out their ids, prints the document. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** A `clip-path` attribute that keeps a group inside the shapes of `inner`. */
  clip(inner: string): string;
  /** Paint for a fill or stroke. */
  linearGradient(x1: number, y1: number, x2: number, y2: number, stops: readonly GradientStop[]): string;
  /** Paint for a fill or stroke; fx,fy is where the first colour sits. */
  radialGradient(cx: number, cy: number, r: number, stops: readonly GradientStop[], fx?: number, fy?: number): string;
  /** Paint that repeats a tile of the given size. */
  pattern(width: number, height: number, inner: string, transform?: string): string;
  /** Id of a drawing to repeat with `<use>`. */
  symbol(inner: string): string;
  /** Any other definition; returns its id. */
  define(make: (id: string) => string): string;
  /** The whole document, scaled to `size`. */
  print(body: string, size: Size, filters: string): string;
}

export interface Size {
  width: number;
  height: number;
}

/** An empty sheet of that many pixels. */
export function createSheet(width: number, height: number): Sheet {
  const definitions: string[] = [];
  let count = 0;
  const define = (make: (id: string) => string) => {
    const id = `k${(count++).toString(36)}`;
    definitions.push(make(id));
    return id;
  };
  const paint = (make: (id: string) => string) => `url(#${define(make)})`;
  const stopTags = (stops: readonly GradientStop[]) =>
    stops
      .map(([offset, color, opacity = 1]) => {
        const fade = opacity < 1 ? ` stop-opacity="${opacity}"` : '';
        return `<stop offset="${offset}" stop-color="${color}"${fade}/>`;
      })
      .join('');
  return {
    width,
    height,
    clip: (inner) => `clip-path="${paint((id) => `<clipPath id="${id}">${inner}</clipPath>`)}"`,
    linearGradient: (x1, y1, x2, y2, stops) =>
      paint(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" ` +
          `x2="${num(x2)}" y2="${num(y2)}">${stopTags(stops)}</linearGradient>`,
      ),
    radialGradient: (cx, cy, r, stops, fx = cx, fy = cy) =>
      paint(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" ` +
          `fx="${num(fx)}" fy="${num(fy)}">${stopTags(stops)}</radialGradient>`,
      ),
    pattern: (tileWidth, tileHeight, inner, transform = '') =>
      paint(
        (id) =>
          `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${num(tileWidth)}" height="${num(tileHeight)}" ` +
          `patternTransform="${transform}">${inner}</pattern>`,
      ),
    symbol: (inner) => define((id) => `<g id="${id}">${inner}</g>`),
    define,
    print: (body, size, filters) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size.width}" ` +
      `height="${size.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
      `<defs>${filters}${definitions.join('')}</defs>${body}</svg>`,
  };
}
