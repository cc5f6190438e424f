/** Vegetables lying on the table. */
import { dark, PLUM, vary } from '../../core/color.ts';
import { blob, ellipse, num, path, placeAt, stroke } from '../../core/svg.ts';
import { PIECES } from '../kit/larder.ts';
import { chili } from '../kit/seasoning.ts';
import { lump } from '../kit/shading.ts';
import { garlic, onionRing } from '../kit/vegetables.ts';
import type { Prop, Tools } from '../types.ts';
import { ball } from './shared.ts';

/** A hand of ginger with two slices. */
function ginger({ rng }: Tools): string {
  const c = '#d6ac6c';
  const lobe = (x: number, y: number, rx: number, ry: number, a: number) =>
    lump(rng, x, y, rx, ry, c, { rotation: a, wobble: 0.06, edge: 0.26 });
  let s =
    lobe(-20, 0, 78, 36, -0.3) + lobe(34, -34, 40, 27, -1) + lobe(-66, 30, 36, 26, 0.7) + lobe(48, 14, 46, 27, 0.4);
  s += [-60, -30, 0, 30, 58]
    .map((k) => stroke(`M${k} ${num(-26 - k * 0.3)}q8 22 2 46`, dark(c, 0.26), 2.6, 'stroke-opacity=".55"'))
    .join('');
  for (const [x, y] of [
    [-6, 74],
    [48, 84],
  ] as const)
    s +=
      ellipse(x + 4, y + 6, 27, 21, PLUM, 'fill-opacity=".34"') +
      ellipse(x, y, 27, 21, '#c49a58') +
      ellipse(x - 1, y - 1, 23, 17.5, '#f0d98f') +
      ellipse(x - 2, y - 2, 13, 9, '#f8ebb4');
  return s;
}

export const vegetables = {
  chili: ({ rng }) =>
    chili(rng, -10, -16, 170, rng.between(-40, 10)) +
    chili(rng, 16, 34, 150, rng.between(10, 60), rng.pick(['#c92a22', '#5f8f2f', '#e2852a'])),
  onion: ({ rng }) =>
    ball(rng, -40, 0, 70, '#9c3b62') +
    [-0.5, -0.15, 0.2]
      .map((k) => stroke(`M-40 -62Q${-40 + k * 130} 0 -40 64`, '#6f2347', 3, 'stroke-opacity=".55"'))
      .join('') +
    onionRing(rng, 62, 40, 44) +
    onionRing(rng, 92, 0, 32),
  garlic: ({ rng }) =>
    garlic(rng, -26, 0, 60) +
    placeAt(54, 48, 40, lump(rng, 0, 0, 32, 18, '#efe0cb', { gloss: 0.6 })) +
    placeAt(74, 6, -20, lump(rng, 0, 0, 28, 16, '#e6d0c0', { gloss: 0.6 })),
  tomatoes: ({ rng }) =>
    ball(rng, -56, 0, 62, '#d2402a') +
    PIECES.tomato(rng, 58, 40, 52) +
    ball(rng, 30, -64, 34, '#de5a35') +
    path(blob(rng, -54, -6, 20, 18, 0.6, 10), '#5f7d35'),
  corn: ({ rng }) => {
    let s =
      path(
        'M-120 0C-90 -44 60 -52 124 0C60 52 -90 44 -120 0Z',
        PLUM,
        'fill-opacity=".45" filter="url(#s4)" transform="translate(10 18)"',
      ) + path('M-120 0C-90 -44 60 -52 124 0C60 52 -90 44 -120 0Z', '#c98f1e');
    for (let i = 0; i < 15; i++)
      for (let j = -2; j <= 2; j++)
        s += lump(rng, -96 + i * 14.5, j * 14 * (1 - Math.abs(i - 6) * 0.045), 7.6, 7, vary('#f0bd36', rng), {
          shadow: 0,
          gloss: 0.5,
        });
    return placeAt(
      0,
      0,
      rng.between(-40, 40),
      s +
        path('M124 0C60 60 -20 70 -60 62C20 40 70 30 124 0Z', '#7fa04a') +
        path('M124 0C70 -62 -10 -72 -40 -60C20 -44 70 -30 124 0Z', '#93b35a'),
    );
  },
  potato: ({ rng }) =>
    ball(rng, -44, 0, 58, '#c49a5a', { wobble: 0.08, gloss: 0.2 }) +
    ball(rng, 50, 30, 48, '#8a4a5a', { wobble: 0.08, gloss: 0.2 }),
  ginger,
} satisfies Record<string, Prop>;
