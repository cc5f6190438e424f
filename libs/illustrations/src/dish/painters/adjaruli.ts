/** Adjaruli khachapuri: a boat of bread, molten cheese, an egg yolk and butter. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, group, type Point, path, placeAt, repeat, stroke, TAU } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { gleam } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#d0873a', cheese: '#f6dc94' };

const hull = (a: number, b: number): string =>
  d`M${-a} 0C${-a * 0.72} ${-b * 0.42} ${-a * 0.5} ${-b} 0 ${-b}C${a * 0.5} ${-b} ${a * 0.72} ${-b * 0.42} ${a} 0
    C${a * 0.72} ${b * 0.42} ${a * 0.5} ${b} 0 ${b}C${-a * 0.5} ${b} ${-a * 0.72} ${b * 0.42} ${-a} 0Z`;

/** The twisted tip where the dough was pinched. */
const knot = (rng: Rng, x: number, k: number, r: number, c: string): string =>
  path(blob(rng, x + k * r * 0.06, 0, r * 1.0, r * 0.66, 0.06, 10), dark(c, 0.22)) +
  path(blob(rng, x, -4, r * 0.94, r * 0.56, 0.06, 10), c) +
  path(blob(rng, x - k * r * 0.5, -3, r * 0.5, r * 0.46, 0.06, 10), c) +
  [-0.24, 0, 0.24]
    .map((t) =>
      stroke(
        d`M${x - k * r * 0.56} ${t * r}Q${x} ${t * r * 1.6} ${x + k * r * 0.62} ${t * r * 0.4}`,
        dark(c, 0.3),
        3,
        'stroke-opacity=".45"',
      ),
    )
    .join('') +
  gleam(x - r * 0.1, -r * 0.28, r * 0.26, 0, 5, 0.6);

/** The loaf, `a` half its length and `b` half its width, baked brown, hollow in the middle. */
function loaf(rng: Rng, a: number, b: number): string {
  const c = food.color;
  const onRim = (): Point => {
    const t = rng.between(0, TAU);
    const q = rng.between(0.76, 0.95);
    return [Math.cos(t) * a * q * 0.78, Math.sin(t) * b * q];
  };
  return (
    path(hull(a, b), PLUM, 'fill-opacity=".45" transform="translate(9 15)"') +
    path(hull(a, b), dark(c, 0.36)) +
    path(hull(a * 0.985, b * 0.96), c, 'transform="translate(-2 -4)"') +
    path(hull(a * 0.9, b * 0.86), light(c, 0.24), 'transform="translate(-6 -9)" fill-opacity=".7"') +
    crust(rng, onRim, 70, dark(c, 0.06), { smallest: 5, largest: 22 }) +
    path(hull(a * 0.76, b * 0.67), '#8a4f1e') +
    path(hull(a * 0.745, b * 0.64), dark(food.cheese, 0.16)) +
    path(hull(a * 0.73, b * 0.61), food.cheese, 'transform="translate(2 3)"')
  );
}

/** Melted cheese: browned, bubbling, shaded by the far rim. */
function melt(rng: Rng, a: number, b: number): string {
  const bubble = () => {
    const x = rng.bell() * a * 0.6;
    const y = rng.bell() * b * 0.5;
    const q = rng.between(6, 15);
    return (
      circle(x, y, q, light(food.cheese, 0.5), 'fill-opacity=".6"') +
      circle(x, y, q, 'none', 'stroke="#c4913f" stroke-width="1.8" stroke-opacity=".5"') +
      circle(x - q * 0.3, y - q * 0.3, q * 0.22, '#fff')
    );
  };
  return (
    crust(rng, () => [rng.bell() * a * 0.6, rng.bell() * b * 0.5], 46, food.cheese, { smallest: 10, largest: 40 }) +
    crust(rng, () => [rng.bell() * a * 0.66, rng.bell() * b * 0.58], 40, '#c9842c', { smallest: 6, largest: 24 }) +
    repeat(20, bubble) +
    stroke(
      d`M${-a * 0.7} ${-b * 0.1}Q${-a * 0.3} ${-b * 0.66} ${a * 0.4} ${-b * 0.5}`,
      '#7a4a1c',
      18,
      'stroke-opacity=".3" filter="url(#s4)"',
    )
  );
}

/** An egg just set: `b` is the half width of the loaf. */
const egg = (rng: Rng, b: number): string =>
  path(blob(rng, 2, 3, b * 0.42, b * 0.37, 0.13, 12), '#d9b878', 'fill-opacity=".7"') +
  path(blob(rng, 0, 0, b * 0.4, b * 0.35, 0.13, 12), '#fdf6e2') +
  circle(b * 0.07, b * 0.06, b * 0.23, '#b9701a', 'fill-opacity=".6"') +
  circle(b * 0.05, 0, b * 0.23, '#e08a14') +
  circle(b * 0.04, -3, b * 0.2, '#f7ab22') +
  path(blob(rng, -b * 0.02, -b * 0.09, b * 0.1, b * 0.06, 0.1, 7, -0.5), '#ffe29a') +
  circle(-b * 0.04, -b * 0.11, b * 0.025, '#fff');

const BUTTER =
  path('M-44 -28H44V28H-44Z', PLUM, 'fill-opacity=".3" transform="translate(5 8)"') +
  path('M-44 -26Q0 -32 44 -26L46 28Q0 33 -45 27Z', '#d9ac3f') +
  path('M-44 -28Q0 -33 43 -28L44 20Q0 25 -44 20Z', '#f8dc7c') +
  stroke('M-32 -18H14', '#fff6cf', 5);

export const adjaruli: Painter = {
  vessels: ['slab'],
  paint({ sheet, rng, vessel }) {
    const a = vessel.rx * 1.08;
    const b = vessel.ry * 0.98;
    const boat =
      loaf(rng, a, b) +
      group(melt(rng, a, b), sheet.clip(path(hull(a * 0.74, b * 0.63), '#000'))) +
      knot(rng, -a * 0.9, -1, b * 0.3, food.color) +
      knot(rng, a * 0.9, 1, b * 0.3, food.color) +
      placeAt(-a * 0.1, b * 0.03, 0, egg(rng, b)) +
      placeAt(a * 0.34, -b * 0.04, 18, BUTTER) +
      repeat(26, () =>
        circle(rng.bell() * a * 0.5, rng.bell() * b * 0.44, rng.between(1.2, 2.4), vary('#5a4a3a', rng)),
      ) +
      gleam(-a * 0.42, -b * 0.72, a * 0.13, -16, 8, 0.7) +
      gleam(a * 0.3, -b * 0.84, a * 0.08, 12, 6, 0.6);
    return placeAt(0, 0, -9, boat);
  },
};
