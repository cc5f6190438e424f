/** Pastéis de nata: laminated cups of egg custard, scorched black in places, cinnamon beside. */

import { dark, PLUM, vary } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  closedCurve,
  d,
  group,
  inDisc,
  type Point,
  path,
  repeat,
  ring,
  stroke,
  TAU,
  wobble,
} from '../../core/svg.ts';
import { dust } from '../kit/layout.ts';
import { crumb } from '../kit/seasoning.ts';
import type { Painter } from '../types.ts';

const food = { pastry: '#cf9242', custard: '#f4c23a' };

/** The rim: leaves of pastry standing on edge, browned where they stick out. */
function laminatedRim(rng: Rng, x: number, y: number, r: number): string {
  const leaves = ['#a8642a', '#e6b566', '#b9752f', '#f3d391', '#a8642a', '#e0ab58'];
  const leaf = (i: number) => {
    const q = r * (0.985 - i * 0.034);
    return path(blob(rng, x - 1, y - 2, q, q * 0.99, 0.018, 22), at(leaves, i));
  };
  const browning = () => {
    const a = rng.between(0, TAU);
    const q = r * rng.between(0.8, 0.97);
    const b = a + rng.between(0.06, 0.2);
    const on = (angle: number) => d`${x + Math.cos(angle) * q} ${y + Math.sin(angle) * q}`;
    return stroke(
      d`M${on(a)}A${q} ${q} 0 0 1 ${on(b)}`,
      rng.pick(['#7d3f14', '#8f4f1e', '#fbe3aa', '#f0c578']),
      rng.between(1.6, 4),
      'stroke-opacity=".8"',
    );
  };
  return repeat(leaves.length, leaf) + repeat(44, browning);
}

/** The oven's burn: one soft ragged scorch to a side, amber at its edge, black where it caught. */
function scorches(rng: Rng, x: number, y: number, r: number): string {
  const turn = rng.between(0, TAU);
  const scorch = (n: number, spread: number, smallest: number, largest: number, color: string) =>
    repeat(n, () => {
      const [u, v] = inDisc(rng, r * spread, x + Math.cos(turn) * r * 0.14, y + Math.sin(turn) * r * 0.14);
      const q = r * rng.between(smallest, largest);
      return path(blob(rng, u, v, q, q * 0.6, 0.3, 11, turn + 1.2 + rng.bell()), color);
    });
  const soft =
    group(scorch(14, 0.5, 0.1, 0.2, '#e39a1f'), 'opacity=".8"') +
    scorch(11, 0.42, 0.08, 0.15, '#a35a17') +
    scorch(9, 0.34, 0.07, 0.13, '#5a240d');
  return group(soft, 'filter="url(#s4)"') + group(scorch(7, 0.28, 0.05, 0.12, '#2b0f08'), 'filter="url(#s2)"');
}

/** Specks and small bubbles on the custard. */
function specksAndBubbles(rng: Rng, x: number, y: number, r: number): string {
  const speck = () => {
    const [u, v] = inDisc(rng, r * 0.6, x, y);
    return path(
      blob(rng, u, v, r * rng.between(0.02, 0.06), r * rng.between(0.015, 0.04), 0.3, 7, rng.between(0, 3)),
      rng.pick(['#6f3010', '#a85a16', '#3d170c']),
      'fill-opacity=".7"',
    );
  };
  const bubble = () => {
    const [u, v] = inDisc(rng, r * 0.6, x, y);
    const q = r * rng.between(0.05, 0.1);
    return (
      circle(u, v, q, '#fbd768', 'fill-opacity=".6"') +
      circle(u, v, q, 'none', 'stroke="#a8661a" stroke-width="1.6" stroke-opacity=".6"')
    );
  };
  return repeat(20, speck) + repeat(5, bubble);
}

function tart(rng: Rng, x: number, y: number, r: number): string {
  const radii = wobble(rng, 18, 0.03);
  const c = vary(food.pastry, rng);
  return (
    path(closedCurve(ring(x + 8, y + 13, r, r, radii)), PLUM, 'fill-opacity=".42"') +
    path(closedCurve(ring(x, y, r, r, radii)), dark(c, 0.42)) +
    laminatedRim(rng, x, y, r) +
    path(blob(rng, x, y, r * 0.77, r * 0.76, 0.02, 14), '#7d4416') +
    path(blob(rng, x, y, r * 0.74, r * 0.73, 0.02, 14), '#e09f22') +
    path(blob(rng, x - 1, y - 1, r * 0.69, r * 0.68, 0.03, 14), food.custard) +
    path(blob(rng, x - r * 0.2, y - r * 0.22, r * 0.36, r * 0.28, 0.12), '#fbe08a', 'fill-opacity=".9"') +
    scorches(rng, x, y, r) +
    specksAndBubbles(rng, x, y, r) +
    stroke(
      d`M${x - r * 0.58} ${y - r * 0.14}A${r * 0.6} ${r * 0.6} 0 0 1 ${x - r * 0.12} ${y - r * 0.58}`,
      '#fffbe4',
      r * 0.06,
      'stroke-opacity=".85"',
    ) +
    dust(rng, 26, r * 0.8, r * 0.8, '#8a4a1e', { x, y, smallest: 0.8, largest: 2, opacity: 0.7 })
  );
}

/** Where the tarts stand, in shares of the room: two rows on a board, a flower on a plate. */
const ON_BOARD: readonly Point[] = [
  [-0.66, -0.46],
  [0, -0.5],
  [0.64, -0.42],
  [-0.6, 0.5],
  [0.06, 0.48],
  [0.7, 0.52],
];
const ON_PLATE: readonly Point[] = [
  [0, 0],
  ...Array.from(
    { length: 6 },
    (_, i): Point => [Math.cos((i / 6) * TAU + 0.25) * 0.69, Math.sin((i / 6) * TAU + 0.25) * 0.69],
  ),
];

export const custardTarts: Painter = {
  vessels: ['wide', 'board', 'platter'],
  paint({ rng, vessel }) {
    const { rx, ry } = vessel;
    const r = Math.min(rx, ry) * (vessel.box ? 0.5 : 0.335);
    const spots = vessel.box ? ON_BOARD : ON_PLATE;
    return (
      dust(rng, 90, rx * 0.98, ry * 0.98, '#8a4a1e', { smallest: 0.9, largest: 2.2, opacity: 0.6 }) +
      spots.map(([u, v]) => tart(rng, u * rx + rng.bell() * 3, v * ry + rng.bell() * 3, r)).join('') +
      repeat(26, () =>
        crumb(rng, rng.bell() * rx * 0.9, rng.bell() * ry * 0.9, rng.between(2, 6), rng.pick(['#e8bd72', '#c98f45'])),
      )
    );
  },
};
