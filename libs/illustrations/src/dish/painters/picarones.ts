/** Picarones: uneven squash doughnuts under dark cane-sugar syrup. */

import { dark, light, PLUM, vary } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, closedCurve, openCurve, type Point, path, placeAt, ring, stroke, TAU, wobble } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { clipTo } from '../kit/layout.ts';
import { puddle } from '../kit/sauces.ts';
import { cinnamon, starAnise } from '../kit/seasoning.ts';
import { gleam } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#cf7a26' };

/** A ring of dough; `hole` is the share of the radius left empty. */
function doughnut(rng: Rng, x: number, y: number, r: number, color: string, hole: number, wob: number): string {
  const radii = wobble(rng, 12, wob);
  const innerRadii = wobble(rng, 9, wob * 1.6);
  const band = (outer: number, inner: number, dx: number, dy: number, fill: string, extra = '') =>
    path(
      closedCurve(ring(x + dx, y + dy, r * outer, r * outer * 0.95, radii)) +
        closedCurve(ring(x + dx, y + dy, r * inner, r * inner * 0.92, innerRadii)),
      fill,
      `fill-rule="evenodd" ${extra}`,
    );
  return (
    band(1, hole, r * 0.08, r * 0.12, PLUM, 'fill-opacity=".4"') +
    band(1, hole, 0, 0, dark(color, 0.34)) +
    band(0.95, hole * 1.2, -r * 0.02, -r * 0.03, color) +
    band(0.82, hole * 1.75, -r * 0.05, -r * 0.06, light(color, 0.2), 'fill-opacity=".75"')
  );
}

const SYRUP = '#5e2a12';

export const picarones: Painter = {
  vessels: ['cream'],
  paint({ rng, vessel }) {
    const r = vessel.rx;
    const z = r * 0.36;
    let s = puddle(rng, 0, r * 0.04, r * 0.92, r * 0.86, SYRUP, { wobble: 0.05, mottle: 8 });
    const spots = Array.from(
      { length: 6 },
      (_, i): Point => [Math.cos((i / 6) * TAU + 0.4) * r * 0.54, Math.sin((i / 6) * TAU + 0.4) * r * 0.52],
    );
    for (const [x, y] of [...spots, [rng.bell() * 8, -r * 0.04]]) {
      const c = vary(food.color, rng, 1.4);
      s +=
        doughnut(rng, x, y, z * rng.between(0.94, 1.05), c, 0.4, 0.12) +
        crust(
          rng,
          () => {
            const a = rng.between(0, TAU);
            const q = z * rng.between(0.5, 0.88);
            return [x + Math.cos(a) * q, y + Math.sin(a) * q];
          },
          16,
          dark(c, 0.1),
          { smallest: 4, largest: 13 },
        ) +
        gleam(x - z * 0.42, y - z * 0.5, z * 0.22, -40, 6, 0.8);
    }
    s += threads(rng, r) + starAnise(rng, r * 0.66, -r * 0.62, r * 0.13) + cinnamon(-r * 0.02, r * 0.84, r * 0.56, -8);
    return clipTo(vessel, s);
  },
};

/** Syrup poured from a spoon: wavering threads across all the rings. */
function threads(rng: Rng, r: number): string {
  let s = '';
  for (let i = -4; i <= 4; i++) {
    const x = i * r * 0.2 + rng.bell() * 8;
    const h = r * 0.76 * Math.sqrt(Math.max(0.08, 1 - (x / r) ** 2));
    const points = Array.from(
      { length: 7 },
      (_, j): Point => [x + rng.bell() * 13 + (j % 2 ? 7 : -7), -h + (j * h) / 3],
    );
    s +=
      stroke(openCurve(points), dark(SYRUP, 0.2), rng.between(7, 11), 'stroke-opacity=".8"') +
      stroke(openCurve(points), '#9a5220', 3, 'stroke-opacity=".9" transform="translate(-2 -1)"') +
      path(blob(rng, ...at(points, 6), rng.between(8, 14), rng.between(7, 11), 0.15, 8), SYRUP, 'fill-opacity=".9"');
  }
  return placeAt(0, 0, -28, s);
}
