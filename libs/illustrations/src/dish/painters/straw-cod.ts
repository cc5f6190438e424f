/** Bacalhau à Brás: flaked cod and straw potatoes bound with soft egg, black olives, parsley. */
import { dark, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, ellipse, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { strew } from '../kit/layout.ts';
import { glints, lump } from '../kit/shading.ts';
import { stick } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { straw: '#e3ab3c', egg: '#f7cf4e' };

/** A pitted black olive. */
const olive = (rng: Rng, x: number, y: number, r: number): string =>
  lump(rng, x, y, r, r * 0.88, '#33202f', { gloss: 0.9, rotation: rng.between(0, 3), edge: 0.4 }) +
  ellipse(x + r * 0.22, y + r * 0.06, r * 0.28, r * 0.24, '#120a12') +
  stroke(
    d`M${x - r * 0.06} ${y - r * 0.06}A${r * 0.3} ${r * 0.26} 0 0 1 ${x + r * 0.4} ${y - r * 0.1}`,
    '#7d6078',
    r * 0.08,
  );

/** A flake of cod: layered, pearly. */
const flake = (rng: Rng, x: number, y: number, r: number): string =>
  placeAt(
    x,
    y,
    rng.between(0, 360),
    path(blob(rng, 3, 5, r, r * 0.56, 0.14, 8), PLUM, 'fill-opacity=".32"') +
      path(blob(rng, 0, 0, r, r * 0.56, 0.14, 8), '#d9c6a4') +
      path(blob(rng, -1, -2, r * 0.9, r * 0.46, 0.14, 8), '#fdf6e6') +
      repeat(3, (i) =>
        stroke(
          d`M${(-0.5 + i * 0.4) * r} ${-r * 0.3}q${r * 0.18} ${r * 0.3} ${r * 0.02} ${r * 0.56}`,
          '#d3c09c',
          2.2,
          'stroke-opacity=".9"',
        ),
      ),
  );

export const strawCod: Painter = {
  vessels: ['ivory', 'clay'],
  paint({ rng, vessel }) {
    const rx = vessel.rx * 0.99;
    const ry = vessel.ry * 0.96;
    let s =
      path(blob(rng, 8, 13, rx, ry, 0.05, 14), PLUM, 'fill-opacity=".34"') +
      path(blob(rng, 0, 0, rx * 0.97, ry * 0.97, 0.06, 15), '#c98a2a');
    const straws = (n: number, q: number) =>
      strew(rng, n, rx * q, ry * q, 5, (x, y) =>
        stick(
          x,
          y,
          rng.between(46, 86),
          rng.between(6, 8),
          rng.between(0, 180),
          vary(food.straw, rng, 1.3),
          rng.bell() * 10,
        ),
      );
    const eggs = (n: number, q: number) =>
      strew(rng, n, rx * q, ry * q, 30, (x, y) => {
        const z = rng.between(16, 30);
        return (
          path(blob(rng, x + 3, y + 5, z, z * 0.66, 0.2, 9, rng.between(0, 3)), '#8a5414', 'fill-opacity=".4"') +
          path(blob(rng, x, y, z, z * 0.66, 0.2, 9), dark(food.egg, 0.08)) +
          path(blob(rng, x - 2, y - 3, z * 0.78, z * 0.48, 0.2, 9), food.egg) +
          path(blob(rng, x - z * 0.24, y - z * 0.2, z * 0.3, z * 0.14, 0.2, 7), '#fff0b0')
        );
      });
    s +=
      straws(200, 0.92) +
      eggs(20, 0.78) +
      strew(rng, 15, rx * 0.78, ry * 0.76, 56, (x, y) => flake(rng, x, y, rng.between(22, 34)));
    s +=
      straws(120, 0.82) +
      eggs(9, 0.6) +
      strew(rng, 12, rx * 0.66, ry * 0.62, 62, (x, y) => flake(rng, x, y, rng.between(22, 32))) +
      straws(34, 0.66);
    s += strew(rng, 13, rx * 0.72, ry * 0.7, 78, (x, y) => olive(rng, x, y, rx * 0.072), 0.42);
    s += strew(rng, 34, rx * 0.76, ry * 0.74, 34, (x, y) => GARNISHES.parsley(rng, x, y, 0.95));
    return (
      s +
      repeat(50, () => GARNISHES.pepper(rng, rng.bell() * rx * 0.7, rng.bell() * ry * 0.7, 1)) +
      glints(rng, 20, rx * 0.8, ry * 0.8)
    );
  },
};
