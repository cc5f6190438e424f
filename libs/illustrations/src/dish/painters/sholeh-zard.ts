/** Sholeh zard: saffron rice pudding, a cinnamon star, slivered almonds and pistachios. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, inDisc, type Point, path, placeAt, repeat, stroke, TAU } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { clipTo } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { gleam } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#f0ae1c' };

const CINNAMON = '#7a3c16';

/** Ground cinnamon let fall along a line. */
const dust = (rng: Rng, x0: number, y0: number, x1: number, y1: number, n: number): string =>
  repeat(n, (i) => {
    const t = i / n;
    return circle(
      x0 + (x1 - x0) * t + rng.bell() * 4.6,
      y0 + (y1 - y0) * t + rng.bell() * 4.6,
      rng.between(1.3, 3.2),
      CINNAMON,
      'fill-opacity=".82"',
    );
  }) + stroke(d`M${x0} ${y0}L${x1} ${y1}`, CINNAMON, 5.5, 'stroke-opacity=".55"');

const sliver = (x: number, y: number, degrees: number, color: string, len: number): string =>
  placeAt(
    x,
    y,
    degrees,
    ellipse(2, 3, len, 5.4, PLUM, 'fill-opacity=".3"') +
      ellipse(0, 0, len, 5.4, dark(color, 0.2)) +
      ellipse(-1, -1, len * 0.9, 4, color) +
      stroke(d`M${-len * 0.6} -1.4H${len * 0.3}`, light(color, 0.6), 1.8),
  );

/** A flower of six slivers with a heart. */
const flower = (rng: Rng, x: number, y: number, r: number, color: string, heart: string): string =>
  repeat(6, (i) => placeAt(x, y, i * 60, sliver(r, 0, 0, vary(color, rng), r * 0.72))) +
  circle(x, y, r * 0.3, heart) +
  circle(x - 1, y - 2, r * 0.14, light(heart, 0.4));

export const sholehZard: Painter = {
  vessels: ['bowl'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    const q = r * 0.74;
    const tip = (i: number): Point => [Math.cos((i / 8) * TAU + 0.2) * q, Math.sin((i / 8) * TAU + 0.2) * q];
    let s =
      pool(sheet, rng, r, vessel.ry, food.color) +
      crust(rng, () => inDisc(rng, r * 0.94), 40, food.color, { smallest: 6, largest: 20 });
    for (let i = 0; i < 210; i++) {
      const [x, y] = inDisc(rng, r * 0.95);
      s += placeAt(
        x,
        y,
        rng.between(0, 180),
        ellipse(0.8, 1.2, 8, 3.4, dark(food.color, 0.28), 'fill-opacity=".5"') +
          ellipse(0, 0, 7.6, 3.1, light(food.color, rng.between(0.1, 0.36)), 'fill-opacity=".8"'),
      );
    }
    for (let i = 0; i < 8; i++) {
      const [x0, y0] = tip(i);
      const [x1, y1] = tip(i + 3);
      s += dust(rng, x0, y0, x1, y1, 74);
    }
    for (let i = 0; i < 8; i++) {
      const [x, y] = tip(i + 0.5);
      s += flower(rng, x * 1.12, y * 1.12, 19, '#f6e6c4', '#6f9a35');
      const [u, v] = tip(i);
      s += sliver(u * 1.17, v * 1.17, (i * 360) / 8 + 12, '#86a83c', 13);
    }
    s += flower(rng, 0, 0, 34, '#f8ead0', '#7fa03c');
    for (let i = 0; i < 6; i++)
      s += sliver(Math.cos((i / 6) * TAU + 0.52) * 66, Math.sin((i / 6) * TAU + 0.52) * 66, i * 60 + 30, '#86a83c', 15);
    for (const [x, y, turn] of [
      [0.3, -0.16, 20],
      [-0.26, 0.24, 200],
    ] as const)
      s += placeAt(
        x * r,
        y * r,
        turn,
        path(blob(rng, 3, 4, 20, 14, 0.12, 8), PLUM, 'fill-opacity=".25"') +
          path(blob(rng, 0, 0, 20, 14, 0.12, 8), '#d9748c') +
          path(blob(rng, -4, -3, 10, 6, 0.12, 8), '#f0a8b4'),
      );
    return clipTo(vessel, s + gleam(-r * 0.5, -r * 0.7, r * 0.12, -38, 6, 0.6));
  },
};
