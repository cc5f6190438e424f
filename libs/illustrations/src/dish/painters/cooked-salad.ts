/** Zaalouk: melted aubergine and tomato, furrowed with the spoon, glossy with oil, bread to scoop it up. */
import { light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { arcPath, blob, circle, d, ellipse, inDisc, num, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { clipTo, dust, strew } from '../kit/layout.ts';
import { disc, glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#9c4723' };

const garnish: GarnishName[] = ['coriander', 'paprika'];

/** A wedge of round Moroccan loaf, crumb side edge. */
const loafWedge = (rng: Rng, r: number, degrees: number): string => {
  const outline = d`M0 0L${r} ${-r * 0.42}Q${r * 1.22} 0 ${r} ${r * 0.42}Z`;
  return placeAt(
    0,
    0,
    degrees,
    path(outline, PLUM, 'fill-opacity=".4" transform="translate(8 12)"') +
      path(outline, '#8a5424', 'stroke="#8a5424" stroke-width="10" stroke-linejoin="round"') +
      path(
        outline,
        '#dba55a',
        'stroke="#dba55a" stroke-width="4" stroke-linejoin="round" transform="translate(-2 -3)"',
      ) +
      path(d`M${r * 0.2} 0L${r * 0.9} ${-r * 0.26}Q${r * 1.0} ${-r * 0.1} ${r * 0.9} ${r * 0.06}Z`, '#f0cf8e') +
      stroke(d`M0 ${5}L${r * 0.98} ${r * 0.42}`, '#f6e4b8', 7) +
      repeat(20, () =>
        circle(
          rng.between(0.3, 0.95) * r,
          rng.bell() * r * 0.2,
          rng.between(1, 2.6),
          rng.chance(0.6) ? '#b97a34' : '#fff0cc',
        ),
      ),
  );
};

/** Melted flesh of aubergine and tomato, with its seeds. */
function meltedFlesh(rng: Rng, r: number): string {
  const shred = () => {
    const [x, y] = inDisc(rng, r * 0.9);
    const c = vary(rng.pick(['#c9602a', '#b97a3e', '#d07a34', '#a8431e', '#c98a4c', '#8f3f1c']), rng);
    const q = rng.between(9, 24);
    const turn = rng.between(0, 3);
    return (
      path(blob(rng, x + 2, y + 4, q, q * 0.6, 0.3, 9, turn), '#5a200e', 'fill-opacity=".4"') +
      path(blob(rng, x, y, q, q * 0.6, 0.3, 9, turn), c) +
      path(blob(rng, x - 2, y - 3, q * 0.6, q * 0.28, 0.3, 8, turn), light(c, 0.22), 'fill-opacity=".7"')
    );
  };
  const seed = () => {
    const [x, y] = inDisc(rng, r * 0.88);
    return ellipse(
      x,
      y,
      rng.between(1.6, 3),
      rng.between(1, 1.8),
      rng.pick(['#f0cf8a', '#6f3a18', '#e3b565']),
      'fill-opacity=".9"',
    );
  };
  return repeat(190, shred) + repeat(150, seed);
}

/** A piece of aubergine still edged with dark skin. */
function eggplantPiece(rng: Rng, x: number, y: number): string {
  const q = rng.between(15, 25);
  const outline = d`M${-q} ${-q * 0.1}C${-q * 0.8} ${-q * 0.9} ${q * 0.8} ${-q * 0.9} ${q} ${-q * 0.1}
    C${q * 0.6} ${q * 0.5} ${-q * 0.6} ${q * 0.5} ${-q} ${-q * 0.1}Z`;
  return placeAt(
    x,
    y,
    rng.between(0, 360),
    path(outline, '#5a200e', 'fill-opacity=".45" transform="translate(3 5)"') +
      path(outline, '#4f2648') +
      path(outline, vary('#c99a58', rng), `transform="translate(0 ${num(q * 0.14)}) scale(.94 .86)"`) +
      path(blob(rng, -q * 0.1, q * 0.02, q * 0.5, q * 0.18, 0.25, 8), '#e3bf82', 'fill-opacity=".8"') +
      repeat(4, () => ellipse(rng.bell() * q * 0.5, rng.bell() * q * 0.16, 2.2, 1.3, '#8a5a2c')),
  );
}

/** Furrows drawn with the back of a spoon: a dark groove and its lit ridge. */
const furrows = (r: number): string =>
  repeat(6, (i) => {
    const q = r * (0.8 - i * 0.125);
    const ridge = q * 1.05;
    const a = 0.3 + i * 0.5;
    return (
      stroke(arcPath(q, a, a + 2.3), '#5f2412', 10, 'stroke-opacity=".5"') +
      stroke(arcPath(ridge, a, a + 2.1), '#f0a052', 4, 'stroke-opacity=".55"')
    );
  });

const oilPool = (rng: Rng, r: number): string => {
  const [x, y] = inDisc(rng, r * 0.7);
  const q = rng.between(8, 26);
  return (
    path(blob(rng, x, y, q, q * 0.6, 0.15, 9, rng.between(0, 3)), '#e8a92a', 'fill-opacity=".7"') +
    path(blob(rng, x - q * 0.3, y - q * 0.2, q * 0.3, q * 0.1, 0.1, 7), '#fff3c4', 'fill-opacity=".9"')
  );
};

export const cookedSalad: Painter = {
  vessels: ['ivory', 'bowl'],
  garnish,
  paint({ rng, vessel }) {
    const { rx, ry } = vessel;
    const r = rx * 0.86;
    const salad =
      path(blob(rng, 4, 8, r * 1.06, r * 1.02, 0.04, 15), '#c9821e', 'fill-opacity=".55"') +
      disc(rng, 0, 0, r, r * 0.97, food.color, { shadowX: 5, shadowY: 8, wobble: 0.05, lit: 0.1 }) +
      crust(rng, () => inDisc(rng, r * 0.9), 120, food.color, { smallest: 7, largest: 26 }) +
      meltedFlesh(rng, r) +
      strew(rng, 26, r * 0.84, r * 0.84, 46, (x, y) => eggplantPiece(rng, x, y)) +
      furrows(r) +
      repeat(9, () => oilPool(rng, r)) +
      dust(rng, 70, r * 0.5, r * 0.5, '#7a4a14', { x: -r * 0.1, y: -r * 0.1 }) +
      sprinkle(rng, garnish, 16, r * 0.6, r * 0.56, 1.35) +
      glints(rng, 40, r * 0.8, r * 0.8);
    return (
      clipTo(vessel, salad) +
      placeAt(rx * 0.72, ry * 0.52, 0, loafWedge(rng, rx * 0.52, -14)) +
      placeAt(rx * 0.5, ry * 0.78, 0, loafWedge(rng, rx * 0.5, 22))
    );
  },
};
