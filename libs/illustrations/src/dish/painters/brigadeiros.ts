/** Brigadeiros: chocolate balls rolled in vermicelli, each in its fluted paper cup. */

import { dark, light, PLUM } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, closedCurve, d, path, placeAt, stroke, TAU } from '../../core/svg.ts';
import { lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { cups: ['#e9b42c', '#d9572f', '#2f8a6a'] };

/** A fluted paper cup seen from above. */
function paperCup(x: number, y: number, r: number, color: string): string {
  const n = 28;
  const star = (q: number) =>
    closedCurve(
      Array.from({ length: n * 2 }, (_, i) => {
        const a = (i / (n * 2)) * TAU;
        const k = r * q * (i % 2 ? 0.94 : 1.02);
        return [Math.cos(a) * k, Math.sin(a) * k];
      }),
      9,
    );
  let s = path(star(1), PLUM, 'fill-opacity=".42" transform="translate(7 11)"') + path(star(1), light(color, 0.12));
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU;
    const b = a + TAU / n / 2;
    s += path(
      d`M${Math.cos(a) * r * 0.66} ${Math.sin(a) * r * 0.66}L${Math.cos(a) * r * 1.01} ${Math.sin(a) * r * 1.01}
        L${Math.cos(b) * r * 0.95} ${Math.sin(b) * r * 0.95}L${Math.cos(b) * r * 0.66} ${Math.sin(b) * r * 0.66}Z`,
      dark(color, Math.sin(a - 0.8) > 0 ? 0.16 : 0.3),
    );
  }
  return placeAt(x, y, 0, s + circle(0, 0, r * 0.78, dark(color, 0.5), 'fill-opacity=".7"'));
}

function truffle(rng: Rng, x: number, y: number, r: number): string {
  let s = lump(rng, x, y, r, r * 0.98, '#4a2618', { wobble: 0.03, edge: 0.36, points: 12 });
  for (let i = 0; i < 150; i++) {
    const a = rng.between(0, TAU);
    const distance = Math.sqrt(rng.next()) * r * 0.98;
    const px = Math.cos(a) * distance;
    const py = Math.sin(a) * distance;
    const lit = (-px * 0.6 - py * 0.7) / r;
    const c =
      lit > 0.35
        ? rng.pick(['#b07a50', '#94603c'])
        : lit > -0.2
          ? rng.pick(['#7a452a', '#5f3320'])
          : rng.pick(['#3a1c14', '#4c281a']);
    s += placeAt(
      x + px,
      y + py,
      rng.between(0, 180),
      stroke('M-5.5 0H5.5', '#22100c', 5.4, 'stroke-opacity=".6" transform="translate(1.2 1.8)"') +
        stroke('M-5.5 0H5.5', c, 4.6),
    );
  }
  return s;
}

export const brigadeiros: Painter = {
  vessels: ['cream'],
  paint({ rng, vessel }) {
    const r = vessel.rx * 0.3;
    const spots = [
      [0, 0],
      ...Array.from({ length: 6 }, (_, i) => [
        Math.cos((i / 6) * TAU + 0.3) * vessel.rx * 0.66,
        Math.sin((i / 6) * TAU + 0.3) * vessel.rx * 0.66,
      ]),
    ] as const;
    let s = '';
    for (let i = 0; i < 46; i++) {
      const a = rng.between(0, TAU);
      const distance = vessel.rx * rng.between(0.2, 0.96);
      s += placeAt(
        Math.cos(a) * distance,
        Math.sin(a) * distance,
        rng.between(0, 180),
        stroke('M-5 0H5', rng.pick(['#4a2618', '#7a452a', '#5f3320']), 4.4),
      );
    }
    spots.forEach(([x, y], i) => {
      s += paperCup(x, y, r * 1.08, at(food.cups, i)) + truffle(rng, x - 1, y - 3, r * 0.8);
    });
    return s;
  },
};
