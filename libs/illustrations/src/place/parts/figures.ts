/** Animals and people, small enough to be silhouettes. All stand with their feet at y unless said otherwise. */
import { dark, light, mix } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, closedCurve, d, type Point, path, stroke } from '../../core/svg.ts';
import type { Stage } from '../painter.ts';
import { unitPath, unitPoints } from '../units.ts';

const CAMEL: Point[] = [
  [-0.7, -0.7],
  [-0.35, -1.05],
  [0, -1.5],
  [0.3, -1.02],
  [0.6, -0.85],
  [0.8, -1.2],
  [0.9, -1.5],
  [1.2, -1.45],
  [1, -1.2],
  [0.85, -0.7],
  [0.4, -0.55],
  [-0.4, -0.5],
];

/** A ridden camel on its way, with its shadow. */
export function camel(stage: Stage, x: number, y: number, size: number): string {
  const { rng, accent } = stage;
  const { shade } = stage.light;
  const unit = unitPath(x, y, size);
  const coat = mix(shade, '#6f3a2a', 0.3);
  return (
    path(unit('M0 0l1.6 0.35h1.2l-2 -0.2Z'), shade, 'fill-opacity=".3"') +
    path(closedCurve(unitPoints(x, y, size, CAMEL), 7), coat) +
    [-0.5, -0.36, 0.3, 0.45]
      .map((leg) => walkingLeg(rng, x + leg * size, y - size * 0.6, size * 0.1, size * 0.6, coat, size * 0.1))
      .join('') +
    path(unit('M-0.3 -1.1L0 -1.55L0.3 -1.05L0.2 -0.7H-0.2Z'), accent)
  );
}

const GIRAFFE: Point[] = [
  [-0.3, -0.5],
  [-0.1, -0.6],
  [0.12, -0.66],
  [0.26, -1.2],
  [0.3, -1.34],
  [0.48, -1.25],
  [0.36, -1.2],
  [0.3, -0.74],
  [0.22, -0.46],
  [-0.2, -0.4],
];

export function giraffe(rng: Rng, x: number, y: number, size: number, color: string): string {
  return (
    path(closedCurve(unitPoints(x, y, size, GIRAFFE), 7), color) +
    [-0.26, -0.2, 0.14, 0.2]
      .map((leg) => walkingLeg(rng, x + leg * size, y - size * 0.48, size * 0.06, size * 0.5, color, size * 0.055))
      .join('') +
    stroke(unitPath(x, y, size)('M0.3 -1.34v-0.08'), color, size * 0.03)
  );
}

/** A leg that starts at x,y and swings up to `stride` pixels to either side. */
const walkingLeg = (
  rng: Rng,
  x: number,
  y: number,
  stride: number,
  length: number,
  color: string,
  thickness: number,
): string => stroke(d`M${x} ${y}l${rng.bell() * stride} ${length}`, color, thickness);

const LLAMA: Point[] = [
  [-0.5, -0.55],
  [-0.44, -0.78],
  [-0.1, -0.82],
  [0.26, -0.84],
  [0.36, -1.3],
  [0.34, -1.5],
  [0.46, -1.54],
  [0.66, -1.38],
  [0.56, -1.28],
  [0.54, -0.7],
  [0.4, -0.42],
  [-0.4, -0.4],
];
const LLAMA_BELLY: Point[] = [
  [-0.46, -0.5],
  [-0.1, -0.54],
  [0.4, -0.58],
  [0.4, -0.42],
  [-0.4, -0.4],
];

/** A llama in its woven blanket. */
export function llama({ accent, light: { shade } }: Stage, x: number, y: number, size: number): string {
  const unit = unitPath(x, y, size);
  const wool = '#f3e4c8';
  const shadedWool = mix(wool, shade, 0.35);
  const legs = [-0.4, -0.26, 0.24, 0.38].map((leg, i) => {
    const line = d`M${x + leg * size} ${y - size * 0.5}l${size * 0.02} ${size * 0.52}`;
    return stroke(line, i % 2 ? wool : shadedWool, size * 0.1);
  });
  const stripe = (height: number, color: string): string =>
    stroke(
      d`M${x - size * 0.31} ${y - size * height}L${x + size * 0.17} ${y - size * (height + 0.02)}`,
      color,
      size * 0.035,
    );
  return (
    path(closedCurve(unitPoints(x, y, size, LLAMA), 7), wool) +
    path(closedCurve(unitPoints(x, y, size, LLAMA_BELLY)), shadedWool) +
    legs.join('') +
    path(unit('M0.35 -1.48l-0.03 -0.16l0.09 0.12Z'), wool) +
    circle(x + size * 0.5, y - size * 1.43, size * 0.025, '#2a1a20') +
    path(unit('M-0.3 -0.83L0.16 -0.86L0.18 -0.5L-0.32 -0.48Z'), accent) +
    stripe(0.6, '#f2c14a') +
    stripe(0.7, '#2f7f86') +
    stripe(0.77, '#f7ead0') +
    stroke(unit('M0.32 -1.12h0.25'), '#c9352a', size * 0.05)
  );
}

/** A white sheep with a dark head; x,y is the middle of its body. */
export const sheep = (rng: Rng, x: number, y: number): string =>
  path(blob(rng, x, y, 12, 8, 0.14, 9), '#fbf4e6') +
  circle(x - 11, y - 2, 4.5, '#3a2e33') +
  twoLegs(x, y + 5, '#3a2e33');

/** A speck of a far herd: cattle, sheep or horses alike. */
export const herdAnimal = (rng: Rng, x: number, y: number): string =>
  path(blob(rng, x, y, 9, 5.5, 0.1, 7), rng.pick(['#f3e6cc', '#6f4630', '#f3e6cc'])) + twoLegs(x, y, '#4a3026');

const twoLegs = (x: number, y: number, color: string): string => stroke(d`M${x - 5} ${y}v8M${x + 5} ${y}v8`, color, 2);

/** Someone in a long robe, with a shadow. */
export function passerBy({ rng, light: { shade } }: Stage, x: number, y: number, size: number, robe: string): string {
  const unit = unitPath(x, y, size);
  return (
    path(unit('M0.1 0l0.9 0.24l-0.7 -0.02Z'), shade, 'fill-opacity=".3"') +
    path(unit('M-0.2 0Q-0.24 -0.7 0 -0.76Q0.24 -0.7 0.2 0Z'), dark(robe, 0.14)) +
    path(unit('M-0.2 0Q-0.24 -0.7 0 -0.76L-0.02 0Z'), light(robe, 0.12)) +
    circle(x, y - size * 0.86, size * 0.12, '#7a4a34') +
    path(unit('M-0.14 -0.86a0.14 0.14 0 0 1 0.28 0Z'), rng.pick(['#f6ead0', '#3a2430', robe]))
  );
}

/** Someone at work in the fields, under a wide straw hat. */
export const farmer = ({ accent, light: { shade } }: Stage, x: number, y: number): string =>
  stroke(d`M${x} ${y}v-34`, shade, 13) +
  path(d`M${x - 30} ${y - 34}Q${x} ${y - 66} ${x + 30} ${y - 34}Z`, '#f0d08a') +
  path(d`M${x - 30} ${y - 34}Q${x - 8} ${y - 60} ${x} ${y - 34}Z`, '#fff0c0') +
  path(d`M${x - 13} ${y - 30}h26l4 26h-34Z`, accent);
