/** Phở bò: flat rice noodles and thin beef, cooked and rare, in a clear spiced broth. */
import { dark, light, vary } from '../../core/color.ts';
import { d, inDisc, placeAt, stroke, TAU, toDegrees } from '../../core/svg.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { noodles } from '../kit/grains.ts';
import { parsley, scallion } from '../kit/herbs.ts';
import { clipTo } from '../kit/layout.ts';
import { meatSlice } from '../kit/proteins.ts';
import { pool } from '../kit/sauces.ts';
import { glints } from '../kit/shading.ts';
import { onionRing } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#c08a42' };

const garnish: GarnishName[] = ['chili', 'pepper'];

/** A blanched length of spring-onion white. */
const leek = (x: number, y: number, len: number, degrees: number): string =>
  placeAt(
    x,
    y,
    degrees,
    stroke(d`M${-len / 2} 0Q0 -10 ${len / 2} 0`, dark('#dfe8b4', 0.3), 15) +
      stroke(d`M${-len / 2} -1Q0 -11 ${len / 2} -1`, '#eef3cf', 11) +
      stroke(d`M${len * 0.1} -6Q${len * 0.3} -6 ${len / 2} -1`, '#9cc06a', 10) +
      stroke(d`M${-len * 0.4} -4Q0 -13 ${len * 0.3} -6`, '#ffffff', 3),
  );

export const pho: Painter = {
  vessels: ['bowl'],
  garnish,
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    let s =
      pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 44 }) +
      noodles(rng, r * 0.84, r * 0.82, '#f8f3e6', { strands: 60, width: 12, hubs: 4, swirl: 1.3 });
    for (let i = 0; i < 9; i++) {
      const a = -2.5 + i * 0.42;
      const rare = i % 3 === 1;
      s += meatSlice(
        rng,
        Math.cos(a) * r * 0.44 - r * 0.02,
        Math.sin(a) * r * 0.4 + r * 0.1,
        r * rng.between(0.29, 0.34),
        toDegrees(a) + 90 + rng.bell() * 16,
        vary(rare ? '#d2756c' : '#a87458', rng),
        rare ? '#eebcae' : '#cfa88c',
      );
    }
    for (let i = 0; i < 5; i++) {
      const [x, y] = inDisc(rng, r * 0.42);
      s += onionRing(rng, x, y + r * 0.1, r * rng.between(0.09, 0.14), '#e9e0cc');
    }
    for (let i = 0; i < 4; i++)
      s += leek(-r * 0.3 + i * r * 0.13, r * 0.36 + rng.bell() * 12, r * 0.46, -62 + rng.bell() * 12);
    for (let i = 0; i < 46; i++) {
      const [x, y] = inDisc(rng, r * 0.5, 0, 0, 0.7);
      s += scallion(rng, x, y - r * 0.1, rng.between(8, 13));
    }
    for (let i = 0; i < 9; i++)
      s += parsley(
        rng,
        Math.cos((i / 9) * TAU) * r * rng.between(0.1, 0.34),
        Math.sin((i / 9) * TAU) * r * rng.between(0.1, 0.3) - r * 0.16,
        rng.between(20, 27),
        light('#5f9a3c', 0.06),
      );
    s += citrusWedge(-r * 0.62, r * 0.5, r * 0.19, 'lime', 30);
    return clipTo(
      vessel,
      s + sprinkle(rng, garnish, 6, r * 0.55, r * 0.55, 1.15) + glints(rng, 16, r * 0.85, r * 0.85),
    );
  },
};
