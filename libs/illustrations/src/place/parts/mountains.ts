/** Peaks: faceted mountains and wooded limestone towers. */
import { light, mix } from '../../core/color.ts';
import { blob, closedCurve, openCurve, type Point, path, polygon, stroke } from '../../core/svg.ts';
import type { Stage } from '../painter.ts';
import { clipTo } from './atmosphere.ts';

/** Where a peak stands: the middle of its foot, its size and its colour. */
export interface PeakOptions {
  x: number;
  base: number;
  width: number;
  height: number;
  color: string;
}

export interface MountainOptions extends PeakOptions {
  /** How far down the snow reaches: fraction of the height, 0 for none. */
  snow?: number;
  /** How dark the far face is, 0 to 1. */
  contrast?: number;
}

/** A mountain with a lit left face and a shaded right one. */
export function mountain(stage: Stage, options: MountainOptions): string {
  const { rng, light: air } = stage;
  const { x, base, width: w, height: h, color, snow = 0, contrast = 0.34 } = options;
  const peakX = x + rng.bell() * w * 0.06;
  const peakY = base - h;
  const toLeftFoot = peakX - (x - w / 2);
  const toRightFoot = x + w / 2 - peakX;
  const steps = 7;
  const left: Point[] = [];
  const right: Point[] = [];
  const spine: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const k = i / steps;
    const jitter = i > 0 && i < steps ? w * 0.022 : 0;
    left.push([peakX - toLeftFoot * k + rng.bell() * jitter, peakY + h * k ** rng.between(0.92, 1.12)]);
    right.push([peakX + toRightFoot * k + rng.bell() * jitter, peakY + h * k ** rng.between(0.9, 1.1)]);
    spine.push([peakX + w * 0.02 + Math.sin(i * 2.3 + peakX) * w * 0.035 * k + w * 0.06 * k, peakY + h * k]);
  }
  const outline = polygon([...left.toReversed(), ...right.slice(1)]);
  const farFace = path(polygon([...spine, ...right.slice(1).toReversed()]), mix(color, air.shade, contrast));
  let clefts = '';
  for (let i = 0; i < 6; i++) {
    const k = rng.between(0.3, 0.85);
    const cleftX = peakX - toLeftFoot * k * rng.between(0.1, 0.7);
    const cleftY = peakY + h * k;
    const cleft = polygon([
      [cleftX, cleftY - h * 0.16],
      [cleftX + w * 0.035, cleftY + h * 0.02],
      [cleftX + w * 0.014, cleftY + h * 0.14],
      [cleftX - w * 0.012, cleftY + h * 0.02],
    ]);
    clefts += path(cleft, mix(color, air.shade, 0.2), 'fill-opacity=".8"');
  }
  const rock = path(outline, color) + clipTo(stage, outline, farFace + clefts);
  if (snow === 0) return rock;

  const snowY = peakY + h * snow;
  const leftX = peakX - toLeftFoot * snow;
  const rightX = peakX + toRightFoot * snow;
  const tongues = (from: number, to: number): Point[] =>
    Array.from({ length: 7 }, (_, i) => [
      from + ((to - from) * i) / 6,
      snowY + (i % 2 ? h * 0.09 : -h * 0.02) * rng.between(0.6, 1.3),
    ]);
  const white = mix('#fffaf0', air.haze, 0.12);
  const cap: Point[] = [
    [peakX, peakY - 4],
    [rightX + w * 0.06, snowY - h * 0.02],
    ...tongues(rightX, leftX),
    [leftX - w * 0.06, snowY],
  ];
  const shadedCap: Point[] = [
    ...spine.filter(([, y]) => y < snowY + h * 0.04),
    ...tongues(peakX + w * 0.05, rightX),
    [rightX + w * 0.05, snowY - h * 0.04],
    [peakX + w * 0.1, peakY],
  ];
  const blueShade = mix(white, mix(air.shade, air.sky[0], 0.5), 0.36);
  return rock + clipTo(stage, outline, path(polygon(cap), white) + path(polygon(shadedCap), blueShade));
}

/** A limestone tower rising straight out of the water, streaked by rain and wooded in its cracks. */
export function karstPeak(stage: Stage, { x, base, width: w, height: h, color }: PeakOptions): string {
  const { rng } = stage;
  const { shade } = stage.light;
  const steps = 5;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const k = i / steps;
    const reach = w * (0.16 + 0.34 * k ** 0.6);
    left.push([x - reach + rng.bell() * w * 0.04, base - h + h * k]);
    right.push([x + reach + rng.bell() * w * 0.04, base - h + h * k]);
  }
  const outline = closedCurve([...left.toReversed(), [x, base - h * 1.05], ...right], 7);
  let inner = path(blob(rng, x + w * 0.34, base - h * 0.4, w * 0.3, h * 0.7, 0.14, 10), mix(color, shade, 0.36));
  for (let i = 0; i < 9; i++) {
    const streakX = x + rng.bell() * w * 0.34;
    const streakY = base - h * rng.between(0.08, 0.9);
    const streak = openCurve([
      [streakX, streakY],
      [streakX + rng.bell() * 7, streakY + h * 0.08],
      [streakX + rng.bell() * 9, streakY + h * rng.between(0.12, 0.22)],
    ]);
    inner += stroke(
      streak,
      rng.chance(0.5) ? light(color, 0.24) : mix(color, shade, 0.34),
      rng.between(2, 6),
      'stroke-opacity=".6"',
    );
  }
  for (let i = 0; i < 14; i++) {
    const bushX = x + rng.bell() * w * 0.4;
    const bushY = base - h * rng.between(0.1, 1);
    const bush = blob(rng, bushX, bushY, w * rng.between(0.05, 0.11), w * rng.between(0.03, 0.06), 0.2, 8);
    inner += path(bush, mix(color, '#3f7a4a', 0.55), 'fill-opacity=".75"');
  }
  return path(outline, color) + clipTo(stage, outline, inner);
}
