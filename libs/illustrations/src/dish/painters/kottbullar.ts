/** Köttbullar: meatballs in brown cream sauce, mash, lingonberries, pressed cucumber. */
import { dark, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, inDisc, path, placeAt, stroke, TAU } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { crumbs } from '../kit/layout.ts';
import { puddle } from '../kit/sauces.ts';
import { gleam, glints, lump } from '../kit/shading.ts';
import { cucumber } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#c4935a' };

const garnish: GarnishName[] = ['parsley'];

/** Mash with fork furrows and a melting knob of butter. */
function mash(rng: Rng, x: number, y: number, r: number): string {
  let s = puddle(rng, 0, 0, r, r * 0.92, '#f1dfa8', { wobble: 0.1, mottle: 12 });
  for (let i = 0; i < 5; i++) {
    const q = r * (0.82 - i * 0.14);
    s += placeAt(
      0,
      0,
      rng.between(-20, 20) + 200,
      stroke(
        d`M${q} 0A${q} ${q * 0.9} 0 0 1 ${Math.cos(2.8) * q} ${Math.sin(2.8) * q * 0.9}`,
        dark('#f1dfa8', 0.2),
        8,
        'stroke-opacity=".55"',
      ) +
        stroke(
          d`M${q * 1.04} 0A${q * 1.04} ${q * 0.93} 0 0 1 ${Math.cos(2.6) * q * 1.04} ${Math.sin(2.6) * q * 0.93}`,
          '#fffbe8',
          4,
          'stroke-opacity=".85"',
        ),
    );
  }
  s +=
    path(blob(rng, 3, 4, r * 0.26, r * 0.2, 0.12, 9), '#e9b53a', 'fill-opacity=".8"') +
    placeAt(
      0,
      0,
      18,
      path(d`M${-r * 0.15} ${-r * 0.1}H${r * 0.15}V${r * 0.1}H${-r * 0.15}Z`, '#f8dc7c') +
        stroke(d`M${-r * 0.1} ${-r * 0.06}H${r * 0.06}`, '#fff8d8', 4),
    );
  return placeAt(x, y, 0, s);
}

/** A browned meatball, its foot in the sauce. */
function meatball(rng: Rng, x: number, y: number, r: number, sauce: string): string {
  let s = lump(rng, x, y, r, r * 0.94, vary('#7d4626', rng), { wobble: 0.07, points: 12, edge: 0.34 });
  s += crust(rng, () => inDisc(rng, r * 0.78, x, y), 13, '#5a2c16', { smallest: r * 0.08, largest: r * 0.28 });
  s += crumbs(rng, 12, () => inDisc(rng, r * 0.82, x, y), ['#93592f', '#5f3018', '#85502c'], r * 0.04, r * 0.09);
  return (
    s +
    stroke(
      d`M${x - r * 0.5} ${y + r * 0.62}Q${x} ${y + r * 0.92} ${x + r * 0.6} ${y + r * 0.5}`,
      sauce,
      r * 0.2,
      'stroke-opacity=".9"',
    ) +
    gleam(x - r * 0.3, y - r * 0.42, r * 0.24, -20, 4, 0.65)
  );
}

export const kottbullar: Painter = {
  vessels: ['wide'],
  garnish,
  paint({ rng, vessel }) {
    const r = vessel.rx;
    const z = r * 0.142;
    let s =
      mash(rng, -r * 0.4, -r * 0.34, r * 0.42) +
      puddle(rng, r * 0.18, r * 0.2, r * 0.6, r * 0.55, food.sauce, { wobble: 0.09, mottle: 14 });
    const spots = [
      [0.18, -0.14],
      [-0.16, 0.1],
      [0.46, -0.04],
      [0.1, 0.14],
      [-0.22, 0.36],
      [0.36, 0.2],
      [0.66, 0.16],
      [0.08, 0.42],
      [0.54, 0.42],
      [-0.04, 0.62],
      [0.3, 0.62],
    ] as const;
    for (const [x, y] of spots) s += meatball(rng, x * r, y * r, z * rng.between(0.92, 1.06), food.sauce);
    let jam = puddle(rng, 0, 0, r * 0.24, r * 0.2, '#96132a', { wobble: 0.12, mottle: 0 });
    for (let i = 0; i < 26; i++) {
      const a = rng.between(0, TAU);
      const distance = Math.sqrt(rng.next());
      jam += lump(
        rng,
        Math.cos(a) * distance * r * 0.2,
        Math.sin(a) * distance * r * 0.17,
        r * 0.042,
        r * 0.039,
        vary('#c01f30', rng),
        {
          gloss: 0.95,
        },
      );
    }
    s += placeAt(r * 0.46, -r * 0.54, 0, jam);
    for (let i = 0; i < 6; i++) s += cucumber(rng, -r * 0.74 + i * r * 0.062, r * 0.16 + i * r * 0.09, r * 0.12);
    return placeAt(
      0,
      0,
      0,
      s + sprinkle(rng, garnish, 9, r * 0.6, r * 0.56, 1.15) + glints(rng, 12, r * 0.6, r * 0.6),
      1.1,
    );
  },
};
