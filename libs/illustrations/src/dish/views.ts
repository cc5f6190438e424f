/** How a picture can be framed, and how the cloth can lie under the dish. */
import type { Rng } from '../core/rng.ts';
import type { Point } from '../core/svg.ts';
import type { ClothLay } from './table/cloth.ts';

type Range = readonly [low: number, high: number];

/** Where the dish may stand, how large it is, and where props may lie, in sheet pixels. */
export interface Framing {
  readonly x: Range;
  readonly y: Range;
  readonly scale: Range;
  readonly spots: readonly Point[];
  readonly mostProps: number;
}

export type View = 'cover' | 'left' | 'right' | 'close';

export const VIEWS: Record<View, Framing> = {
  cover: {
    x: [560, 640],
    y: [405, 425],
    scale: [0.96, 1.04],
    spots: [
      [150, 150],
      [1060, 150],
      [1060, 650],
      [140, 640],
    ],
    mostProps: 4,
  },
  left: {
    x: [430, 480],
    y: [400, 440],
    scale: [1, 1.08],
    spots: [
      [990, 170],
      [1010, 430],
      [960, 690],
      [110, 120],
    ],
    mostProps: 4,
  },
  right: {
    x: [730, 780],
    y: [390, 430],
    scale: [1, 1.08],
    spots: [
      [200, 170],
      [180, 420],
      [230, 690],
      [1110, 110],
    ],
    mostProps: 4,
  },
  close: {
    x: [560, 690],
    y: [440, 520],
    scale: [1.42, 1.58],
    spots: [
      [90, 90],
      [1130, 100],
    ],
    mostProps: 2,
  },
};

type Lay = (rng: Rng, x: number, y: number, scale: number) => ClothLay;

const runner: Lay = (rng, x, y, scale) => ({
  x: x + rng.bell() * 40,
  y,
  width: rng.between(700, 820) * scale,
  height: 1080,
  turn: rng.between(-12, 12),
});

const crosswise: Lay = (rng, _x, y, scale) => ({
  x: 600,
  y: y + rng.between(0, 40),
  width: 1420,
  height: rng.between(560, 640) * scale,
  turn: rng.between(-7, 7),
});

const diamond: Lay = (rng, x, y, scale) => ({
  x,
  y,
  width: rng.between(830, 900) * scale,
  height: rng.between(830, 900) * scale,
  turn: 45 + rng.between(-12, 12),
});

const wholeTable: Lay = (rng) => ({ x: 600, y: 400, width: 1560, height: 1180, turn: rng.between(-16, 16) });

const corner: Lay = (rng, x) => ({
  x: x < 600 ? 330 : 880,
  y: 470,
  width: 1180,
  height: 1060,
  turn: rng.pick([-24, 22, -19, 26]),
});

const placemat: Lay = (rng, x, y, scale) => ({
  x: x + rng.bell() * 20,
  y: y + rng.bell() * 16,
  width: 960 * scale,
  height: 690 * scale,
  turn: rng.between(-8, 8),
});

/** One is picked by lot; x,y is the dish, `scale` its size. */
export const CLOTH_LAYS: readonly Lay[] = [runner, crosswise, diamond, wholeTable, corner, placemat];
