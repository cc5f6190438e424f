/** Fesenjan: chicken in a near-black sauce of walnut and pomegranate, with saffron rice. */
import { dark, light } from '../../core/color.ts';
import { blob, inEllipse, path, placeAt } from '../../core/svg.ts';
import { GARNISHES, sprinkle } from '../kit/garnish.ts';
import { rice } from '../kit/grains.ts';
import { PIECES } from '../kit/larder.ts';
import { clipTo, crumbs } from '../kit/layout.ts';
import { oilDrops, puddle } from '../kit/sauces.ts';
import { glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#4a2014' };

export const fesenjan: Painter = {
  vessels: ['cream'],
  paint({ rng, vessel }) {
    const r = vessel.rx;
    let s = rice(rng, -r * 0.36, -r * 0.12, r * 0.56, r * 0.72, '#fbf3df', 560);
    s += placeAt(-r * 0.46, -r * 0.2, 0, rice(rng, 0, 0, r * 0.24, r * 0.3, '#f2b52a', 130));
    let stew = puddle(rng, 0, 0, r * 0.62, r * 0.74, food.sauce, { wobble: 0.07, mottle: 34 });
    stew +=
      crumbs(
        rng,
        150,
        () => [rng.bell() * r * 0.5, rng.bell() * r * 0.62],
        [light(food.sauce, 0.12), dark(food.sauce, 0.3), '#6f3a20', '#7d4a2a'],
        3,
        9,
      ) + oilDrops(rng, 26, r * 0.54, r * 0.66, '#8a3a1a');
    for (const [x, y] of [
      [-0.06, -0.36],
      [0.16, 0.04],
      [-0.12, 0.34],
    ] as const)
      stew +=
        PIECES.drumstick(rng, x * r, y * r, r * 0.23) +
        path(
          blob(rng, x * r + r * 0.03, y * r + r * 0.07, r * 0.2, r * 0.1, 0.25, 11, rng.between(0, 3)),
          food.sauce,
          'fill-opacity=".82"',
        );
    for (let i = 0; i < 9; i++) {
      const [x, y] = inEllipse(rng, r, r, 1, 0.4);
      stew += PIECES.walnut(rng, x * 0.5, y * 0.6, r * 0.13);
    }
    for (let i = 0; i < 46; i++) {
      const [x, y] = inEllipse(rng, r, r);
      stew += GARNISHES.pomegranate(rng, x * 0.52, y * 0.62, rng.between(1, 1.35));
    }
    s += placeAt(r * 0.28, r * 0.06, 0, stew + glints(rng, 22, r * 0.5, r * 0.6));
    return clipTo(
      vessel,
      s +
        placeAt(
          -r * 0.46,
          -r * 0.2,
          0,
          sprinkle(rng, ['pistachio'], 12, r * 0.24, r * 0.3, 1) + GARNISHES.pomegranate(rng, 0, r * 0.36, 1.1),
        ),
    );
  },
};
