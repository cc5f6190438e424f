/** Bibimbap: rice hidden under a wheel of separately seasoned vegetables and beef, egg and gochujang at the hub. */
import { PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, path, placeAt, repeat, TAU, toDegrees } from '../../core/svg.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { rice } from '../kit/grains.ts';
import { leaf } from '../kit/herbs.ts';
import { clipTo, strew } from '../kit/layout.ts';
import { friedEgg } from '../kit/proteins.ts';
import { chunk, glints, lump } from '../kit/shading.ts';
import { mushroom, stick } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const julienne = (rng: Rng, rx: number, color: string, n: number, w: number, len: number): string =>
  repeat(n, () =>
    stick(
      rng.bell() * rx * 0.72,
      rng.bell() * rx * 0.6,
      len * rng.between(0.7, 1.1),
      w,
      rng.between(-40, 40),
      vary(color, rng),
      rng.bell() * 18,
    ),
  );

/** Each vegetable and the meat, filling a sector of about `q` across. */
const TOPPINGS = {
  carrot: (rng, q) => julienne(rng, q, '#e5792a', 26, q * 0.11, q * 0.95),
  zucchini: (rng, q) =>
    repeat(18, () =>
      placeAt(
        rng.bell() * q * 0.6,
        rng.bell() * q * 0.5,
        rng.between(0, 180),
        path(
          d`M${-q * 0.36} 0A${q * 0.36} ${q * 0.36} 0 0 1 ${q * 0.36} 0Z`,
          PLUM,
          'fill-opacity=".3" transform="translate(2 4)"',
        ) +
          path(d`M${-q * 0.36} 0A${q * 0.36} ${q * 0.36} 0 0 1 ${q * 0.36} 0Z`, '#4f8a3a') +
          path(d`M${-q * 0.3} 0A${q * 0.3} ${q * 0.3} 0 0 1 ${q * 0.3} 0Z`, '#dbe6a4'),
      ),
    ),
  spinach: (rng, q) =>
    repeat(26, () =>
      leaf(
        rng,
        rng.bell() * q * 0.6,
        rng.bell() * q * 0.52,
        q * 0.62,
        q * 0.3,
        rng.between(0, 360),
        vary('#2f6a32', rng),
      ),
    ) +
    repeat(8, () =>
      stick(rng.bell() * q * 0.5, rng.bell() * q * 0.4, q * 0.6, q * 0.06, rng.between(0, 180), '#8fb85a', 12),
    ),
  sprouts: (rng, q) =>
    repeat(26, () => {
      const x = rng.bell() * q * 0.6;
      const y = rng.bell() * q * 0.5;
      const turn = rng.between(-50, 50);
      const l = q * 0.7;
      return (
        stick(x, y, l, q * 0.075, turn, '#f6efd6', rng.bell() * 24) +
        circle(
          x + (Math.cos((turn * Math.PI) / 180) * l) / 2,
          y + (Math.sin((turn * Math.PI) / 180) * l) / 2,
          q * 0.085,
          '#e9c95c',
        )
      );
    }),
  mushroom: (rng, q) =>
    strew(rng, 14, q * 0.66, q * 0.56, q * 0.19, (x, y) =>
      mushroom(rng, x, y, q * 0.25)
        .replaceAll('#ecd9b8', '#c29762')
        .replaceAll('#8a6040', '#4a2a1a'),
    ),
  beef: (rng, q) =>
    strew(rng, 70, q * 0.66, q * 0.56, q * 0.1, (x, y) =>
      chunk(rng, x, y, q * rng.between(0.08, 0.15), vary(rng.pick(['#6f3520', '#85482a', '#5a2a18']), rng), {
        gloss: 0.4,
        round: 7,
      }),
    ),
} satisfies Record<string, (rng: Rng, q: number) => string>;

const AROUND = [
  TOPPINGS.carrot,
  TOPPINGS.spinach,
  TOPPINGS.beef,
  TOPPINGS.sprouts,
  TOPPINGS.zucchini,
  TOPPINGS.mushroom,
];

export const bibimbap: Painter = {
  vessels: ['black'],
  paint({ rng, vessel }) {
    const r = vessel.rx;
    const n = AROUND.length;
    let s = rice(rng, 0, 0, r * 0.99, r * 0.99, '#fbf5e8', 800);
    const a0 = rng.between(0, TAU);
    AROUND.forEach((topping, i) => {
      const a = a0 + (i / n) * TAU;
      s += placeAt(
        Math.cos(a) * r * 0.61,
        Math.sin(a) * r * 0.61,
        toDegrees(a) + 90,
        ellipse(4, 7, r * 0.36, r * 0.3, PLUM, 'fill-opacity=".34"') + topping(rng, r * 0.5),
      );
    });
    s += friedEgg(rng, 0, 0, r * 0.36);
    s +=
      path(
        blob(rng, r * 0.15, r * 0.2, r * 0.13, r * 0.11, 0.1, 10),
        '#5a0f0a',
        'fill-opacity=".6" transform="translate(3 5)"',
      ) + lump(rng, r * 0.15, r * 0.2, r * 0.13, r * 0.11, '#b8261a', { wobble: 0.1, shadow: 0, gloss: 0.9 });
    s +=
      strew(rng, 40, r * 0.62, r * 0.62, 14, (x, y) => GARNISHES.sesame(rng, x, y, 1.15)) +
      strew(rng, 10, r * 0.45, r * 0.45, 40, (x, y) => GARNISHES.scallion(rng, x, y, 0.9));
    return clipTo(vessel, s + glints(rng, 18, r * 0.85, r * 0.85));
  },
};
