/** The bare table under everything, filling the sheet. */
import { dark, light, mix, PLUM, vary } from '../../core/color.ts';
import type { Palette } from '../../core/regions.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  ellipse,
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

type TableTop = (sheet: Sheet, rng: Rng, palette: Palette) => string;

/** One plank: its face, the gap below, its grain, sometimes a knot. */
function plank(rng: Rng, sheetWidth: number, y: number, height: number, wood: string, color: string): string {
  const face =
    rect(-200, y, sheetWidth + 400, height - 3, color) +
    rect(-200, y + height - 4, sheetWidth + 400, 5, dark(wood, 0.45)) +
    rect(-200, y, sheetWidth + 400, 3, light(wood, 0.25), 'fill-opacity=".5"');
  const grain = repeat(7, () => {
    const lineY = y + rng.between(8, height - 12);
    const x = rng.between(-200, sheetWidth * 0.7);
    const length = rng.between(200, 700);
    const fibre = openCurve([
      [x, lineY],
      [x + length * 0.35, lineY + rng.bell() * 6],
      [x + length * 0.7, lineY + rng.bell() * 6],
      [x + length, lineY],
    ]);
    return stroke(fibre, dark(color, 0.16), rng.between(1.2, 3.2), 'stroke-opacity=".55"');
  });
  if (!rng.chance(0.6)) return face + grain;
  const knotX = rng.between(60, sheetWidth - 60);
  const rings = [20, 13, 6].map((r) =>
    ellipse(
      knotX,
      y + height / 2,
      r * 1.7,
      r * 0.7,
      'none',
      `stroke="${dark(color, 0.24)}" stroke-width="2.2" stroke-opacity=".7"`,
    ),
  );
  return face + grain + rings.join('');
}

function planks({ width, height }: Sheet, rng: Rng, palette: Palette): string {
  const wood = mix(palette.table, '#8a5a38', 0.62);
  const tilt = rng.between(-9, 9);
  const plankHeight = height / 5;
  let boards = '';
  for (let i = -1; i <= 6; i++) {
    const color = vary(i % 2 ? light(wood, 0.08) : dark(wood, 0.06), rng, 1.2);
    boards += plank(rng, width, (i * height) / 5 - 40, plankHeight, wood, color);
  }
  // Wider than the sheet, so that the tilt leaves no corner bare.
  return (
    rect(0, 0, width, height, wood) +
    group(boards, `transform="rotate(${num(tilt)} ${width / 2} ${height / 2}) scale(1.12) translate(-60 -40)"`)
  );
}

/** Square tiles of side `side`; `glaze` gives the colour of every other one. */
function tiled(
  { width, height }: Sheet,
  rng: Rng,
  palette: Palette,
  side: number,
  glaze: (odd: boolean) => string,
): string {
  let s = rect(0, 0, width, height, dark(palette.table, 0.25));
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) {
      const odd = (x / side + y / side) % 2 !== 0;
      s +=
        rect(x + 2, y + 2, side - 4, side - 4, vary(glaze(odd), rng, 0.8)) +
        rect(x + 4, y + 4, side - 8, 3, '#fff', 'fill-opacity=".14"');
    }
  return s;
}

/** Broad banana leaves laid over each other. */
function leafMat(sheet: Sheet, rng: Rng, palette: Palette): string {
  const green = mix(palette.table, '#1f5a3a', 0.5);
  const outline = 'M-520 0C-300 -150 260 -160 540 0C260 150 -300 140 -520 0Z';
  const leaf = () => {
    const x = rng.between(-50, sheet.width + 50);
    const y = rng.between(-60, sheet.height + 60);
    const turn = rng.between(-40, 40);
    let s =
      path(outline, PLUM, 'fill-opacity=".3" transform="translate(10 18)"') +
      path(outline, vary(green, rng, 1.6)) +
      path('M-520 0C-300 -150 260 -160 540 0Z', light(green, 0.1), 'fill-opacity=".8"');
    for (let k = -9; k < 10; k++)
      s +=
        stroke(`M${k * 50} 0Q${k * 50 + 40} -40 ${k * 50 + 90} -92`, light(green, 0.2), 2, 'stroke-opacity=".45"') +
        stroke(`M${k * 50} 0Q${k * 50 + 40} 40 ${k * 50 + 90} 92`, dark(green, 0.2), 2, 'stroke-opacity=".5"');
    const inside = sheet.clip('<path d="M-530 30C-300 -160 260 -170 560 30C260 190 -300 180 -530 30Z"/>');
    return placeAt(x, y, turn, group(s, inside) + stroke('M-520 0H540', light(green, 0.35), 5));
  };
  return rect(0, 0, sheet.width, sheet.height, dark(green, 0.22)) + repeat(7, leaf);
}

/** A wall-paint surface: long soft brush strokes over a flat colour. */
function brushed({ width, height }: Sheet, rng: Rng, color: string): string {
  const strokes = repeat(46, () => {
    const x = rng.between(-80, width + 80);
    const y = rng.between(-60, height + 60);
    const length = rng.between(90, 330);
    const slope = rng.between(-0.5, -0.15);
    const ink = rng.chance(0.5) ? light(color, 0.2) : dark(color, 0.13);
    const curve = openCurve([
      [x, y],
      [x + length * 0.5, y + length * 0.5 * slope + rng.bell() * 18],
      [x + length, y + length * slope],
    ]);
    return stroke(curve, ink, rng.between(14, 64), `stroke-opacity="${num(rng.between(1, 2.2)) / 10}"`);
  });
  return rect(0, 0, width, height, color) + strokes;
}

function stone(sheet: Sheet, rng: Rng, palette: Palette): string {
  const color = mix(palette.table, '#8d8378', 0.45);
  const specks = () => {
    const speck = blob(
      rng,
      rng.between(0, sheet.width),
      rng.between(0, sheet.height),
      rng.between(1.5, 6),
      rng.between(1.5, 5),
      0.3,
      6,
    );
    return path(speck, rng.chance(0.5) ? dark(color, 0.3) : light(color, 0.4), 'fill-opacity=".55"');
  };
  return brushed(sheet, rng, color) + repeat(170, specks);
}

function marble(sheet: Sheet, rng: Rng, palette: Palette): string {
  const color = light(palette.table, 0.72);
  const vein = () => {
    const x = rng.between(-100, sheet.width);
    const y = rng.between(-50, sheet.height);
    const points: Point[] = [[x, y]];
    for (let j = 1; j < 7; j++)
      points.push([x + j * rng.between(50, 90), y + j * rng.between(10, 60) + rng.bell() * 30]);
    return stroke(openCurve(points), dark(color, 0.25), rng.between(1.5, 5), 'stroke-opacity=".5"');
  };
  return brushed(sheet, rng, color) + repeat(7, vein);
}

export const TABLE_TOPS = {
  plaster: (sheet, rng, palette) => brushed(sheet, rng, palette.table),
  wood: planks,
  stone,
  marble,
  tiles: (sheet, rng, palette) =>
    tiled(sheet, rng, palette, 150, (odd) => (odd ? light(palette.table, 0.12) : dark(palette.table, 0.05))),
  checks: (sheet, rng, palette) =>
    tiled(sheet, rng, palette, 130, (odd) => (odd ? light(palette.table, 0.72) : palette.table)),
  leafmat: leafMat,
} satisfies Record<string, TableTop>;

export type TableTopName = keyof typeof TABLE_TOPS;
