/** Small cups and bowls, beside or instead of a plate. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, d, ellipse, group, num, placeAt, type Sheet, stroke } from '../../core/svg.ts';
import { sprinkle } from './garnish.ts';
import { pool } from './sauces.ts';

/** A small cup or bowl standing in the picture, its content clipped by the rim. */
export const cupAt = (sheet: Sheet, x: number, y: number, r: number, ware: string, inner: string, rim = ''): string =>
  placeAt(
    x,
    y,
    0,
    ellipse(r * 0.16, r * 0.22, r * 1.02, r, PLUM, 'fill-opacity=".46" filter="url(#s10)"') +
      circle(0, 0, r, dark(ware, 0.36)) +
      circle(-1, -2, r * 0.985, light(ware, 0.25)) +
      circle(0, 0, r * 0.95, ware) +
      rim +
      circle(0, 0, r * 0.845, dark(ware, 0.45)) +
      group(
        inner +
          stroke(
            d`M${-r * 0.7} ${r * 0.42}A${r * 0.82} ${r * 0.82} 0 0 1 ${r * 0.42} ${-r * 0.7}`,
            PLUM,
            r * 0.1,
            'stroke-opacity=".28" filter="url(#s4)"',
          ),
        sheet.clip(circle(0, 0, r * 0.825, '#000')),
      ) +
      stroke(
        d`M${-r * 0.93} ${-r * 0.16}A${r * 0.95} ${r * 0.95} 0 0 1 ${-r * 0.16} ${-r * 0.93}`,
        '#fff',
        r * 0.035,
        'stroke-opacity=".85"',
      ),
  );

/** A small round bowl or cup standing on the table; `food(r)` paints inside the radius it is given, `band` runs around the rim. */
export function bowlAt(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  color: string,
  food: (r: number) => string,
  band: string,
): string {
  const ir = r * 0.84;
  return placeAt(
    x,
    y,
    0,
    ellipse(r * 0.2, r * 0.28, r * 1.02, r, PLUM, 'fill-opacity=".45" filter="url(#s10)"') +
      ellipse(r * 0.05, r * 0.08, r * 1.01, r * 1.01, PLUM, 'fill-opacity=".5"') +
      circle(0, 0, r, dark(color, 0.36)) +
      circle(-1, -2, r * 0.985, light(color, 0.24)) +
      circle(1, 1, r * 0.94, color) +
      circle(0, 0, r * 0.92, 'none', `stroke="${band}" stroke-width="${num(r * 0.045)}"`) +
      circle(0, 0, ir * 1.02, dark(color, 0.5)) +
      group(food(ir), sheet.clip(circle(0, 0, ir, '#000'))) +
      group(
        stroke(
          d`M${-ir * 0.87} ${ir * 0.5}A${ir} ${ir} 0 0 1 ${ir * 0.5} ${-ir * 0.87}`,
          PLUM,
          r * 0.1,
          'stroke-opacity=".32" filter="url(#s4)"',
        ),
        sheet.clip(circle(0, 0, ir, '#000')),
      ) +
      stroke(
        d`M${-r * 0.96} ${-r * 0.06}A${r * 0.96} ${r * 0.96} 0 0 1 ${-r * 0.2} ${-r * 0.94}`,
        '#fff',
        r * 0.03,
        'stroke-opacity=".8"',
      ),
  );
}

/** A small side bowl of sauce; `topping(r)` paints what floats on it. */
export function dipBowl(
  sheet: Sheet,
  rng: Rng,
  x: number,
  y: number,
  r: number,
  color: string,
  topping = (radius: number) => sprinkle(rng, ['sesame', 'pepper'], 3, radius * 0.5, radius * 0.5),
): string {
  let g =
    ellipse(r * 0.16, r * 0.24, r * 1.02, r, PLUM, 'fill-opacity=".42" filter="url(#s4)"') +
    circle(0, 0, r, '#b9a184') +
    circle(-1, -2, r * 0.98, '#f7ecd8') +
    circle(0, 0, r * 0.86, '#8d745e') +
    circle(
      0,
      0,
      r * 0.86,
      sheet.linearGradient(-r * 0.6, -r * 0.6, r * 0.6, r * 0.6, [
        [0, PLUM, 0.5],
        [1, '#fff', 0.5],
      ]),
    );
  g += pool(sheet, rng, r * 0.76, r * 0.75, color);
  return placeAt(x, y, 0, g + topping(r));
}
