/** Spices, bread, nuts, dairy, and little bowls of sauce. */
import { PLUM } from '../../core/color.ts';
import { blob, ellipse, inDisc, path, placeAt, rect, repeat, stroke } from '../../core/svg.ts';
import { flatBread } from '../kit/bread.ts';
import { dipBowl } from '../kit/cups.ts';
import { heap, PIECES } from '../kit/larder.ts';
import { chili, cinnamon, crumb, starAnise } from '../kit/seasoning.ts';
import { lump } from '../kit/shading.ts';
import type { Prop, Tools } from '../types.ts';
import { around, powder } from './shared.ts';

/** Half walnuts and one whole in its shell. */
function walnuts({ rng }: Tools): string {
  let s =
    ellipse(-34, 16, 54, 46, PLUM, 'fill-opacity=".42" filter="url(#s4)"') +
    lump(rng, -42, 4, 52, 44, '#b98a54', { shadow: 0, wobble: 0.05, edge: 0.3 });
  s +=
    stroke('M-90 4Q-42 -8 8 4', '#7a5228', 4) +
    [-24, -12, 12, 24]
      .map((k) => stroke(`M-78 ${4 + k}q16 ${-k * 0.3} 30 0t30 0`, '#8f6534', 3, 'stroke-opacity=".7"'))
      .join('');
  return s + around(rng, 9, 90, 60, (x, y) => PIECES.walnut(rng, x + 40, y + 34, 34));
}

/** Pistachios in their half-open shells. */
const pistachios = ({ rng }: Tools): string =>
  around(rng, 22, 92, 60, (x, y) =>
    placeAt(
      x,
      y,
      rng.between(0, 360),
      ellipse(3, 5, 20, 13, PLUM, 'fill-opacity=".36"') +
        ellipse(0, 0, 20, 13, '#d9c090') +
        ellipse(-1, -2, 18, 10, '#efdcb4') +
        ellipse(4, 0, 13, 6.5, '#7f9a3f') +
        ellipse(3, -1, 8, 3, '#b4c768'),
    ),
  );

const cinnamons = ({ rng }: Tools): string =>
  cinnamon(-6, -18, 190, rng.between(-26, -10)) +
  cinnamon(8, 26, 170, rng.between(4, 20)) +
  starAnise(rng, 70, -52, 30);

export const pantry = {
  spices: ({ rng }) =>
    powder(rng, -62, -10, 46, '#d9791e') +
    powder(rng, 32, 34, 40, '#a8321f') +
    powder(rng, 40, -56, 34, '#e0b02f') +
    cinnamon(-30, 74, 120, rng.between(-20, 20)) +
    starAnise(rng, 100, -8, 26),
  anise: ({ rng }) =>
    starAnise(rng, -40, 0, 36) + starAnise(rng, 44, 30, 28) + cinnamon(10, -46, 140, rng.between(-30, 30)),
  bread: ({ rng }) =>
    flatBread(rng, -10, 0, 118, 100, '#dfae68', { burn: '#85491c', spots: 36, largest: 14 }) +
    flatBread(rng, 36, 34, 104, 92, '#e4b670', { burn: '#85491c', spots: 36, largest: 13 }),
  slices: ({ rng }) =>
    (
      [
        [-50, -18, -14],
        [34, 26, 12],
      ] as const
    )
      .map(([x, y, a]) =>
        placeAt(
          x,
          y,
          a,
          ellipse(10, 14, 70, 92, PLUM, 'fill-opacity=".42" filter="url(#s4)"') +
            path(blob(rng, 0, 0, 68, 90, 0.05, 11), '#9a5f2c') +
            path(blob(rng, -2, -2, 62, 83, 0.05, 11), '#dcae6c') +
            path(blob(rng, -3, -3, 57, 78, 0.05, 11), '#f4e2b8') +
            repeat(26, () => {
              const [u, v] = inDisc(rng, 1);
              return ellipse(
                u * 46,
                v * 66,
                rng.between(2, 8),
                rng.between(1.5, 5),
                rng.chance(0.7) ? '#dcc08a' : '#fff4d6',
              );
            }),
        ),
      )
      .join(''),
  olives: ({ sheet, rng }) =>
    dipBowl(sheet, rng, 0, 0, 80, '#7f8a3a', (r) =>
      heap(rng, ['olive', 'olive', 'blackolive'], 16, r * 0.62, r * 0.6, r * 0.3, 0.8),
    ),
  sauce: ({ sheet, rng }) => dipBowl(sheet, rng, 0, 0, 66, '#4a2418'),
  chutney: ({ sheet, rng }) => dipBowl(sheet, rng, -46, 0, 60, '#5f8f3a') + dipBowl(sheet, rng, 78, 56, 52, '#c2501f'),
  salsa: ({ sheet, rng }) => dipBowl(sheet, rng, 0, 0, 78, '#c8361f'),
  ketchup: ({ sheet, rng }) => dipBowl(sheet, rng, 0, 0, 64, '#b8281c'),
  cream: ({ sheet, rng }) => dipBowl(sheet, rng, 0, 0, 70, '#fbf3e2'),
  cheese: ({ rng }) =>
    path('M-90 50L70 -70Q100 -20 92 60Z', PLUM, 'fill-opacity=".45" filter="url(#s4)" transform="translate(12 18)"') +
    path('M-90 50L70 -70Q100 -20 92 60Z', '#c9973a') +
    path('M-90 46L66 -68Q92 -20 86 44Z', '#f3d27a') +
    repeat(14, () => crumb(rng, rng.between(-70, 110), rng.between(60, 100), rng.between(4, 10), '#f3dc9a')),
  butter: () =>
    rect(-60, -36, 130, 84, PLUM, 'rx="8" fill-opacity=".45" filter="url(#s4)" transform="translate(8 14)"') +
    rect(-64, -44, 130, 84, '#d9b85a', 'rx="7"') +
    rect(-64, -46, 128, 72, '#f7e39a', 'rx="7"') +
    rect(-64, -46, 30, 72, '#fdf1c0', 'rx="6"'),
  paprika: ({ rng }) => powder(rng, 0, 0, 56, '#b5341c') + chili(rng, 60, 60, 130, 20),
  walnuts,
  pistachios,
  cinnamons,
} satisfies Record<string, Prop>;
