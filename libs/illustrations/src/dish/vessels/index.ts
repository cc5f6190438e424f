/** Every vessel by name. */
import { dark, luminance } from '../../core/color.ts';
import type { Palette } from '../../core/regions.ts';
import { rect } from '../../core/svg.ts';
import type { VesselMaker } from '../types.ts';
import { basket, kraft } from './baskets.ts';
import { board } from './boards.ts';
import { bowl, enamel, lion } from './bowls.ts';
import { pan, tagine } from './pans.ts';
import { leafPlate, plate, platter, widePlate } from './plates.ts';
import { copper, gratin, tinnedTray } from './trays.ts';

/** Pale ware for regions whose own plates are dark or terracotta. */
const ivory = (palette: Palette): Palette => ({ ...palette, ware: '#f8efdd', wareInk: dark(palette.ink2, 0.05) });
const cream = (palette: Palette): Palette => ({ ...palette, ware: '#f6ead6', wareInk: dark(palette.accent, 0.1) });

export const VESSELS = {
  plate,
  wide: widePlate,
  ivory: (sheet, rng, r, palette) =>
    widePlate(sheet, rng, r, ivory(palette), { rim: rng.pick(['bands', 'dots', 'petals', 'teeth', 'vine', 'cross']) }),
  cream: (sheet, rng, r, palette) => widePlate(sheet, rng, r, cream(palette)),
  fes: (sheet, rng, r, palette) =>
    widePlate(sheet, rng, r, { ...palette, ware: '#1f5f86', wareInk: '#f4e6cd' }, { rim: 'petals' }),
  indigo: (sheet, rng, r, palette) => widePlate(sheet, rng, r, { ...palette, ware: '#2c4a68', wareInk: '#dfe6e2' }),
  platter,
  leaf: leafPlate,

  bowl,
  ivoryBowl: (sheet, rng, r, palette) => bowl(sheet, rng, r, ivory(palette)),
  creamBowl: (sheet, rng, r, palette) => bowl(sheet, rng, r, cream(palette)),
  black: (sheet, rng, r, palette) =>
    bowl(sheet, rng, r, { ...palette, ware: '#34303a', wareInk: '#8a7f78' }, { rim: 'speckle' }),
  lion,
  enamel,

  skillet: (sheet, rng, r) => pan(sheet, rng, r, { handles: 1, metal: '#36333a', angle: rng.pick([-28, -150, 24]) }),
  pan: (sheet, rng, r) => pan(sheet, rng, r, { handles: 2, metal: '#8d8a86', handleColor: '#b5452f' }),
  pot: (sheet, rng, r, palette) =>
    pan(sheet, rng, r * 0.96, { handles: 2, metal: luminance(palette.accent) > 0.1 ? palette.accent : '#b5452f' }),
  clay: (sheet, rng, r) => pan(sheet, rng, r * 0.98, { handles: 2, metal: '#a4552e' }),
  tagine,

  gratin: (sheet, _rng, r, palette) => gratin(sheet, r, luminance(palette.ware) > 0.5 ? palette.accent : palette.ware),
  /** A white oven dish. */
  dish: (sheet, _rng, r) => gratin(sheet, r * 0.84, '#f3ead8'),
  tray: (sheet, _rng, r) => tinnedTray(sheet, r),
  copper: (sheet, _rng, r) => copper(sheet, r),

  board: (sheet, rng, r, palette) => board(sheet, rng, r, palette, '#b9783f', 2.3, 1.62),
  slab: (sheet, rng, r, palette) => board(sheet, rng, r, palette, '#4a4650', 2.4, 1.5),
  basket,
  kraft,

  /** No vessel at all: cups and bowls stand on the cloth. */
  table: (sheet, _rng, r) => ({
    under: '',
    over: '',
    rx: r,
    ry: r,
    clip: sheet.clip(rect(-600, -420, 1200, 840, '#000')),
    deep: false,
  }),
} satisfies Record<string, VesselMaker>;

export type VesselName = keyof typeof VESSELS;
