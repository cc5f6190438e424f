/** Mouhalabieh: cups of set milk cream, a crown of pistachio, a spoon of syrup, orange blossom. */
import { dark } from '../../core/color.ts';
import { blob, circle, group, num, path, repeat, TAU } from '../../core/svg.ts';
import { cupAt } from '../kit/cups.ts';
import { blossom, petals } from '../kit/fruit.ts';
import { strew } from '../kit/layout.ts';
import { crumb } from '../kit/seasoning.ts';
import type { Painter } from '../types.ts';

const food = { cream: '#fbf4e6', wares: ['#2f7f8c', '#c9783a', '#2f7f8c'] } as const;

export const milkPudding: Painter = {
  vessels: ['board', 'platter', 'slab'],
  paint({ sheet, rng, vessel }) {
    const one = (x: number, y: number, r: number, ware: string, kind: number) => {
      const q = r * 0.83;
      let g =
        circle(0, 0, q, dark(food.cream, 0.14)) +
        path(blob(rng, -1, -2, q * 0.96, q * 0.95, 0.01, 16), food.cream) +
        path(blob(rng, -q * 0.2, -q * 0.24, q * 0.5, q * 0.4, 0.08), '#fffefa', 'fill-opacity=".9"');
      g +=
        path(blob(rng, q * 0.06, q * 0.1, q * 0.5, q * 0.4, 0.14, 11), '#e0a23a', 'fill-opacity=".75"') +
        path(blob(rng, 0, q * 0.06, q * 0.42, q * 0.32, 0.14, 11), '#f3c766', 'fill-opacity=".8"') +
        path(blob(rng, -q * 0.16, -q * 0.08, q * 0.14, q * 0.05, 0.1, 7, -0.4), '#fffbe6');
      const nuts = () =>
        strew(rng, 90, q * 0.36, q * 0.32, 5, (u, v) =>
          crumb(rng, u, v, rng.between(4, 8.5), rng.pick(['#8fae4a', '#a9c25a', '#6f8f3a', '#c5d57a'])),
        );
      if (kind === 0) g += nuts() + blossom(rng, q * 0.38, q * 0.4, q * 0.24);
      if (kind === 1)
        g +=
          repeat(70, () => {
            const a = rng.between(0, TAU);
            const distance = q * rng.between(0.62, 0.82);
            return crumb(
              rng,
              Math.cos(a) * distance,
              Math.sin(a) * distance,
              rng.between(4, 8),
              rng.pick(['#8fae4a', '#a9c25a', '#6f8f3a']),
            );
          }) +
          blossom(rng, 0, 0, q * 0.3) +
          blossom(rng, q * 0.26, q * 0.22, q * 0.2);
      if (kind === 2) g += nuts() + petals(rng, 5, q * 0.5, q * 0.46);
      const rim = repeat(24, (i) =>
        group(circle(0, 0, r * 0.022, '#f6e6c0'), `transform="rotate(${i * 15}) translate(${num(r * 0.9)} 0)"`),
      );
      return cupAt(sheet, x, y, r, ware, g, rim);
    };
    return (
      petals(rng, 8, vessel.rx * 0.9, vessel.ry * 0.9) +
      one(-vessel.rx * 0.56, vessel.ry * 0.2, vessel.ry * 0.8, food.wares[0], 0) +
      one(vessel.rx * 0.14, -vessel.ry * 0.3, vessel.ry * 0.7, food.wares[1], 1) +
      one(vessel.rx * 0.72, vessel.ry * 0.42, vessel.ry * 0.62, food.wares[2], 2)
    );
  },
};
