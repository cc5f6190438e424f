/** Waves, lattices, clouds and patchwork of East Asia. */
import { light } from '../../../core/color.ts';
import { circle, d, radians, rect, repeat, stroke } from '../../../core/svg.ts';
import type { Textile } from '../../types.ts';

export const eastAsian = {
  seigaiha: {
    width: 80,
    height: 40,
    draw: (ink, _ink2, cloth) =>
      (
        [
          [0, 40],
          [80, 40],
          [40, 20],
          [0, 0],
          [80, 0],
          [40, 60],
        ] as const
      )
        .toSorted((p, q) => p[1] - q[1])
        .map(
          ([x, y]) =>
            [40, 31, 22, 12].map((r, i) => circle(x, y + 20, r, i % 2 ? ink : cloth)).join('') +
            circle(x, y + 20, 5, ink),
        )
        .join(''),
  },
  asanoha: {
    width: 90,
    height: 156,
    draw: (ink) => {
      // Each hexagon is six triangles, each triangle folded to its middle.
      const hexagon = (x: number, y: number) =>
        repeat(6, (i) => {
          const from = radians(i * 60);
          const to = radians((i + 1) * 60);
          const at = (angle: number, r: number) =>
            d`${x + Math.cos(angle + 0.5236) * r} ${y + Math.sin(angle + 0.5236) * r}`;
          const a = at(from, 52);
          const b = at(to, 52);
          const middle = at((from + to) / 2, 30);
          return d`M${x} ${y}L${a}L${b}M${a}L${middle}L${b}M${x} ${y}L${middle}`;
        });
      const lines =
        hexagon(45, 39) + hexagon(0, 117) + hexagon(90, 117) + hexagon(0, -39) + hexagon(90, -39) + hexagon(45, 195);
      return stroke(lines, ink, 2, 'stroke-opacity=".85"');
    },
  },
  lattice: {
    width: 90,
    height: 90,
    draw: (ink, ink2) =>
      stroke('M0 45H18V18H45V0M45 90V72H18V45M90 45H72V18H45M45 72H72V45', ink, 5) +
      rect(33, 33, 24, 24, 'none', `stroke="${ink}" stroke-width="5"`) +
      circle(45, 45, 5, ink2),
  },
  clouds: {
    width: 140,
    height: 100,
    draw: (ink, ink2) => {
      const cloud = (x: number, y: number) =>
        stroke(
          `M${x - 44} ${y + 14}H${x + 44}M${x - 30} ${y + 14}a14 14 0 0 1 4 -27a18 18 0 0 1 34 -6a15 15 0 0 1 24 13a11 11 0 0 1 2 20`,
          ink,
          4,
        ) +
        stroke(`M${x - 8} ${y - 2}a9 9 0 1 1 9 9`, ink, 4) +
        stroke(`M${x - 60} ${y + 24}h34`, ink2, 4);
      return cloud(70, 30) + cloud(0, 82) + cloud(140, 82);
    },
  },
  bojagi: {
    width: 240,
    height: 200,
    draw: (ink, ink2, cloth) =>
      rect(0, 0, 90, 70, light(ink, 0.55)) +
      rect(90, 0, 150, 50, light(ink2, 0.5)) +
      rect(90, 50, 60, 90, ink2, 'fill-opacity=".8"') +
      rect(150, 50, 90, 60, '#e3b567') +
      rect(0, 70, 90, 130, light(ink2, 0.75)) +
      rect(90, 140, 90, 60, ink, 'fill-opacity=".8"') +
      rect(150, 110, 90, 30, cloth) +
      rect(180, 140, 60, 60, light(ink, 0.7)) +
      stroke('M90 0V200M0 70H90M90 50H240M150 50V140M90 140H240M150 110H240M180 140V200M0 0H240M0 0V200', '#fff8e8', 3),
  },
} satisfies Record<string, Textile>;
