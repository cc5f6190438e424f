/** Gulab jamun: dark fried milk balls soaking in amber syrup, with pistachio, rose and saffron. */
import { dark, light, vary } from '../../core/color.ts';
import { blob, circle, d, ellipse, inDisc, path, repeat, stroke, TAU } from '../../core/svg.ts';
import { petals } from '../kit/fruit.ts';
import { clipTo, strew } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { crumb } from '../kit/seasoning.ts';
import { glints, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#7d3617', syrup: '#d98e24' };

export const syrupBalls: Painter = {
  vessels: ['bowl', 'ivoryBowl'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    const z = r * 0.265;
    const ball = (x: number, y: number) => {
      const c = vary(food.color, rng, 0.9);
      return (
        circle(x, y + z * 0.06, z * 1.13, light(food.syrup, 0.35), 'fill-opacity=".6"') +
        ellipse(x + z * 0.12, y + z * 0.18, z * 1.02, z, '#5a2008', 'fill-opacity=".55"') +
        lump(rng, x, y, z, z * 0.98, c, { wobble: 0.015, points: 14, shadow: 0, edge: 0.42 }) +
        repeat(10, () => {
          const [u, v] = inDisc(rng, z * 0.8, x, y);
          return path(
            blob(rng, u, v, z * rng.between(0.05, 0.14), z * rng.between(0.04, 0.1), 0.2, 7),
            rng.chance(0.5) ? dark(c, 0.3) : light(c, 0.16),
            'fill-opacity=".4"',
          );
        }) +
        path(
          blob(rng, x - z * 0.36, y - z * 0.42, z * 0.26, z * 0.13, 0.08, 8, -0.7),
          '#fff3d6',
          'fill-opacity=".92"',
        ) +
        stroke(
          d`M${x + z * 0.78} ${y + z * 0.3}A${z * 0.86} ${z * 0.86} 0 0 1 ${x + z * 0.2} ${y + z * 0.82}`,
          '#f0a03c',
          z * 0.07,
          'stroke-opacity=".75"',
        ) +
        repeat(6, () =>
          crumb(
            rng,
            x + rng.bell() * z * 0.3,
            y + rng.bell() * z * 0.26,
            z * rng.between(0.05, 0.09),
            rng.pick(['#8fae4a', '#b5c962', '#6f8f3a']),
          ),
        )
      );
    };
    /** One jamun cut in two: pale, syrupy crumb. */
    const half = (x: number, y: number) =>
      ellipse(x + z * 0.12, y + z * 0.18, z * 1.02, z, '#5a2008', 'fill-opacity=".55"') +
      circle(x, y, z, dark(food.color, 0.2)) +
      circle(x - 1, y - 1, z * 0.92, food.color) +
      path(blob(rng, x - 1, y - 1, z * 0.8, z * 0.79, 0.03, 12), '#e0a860') +
      path(blob(rng, x - 2, y - 3, z * 0.62, z * 0.6, 0.05, 12), '#f3cf94') +
      repeat(26, () => {
        const [u, v] = inDisc(rng, z * 0.68, x, y);
        return ellipse(u, v, rng.between(1.4, 4), rng.between(1, 2.6), rng.chance(0.7) ? '#c98a44' : '#fff0cc');
      });
    let s = pool(sheet, rng, r, vessel.ry, food.syrup, { oil: 16 });
    const a0 = rng.between(0, TAU);
    s += repeat(6, (i) => {
      const a = a0 + (i / 6) * TAU;
      const q = r * 0.62;
      return (i === 1 ? half : ball)(Math.cos(a) * q, Math.sin(a) * q);
    });
    s += ball(0, 0);
    s += strew(rng, 20, r * 0.9, r * 0.9, r * 0.16, (x, y) =>
      crumb(rng, x, y, rng.between(4, 8), rng.pick(['#8fae4a', '#b5c962', '#6f8f3a'])),
    );
    s += strew(rng, 14, r * 0.8, r * 0.8, r * 0.16, (x, y) =>
      stroke(d`M${x} ${y}q${rng.bell() * 12} ${rng.bell() * 12} ${rng.bell() * 24} ${rng.bell() * 24}`, '#b52a10', 2.6),
    );
    return clipTo(vessel, s + petals(rng, 9, r * 0.8, r * 0.8) + glints(rng, 20, r * 0.9, r * 0.9));
  },
};
