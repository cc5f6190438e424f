/** Caldo verde: pale potato broth thick with hair-fine kale, chouriço coins, green oil. */
import { light, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, group, inDisc, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import { clipTo, strew } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { glints } from '../kit/shading.ts';
import { slice } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#d9ca86' };

const chourico = (rng: Rng, x: number, y: number, r: number): string =>
  slice(rng, x, y, r, '#4a1210', '#9e2c1c', { aspect: rng.between(0.84, 1) }) +
  repeat(20, () => {
    const [u, v] = inDisc(rng, r * 0.78, x, y);
    return path(
      blob(rng, u, v, r * rng.between(0.06, 0.15), r * rng.between(0.05, 0.1), 0.25, 7, rng.between(0, 3)),
      rng.pick(['#f0bfa2', '#6f1a12', '#c9532f', '#f6d6bd']),
    );
  }) +
  stroke(
    d`M${x - r * 0.5} ${y - r * 0.4}Q${x - r * 0.2} ${y - r * 0.7} ${x + r * 0.2} ${y - r * 0.6}`,
    '#ffe3cf',
    r * 0.08,
    'stroke-opacity=".8"',
  );

export const caldoVerde: Painter = {
  vessels: ['clay', 'bowl'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 20 });
    const shreds = (n: number, q: number) =>
      strew(rng, n, r * q, r * q, 6, (x, y) => {
        const l = r * rng.between(0.16, 0.34);
        const c = vary(rng.pick(['#3f7a32', '#2f6a2c', '#568f3a', '#6fa546', '#1f5426']), rng);
        const outline = d`M${-l / 2} 0
          C${-l * 0.2} ${rng.bell() * l * 0.5} ${l * 0.2} ${rng.bell() * l * 0.5} ${l / 2} ${rng.bell() * l * 0.2}`;
        const w = rng.between(3, 5.6);
        return placeAt(
          x,
          y,
          rng.between(0, 180),
          stroke(outline, '#1c3a1c', w, 'stroke-opacity=".35" transform="translate(1.6 3)"') +
            stroke(outline, c, w) +
            stroke(outline, light(c, 0.4), w * 0.24, 'stroke-opacity=".7" transform="translate(-.6 -1.2)"'),
        );
      });
    s +=
      group(shreds(150, 0.93), 'opacity=".7"') +
      path(blob(rng, 0, 0, r * 0.97, r * 0.97, 0.02), food.sauce, 'fill-opacity=".3"') +
      shreds(270, 0.86);
    s += repeat(9, () => {
      const [x, y] = inDisc(rng, r * 0.8);
      const q = rng.between(5, 15);
      return (
        circle(x, y, q, '#d9b52a', 'fill-opacity=".75"') +
        circle(x, y, q, 'none', 'stroke="#8f7a1a" stroke-width="1.4" stroke-opacity=".6"') +
        circle(x - q * 0.3, y - q * 0.35, q * 0.24, '#fffbe0')
      );
    });
    for (const [u, v] of [
      [-0.12, -0.2],
      [0.2, -0.1],
      [0.0, 0.14],
      [0.34, 0.22],
      [-0.36, 0.08],
      [0.14, -0.46],
      [-0.2, 0.46],
    ] as const)
      s += chourico(rng, r * u, r * v, r * rng.between(0.12, 0.14));
    return clipTo(vessel, s + shreds(18, 0.6) + glints(rng, 30, r * 0.9, r * 0.9));
  },
};
