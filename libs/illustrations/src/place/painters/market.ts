import { light, mix } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import { circle, d, type Point, path, polygon, polyline, rect, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazeBand, hazed, shapeShade } from '../parts/atmosphere.ts';
import { passerBy } from '../parts/figures.ts';
import { sky } from '../parts/sky.ts';
import { tower } from '../parts/towers.ts';
import { lens, unitPath } from '../units.ts';

/** A street of stalls between painted walls, under a string of pennants. */
export const market: Painter = {
  lights: ['sand', 'sunset', 'noon'],
  paint(stage) {
    const { width, height, accent } = stage;
    const { haze } = stage.light;
    const dyes = [accent, '#f0b83f', '#2f7f86', '#c9483b', '#f3e2bc', '#7a8f3f'];
    let svg = sky(stage, { horizon: height * 0.6, sunX: 0.5, sunHeight: 0.22 }).svg;
    svg += tower(stage, {
      x: vanishingX(stage) + width * 0.02,
      y: height * 0.66,
      width: width * 0.075,
      height: height * 0.36,
      color: hazed(stage, '#e3b27a', 0.34),
      windows: 3,
      storeys: 4,
      roof: { shape: 'dome', color: hazed(stage, accent, 0.2) },
    });
    svg += hazeBand(stage, height * 0.62, height * 0.1, haze, 0.8);
    for (const side of [-1, 1]) svg += repeat(4, (i) => facade(stage, side, i));
    svg += road(stage);
    for (let i = 0; i < 4; i++)
      for (const side of [-1, 1]) svg += stall(stage, side, 0.2 + i * 0.2, at(dyes, i * 2 + (side > 0 ? 1 : 0)));
    return svg + crowd(stage, dyes) + pennants(stage, dyes);
  },
};

/** Where the lines of the street meet. `along` counts from there: 0 is the far end, 1 the front of the sheet. */
const vanishingX = ({ width }: Stage): number => width * 0.5;
const vanishingY = ({ height }: Stage): number => height * 0.58;

const FACADE_STARTS = [0.16, 0.24, 0.38, 0.6, 1.06];

/** The i-th house from the far end, on the left (-1) or right (1) of the street, in perspective. */
function facade(stage: Stage, side: number, i: number): string {
  const { rng, width, height, light: air } = stage;
  const vanishing = vanishingY(stage);
  const from = at(FACADE_STARTS, i);
  const to = at(FACADE_STARTS, i + 1);
  const color = hazed(stage, rng.pick(['#e2a56a', '#d98a5a', '#f0cf9a', '#c9704a']), 0.34 - i * 0.11);
  const farTop = vanishing - height * 0.72 * from * rng.between(0.95, 1.05);
  const nearTop = farTop - (to - from) * height * 0.66;
  const farFoot = vanishing + height * 0.36 * from;
  const nearFoot = vanishing + height * 0.36 * to;
  const x = (along: number): number => vanishingX(stage) + (side * along * width) / 2;
  /** A point of the wall, `down` 0 at its top and 1 at its foot. */
  const point = (along: number, down: number): Point => {
    const k = (along - from) / (to - from);
    const top = farTop + k * (nearTop - farTop);
    const foot = farFoot + k * (nearFoot - farFoot);
    return [x(along), top + (foot - top) * down];
  };
  const wall = polygon([
    [x(from), farTop],
    [x(to), nearTop],
    [x(to), nearFoot + 90],
    [x(from), farFoot],
  ]);
  const windows = repeat(2, (row) =>
    repeat(2, (column) => {
      const left = from + (to - from) * (0.2 + column * 0.42);
      const right = left + (to - from) * 0.2;
      const top = 0.12 + row * 0.24;
      const foot = 0.28 + row * 0.24;
      const opening = polygon([point(left, top), point(right, top), point(right, foot), point(left, foot)]);
      const sill = polyline([point(left, 0.3 + row * 0.24), point(right, 0.3 + row * 0.24)]);
      return path(opening, mix(color, air.shade, 0.66)) + stroke(sill, light(color, 0.5), 4 + i);
    }),
  );
  return path(wall, side > 0 ? color : mix(color, air.shade, 0.3)) + windows;
}

/** Beaten earth and worn paving stones. */
function road(stage: Stage): string {
  const { rng, width, height } = stage;
  const x = vanishingX(stage);
  const y = vanishingY(stage);
  const outline = polygon([
    [x - width * 0.08, y + height * 0.05],
    [x + width * 0.08, y + height * 0.05],
    [width * 1.1, height * 1.05],
    [-width * 0.1, height * 1.05],
  ]);
  const stones = repeat(60, () => {
    const along = rng.next();
    const half = width * (0.02 + 0.05 * along);
    const stoneX = x + rng.bell() * width * (0.08 + 0.5 * along);
    const stone = lens(stoneX - half, y + height * (0.06 + 0.4 * along), half * 2, half * 0.16);
    return path(stone, rng.chance(0.5) ? '#c99a66' : '#f0d8aa', 'fill-opacity=".55"');
  });
  return (
    path(outline, mix('#e3c08c', stage.light.haze, 0.2)) +
    stones +
    shapeShade(stage, outline, [0, y], [0, height], 0.05, 0.55)
  );
}

/** A table heaped with fruit, under a striped awning on two poles. */
function stall(stage: Stage, side: number, along: number, stripe: string): string {
  const { rng, width, height, light: air } = stage;
  const size = width * (0.06 + along * 0.14);
  const x = vanishingX(stage) + side * width * along * 0.56;
  const awningY = vanishingY(stage) + height * (0.16 * along);
  const ground = vanishingY(stage) + height * 0.44 * along + height * 0.06;
  const table =
    rect(x - size * 0.5, ground - size * 0.44, size, size * 0.5, '#6f4328') +
    rect(x - size * 0.5, ground - size * 0.44, size, size * 0.06, '#a8703c');
  const fruit = repeat(22, (i) =>
    circle(
      x - size * 0.44 + (i / 21) * size * 0.88,
      ground - size * (0.46 + (i % 3) * 0.06),
      size * 0.055,
      rng.pick(['#e0762a', '#c9352a', '#f0bd36', '#7f9f3a', '#8a2f55', '#e9a45a']),
    ),
  );
  const poles = d`M${x - size * 0.54} ${ground}V${awningY}M${x + size * 0.54} ${ground}V${awningY}`;
  const strips = 7;
  const awning = repeat(strips, (i) => {
    const topX = x - size * 0.5 + (i * size) / strips;
    const footX = x - size * 0.66 + (i * size * 1.32) / strips;
    const w = (size * 1.32) / strips;
    const top = d`M${topX} ${awningY - size * 0.26}H${topX + size / strips}`;
    const scallop = d`L${footX + w} ${awningY + size * 0.06}a${w / 2} ${w / 2} 0 0 1 ${-w} 0Z`;
    return path(top + scallop, i % 2 ? '#f8ecd2' : stripe);
  });
  const awningShadow = unitPath(x, awningY, size)('M-0.66 0.08h1.32l-0.1 0.2h-1.12Z');
  return (
    table +
    fruit +
    stroke(poles, '#4a2c20', size * 0.035) +
    awning +
    path(awningShadow, air.shade, 'fill-opacity=".32"')
  );
}

const crowd = (stage: Stage, dyes: readonly string[]): string =>
  repeat(7, () => {
    const { rng, width, height } = stage;
    const along = rng.between(0.16, 0.6);
    const x = vanishingX(stage) + rng.bell() * width * 0.12 * (1 + along);
    const y = vanishingY(stage) + height * (0.08 + 0.36 * along);
    return passerBy(stage, x, y, height * 0.12 * (0.5 + along), rng.pick(dyes));
  });

function pennants({ width, height, light: { shade } }: Stage, dyes: readonly string[]): string {
  const rope = stroke(d`M-10 ${height * 0.12}Q${width * 0.5} ${height * 0.34} ${width + 10} ${height * 0.1}`, shade, 3);
  const flags = repeat(9, (i) => {
    const k = (i + 1) / 10;
    const y = height * (0.12 + 0.22 * 2 * k * (1 - k)) + 10;
    return path(d`M${width * k - 20} ${y}h40l-20 46Z`, at(dyes, i + 1));
  });
  return rope + flags;
}
