/** Accras: craggy bean fritters hot from the oil, with red chilli sauce. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { closedCurve, inDisc, path, placeAt, ring, TAU, wobble } from '../../core/svg.ts';
import { dipBowl } from '../kit/cups.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { pile } from '../kit/layout.ts';
import { crumb } from '../kit/seasoning.ts';
import { gleam, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#b92a16' };

const garnish: GarnishName[] = ['chili', 'parsley'];

/** One spoonful of batter: a knobbly ball, darker underneath, with a crisp tail. */
function accra(rng: Rng, x: number, y: number, r: number): string {
  const c = vary(rng.pick(['#c47e30', '#b96f26', '#d08d3c']), rng, 1.4);
  const radii = wobble(rng, 9, 0.12);
  const outline = (q: number, shift: number) =>
    closedCurve(ring(x + shift, y + shift * 1.2, r * q, r * q * 0.92, radii), 5);
  const tail = rng.between(0, TAU);
  let s =
    path(outline(1, r * 0.14), PLUM, 'fill-opacity=".42"') +
    lump(rng, x + Math.cos(tail) * r * 0.86, y + Math.sin(tail) * r * 0.8, r * 0.26, r * 0.17, dark(c, 0.16), {
      rotation: tail,
      wobble: 0.16,
      shadow: 0,
    }) +
    path(outline(1, 0), dark(c, 0.42)) +
    path(outline(0.94, -r * 0.03), c);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU + rng.bell() * 0.3;
    const distance = r * (i % 2 ? 0.5 : 0.3);
    const q = r * rng.between(0.24, 0.38);
    s += lump(
      rng,
      x + Math.cos(a) * distance,
      y + Math.sin(a) * distance,
      q,
      q * 0.86,
      vary(light(c, i > 3 && i < 7 ? 0.2 : 0.04), rng),
      {
        wobble: 0.12,
        shadow: 0.14,
        edge: 0.24,
      },
    );
  }
  for (let i = 0; i < 12; i++) {
    const [u, v] = inDisc(rng, r * 0.8, x, y);
    s += crumb(rng, u, v, r * rng.between(0.03, 0.07), rng.pick(['#8f4f1c', '#f3cf8c', '#7a3f16']));
  }
  return s + gleam(x - r * 0.34, y - r * 0.42, r * 0.18, -40, 4, 0.7);
}

export const accras: Painter = {
  vessels: ['kraft'],
  garnish,
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx * 0.2;
    const s =
      pile(
        rng,
        [(x, y) => accra(rng, x, y, r * rng.between(0.92, 1.12))],
        34,
        r * 1.42,
        vessel.rx * 0.86,
        vessel.ry * 0.84,
        0.45,
      ) +
      placeAt(
        -vessel.rx * 0.1,
        -vessel.ry * 0.1,
        0,
        pile(
          rng,
          [(x, y) => accra(rng, x, y, r * rng.between(0.98, 1.1))],
          7,
          r * 1.5,
          vessel.rx * 0.36,
          vessel.ry * 0.34,
          0.6,
        ),
      );
    return (
      s +
      sprinkle(rng, garnish, 5, vessel.rx * 0.6, vessel.ry * 0.6, 1.1) +
      dipBowl(sheet, rng, vessel.rx * 0.5, vessel.ry * 0.46, vessel.rx * 0.36, food.sauce)
    );
  },
};
