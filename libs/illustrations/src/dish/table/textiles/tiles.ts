/** Cloths patterned like tiles and borders. */
import { dark, light } from '../../../core/color.ts';
import { circle, path, rect, stroke } from '../../../core/svg.ts';
import type { Textile } from '../../types.ts';
import { flower, petal, star8 } from '../motifs.ts';

export const tiles = {
  zellige: {
    width: 104,
    height: 104,
    draw: (ink, ink2, cloth) =>
      path(star8(52, 52, 44), ink) +
      path(star8(53, 53, 30), ink2) +
      path(star8(52, 52, 17), dark(cloth, 0.2)) +
      (
        [
          [0, 0],
          [104, 0],
          [0, 104],
          [104, 104],
        ] as const
      )
        .map(([x, y]) => path(star8(x, y, 30, 0.7), light(cloth, 0.2)) + circle(x, y, 9, ink2))
        .join(''),
  },
  azulejo: {
    width: 120,
    height: 120,
    draw: (ink, ink2) =>
      rect(0, 0, 120, 120, 'none', `stroke="${light(ink, 0.5)}" stroke-width="3"`) +
      [0, 90, 180, 270].map((turn) => petal(60, 60, 46, 18, turn, ink)).join('') +
      [45, 135, 225, 315].map((turn) => petal(60, 60, 36, 8, turn, ink2)).join('') +
      circle(60, 60, 9, '#fff') +
      circle(60, 60, 5, ink2) +
      (
        [
          [0, 0],
          [120, 0],
          [0, 120],
          [120, 120],
        ] as const
      )
        .map(([x, y]) => circle(x, y, 30, 'none', `stroke="${ink}" stroke-width="7"`) + circle(x, y, 13, ink2))
        .join(''),
  },
  talavera: {
    width: 120,
    height: 120,
    draw: (ink, ink2, cloth) =>
      rect(2, 2, 116, 116, light(cloth, 0.82)) +
      flower(60, 60, 38, 8, ink2, ink) +
      flower(61, 61, 20, 8, ink, cloth) +
      (
        [
          [2, 2],
          [118, 2],
          [2, 118],
          [118, 118],
        ] as const
      )
        .map(([x, y]) => circle(x, y, 26, cloth) + circle(x, y, 13, ink))
        .join('') +
      (
        [
          [60, 8],
          [8, 60],
          [60, 112],
          [112, 60],
        ] as const
      )
        .map(([x, y]) => circle(x, y, 6, ink2))
        .join(''),
  },
  meander: {
    width: 96,
    height: 110,
    draw: (ink) =>
      stroke('M0 24H78V66H36V46H56', ink, 7) + stroke('M0 84H96M0 8H96', ink, 5) + stroke('M78 24H96', ink, 7),
  },
} satisfies Record<string, Textile>;
