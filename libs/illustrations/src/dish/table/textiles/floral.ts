/** Flowers, leaves and paisley. */
import { light } from '../../../core/color.ts';
import { circle, group, path, placeAt, stroke } from '../../../core/svg.ts';
import type { Textile } from '../../types.ts';
import { flower, petal } from '../motifs.ts';

export const floral = {
  sprigs: {
    width: 110,
    height: 110,
    draw: (ink, ink2) => {
      const sprig = (x: number, y: number) =>
        stroke(`M${x} ${y + 20}Q${x + 4} ${y} ${x} ${y - 12}`, ink2, 2.4) +
        petal(x, y + 8, 16, 6, -35, ink2) +
        petal(x + 1, y + 12, 15, 6, 210, ink2) +
        flower(x, y - 16, 11, 5, ink, '#f2c14a');
      return sprig(28, 34) + sprig(83, 89);
    },
  },
  suzani: {
    width: 170,
    height: 170,
    draw: (ink, ink2, cloth) =>
      circle(85, 85, 62, ink, 'fill-opacity=".92"') +
      flower(86, 86, 52, 10, light(cloth, 0.4), ink2) +
      flower(85, 85, 27, 8, ink, '#e0a83a') +
      (
        [
          [0, 0],
          [170, 0],
          [0, 170],
          [170, 170],
        ] as const
      )
        .map(([x, y]) => flower(x, y, 30, 6, ink2, ink))
        .join('') +
      stroke('M85 0Q70 12 85 23M85 147Q100 158 85 170M0 85Q12 70 23 85M147 85Q158 100 170 85', ink2, 4),
  },
  block: {
    width: 100,
    height: 100,
    draw: (ink, ink2) =>
      flower(50, 50, 26, 8, ink, ink2) +
      [0, 90, 180, 270].map((turn) => petal(50, 50, 40, 5, turn + 45, ink2)).join('') +
      flower(0, 0, 17, 6, ink2, ink) +
      flower(100, 0, 17, 6, ink2, ink) +
      flower(0, 100, 17, 6, ink2, ink) +
      flower(100, 100, 17, 6, ink2, ink) +
      (
        [
          [50, 4],
          [4, 50],
          [50, 96],
          [96, 50],
        ] as const
      )
        .map(([x, y]) => circle(x, y, 4, ink))
        .join(''),
  },
  paisley: {
    width: 120,
    height: 120,
    draw: (ink, ink2, cloth) => {
      const boteh = (x: number, y: number, turn: number) =>
        group(
          path('M0 -34C30 -30 34 14 8 28C-16 38 -36 20 -28 -2C-22 -18 2 -10 0 -34Z', ink) +
            path('M-1 -16C16 -14 18 12 4 18C-10 24 -20 14 -16 2C-12 -8 0 -4 -1 -16Z', cloth) +
            circle(-3, 8, 7, ink2),
          `transform="translate(${x} ${y}) rotate(${turn}) scale(0.95)"`,
        );
      return (
        boteh(32, 40, 0) +
        boteh(92, 96, 180) +
        circle(92, 30, 5, ink2) +
        circle(30, 98, 5, ink2) +
        circle(60, 66, 3, ink)
      );
    },
  },
  folk: {
    width: 140,
    height: 140,
    draw: (ink, ink2) => {
      const tulip = (x: number, y: number, lean: number) =>
        stroke(`M${x} ${y + 46}Q${x - 4 * lean} ${y + 10} ${x} ${y}`, ink2, 4) +
        petal(x, y + 26, 30, 11, -30, ink2) +
        petal(x, y + 32, 30, 11, 210, ink2) +
        flower(x, y - 6, 26, 6, ink, '#e0a83a') +
        petal(x, y - 4, 15, 5, 30, '#f7e3c4') +
        petal(x, y - 4, 15, 5, 150, '#f7e3c4');
      return tulip(38, 44, 1) + tulip(108, 114, -1) + circle(108, 34, 6, ink) + circle(38, 112, 6, ink);
    },
  },
  tropic: {
    width: 190,
    height: 170,
    draw: (ink, ink2) => {
      const palm = (x: number, y: number, turn: number, color: string) => {
        const fingers = [-70, -46, -22, 0, 22, 46, 70].map((angle) =>
          petal(0, 0, 62 - Math.abs(angle) * 0.25, 7, angle, color),
        );
        return placeAt(x, y, turn, fingers.join(''));
      };
      return (
        palm(40, 80, -60, ink2) +
        palm(140, 150, -120, ink) +
        flower(140, 44, 20, 5, ink, '#fff3d6') +
        flower(44, 150, 12, 5, '#fff3d6', ink2)
      );
    },
  },
} satisfies Record<string, Textile>;
