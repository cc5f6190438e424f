/** Chicken tagine with preserved lemon and olives, in saffron sauce. */
import { PLUM, vary } from '../../core/color.ts';
import { d, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { PIECES } from '../kit/larder.ts';
import { clipTo, strew } from '../kit/layout.ts';
import { chickenLeg } from '../kit/proteins.ts';
import { pool } from '../kit/sauces.ts';
import { castShadow, glints, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#e6aa38' };

const garnish: GarnishName[] = ['coriander'];

/** A quarter of preserved lemon: glossy translucent rind, pulp scraped out. */
const preserved = (x: number, y: number, r: number, degrees: number): string => {
  const outline = d`M${-r} ${-r * 0.1}Q0 ${r * 1.25} ${r} ${-r * 0.1}Q0 ${r * 0.34} ${-r} ${-r * 0.1}Z`;
  return placeAt(
    x,
    y,
    degrees,
    path(outline, PLUM, `fill-opacity=".36" ${castShadow(degrees, 8)}`) +
      path(outline, '#b9810f') +
      path(outline, '#f2c62a', 'transform="translate(-1 -3) scale(.94 .9)"') +
      stroke(d`M${-r * 0.9} ${-r * 0.06}Q0 ${r * 0.38} ${r * 0.9} ${-r * 0.06}`, '#fbeaa0', r * 0.15) +
      stroke(
        d`M${-r * 0.56} ${r * 0.42}Q${-r * 0.2} ${r * 0.68} ${r * 0.24} ${r * 0.62}`,
        '#fffbe2',
        r * 0.08,
        'stroke-opacity=".85"',
      ),
  );
};

export const chickenTagine: Painter = {
  vessels: ['tagine'],
  garnish,
  paint({ sheet, rng, vessel }) {
    let s = pool(sheet, rng, vessel.rx, vessel.ry, food.sauce, { oil: 24 });
    s += strew(rng, 40, vessel.rx * 0.88, vessel.ry * 0.88, 30, (x, y) =>
      PIECES.onion(rng, x, y, 26).replaceAll('#a8386f', '#d9ab52').replaceAll('#f6e3ea', '#f7e2a6'),
    );
    const a0 = rng.between(0, 90);
    const olives = (n: number, lo: number, hi: number) =>
      repeat(n, (i) => {
        const a = ((a0 + 16 + (i * 360) / n) * Math.PI) / 180 + rng.bell() * 0.2;
        const q = rng.between(lo, hi);
        const c = rng.pick(['#7d8a38', '#8f9a44', '#6b3a52']);
        return lump(
          rng,
          Math.cos(a) * vessel.rx * q,
          Math.sin(a) * vessel.ry * q,
          vessel.rx * 0.07,
          vessel.rx * 0.056,
          vary(c, rng),
          {
            gloss: 0.9,
            rotation: rng.between(0, 3),
            edge: 0.3,
          },
        );
      });
    s += olives(16, 0.72, 0.9);
    s += repeat(4, (i) => {
      const a = a0 + i * 90;
      const t = (a * Math.PI) / 180;
      return chickenLeg(
        rng,
        Math.cos(t) * vessel.rx * 0.46,
        Math.sin(t) * vessel.ry * 0.46,
        vessel.rx * 0.3,
        a + 66,
        vary('#c07226', rng),
      );
    });
    s += repeat(5, (i) => {
      const t = ((a0 + 42 + i * 72) * Math.PI) / 180;
      const q = i % 2 ? 0.74 : 0.66;
      return preserved(Math.cos(t) * vessel.rx * q, Math.sin(t) * vessel.ry * q, vessel.rx * 0.19, rng.between(0, 360));
    });
    s += preserved(12, -22, vessel.rx * 0.21, 24) + preserved(-26, 34, vessel.rx * 0.2, 196);
    s += olives(7, 0.3, 0.7);
    return clipTo(
      vessel,
      s +
        sprinkle(rng, garnish, 12, vessel.rx * 0.76, vessel.ry * 0.76, 1.2) +
        glints(rng, 34, vessel.rx * 0.9, vessel.ry * 0.9),
    );
  },
};
