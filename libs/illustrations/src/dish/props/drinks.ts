/** Cups and glasses, seen from above. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, inDisc, path, placeAt, rect, repeat, type Sheet, stroke } from '../../core/svg.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { mint } from '../kit/herbs.ts';
import { pool } from '../kit/sauces.ts';
import { lump } from '../kit/shading.ts';
import type { Prop, Tools } from '../types.ts';

interface CupLook {
  /** Ink of a line on its saucer. */
  saucer?: string;
  handle?: boolean;
  foam?: boolean;
}

const cup = (sheet: Sheet, rng: Rng, r: number, color: string, liquid: string, look: CupLook = {}): string =>
  ellipse(r * 0.32, r * 0.4, r * 1.02, r * 0.98, PLUM, 'fill-opacity=".5" filter="url(#s10)"') +
  (look.saucer
    ? circle(0, 0, r * 1.55, dark(color, 0.3)) +
      circle(-1, -2, r * 1.53, light(color, 0.2)) +
      circle(0, 0, r * 1.1, dark(color, 0.12)) +
      circle(0, 0, r * 1.4, 'none', `stroke="${look.saucer}" stroke-width="6"`)
    : '') +
  (look.handle
    ? stroke(
        d`M${r * 0.8} ${-r * 0.4}C${r * 1.7} ${-r * 0.8} ${r * 1.8} ${r * 0.3} ${r * 0.95} ${r * 0.2}`,
        dark(color, 0.2),
        r * 0.2,
      )
    : '') +
  circle(0, 0, r, dark(color, 0.36)) +
  circle(-1, -2, r * 0.985, light(color, 0.28)) +
  circle(
    0,
    0,
    r * 0.87,
    sheet.linearGradient(-r * 0.6, -r * 0.6, r * 0.6, r * 0.6, [
      [0, dark(color, 0.5)],
      [1, light(color, 0.2)],
    ]),
  ) +
  pool(sheet, rng, r * 0.78, r * 0.78, liquid, { oil: look.foam ? 0 : 5 }) +
  (look.foam
    ? path(blob(rng, 0, 0, r * 0.7, r * 0.68, 0.08, 12), '#fbf1dc') +
      repeat(26, () => {
        const [x, y] = inDisc(rng, r * 0.66);
        const q = rng.between(2, r * 0.09);
        return (
          circle(x, y, q, '#fff', 'fill-opacity=".8"') +
          circle(x, y, q, 'none', 'stroke="#d9bb8a" stroke-width="1" stroke-opacity=".6"')
        );
      })
    : '');

const glass = (sheet: Sheet, rng: Rng, r: number, liquid: string, top = ''): string =>
  ellipse(r * 0.5, r * 0.6, r * 1.0, r * 0.94, PLUM, 'fill-opacity=".36" filter="url(#s10)"') +
  path(
    blob(rng, r * 0.6, r * 0.72, r * 0.5, r * 0.4, 0.1),
    light(liquid, 0.3),
    'fill-opacity=".4" filter="url(#s10)"',
  ) +
  circle(0, 0, r, '#e8f0ee', 'fill-opacity=".55"') +
  circle(0, 0, r * 0.9, dark(liquid, 0.2)) +
  pool(sheet, rng, r * 0.86, r * 0.86, liquid) +
  top +
  circle(0, 0, r * 0.96, 'none', 'stroke="#fff" stroke-width="4" stroke-opacity=".85"') +
  stroke(d`M${-r * 0.96} 0A${r * 0.96} ${r * 0.96} 0 0 1 ${-r * 0.2} ${-r * 0.94}`, '#fff', 9, 'stroke-opacity=".8"');

const ice = (rng: Rng, r: number): string =>
  [0, 1, 2]
    .map((i) =>
      placeAt(
        Math.cos(i * 2.1) * r * 0.38,
        Math.sin(i * 2.1) * r * 0.38,
        rng.between(0, 90),
        rect(-r * 0.24, -r * 0.24, r * 0.48, r * 0.48, '#fff', 'rx="8" fill-opacity=".45"') +
          stroke(d`M${-r * 0.16} ${r * 0.1}V${-r * 0.16}H${r * 0.1}`, '#fff', 4, 'stroke-opacity=".9"'),
      ),
    )
    .join('');

/** Three little black-clay coffee cups of the coffee ceremony. */
const buna = ({ rng }: Tools): string =>
  (
    [
      [-52, -20],
      [44, -44],
      [10, 52],
    ] as const
  )
    .map(
      ([x, y]) =>
        ellipse(x + 12, y + 16, 46, 44, PLUM, 'fill-opacity=".45" filter="url(#s4)"') +
        circle(x, y, 46, '#cbbfa8') +
        circle(x - 1, y - 2, 45, '#fbf6ea') +
        circle(x, y, 38, '#8f8474') +
        circle(x, y, 37, '#2f1a12') +
        path(blob(rng, x - 8, y - 9, 17, 9, 0.12, 8, -0.5), '#7a4a26', 'fill-opacity=".7"') +
        circle(x, y, 41.5, 'none', 'stroke="#2f7a4b" stroke-width="3"'),
    )
    .join('');

/** A mate gourd with its yerba and silver straw. */
function mate({ rng }: Tools): string {
  let s =
    ellipse(22, 28, 72, 68, PLUM, 'fill-opacity=".45" filter="url(#s4)"') +
    lump(rng, 0, 0, 72, 70, '#6a3a20', { shadow: 0, wobble: 0.03, edge: 0.34, gloss: 0.5 }) +
    circle(0, 0, 54, '#8f8a86') +
    circle(-1, -2, 52, '#d9d6d0') +
    circle(0, 0, 45, '#4a5a24');
  for (let i = 0; i < 90; i++) {
    const [a, b] = inDisc(rng, 42);
    s += placeAt(
      a,
      b,
      rng.between(0, 180),
      ellipse(0, 0, rng.between(2, 5), 1.6, rng.pick(['#7d9a3a', '#5f7a2c', '#93ad4e', '#48591f'])),
    );
  }
  return (
    s +
    stroke('M8 6L118 -58', PLUM, 9, 'stroke-opacity=".4" transform="translate(8 14)"') +
    stroke('M8 6L118 -58', '#8f8a86', 9) +
    stroke('M8 4L118 -60', '#efece6', 4) +
    stroke('M104 -52L120 -60', '#d9a83f', 10)
  );
}

export const drinks = {
  teaGlass: ({ sheet, rng }) => glass(sheet, rng, 66, '#b9862a', mint(rng, 8, -4, 26)),
  tea: ({ sheet, rng, palette }) =>
    cup(sheet, rng, 64, palette.ware === '#2f3a52' ? '#d8cbb2' : palette.ware, '#9aa85a'),
  coffee: ({ sheet, rng, palette }) =>
    cup(sheet, rng, 58, '#f4ead8', '#4a2a1c', { saucer: palette.accent, handle: true }),
  teaCup: ({ sheet, rng, palette }) =>
    cup(sheet, rng, 64, '#f7eedd', '#b5703a', { saucer: palette.wareInk, handle: true }),
  wine: ({ sheet, rng }) => glass(sheet, rng, 70, '#6f1730'),
  beer: ({ sheet, rng }) => cup(sheet, rng, 76, '#e9dcc0', '#d9982c', { foam: true, handle: true }),
  drink: ({ sheet, rng }) =>
    glass(
      sheet,
      rng,
      74,
      rng.pick(['#e98a2f', '#e2606a', '#d9c04a']),
      ice(rng, 74) + citrusWedge(34, -34, 30, 'lime', -40) + mint(rng, -22, 22, 22),
    ),
  buna,
  mate,
} satisfies Record<string, Prop>;
