/** Chè chuối: banana and tapioca pearls in coconut milk, sesame and peanuts, in two bowls on a leaf. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, ellipse, inDisc, path, placeAt, type Sheet } from '../../core/svg.ts';
import { bowlAt } from '../kit/cups.ts';
import { sprinkle } from '../kit/garnish.ts';
import { crumbs, pile } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { gleam } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { bowls: ['#3f8a86', '#e9dcc0'] } as const;

/** A thick slanting slice of ripe banana. */
const banana = (rng: Rng, x: number, y: number, r: number): string => {
  const c = vary('#ecc25c', rng);
  const seeds = [0, 1, 2]
    .map((i) => placeAt(0, 0, i * 120 + 20, ellipse(r * 0.2, 0, r * 0.13, r * 0.05, '#8a6a3a', 'fill-opacity=".75"')))
    .join('');
  return placeAt(
    x,
    y,
    rng.between(0, 180),
    ellipse(4, 6, r, r * 0.8, PLUM, 'fill-opacity=".3"') +
      ellipse(0, 3, r, r * 0.8, dark(c, 0.26)) +
      ellipse(0, 0, r, r * 0.8, c) +
      ellipse(-1, -1, r * 0.84, r * 0.66, light(c, 0.3)) +
      ellipse(0, 0, r * 0.46, r * 0.36, dark(c, 0.08)) +
      seeds +
      gleam(-r * 0.4, -r * 0.42, r * 0.22, -20, 3, 0.8),
  );
};

/** A cooked tapioca pearl: glassy, with a white heart. */
const pearl = (x: number, y: number, r: number): string =>
  circle(x + 1, y + 2, r, '#8f8570', 'fill-opacity=".55"') +
  circle(x, y, r, '#e9e4d6') +
  circle(x, y, r * 0.84, '#f6f3ea', 'fill-opacity=".8"') +
  circle(x + r * 0.1, y + r * 0.12, r * 0.36, '#ffffff') +
  circle(x - r * 0.36, y - r * 0.36, r * 0.2, '#ffffff');

function filling(sheet: Sheet, rng: Rng, r: number): string {
  let s = pool(sheet, rng, r, r, '#f3ead8');
  s += pile(rng, [(x, y) => pearl(x, y, r * 0.055)], 70, r * 0.12, r * 0.9, r * 0.88, 0.45);
  s += pile(rng, [(x, y) => banana(rng, x, y, r * rng.between(0.22, 0.26))], 11, r * 0.37, r * 0.7, r * 0.66, 0.5);
  s += pile(rng, [(x, y) => pearl(x, y, r * 0.055)], 24, r * 0.12, r * 0.8, r * 0.78, 0.4);
  s += path(blob(rng, -r * 0.1, -r * 0.06, r * 0.3, r * 0.13, 0.3, 11, -0.5), '#fffdf6', 'fill-opacity=".92"');
  return (
    s +
    crumbs(rng, 24, () => inDisc(rng, r * 0.36), ['#dcae66', '#c48f48', '#e9c98c'], r * 0.022, r * 0.045) +
    sprinkle(rng, ['sesame', 'blacksesame'], 9, r * 0.55, r * 0.55, 1)
  );
}

export const cheChuoi: Painter = {
  vessels: ['leaf'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.ry * 0.96;
    return (
      bowlAt(sheet, -vessel.rx * 0.5, vessel.ry * 0.08, r, food.bowls[0], (q) => filling(sheet, rng, q), '#f3e6c4') +
      bowlAt(
        sheet,
        vessel.rx * 0.58,
        -vessel.ry * 0.14,
        r * 0.86,
        food.bowls[1],
        (q) => filling(sheet, rng, q),
        '#2f6f9a',
      )
    );
  },
};
