/** Rolling ground: wavy crest lines and the bands of land under them. */

import { light } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import { d, openCurve, type Point, path, stroke, TAU } from '../../core/svg.ts';
import type { Stage } from '../painter.ts';
import { stipple } from './atmosphere.ts';

/** A gentle curve that never repeats: four sine waves, each finer and shallower than the one before. */
export function wave(rng: Rng, amplitude: number, frequency: number): (x: number) => number {
  const sines = Array.from({ length: 4 }, (_, i) => ({
    amplitude: amplitude / (1 + i * 1.1),
    frequency: frequency * (1 + i * 1.35) * rng.between(0.8, 1.2),
    phase: rng.between(0, TAU),
  }));
  return (x) => sines.reduce((sum, sine) => sum + Math.sin(x * sine.frequency + sine.phase) * sine.amplitude, 0);
}

/** Points of a wavy line around y, from beyond the left edge of the sheet to beyond the right one. */
export function crestLine({ rng, width }: Stage, y: number, swell: number, frequency: number): Point[] {
  const rise = wave(rng, swell, frequency);
  const points: Point[] = [];
  for (let x = -60; x <= width + 60; x += 24) points.push([x, y + rise(x)]);
  return points;
}

/** Outline of everything under a crest. */
export function groundBelow(stage: Stage, crest: readonly Point[]): string {
  const foot = stage.height + 40;
  return openCurve(crest) + d`L${at(crest, -1)[0]} ${foot}L${at(crest, 0)[0]} ${foot}Z`;
}

/** y of a crest at any x on the sheet. */
export function heightAt(crest: readonly Point[], x: number): number {
  const i = crest.findIndex(([right], index) => index > 0 && right >= x);
  const [x0, y0] = at(crest, i - 1);
  const [x1, y1] = at(crest, i);
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

export interface HillOptions {
  /** y around which the crest moves, and how far. */
  y: number;
  swell: number;
  /** How tight the crest winds; 0.004 is a plain, 0.012 is choppy. */
  frequency: number;
  color: string;
  /** Colour of the shade; that of the light when left out. */
  shade?: string;
  /** How far below y the shade is at its strongest. */
  shadeDepth?: number;
  shadeStrength?: number;
}

/** A soft band of land across the sheet. */
export interface Hill {
  crest: Point[];
  outline: string;
  /** The band and its lit rim, without shade. */
  body: string;
  /** The shade alone, not yet stippled. */
  shade: string;
  /** The whole hill. */
  svg: string;
}

export function hill(stage: Stage, options: HillOptions): Hill {
  const {
    y,
    swell,
    frequency,
    color,
    shade: ink = stage.light.shade,
    shadeDepth = stage.height * 0.3,
    shadeStrength = 0.6,
  } = options;
  const crest = crestLine(stage, y, swell, frequency);
  const outline = groundBelow(stage, crest);
  const body = path(outline, color) + stroke(openCurve(crest), light(color, 0.3), 3, 'stroke-opacity=".6"');
  const growing = stage.sheet.linearGradient(0, y - swell, 0, y + shadeDepth, [
    [0, ink, 0],
    [1, ink, shadeStrength],
  ]);
  const shade = path(outline, growing);
  return { crest, outline, body, shade, svg: body + stipple(shade) };
}
