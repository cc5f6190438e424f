/** Locro: white corn, beans, squash and sausage cooked thick, red paprika oil spooned in the middle. */
import { dark, light, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, inDisc, path, TAU } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { scallion } from '../kit/herbs.ts';
import { PIECES } from '../kit/larder.ts';
import { clipTo, pile } from '../kit/layout.ts';
import { oilDrops, pool } from '../kit/sauces.ts';
import { glints, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#e09a2c', oil: '#b3260f' };

/** A burst kernel of white hominy with its dark tip. */
const hominy = (rng: Rng, x: number, y: number, r: number): string =>
  lump(rng, x, y, r, r * 0.82, vary('#f1dca0', rng), { rotation: rng.between(0, 3), gloss: 0.7, wobble: 0.12 }) +
  circle(x + r * 0.3, y + r * 0.2, r * 0.2, '#d9b878', 'fill-opacity=".9"') +
  circle(x + r * 0.34, y + r * 0.24, r * 0.09, '#9a6a34');

export const locro: Painter = {
  vessels: ['clay'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    const z = r * 0.12;
    let s =
      pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 6 }) +
      crust(rng, () => inDisc(rng, r * 0.95), 70, food.sauce, { smallest: 8, largest: 34 });
    const corn = (x: number, y: number) => hominy(rng, x, y, z * rng.between(0.42, 0.54));
    const bean = (x: number, y: number) => PIECES.whitebean(rng, x, y, z * 0.86);
    s += pile(
      rng,
      [corn, bean, corn, (x, y) => PIECES.squash(rng, x, y, z * 1.05), corn, bean],
      90,
      z * 1.04,
      r * 0.92,
      r * 0.9,
      0.5,
    );
    s += circle(0, 0, r, food.sauce, 'fill-opacity=".34"');
    s += pile(
      rng,
      [
        (x, y) => PIECES.sausage(rng, x, y, z * 1.3),
        (x, y) => PIECES.squash(rng, x, y, z * 1.25),
        (x, y) => PIECES.pork(rng, x, y, z * 1.15),
        (x, y) => PIECES.squash(rng, x, y, z * 1.1),
        (x, y) => PIECES.beef(rng, x, y, z * 1.1),
      ],
      24,
      z * 2,
      r * 0.84,
      r * 0.82,
      0.42,
    );
    s += pile(rng, [corn, corn, bean], 34, z * 1.1, r * 0.84, r * 0.82, 0.5);
    const slick = (q: number, color: string, extra: string) =>
      path(blob(rng, r * 0.02, r * 0.02, r * q, r * q * 0.86, 0.17, 15), color, extra);
    s +=
      slick(0.36, dark(food.oil, 0.2), 'fill-opacity=".55"') +
      slick(0.32, food.oil, 'fill-opacity=".8"') +
      slick(0.2, light('#d9481c', 0.06), 'fill-opacity=".65"') +
      oilDrops(rng, 24, r * 0.6, r * 0.58, food.oil);
    for (let i = 0; i < 70; i++) {
      const [x, y] = inDisc(rng, r * 0.32);
      s += circle(x, y, rng.between(1.2, 2.8), rng.pick(['#6f1409', '#8f1f10', '#e0642a']));
    }
    for (let i = 0; i < 34; i++) {
      const a = rng.between(0, TAU);
      const distance = r * 0.36 * Math.sqrt(rng.next());
      s += scallion(rng, Math.cos(a) * distance, Math.sin(a) * distance, rng.between(8, 13));
    }
    return clipTo(vessel, s + glints(rng, 30, r * 0.9, r * 0.9));
  },
};
