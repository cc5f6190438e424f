/** Mapo doufu: soft tofu cubes in a red, oily bean sauce with minced meat and spring onion. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, inDisc, inEllipse, num, path, placeAt, stroke } from '../../core/svg.ts';
import { scallion } from '../kit/herbs.ts';
import { clipTo, crumbs, pile, spread } from '../kit/layout.ts';
import { oilDrops, pool } from '../kit/sauces.ts';
import { glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#a82a14', oil: '#e0521c' };

/** One cube, top face lit, two sides in shade, a lick of sauce. */
function cube(rng: Rng, x: number, y: number, r: number): string {
  const c = vary('#f7ecd4', rng);
  const box = (w: number, h: number) =>
    d`M${-w + 5} ${-h}H${w - 5}Q${w} ${-h} ${w} ${-h + 5}V${h - 5}Q${w} ${h} ${w - 5} ${h}H${-w + 5}Q${-w} ${h} ${-w} ${h - 5}V${-h + 5}
      Q${-w} ${-h} ${-w + 5} ${-h}Z`;
  const q = r * rng.between(0.84, 1);
  return placeAt(
    x,
    y,
    rng.between(-26, 26),
    path(box(r, q), PLUM, 'fill-opacity=".42" transform="translate(6 9)"') +
      path(box(r, q), '#b9824e', `transform="translate(${num(r * 0.12)} ${num(r * 0.16)})"`) +
      path(box(r, q), dark(c, 0.1)) +
      path(box(r * 0.93, q * 0.92), light(c, 0.3), 'transform="translate(-2 -2)"') +
      lick(rng, r, q) +
      stroke(d`M${-r * 0.7} ${-q * 0.72}H${r * 0.1}`, '#ffffff', 4, 'stroke-opacity=".9"'),
  );
}

/** Sauce clinging to one edge of a cube. */
const lick = (rng: Rng, r: number, q: number): string =>
  rng.chance(0.6)
    ? placeAt(
        0,
        0,
        rng.pick([0, 90, 180, 270]),
        path(
          d`M${-r} ${q * 0.95}Q${-r * 0.4} ${q * rng.between(0.1, 0.4)} ${r * 0.1} ${q * 0.5}T${r} ${q * 0.3}V${q * 0.95}Z`,
          '#b3301a',
          'fill-opacity=".88"',
        ),
      )
    : '';

export const mapo: Painter = {
  vessels: ['bowl'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    const anywhere = () => inEllipse(rng, r, r, 0.9);
    let s =
      pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 8 }) +
      oilDrops(rng, 60, r, r, food.oil) +
      crumbs(rng, 110, anywhere, ['#5a2416', '#6f3420', '#43190f'], 5, 12);
    s += spread(rng, 64, r * 0.2, r * 0.9, r * 0.88, 0.5)
      .map(([x, y]) => cube(rng, x, y, r * rng.between(0.082, 0.1)))
      .join('');
    s += pile(
      rng,
      [
        (x, y) =>
          placeAt(
            x,
            y,
            0,
            path(blob(rng, 0, 0, r * 0.11, r * 0.06, 0.25, 11, rng.between(0, 3)), '#9a2413', 'fill-opacity=".86"') +
              crumbs(
                rng,
                7,
                () => [rng.bell() * r * 0.08, rng.bell() * r * 0.04],
                ['#5a2416', '#7a3a22', '#8a4526'],
                4,
                9,
              ),
          ),
      ],
      20,
      r * 0.3,
      r * 0.76,
      r * 0.74,
      0.5,
    );
    for (let i = 0; i < 60; i++) {
      const [x, y] = inDisc(rng, r * 0.72, 0, 0, 0.65);
      s += scallion(rng, x, y, rng.between(9, 13));
    }
    return clipTo(vessel, s + glints(rng, 34, r * 0.9, r * 0.9));
  },
};
