/** A textile draped over the table. */

import { dark, light, PLUM } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Palette } from '../../core/regions.ts';
import type { Rng } from '../../core/rng.ts';
import {
  closedCurve,
  group,
  num,
  openCurve,
  type Point,
  path,
  placeAt,
  rect,
  repeat,
  type Sheet,
  stroke,
} from '../../core/svg.ts';
import { TEXTILES, type TextileName } from './textiles/index.ts';

/** Where the cloth lies: its centre, its size, and how far it is turned, in degrees. */
export interface ClothLay {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

/** Paint for a fill: the textile in the colours of the palette. */
function textileFill(sheet: Sheet, name: TextileName, palette: Palette, scale: number): string {
  const { width, height, draw } = TEXTILES[name];
  const tile = rect(0, 0, width, height, palette.cloth) + draw(palette.ink, palette.ink2, palette.cloth);
  return sheet.pattern(width, height, tile, `rotate(0) scale(${scale})`);
}

/** Points along the four sides; no edge of a cloth is quite straight. */
function looseEdge(rng: Rng, width: number, height: number): Point[] {
  const corners: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return corners.flatMap(([x0, y0], side) => {
    const [x1, y1] = at(corners, side + 1);
    return Array.from({ length: 5 }, (_, i): Point => {
      const t = i / 5;
      return [x0 + (x1 - x0) * t + rng.bell() * 7, y0 + (y1 - y0) * t + rng.bell() * 7];
    });
  });
}

function fringe(rng: Rng, width: number, height: number, palette: Palette): string {
  const thread = (side: number, y: number, color: string) => {
    const start = `M${num((side * width) / 2 - side * 6)} ${num(y)}`;
    const hang = `q${side * 12} ${num(rng.bell() * 5)} ${side * rng.between(20, 30)} ${num(rng.bell() * 8)}`;
    return stroke(start + hang, color, 2.6);
  };
  let s = '';
  for (let i = 0; i < height / 9; i++) {
    const y = -height / 2 + i * 9 + 5;
    const color = i % 3 ? light(palette.cloth, 0.2) : palette.ink;
    s += thread(-1, y, color) + thread(1, y, color);
  }
  return s;
}

/** Four soft folds: a wide and a narrow shade, and a light beside them. */
function folds(rng: Rng, width: number, height: number): string {
  return repeat(4, (i) => {
    const x = -width / 2 + (width * (i + rng.between(0.3, 0.7))) / 4;
    const bend = rng.between(-40, 40);
    const fold = (from: number) =>
      openCurve([
        [from, -height / 2 - 20],
        [from + bend * 0.4, -height * 0.15],
        [from + bend, height / 2 + 20],
      ]);
    return (
      stroke(fold(x), PLUM, rng.between(26, 38), 'stroke-opacity=".06"') +
      stroke(fold(x), PLUM, rng.between(14, 20), 'stroke-opacity=".06"') +
      stroke(fold(x - 16), '#fff8e0', rng.between(6, 14), 'stroke-opacity=".16"')
    );
  });
}

/** The stitched hem, a little inside the edge. */
const hem = (edge: readonly Point[], palette: Palette): string =>
  stroke(
    closedCurve(
      edge.map(([x, y]) => [x * 0.965, y * 0.955]),
      9,
    ),
    palette.ink,
    3,
    'stroke-opacity=".7" stroke-dasharray="9 7"',
  );

/** A draped cloth: shadow, pattern, folds, hem. */
export function drape(
  sheet: Sheet,
  rng: Rng,
  lay: ClothLay,
  name: TextileName,
  palette: Palette,
  fringed: boolean,
): string {
  const { width, height } = lay;
  const edge = looseEdge(rng, width, height);
  const outline = closedCurve(edge, 9);
  const shadow = path(outline, PLUM, 'fill-opacity=".5" filter="url(#s10)" transform="translate(10 16)"');
  const threads = fringed ? fringe(rng, width, height, palette) : '';
  const face = path(outline, textileFill(sheet, name, palette, rng.between(0.82, 1.06)));
  const relief =
    folds(rng, width, height) +
    stroke(outline, dark(palette.cloth, 0.3), 5, 'stroke-opacity=".4"') +
    hem(edge, palette);
  return placeAt(lay.x, lay.y, lay.turn, shadow + threads + face + group(relief, sheet.clip(`<path d="${outline}"/>`)));
}
