import { light, mix } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import { d, path, rect, repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazeBand, hazed } from '../parts/atmosphere.ts';
import { grass } from '../parts/foliage.ts';
import { heightAt, hill } from '../parts/hills.ts';
import { clouds, heavySnow, sky } from '../parts/sky.ts';
import { tower } from '../parts/towers.ts';
import { pine } from '../parts/trees.ts';

export interface DomesOptions {
  /** Deep red brick on every other tower. */
  redBrick?: boolean;
  /** Snow on the ground, on the firs and falling. */
  winter?: boolean;
}

/** A church of many onion domes among firs. */
export const domes: Painter<DomesOptions> = {
  lights: ['snow', 'dusk', 'dawn'],
  paint(stage, { redBrick = false, winter = true }) {
    const { rng, width, height } = stage;
    const { haze } = stage.light;
    let svg = sky(stage, { horizon: height * 0.62, sunSize: 0.13 }).svg;
    svg += clouds(stage, {
      count: 4,
      top: height * 0.08,
      bottom: height * 0.34,
      color: light(haze, 0.6),
      opacity: 0.8,
    });
    svg += hill(stage, {
      y: height * 0.6,
      swell: height * 0.02,
      frequency: 0.006,
      color: hazed(stage, '#6f86a0', 0.6),
    }).body;
    svg += repeat(26, () =>
      pine(
        rng.between(0, width),
        height * 0.64,
        height * rng.between(0.06, 0.12),
        hazed(stage, '#3f6a6a', 0.45),
        winter ? '#eef2f0' : undefined,
      ),
    );
    svg += hazeBand(stage, height * 0.63, height * 0.06, haze, 0.7);
    svg += church(stage, width * rng.between(0.46, 0.56), height * 0.82, redBrick);
    svg += repeat(3, (i) => ground(stage, i, winter));
    return (
      svg +
      (winter
        ? heavySnow(stage)
        : grass(stage, { y: height * 1.01, height: height * 0.06, color: '#7a8f3f', count: 160 }))
    );
  },
};

/** Offset, width and height of each tower, in fractions of the sheet; the middle one last, in front. */
const TOWERS = [
  [-0.25, 0.09, 0.2],
  [0.25, 0.09, 0.22],
  [-0.14, 0.1, 0.3],
  [0.14, 0.1, 0.28],
  [0, 0.13, 0.4],
] as const;

function church(stage: Stage, x: number, y: number, redBrick: boolean): string {
  const { width, height, accent } = stage;
  const { shade } = stage.light;
  const wall = '#f3e2c6';
  const brick = '#c9604a';
  const domeColors = ['#e0a63a', '#2f7f8c', '#b83f3a', '#4a8a5a', accent];
  const towers = TOWERS.map(([dx, w, h], i) =>
    tower(stage, {
      x: x + dx * width,
      y,
      width: w * width,
      height: h * height,
      color: i % 2 ? wall : mix(wall, brick, redBrick ? 0.7 : 0.12),
      windows: 3,
      storeys: 3,
      roof: { shape: 'onion', color: at(domeColors, i), ribs: i % 2 ? '#f6e3b0' : undefined },
    }),
  );
  const arches = repeat(7, (i) => {
    const left = x + (i - 3) * width * 0.08 - 13;
    return path(d`M${left} ${y}v${-height * 0.05}a13 13 0 0 1 26 0v${height * 0.05}Z`, mix(wall, shade, 0.7));
  });
  return (
    towers.join('') +
    rect(x - width * 0.3, y - height * 0.11, width * 0.6, height * 0.12, wall) +
    rect(x + width * 0.1, y - height * 0.11, width * 0.2, height * 0.12, mix(wall, shade, 0.24)) +
    rect(x - width * 0.31, y - height * 0.12, width * 0.62, height * 0.016, redBrick ? '#f6ead0' : brick) +
    arches
  );
}

/** One of three bands of ground, its firs at the sides. */
function ground(stage: Stage, i: number, winter: boolean): string {
  const { rng, width, height, light: air } = stage;
  const band = hill(stage, {
    y: height * (0.81 + i * 0.06),
    swell: height * 0.016,
    frequency: 0.007,
    color: winter ? mix('#f6f4ee', air.sky[1], 0.2 - i * 0.07) : mix('#8fa34f', air.shade, i * 0.12),
    shade: mix(air.shade, air.sky[0], 0.4),
    shadeDepth: height * 0.14,
    shadeStrength: 0.55,
  });
  const firs = repeat(6 - i, () => {
    const x = rng.pick([rng.between(0, width * 0.24), rng.between(width * 0.76, width)]);
    const h = height * rng.between(0.12, 0.18) * (1 + i * 0.35);
    return pine(x, heightAt(band.crest, x) + 10, h, '#2f5a58', winter ? '#f6f6f0' : undefined);
  });
  return band.svg + firs;
}
