/** Hünkâr beğendi: lamb in tomato sauce on a smoky aubergine purée. */
import { dark, light } from '../../core/color.ts';
import { blob, d, inDisc, path, placeAt, stroke } from '../../core/svg.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { heap } from '../kit/larder.ts';
import { crumbs } from '../kit/layout.ts';
import { puddle } from '../kit/sauces.ts';
import { glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { puree: '#e6d3a4', sauce: '#a8351c' };

const garnish: GarnishName[] = ['parsley', 'pepper'];

export const hunkar: Painter = {
  vessels: ['cream'],
  garnish,
  paint({ rng, vessel }) {
    const r = vessel.rx;
    let s = puddle(rng, 0, 0, r * 0.9, r * 0.86, food.puree, { wobble: 0.05, mottle: 30 });
    for (let i = 0; i < 6; i++) {
      const q = r * (0.82 - i * 0.055);
      const a = rng.between(0, 360);
      s += placeAt(
        0,
        0,
        a,
        stroke(
          d`M${q} 0A${q} ${q * 0.95} 0 0 1 ${Math.cos(2.4) * q} ${Math.sin(2.4) * q * 0.95}`,
          dark(food.puree, 0.2),
          12,
          'stroke-opacity=".5"',
        ) +
          stroke(
            d`M${q * 1.03} 0A${q * 1.03} ${q * 0.98} 0 0 1 ${Math.cos(2.2) * q * 1.03} ${Math.sin(2.2) * q}`,
            light(food.puree, 0.6),
            5,
            'stroke-opacity=".85"',
          ),
      );
    }
    s += crumbs(rng, 60, () => inDisc(rng, r * 0.84), ['#8a6a42', '#6a4a32', '#c9b07a'], 2, 5);
    s += puddle(rng, r * 0.02, r * 0.02, r * 0.6, r * 0.56, food.sauce, { wobble: 0.12, mottle: 26 });
    s += heap(rng, ['lamb', 'lamb', 'cherrytomato', 'lamb'], 15, r * 0.46, r * 0.42, r * 0.13, 1.3);
    s +=
      path(blob(rng, r * 0.5, r * 0.44, r * 0.1, r * 0.05, 0.2, 8, 0.6), food.sauce, 'fill-opacity=".8"') +
      path(blob(rng, -r * 0.56, r * 0.3, r * 0.07, r * 0.04, 0.2, 8, -0.5), food.sauce, 'fill-opacity=".8"');
    return s + sprinkle(rng, garnish, 10, r * 0.5, r * 0.48, 1.25) + glints(rng, 20, r * 0.5, r * 0.5);
  },
};
