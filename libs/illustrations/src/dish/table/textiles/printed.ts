/** Printed and dyed cloths. */
import { dark, light } from '../../../core/color.ts';
import { circle, path, rect, repeat, stroke } from '../../../core/svg.ts';
import type { Textile } from '../../types.ts';
import { petal } from '../motifs.ts';

export const printed = {
  wax: {
    width: 150,
    height: 150,
    draw: (ink, ink2, cloth) =>
      circle(75, 75, 60, ink) +
      circle(77, 77, 46, cloth) +
      circle(75, 75, 36, ink2) +
      circle(76, 76, 20, ink) +
      repeat(14, (i) => petal(75, 75, 34, 6, i * 25.7, light(ink, 0.3))) +
      circle(75, 75, 10, cloth) +
      (
        [
          [0, 0],
          [150, 0],
          [0, 150],
          [150, 150],
        ] as const
      )
        .map(([x, y]) => circle(x, y, 30, ink2) + circle(x + 1, y + 1, 18, ink) + circle(x, y, 8, cloth))
        .join(''),
  },
  batik: {
    width: 150,
    height: 150,
    draw: (ink, ink2, cloth) =>
      (
        [
          [75, 75],
          [0, 0],
          [150, 0],
          [0, 150],
          [150, 150],
        ] as const
      )
        .map(
          ([x, y], k) =>
            [0, 90, 180, 270].map((turn) => petal(x, y, 66, 26, turn + 45, k ? dark(cloth, 0.12) : ink)).join('') +
            [0, 90, 180, 270].map((turn) => petal(x + 2, y + 2, 48, 13, turn + 45, k ? ink : ink2)).join('') +
            circle(x, y, 9, k ? ink2 : cloth),
        )
        .join('') +
      (
        [
          [75, 8],
          [75, 142],
          [8, 75],
          [142, 75],
        ] as const
      )
        .map(([x, y]) => circle(x, y, 5, ink) + circle(x, y, 11, 'none', `stroke="${ink}" stroke-width="2"`))
        .join(''),
  },
  tapa: {
    width: 140,
    height: 140,
    draw: (ink, ink2, cloth) =>
      rect(6, 6, 58, 58, ink) +
      rect(76, 76, 58, 58, ink) +
      path('M6 6L35 35L64 6ZM6 64L35 35L64 64Z', dark(cloth, 0.3)) +
      path('M76 76L105 105L76 134ZM134 76L105 105L134 134Z', dark(cloth, 0.3)) +
      [0, 1, 2, 3]
        .map((i) => stroke(`M${80 + i * 15} 8V62`, ink, 5) + stroke(`M8 ${80 + i * 15}H62`, ink, 5))
        .join('') +
      circle(105, 35, 12, ink2) +
      circle(35, 105, 12, ink2),
  },
  waves: {
    width: 160,
    height: 80,
    draw: (ink, ink2) =>
      stroke('M-10 20C30 -10 50 50 80 20S130 -10 170 20', ink, 16) +
      stroke('M-10 62C30 32 50 92 80 62S130 32 170 62', ink2, 8),
  },
} satisfies Record<string, Textile>;
