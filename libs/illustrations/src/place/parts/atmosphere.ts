/** What light and distance do to everything else: haze, printed-grain shade. */
import { mix } from '../../core/color.ts';
import { type Point, path, rect } from '../../core/svg.ts';
import type { Stage } from '../painter.ts';

/** Turns soft gradients into printed grain. */
export const stipple = (inner: string): string => `<g filter="url(#stip)">${inner}</g>`;

/** A colour seen through the air; `amount` 0 is near, 1 is lost in the haze. */
export const hazed = (stage: Stage, color: string, amount: number): string => mix(color, stage.light.haze, amount);

/** A band of mist across the sheet, thickest at y and gone at `reach` pixels above and below. */
export const hazeBand = (stage: Stage, y: number, reach: number, color: string, opacity: number): string =>
  rect(
    0,
    y - reach,
    stage.width,
    reach * 2,
    stage.sheet.linearGradient(0, y - reach, 0, y + reach, [
      [0, color, 0],
      [0.5, color, opacity],
      [1, color, 0],
    ]),
  );

/** Shade that grows from y to the foot of the sheet and settles the foreground. */
export const footShade = ({ sheet, width, height, light }: Stage, y: number, strength: number): string =>
  stipple(
    rect(
      0,
      y,
      width,
      height - y,
      sheet.linearGradient(0, y, 0, height, [
        [0, light.shade, 0],
        [1, light.shade, strength],
      ]),
    ),
  );

/** Shade over one shape, from one point and strength to another. */
export const shapeShade = (
  { sheet, light }: Stage,
  outline: string,
  from: Point,
  to: Point,
  start: number,
  end: number,
): string =>
  stipple(
    path(
      outline,
      sheet.linearGradient(...from, ...to, [
        [0, light.shade, start],
        [1, light.shade, end],
      ]),
    ),
  );

/** Keeps a drawing inside an outline. */
export const clipTo = (stage: Stage, outline: string, inner: string): string =>
  `<g ${stage.sheet.clip(path(outline, '#000'))}>${inner}</g>`;
