import { light, mix, vary } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import { d, path, polygon, rect, repeat, stroke } from '../../core/svg.ts';
import { LIGHTS } from '../lights.ts';
import type { Painter, Stage } from '../painter.ts';
import { footShade, hazeBand } from '../parts/atmosphere.ts';
import { sailboat } from '../parts/boats.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { sea } from '../parts/water.ts';

/** Towers of a large city along the water. */
export const skyline: Painter = {
  lights: ['dusk', 'night', 'sunset', 'dawn'],
  paint(stage) {
    const { rng, width, height, accent } = stage;
    const { haze, shade, water } = stage.light;
    const night = stage.light === LIGHTS.night;
    const background = sky(stage, { horizon: height * 0.66, stars: night, moon: night, sunSize: 0.15 });
    let svg = background.svg;
    svg += clouds(stage, { count: 4, top: height * 0.14, bottom: height * 0.4, color: light(haze, 0.3), opacity: 0.5 });
    svg += repeat(
      3,
      (i) => rowOfTowers(stage, i) + hazeBand(stage, height * 0.67, height * 0.1, haze, 0.42 - i * 0.14),
    );
    svg += sea(stage, { y: height * 0.69, water: mix(water, shade, 0.3), sunX: background.sunX, ripples: 50 });
    svg += mirroredLights(stage) + footShade(stage, height * 0.72, 0.8);
    svg += sailboat(width * rng.between(0.3, 0.6), height * 0.86, height * 0.13, accent, '#2a1a2a');
    return svg + birds(rng, width * 0.5, height * 0.2, 6, shade);
  },
};

/** Three rows, from far to near: how tall they are, and how many windows are lit. */
const ROWS = [
  { height: 1.5, lit: 0 },
  { height: 1.4, lit: 0.24 },
  { height: 0.8, lit: 0.34 },
];

function rowOfTowers(stage: Stage, i: number): string {
  const { rng, width, height, light: air } = stage;
  const row = at(ROWS, i);
  const inks = [mix(air.sky[1], air.haze, 0.5), mix(air.shade, air.haze, 0.48), mix(air.shade, air.sky[0], 0.2)];
  const ink = at(inks, i);
  const foot = height * 0.69;
  let svg = '';
  let x = -20;
  while (x < width + 20) {
    const w = width * rng.between(0.035, 0.085);
    const h = height * rng.between(0.14, 0.3) * row.height * (rng.chance(0.14) ? 1.45 : 1);
    const top = foot - h;
    const color = vary(ink, rng, 1.4);
    svg +=
      rect(x, top, w, h, color) +
      rect(x + w * 0.64, top, w * 0.36, h, mix(color, air.shade, 0.34)) +
      stroke(d`M${x + 1} ${top}V${foot}`, air.glow, 2, 'stroke-opacity=".4"') +
      towerTop(rng.int(0, 4), x, top, w, color) +
      (row.lit > 0 ? litWindows(stage, x, top, w, h, row.lit) : '');
    x += w * rng.between(0.98, 1.24);
  }
  return svg;
}

/** A spire, a mast on a step, a round top, or (for any other kind) nothing. */
function towerTop(kind: number, x: number, y: number, w: number, color: string): string {
  const middle = x + w / 2;
  if (kind === 0) {
    const spire = polygon([
      [x, y],
      [middle, y - w * 0.8],
      [x + w, y],
    ]);
    return path(spire, color) + stroke(d`M${middle} ${y - w * 0.7}v${-w * 0.8}`, color, 3);
  }
  if (kind === 1)
    return (
      rect(x + w * 0.2, y - w * 0.3, w * 0.6, w * 0.31, color) +
      stroke(d`M${middle} ${y - w * 0.3}v${-w * 0.7}`, color, 2.6)
    );
  if (kind === 2) return path(d`M${x} ${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0Z`, color);
  return '';
}

const litWindows = (
  { rng, light: { glow } }: Stage,
  x: number,
  top: number,
  w: number,
  h: number,
  share: number,
): string =>
  repeat(h / 15, (row) =>
    repeat(4, (column) => {
      if (!rng.chance(share)) return '';
      const color = rng.pick(['#ffdc8f', '#ffe9bb', glow]);
      return rect(x + w * (0.12 + column * 0.22), top + 9 + row * 15, w * 0.11, 7, color, 'fill-opacity=".9"');
    }),
  );

const mirroredLights = ({ rng, width, height, light: { glow, haze } }: Stage): string =>
  repeat(60, () =>
    stroke(
      d`M${rng.between(0, width)} ${height * rng.between(0.7, 0.9)}v${rng.between(8, 34)}`,
      rng.pick(['#ffdc8f', glow, light(haze, 0.3)]),
      rng.between(2, 5),
      'stroke-opacity=".4"',
    ),
  );
