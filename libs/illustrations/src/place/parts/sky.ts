/** Sky, sun or moon, and what falls or flies: clouds, birds, snow. */
import { light, mix } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, d, num, path, polygon, rect, repeat, stroke, TAU } from '../../core/svg.ts';
import type { Stage } from '../painter.ts';
import { unitPath } from '../units.ts';
import { stipple } from './atmosphere.ts';

/** Where the sun stands and how large it is are drawn at random when left out. */
export interface SkyOptions {
  /** y of the horizon. */
  horizon: number;
  /** Where the sun stands: fraction of the sheet's width. */
  sunX?: number;
  /** How far above the horizon: fraction of the sheet's height. */
  sunHeight?: number;
  /** Its radius: fraction of the sheet's height. */
  sunSize?: number;
  /** Poster rays all around the sun. */
  rays?: boolean;
  /** A crescent instead of a disc. */
  moon?: boolean;
  stars?: boolean;
}

/** A painted sky, and the x of its sun for whatever reflects it. */
export interface Sky {
  svg: string;
  sunX: number;
}

export function sky(stage: Stage, options: SkyOptions): Sky {
  const { sheet, rng, width, height } = stage;
  const { glow, shade, sun } = stage.light;
  const [top, middle, low] = stage.light.sky;
  const { horizon } = options;
  const x = width * (options.sunX ?? rng.between(0.25, 0.75));
  const y = horizon - height * (options.sunHeight ?? rng.between(0.12, 0.3));
  const r = height * (options.sunSize ?? rng.between(0.09, 0.14));
  const air = sheet.linearGradient(0, 0, 0, horizon, [
    [0, top],
    [0.55, middle],
    [1, low],
  ]);
  const dimming = sheet.linearGradient(0, 0, 0, horizon, [
    [0, shade, 0.5],
    [0.5, shade, 0],
  ]);
  const halo = sheet.radialGradient(x, y, r * 3.6, [
    [0, glow, 0.95],
    [0.4, glow, 0.5],
    [1, glow, 0],
  ]);
  const svg =
    rect(0, 0, width, height, air) +
    (options.rays ? sunRays(x, y, width * 1.4, glow) : '') +
    stipple(rect(0, 0, width, horizon, dimming) + circle(x, y, r * 3.6, halo)) +
    circle(x, y, r, sun) +
    (options.moon
      ? circle(x + r * 0.3, y - r * 0.16, r * 0.84, mix(top, middle, 0.4), 'fill-opacity=".9"')
      : circle(x + 3, y + 3, r * 0.93, light(sun, 0.4), 'fill-opacity=".7"')) +
    (options.stars ? starrySky(rng, width, horizon * 0.8) : '');
  return { svg, sunX: x };
}

function sunRays(x: number, y: number, length: number, color: string): string {
  const count = 22;
  const spread = 0.14;
  return repeat(count, (i) => {
    const angle = (i / count) * TAU;
    const ray = polygon([
      [x, y],
      [x + Math.cos(angle) * length, y + Math.sin(angle) * length],
      [x + Math.cos(angle + spread) * length, y + Math.sin(angle + spread) * length],
    ]);
    return path(ray, color, 'fill-opacity=".15"');
  });
}

const starrySky = (rng: Rng, width: number, height: number): string =>
  repeat(90, () => {
    const star = [rng.between(0, width), rng.between(0, height), rng.between(0.8, 2.6)] as const;
    return circle(...star, '#fff6dc', `fill-opacity="${num(rng.between(4, 9)) / 10}"`);
  });

/** A cloud centred on x, its flat foot at y, with two streaks of air below. */
export function cloud(rng: Rng, x: number, y: number, width: number, color: string, opacity: number): string {
  const puffs = rng.int(3, 5);
  const left = x - width / 2;
  let outline = d`M${left} ${y}`;
  let from = left;
  for (let i = 0; i < puffs; i++) {
    const to = left + (width * (i + 1)) / puffs;
    const h = width * rng.between(0.1, 0.2) * (1.3 - Math.abs(i - (puffs - 1) / 2) / puffs);
    const foot = i === puffs - 1 ? y : y - h * 0.34;
    outline += d`C${from} ${y - h * 1.3} ${to} ${y - h * 1.3} ${to} ${foot}`;
    from = to;
  }
  outline += d`Q${x} ${y + width * 0.022} ${left} ${y}Z`;
  const streaks = unitPath(x, y, width)('M-0.62 0.05H0.3M-0.1 0.1H0.55');
  return (
    path(outline, color, `fill-opacity="${opacity}"`) +
    stroke(streaks, color, width * 0.016, `stroke-opacity="${opacity * 0.8}"`)
  );
}

/** Clouds anywhere across the sheet, between two heights. */
export interface CloudsOptions {
  count: number;
  top: number;
  bottom: number;
  color: string;
  opacity: number;
}

export const clouds = ({ rng, width }: Stage, { count, top, bottom, color, opacity }: CloudsOptions): string =>
  repeat(count, () =>
    cloud(rng, rng.between(0, width), rng.between(top, bottom), width * rng.between(0.12, 0.32), color, opacity),
  );

/** A loose flock around x,y. */
export const birds = (rng: Rng, x: number, y: number, count: number, color: string, scale = 1): string =>
  repeat(count, () => {
    const birdX = x + rng.bell() * 120;
    const birdY = y + rng.bell() * 50;
    const wing = rng.between(8, 18) * scale;
    return stroke(unitPath(birdX, birdY, wing)('M-1 -0.4Q-0.4 -0.5 0 0Q0.4 -0.5 1 -0.3'), color, wing * 0.17);
  });

/** Small even flakes. */
export const lightSnow = ({ rng, width, height }: Stage): string =>
  repeat(120, () =>
    circle(rng.between(0, width), rng.between(0, height), rng.between(1, 3.6), '#fff', 'fill-opacity=".8"'),
  );

/** Larger flakes, near and far. */
export const heavySnow = ({ rng, width, height }: Stage): string =>
  repeat(170, () => {
    const flake = [rng.between(0, width), rng.between(0, height), rng.between(1, 4.4)] as const;
    return circle(...flake, '#fff', `fill-opacity="${num(rng.between(4, 9)) / 10}"`);
  });
