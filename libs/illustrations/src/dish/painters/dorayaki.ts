/** Dorayaki: pairs of honey pancakes closed on red bean paste, one cut open. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  d,
  ellipse,
  group,
  inDisc,
  num,
  path,
  placeAt,
  rect,
  repeat,
  type Sheet,
  stroke,
} from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { top: '#a9602a', rim: '#eac27a', bean: '#4d1d22' };

/** A closed pair, `k` in radius. */
function whole(rng: Rng, x: number, y: number, k: number): string {
  const t = vary(food.top, rng, 0.8);
  return placeAt(
    x,
    y,
    0,
    ellipse(12, 20, k, k * 0.98, PLUM, 'fill-opacity=".42" filter="url(#s4)"') +
      path(blob(rng, 5, 15, k, k * 0.98, 0.015, 14), dark(food.rim, 0.34)) +
      path(blob(rng, 4, 12, k * 0.985, k * 0.97, 0.015, 14), food.rim) +
      path(blob(rng, 2, 7, k * 0.97, k * 0.96, 0.02, 14), food.bean) +
      path(blob(rng, 0, 0, k, k * 0.98, 0.014, 14), dark(food.rim, 0.2)) +
      path(blob(rng, -1, -2, k * 0.98, k * 0.96, 0.014, 14), light(food.rim, 0.12)) +
      path(blob(rng, -2, -4, k * 0.87, k * 0.85, 0.02, 14), dark(t, 0.1)) +
      path(blob(rng, -4, -7, k * 0.8, k * 0.77, 0.02, 14), t) +
      path(blob(rng, -k * 0.16, -k * 0.2, k * 0.46, k * 0.4, 0.06), light(t, 0.24), 'fill-opacity=".8"') +
      crust(rng, () => inDisc(rng, k * 0.72), 16, t, { smallest: 2, largest: 7 }) +
      path(blob(rng, -k * 0.36, -k * 0.44, k * 0.2, k * 0.06, 0.1, 7, -0.6), '#fff1d0', 'fill-opacity=".75"'),
  );
}

/** Half a dorayaki facing us: the round top behind, then the cut: cake, bean paste, cake. */
function half(sheet: Sheet, rng: Rng, x: number, y: number, degrees: number, k: number): string {
  const h = k * 0.66;
  const face = d`M${-k} 0H${k}Q${k * 1.03} ${h * 0.5} ${k * 0.9} ${h * 0.86}Q${k * 0.84} ${h} ${k * 0.7} ${h}H${-k * 0.7}
    Q${-k * 0.84} ${h} ${-k * 0.9} ${h * 0.86}Q${-k * 1.03} ${h * 0.5} ${-k} 0Z`;
  const back = d`M${-k} 2A${k} ${k * 0.8} 0 0 1 ${k} 2Z`;
  let cut = path(face, '#f4d898');
  cut += repeat(120, () =>
    ellipse(
      rng.bell() * k,
      rng.between(0, h),
      rng.between(1.4, 3.6),
      rng.between(1, 2.4),
      rng.chance(0.6) ? '#dfb56c' : '#fff0c8',
    ),
  );
  cut +=
    rect(-k * 1.1, h * 0.4, k * 2.2, h * 0.3, dark(food.bean, 0.35)) +
    rect(-k * 1.1, h * 0.4, k * 2.2, h * 0.25, food.bean);
  cut += repeat(64, () =>
    lump(
      rng,
      rng.bell() * k * 1.1,
      h * rng.between(0.42, 0.64),
      rng.between(4, 8),
      rng.between(3, 5.5),
      vary('#7d3230', rng),
      {
        rotation: rng.between(0, 3),
        gloss: 0.5,
        shadow: 0.1,
      },
    ),
  );
  cut +=
    rect(-k * 1.1, -4, k * 2.2, 11, '#94501f') +
    stroke(
      d`M${-k * 0.9} ${h * 0.86}Q${-k * 0.84} ${h} ${-k * 0.7} ${h}H${k * 0.7}Q${k * 0.84} ${h} ${k * 0.9} ${h * 0.86}`,
      '#94501f',
      14,
    );
  return placeAt(
    x,
    y,
    degrees,
    path(back, PLUM, 'fill-opacity=".4" transform="translate(9 14)"') +
      path(face, PLUM, 'fill-opacity=".45" transform="translate(9 15)"') +
      path(back, light(food.rim, 0.1)) +
      path(back, food.top, 'transform="translate(0 2) scale(.9)"') +
      path(back, light(food.top, 0.2), `transform="translate(${num(-k * 0.1)} ${num(-k * 0.08)}) scale(.6)"`) +
      group(cut, sheet.clip(path(face, '#000'))) +
      path(blob(rng, -k * 0.34, -k * 0.48, k * 0.16, k * 0.05, 0.1, 7, -0.4), '#fff1d0', 'fill-opacity=".8"'),
  );
}

export const dorayaki: Painter = {
  vessels: ['slab', 'board'],
  paint({ sheet, rng, vessel }) {
    const { rx, ry } = vessel;
    const r = ry * 0.56;
    return (
      whole(rng, -rx * 0.62, -ry * 0.36, r) +
      whole(rng, 0, -ry * 0.42, r) +
      whole(rng, rx * 0.62, -ry * 0.36, r) +
      whole(rng, -rx * 0.5, ry * 0.42, r) +
      half(sheet, rng, rx * 0.26, ry * 0.3, -6, r * 1.12)
    );
  },
};
