/** Bahian moqueca: thick fish steaks in orange coconut and dendê broth under rings of pepper, tomato and onion. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, closedCurve, d, type Point, path, placeAt, stroke, TAU } from '../../core/svg.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { clipTo, pile } from '../kit/layout.ts';
import { oilDrops, pool } from '../kit/sauces.ts';
import { form, glints } from '../kit/shading.ts';
import { onionRing, tomato } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#e59233', oil: '#d2541a' };

const garnish: GarnishName[] = ['coriander', 'scallion'];

/** A bell-pepper ring with its lobes. */
function pepperRing(rng: Rng, x: number, y: number, r: number, color: string): string {
  const k = rng.int(3, 4);
  const points = Array.from({ length: k * 3 }, (_, i): Point => {
    const a = (i / (k * 3)) * TAU;
    const q = r * (i % 3 === 0 ? 0.78 : 1);
    return [Math.cos(a) * q, Math.sin(a) * q * 0.88];
  });
  const outline = closedCurve(points);
  return placeAt(
    x,
    y,
    rng.between(0, 360),
    stroke(outline, PLUM, r * 0.22, 'stroke-opacity=".32" transform="translate(3 5)"') +
      stroke(outline, dark(color, 0.2), r * 0.24) +
      stroke(outline, color, r * 0.17, 'transform="translate(-1 -1)"') +
      stroke(outline, light(color, 0.45), r * 0.05, 'stroke-opacity=".75" transform="translate(-2 -3)"'),
  );
}

/** A cross-cut of white fish: skin outside, flakes inside, a little bone. */
function fishSteak(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const outline = d`M${-r} ${r * 0.1}C${-r} ${-r * 0.9} ${r} ${-r * 0.9} ${r} ${r * 0.1}
    C${r * 0.9} ${r * 0.75} ${r * 0.35} ${r * 0.8} ${r * 0.1} ${r * 0.36}
    C${-r * 0.2} ${r * 0.8} ${-r * 0.9} ${r * 0.75} ${-r} ${r * 0.1}Z`;
  return placeAt(
    x,
    y,
    degrees,
    form(outline, '#8f8a86', { body: 0.97, lit: 0 }) +
      path(outline, '#f8eee0', 'transform="translate(0 -1) scale(.9)"') +
      [0.72, 0.52, 0.32]
        .map((q) =>
          stroke(
            d`M${-r * q} ${r * 0.16}C${-r * q} ${-r * 0.8 * q} ${r * q} ${-r * 0.8 * q} ${r * q} ${r * 0.16}`,
            '#dcc7ae',
            3,
            'stroke-opacity=".85"',
          ),
        )
        .join('') +
      path(blob(rng, -r * 0.34, -r * 0.3, r * 0.26, r * 0.12, 0.15, 8, -0.4), '#fffaf0') +
      path(blob(rng, 0, r * 0.1, r * 0.1, r * 0.09, 0.1, 7), '#c9b49a'),
  );
}

export const moqueca: Painter = {
  vessels: ['clay'],
  garnish,
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s = pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 10 }) + oilDrops(rng, 46, r, vessel.ry, food.oil);
    s += pile(
      rng,
      [(x, y) => tomato(rng, x, y, r * 0.15), (x, y) => pepperRing(rng, x, y, r * 0.17, '#5f9a3a')],
      14,
      r * 0.24,
      r * 0.82,
      r * 0.8,
      0.25,
    );
    for (const [x, y, turn] of [
      [-0.36, -0.34, -18],
      [0.4, -0.3, 24],
      [-0.32, 0.36, 8],
      [0.36, 0.4, -24],
    ] as const)
      s += fishSteak(rng, x * r, y * r, r * 0.36, turn);
    s += path(blob(rng, 0, 0, r * 0.9, r * 0.88, 0.05), food.sauce, 'fill-opacity=".12"');
    s += pile(
      rng,
      [
        (x, y) => pepperRing(rng, x, y, r * 0.19, '#cf3a26'),
        (x, y) => pepperRing(rng, x, y, r * 0.18, '#e9b42c'),
        (x, y) => onionRing(rng, x, y, r * 0.17, '#e6d9c4'),
        (x, y) => pepperRing(rng, x, y, r * 0.18, '#5f9a3a'),
        (x, y) => tomato(rng, x, y, r * 0.14),
      ],
      11,
      r * 0.32,
      r * 0.7,
      r * 0.68,
      0.55,
    );
    return clipTo(vessel, s + sprinkle(rng, garnish, 15, r * 0.76, r * 0.74, 1.3) + glints(rng, 26, r * 0.9, r * 0.9));
  },
};
