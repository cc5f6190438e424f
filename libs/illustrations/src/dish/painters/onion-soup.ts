/** Gratinée: onion soup under toasted bread and blistered cheese, a corner opened by the spoon. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, closedCurve, d, type Point, path, repeat, type Sheet, stroke, TAU } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { clipTo } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { gleam } from '../kit/shading.ts';
import { strip } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { broth: '#7a3f18', cheese: '#e3a23c' };

/** Broth with melting onions, as far as the lid leaves it open. */
function broth(sheet: Sheet, rng: Rng, r: number, ry: number): string {
  const onion = () => {
    const a = rng.between(0, TAU);
    const distance = r * rng.between(0.4, 0.96);
    const length = r * rng.between(0.2, 0.36);
    return strip(
      rng,
      Math.cos(a) * distance,
      Math.sin(a) * distance,
      length,
      9,
      rng.pick(['#c98d45', '#b0722f', '#dba65c']),
      0.5,
    );
  };
  return pool(sheet, rng, r, ry, food.broth, { oil: 26 }) + repeat(60, onion);
}

/** How far the spoon has opened the lid at an angle, 0 to 1. */
const opening = (angle: number): number =>
  Math.max(0, 1 - Math.abs(((angle - 0.75 + TAU + Math.PI) % TAU) - Math.PI) / 0.62);

/** The sheet of cheese over the bread, ragged, pulled back from the opening. */
function lid(rng: Rng, r: number): string {
  const outline = closedCurve(
    Array.from({ length: 30 }, (_, i): Point => {
      const a = (i / 30) * TAU;
      const q = r * (rng.between(0.97, 1.09) - opening(a) * 0.58);
      return [Math.cos(a) * q, Math.sin(a) * q];
    }),
    5,
  );
  return (
    path(outline, PLUM, 'fill-opacity=".5" transform="translate(6 10)"') +
    path(outline, '#7a4416') +
    path(outline, dark(food.cheese, 0.14), 'transform="translate(-2 -3) scale(.985)"') +
    path(outline, food.cheese, 'transform="translate(-4 -6) scale(.94)"')
  );
}

/** The cheese swells where a slice of bread lies under it. */
const swelling = (rng: Rng, x: number, y: number, r: number): string =>
  path(blob(rng, x + 7, y + 10, r, r * 0.84, 0.05, 12), '#8a5420', 'fill-opacity=".55"') +
  path(blob(rng, x, y, r, r * 0.84, 0.05, 12), light(food.cheese, 0.12)) +
  path(blob(rng, x - 6, y - 8, r * 0.72, r * 0.56, 0.1, 11), light(food.cheese, 0.42), 'fill-opacity=".75"');

/** Browning and bubbles of the grill. */
function grilled(rng: Rng, r: number): string {
  const onLid = (): Point => {
    const a = rng.between(0, TAU);
    const distance = r * Math.sqrt(rng.next()) * (0.94 - opening(a) * 0.56);
    return [Math.cos(a) * distance, Math.sin(a) * distance];
  };
  const bubble = () => {
    const [x, y] = onLid();
    const q = rng.between(5, 16);
    return (
      circle(x, y, q, light(food.cheese, 0.4), 'fill-opacity=".5"') +
      circle(x, y, q, 'none', 'stroke="#9a5f20" stroke-width="1.8" stroke-opacity=".5"') +
      circle(x - q * 0.3, y - q * 0.32, q * 0.24, '#fff', 'fill-opacity=".9"')
    );
  };
  return (
    crust(rng, onLid, 90, '#b8691e', { smallest: 8, largest: 36 }) +
    crust(rng, onLid, 70, '#6f3510', { smallest: 4, largest: 22 }) +
    crust(rng, onLid, 30, '#f6d58a', { smallest: 6, largest: 20 }) +
    repeat(34, bubble)
  );
}

/** Threads of cheese hanging into the opening. */
const threads = (rng: Rng, r: number): string =>
  repeat(6, (i) => {
    const a = 0.35 + i * 0.16;
    const cos = Math.cos(a) * r;
    const sin = Math.sin(a) * r;
    const bend = cos * 0.56 + rng.bell() * 8;
    const end = Math.cos(a + 0.05) * r * rng.between(0.6, 0.74);
    return stroke(
      d`M${cos * 0.44} ${sin * 0.44}Q${bend} ${sin * 0.56} ${end} ${Math.sin(a + 0.05) * r * 0.64}`,
      i % 2 ? '#f3cf7c' : '#dba348',
      rng.between(3, 7),
      'stroke-opacity=".9"',
    );
  });

export const onionSoup: Painter = {
  vessels: ['lion'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    return (
      clipTo(vessel, broth(sheet, rng, r, vessel.ry)) +
      lid(rng, r) +
      swelling(rng, -0.38 * r, -0.34 * r, 0.4 * r) +
      swelling(rng, 0.34 * r, -0.42 * r, 0.37 * r) +
      swelling(rng, -0.3 * r, 0.4 * r, 0.38 * r) +
      grilled(rng, r) +
      threads(rng, r) +
      gleam(-r * 0.5, -r * 0.6, r * 0.12, -36, 6, 0.7) +
      gleam(r * 0.2, -r * 0.66, r * 0.09, 10, 5, 0.7) +
      GARNISHES.thyme(rng, -r * 0.04, -r * 0.06, 1.5) +
      GARNISHES.thyme(rng, -r * 0.12, r * 0.04, 1.2)
    );
  },
};
