/** The box house most places are built of. */
import { dark, light, mix } from '../../core/color.ts';
import { d, path, polygon, rect, stroke } from '../../core/svg.ts';
import type { Stage } from '../painter.ts';

export type RoofShape = 'gable' | 'front' | 'flat';

/** x,y is the bottom left corner of the front, `width` and `height` the size of the front without the roof. */
export interface HouseOptions {
  x: number;
  y: number;
  width: number;
  height: number;
  wall: string;
  roof: string;
  /** A gable seen from its long side (the default), from its gable end, or a flat roof. */
  shape?: RoofShape;
  roofHeight?: number;
  /** How much of the shaded side wall shows: fraction of the width. */
  depth?: number;
  /** Windows across and up; as many as fit when left out. */
  columns?: number;
  rows?: number;
  /** Share of the windows with a light on, 0 to 1. */
  litWindows?: number;
  archedWindows?: boolean;
  /** Colour of the shutters, of the door; none when left out. */
  shutters?: string | undefined;
  door?: string | undefined;
  chimney?: boolean;
}

export function house(stage: Stage, options: HouseOptions): string {
  const { x, y, width: w, height: h, wall, roof, roofHeight = h * 0.42 } = options;
  const { shade } = stage.light;
  const depth = w * (options.depth ?? 0.28);
  const top = y - h;
  const side = polygon([
    [x + w, top],
    [x + w + depth, top - depth * 0.1],
    [x + w + depth, y],
    [x + w, y],
  ]);
  return (
    rect(x, top, w, h, wall) +
    path(side, mix(wall, shade, 0.34)) +
    ROOFS[options.shape ?? 'gable']({ x, top, w, roofHeight, depth, wall, roof, shade }) +
    windows(stage, options) +
    (options.door ? archway(x + w * 0.4, y - h * 0.3, w * 0.18, h * 0.3, options.door) : '') +
    (options.chimney
      ? rect(x + w * 0.66, top - roofHeight * 1.1, w * 0.09, roofHeight * 0.6, mix(roof, shade, 0.25))
      : '')
  );
}

/** The front's top edge from x to x + w, how high the roof rises and how far back it reaches. */
interface RoofSite {
  x: number;
  top: number;
  w: number;
  roofHeight: number;
  depth: number;
  wall: string;
  roof: string;
  shade: string;
}

const ROOFS: Record<RoofShape, (site: RoofSite) => string> = {
  flat: ({ x, top, w, depth, wall, shade }) => {
    const sideEdge = polygon([
      [x + w, top - w * 0.04],
      [x + w + depth, top - depth * 0.1 - w * 0.04],
      [x + w + depth, top - depth * 0.1],
      [x + w, top + w * 0.01],
    ]);
    return rect(x - 2, top - w * 0.04, w + 4, w * 0.05, light(wall, 0.35)) + path(sideEdge, mix(wall, shade, 0.2));
  },

  front: ({ x, top, w, roofHeight, depth, wall, roof, shade }) => {
    const ridge = top - roofHeight;
    const gableWall = polygon([
      [x - w * 0.05, top],
      [x + w / 2, ridge],
      [x + w * 1.05, top],
    ]);
    const slopes = polygon([
      [x - w * 0.08, top + 3],
      [x + w / 2, ridge - 4],
      [x + w / 2 + depth, ridge - 4 - depth * 0.1],
      [x + w + depth + w * 0.05, top - depth * 0.1],
      [x + w * 1.06, top + 3],
      [x + w / 2, ridge + 6],
    ]);
    const litEave = polygon([
      [x - w * 0.08, top + 3],
      [x + w / 2, ridge - 4],
      [x + w / 2, ridge + 6],
      [x - w * 0.02, top + 4],
    ]);
    return path(gableWall, mix(wall, shade, 0.06)) + path(slopes, roof) + path(litEave, light(roof, 0.3));
  },

  gable: ({ x, top, w, roofHeight, depth, roof, shade }) => {
    const ridge = top - roofHeight;
    const slope = polygon([
      [x - w * 0.06, top + 2],
      [x + w * 0.12, ridge],
      [x + w * 0.92 + depth * 0.4, ridge],
      [x + w + depth * 0.1, top + 2],
    ]);
    const end = polygon([
      [x + w + depth * 0.1, top + 2],
      [x + w * 0.92 + depth * 0.4, ridge],
      [x + w + depth + w * 0.04, top - depth * 0.1 + 2],
    ]);
    let svg = path(slope, roof) + path(end, mix(roof, shade, 0.4));
    for (let i = 1; i < 4; i++) {
      const tiles = d`M${x - w * 0.06 + w * 0.045 * i} ${top + 2 - (roofHeight * i) / 4}H${x + w + depth * 0.1 + i * 2}`;
      svg += stroke(tiles, mix(roof, shade, 0.3), 1.6, 'stroke-opacity=".55"');
    }
    const litEdges = d`M${x - w * 0.06} ${top + 2}L${x + w * 0.12} ${ridge}H${x + w * 0.9}`;
    return svg + stroke(litEdges, light(roof, 0.35), 2.2, 'stroke-opacity=".7"');
  },
};

function windows({ rng, light: { shade } }: Stage, options: HouseOptions): string {
  const { x, y, width, height, wall, shutters, archedWindows, litWindows = 0.15 } = options;
  const columns = options.columns ?? Math.max(1, Math.round(width / 44));
  const rows = options.rows ?? Math.max(1, Math.round(height / 58));
  const stepX = width / columns;
  const stepY = height / rows;
  const w = Math.min(stepX * 0.4, 20);
  const h = Math.min(stepY * 0.52, 34);
  let svg = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = x + stepX * (column + 0.5) - w / 2;
      const top = y - height + stepY * (row + 0.26);
      const glass = rng.chance(litWindows) ? '#ffd98a' : mix(wall, shade, 0.68);
      svg += rect(left - 1.6, top - 1.6, w + 3.2, h + 3.2, light(wall, 0.4), 'fill-opacity=".8"');
      if (archedWindows) svg += archway(left, top, w, h, glass);
      else {
        svg += rect(left, top, w, h, glass);
        if (shutters)
          svg +=
            rect(left - w * 0.55, top, w * 0.48, h, shutters) +
            rect(left + w * 1.07, top, w * 0.48, h, dark(shutters, 0.12));
      }
    }
  return svg;
}

/** A round-headed door or window; x,y is its top left corner. */
export const archway = (x: number, y: number, w: number, h: number, color: string): string =>
  path(d`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`, color);
