/** Doro wat: brick-red onion and berbere stew with drumsticks and stained hard eggs, on injera. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, num, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import { injera, injeraRoll } from '../kit/bread.ts';
import { sprinkle } from '../kit/garnish.ts';
import { PIECES } from '../kit/larder.ts';
import { clipTo, crumbs } from '../kit/layout.ts';
import { eggHalf } from '../kit/proteins.ts';
import { oilDrops, puddle } from '../kit/sauces.ts';
import { crumb } from '../kit/seasoning.ts';
import { glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#8f2616' };

/** A whole hard egg, slit and coloured by the sauce. */
function stainedEgg(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const outline = (q: number) =>
    d`M${-r * q} 0C${-r * q} ${-r * 0.98 * q} ${r * 1.28 * q} ${-r * 0.72 * q} ${r * 1.28 * q} 0
      C${r * 1.28 * q} ${r * 0.72 * q} ${-r * q} ${r * 0.98 * q} ${-r * q} 0Z`;
  return placeAt(
    x,
    y,
    degrees,
    path(outline(1), PLUM, 'fill-opacity=".45" transform="translate(5 9)"') +
      path(outline(1), '#c08a5a') +
      path(outline(0.95), '#e6bd8c', 'transform="translate(-1 -2)"') +
      path(outline(0.6), '#f6dfba', `transform="translate(${num(-r * 0.1)} ${num(-r * 0.14)})"`) +
      [-0.1, 0.4]
        .map((k) =>
          stroke(d`M${k * r} ${-r * 0.34}Q${k * r + 7} 0 ${k * r} ${r * 0.34}`, '#b5592e', 3, 'stroke-opacity=".7"'),
        )
        .join('') +
      path(blob(rng, r * 0.3, r * 0.5, r * 0.6, r * 0.18, 0.2, 9), '#a8321c', 'fill-opacity=".7"') +
      path(blob(rng, -r * 0.4, -r * 0.34, r * 0.2, r * 0.1, 0.1, 6, -0.5), '#fff'),
  );
}

export const doroWat: Painter = {
  vessels: ['basket'],
  paint({ rng, vessel }) {
    const r = vessel.rx;
    let s = clipTo(vessel, injera(rng, r * 0.99, r * 0.99));
    s +=
      injeraRoll(rng, r * 0.42, -r * 0.72, r * 0.66, r * 0.24, 34) +
      injeraRoll(rng, r * 0.66, -r * 0.5, r * 0.62, r * 0.23, 44);
    let stew = puddle(rng, 0, 0, r * 0.68, r * 0.64, food.sauce, { wobble: 0.06, mottle: 46 });
    stew +=
      crumbs(
        rng,
        150,
        () => [rng.bell() * r * 0.58, rng.bell() * r * 0.54],
        [light(food.sauce, 0.16), dark(food.sauce, 0.2), '#b5431f', '#c85a2a'],
        4,
        11,
      ) + oilDrops(rng, 26, r * 0.6, r * 0.56, '#d9641f');
    for (const [x, y] of [
      [-0.26, -0.26],
      [0.3, -0.16],
      [-0.06, 0.32],
    ] as const)
      stew +=
        PIECES.drumstick(rng, x * r, y * r, r * 0.24) +
        path(
          blob(rng, x * r - r * 0.02, y * r + r * 0.04, r * 0.19, r * 0.09, 0.25, 11, rng.between(0, 3)),
          food.sauce,
          'fill-opacity=".6"',
        );
    stew +=
      stainedEgg(rng, -r * 0.4, r * 0.16, r * 0.14, -30) +
      stainedEgg(rng, r * 0.05, -r * 0.02, r * 0.145, 18) +
      stainedEgg(rng, r * 0.34, r * 0.26, r * 0.14, 64) +
      eggHalf(rng, r * 0.02, -r * 0.42, r * 0.13, 10);
    s += placeAt(-r * 0.03, r * 0.1, 0, stew + glints(rng, 24, r * 0.56, r * 0.52), 1.16);
    s += placeAt(
      -r * 0.6,
      -r * 0.62,
      0,
      puddle(rng, 0, 0, r * 0.19, r * 0.17, '#fbf4e6', { wobble: 0.12, mottle: 0 }) +
        repeat(34, () => crumb(rng, rng.bell() * r * 0.14, rng.bell() * r * 0.12, rng.between(4, 9), '#fffaf0')),
    );
    return s + sprinkle(rng, ['coriander'], 5, r * 0.5, r * 0.5, 1);
  },
};
