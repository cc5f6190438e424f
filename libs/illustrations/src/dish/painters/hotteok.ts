/** Hotteok: pan-fried filled rounds, one torn open on molten brown sugar and peanuts. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import { blob, closedCurve, d, group, inDisc, path, placeAt, repeat, ring, stroke, wobble } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { crumb } from '../kit/seasoning.ts';
import { glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#d9963c', fill: '#5f2a12' };

export const hotteok: Painter = {
  vessels: ['skillet', 'board'],
  paint({ sheet, rng, vessel }) {
    const r = Math.min(vessel.rx, vessel.ry) * (vessel.box ? 0.62 : 0.43);
    const cake = (x: number, y: number, k = r) => {
      const radii = wobble(rng, 14, 0.03);
      const c = vary(food.color, rng);
      return placeAt(
        x,
        y,
        0,
        path(closedCurve(ring(7, 12, k, k * 0.97, radii)), PLUM, 'fill-opacity=".45"') +
          path(closedCurve(ring(0, 0, k, k * 0.97, radii)), dark(c, 0.3)) +
          path(closedCurve(ring(-2, -3, k * 0.97, k * 0.94, radii)), '#f3d796') +
          path(blob(rng, -2, -3, k * 0.8, k * 0.77, 0.05, 13), dark(c, 0.06)) +
          path(blob(rng, -5, -7, k * 0.7, k * 0.67, 0.06, 13), c) +
          crust(rng, () => inDisc(rng, k * 0.78), 40, '#a8571e', { smallest: 3, largest: 16 }) +
          path(blob(rng, -k * 0.2, -k * 0.24, k * 0.34, k * 0.24, 0.1), light(c, 0.3), 'fill-opacity=".6"') +
          stroke(
            d`M${-k * 0.7} ${-k * 0.2}A${k * 0.74} ${k * 0.74} 0 0 1 ${-k * 0.2} ${-k * 0.7}`,
            '#fff6da',
            6,
            'stroke-opacity=".8"',
          ),
      );
    };
    /** Torn half: the round back of the cake, and the filling running out of the tear. */
    const torn = (x: number, y: number, degrees: number, k: number) => {
      const jag = repeat(9, (i) => d`L${k - (i + 1) * (k / 4.5)} ${(i % 2 ? 1 : -1) * k * 0.05 + rng.bell() * 6}`);
      const back = d`M${-k} 0A${k} ${k * 0.95} 0 0 1 ${k} 0${jag}Z`;
      const flow = d`M${-k * 0.74} ${-k * 0.1}C${-k * 0.5} ${k * 0.16} ${-k * 0.44} ${k * 0.42} ${-k * 0.1} ${k * 0.4}
        C${k * 0.1} ${k * 0.66} ${k * 0.4} ${k * 0.5} ${k * 0.44} ${k * 0.24}
        C${k * 0.6} ${k * 0.12} ${k * 0.7} ${k * 0.06} ${k * 0.76} ${-k * 0.1}Z`;
      return placeAt(
        x,
        y,
        degrees,
        path(back, PLUM, 'fill-opacity=".42" transform="translate(6 11)"') +
          path(flow, PLUM, 'fill-opacity=".35" transform="translate(4 8)"') +
          path(flow, dark(food.fill, 0.3)) +
          path(flow, light(food.fill, 0.1), 'transform="translate(-1 -3) scale(.93)"') +
          stroke(
            d`M${-k * 0.3} ${k * 0.24}Q0 ${k * 0.36} ${k * 0.3} ${k * 0.24}`,
            '#e8a45a',
            6,
            'stroke-opacity=".75"',
          ) +
          repeat(26, () =>
            crumb(
              rng,
              rng.bell() * k * 0.5,
              rng.between(-0.04, 0.4) * k,
              rng.between(4, 9),
              rng.pick(['#e6bd78', '#f3d6a0', '#c98f4a']),
            ),
          ) +
          path(back, dark(food.color, 0.3)) +
          path(back, '#f3d796', 'transform="translate(-1 -4) scale(.97 .94)"') +
          group(
            path(blob(rng, 0, -k * 0.44, k * 0.78, k * 0.42, 0.06), food.color) +
              crust(rng, () => [rng.bell() * k * 0.66, -k * rng.between(0.14, 0.8)], 34, '#a8571e', {
                smallest: 3,
                largest: 13,
              }),
            sheet.clip(path(back, '#000')),
          ) +
          path(blob(rng, -k * 0.36, -k * 0.6, k * 0.2, k * 0.06, 0.1, 7, -0.4), '#fff6da', 'fill-opacity=".75"'),
      );
    };
    const [ux, uy] = vessel.box ? [vessel.rx, vessel.ry] : [vessel.rx, vessel.rx];
    const s = vessel.box
      ? cake(-ux * 0.6, -uy * 0.26) + cake(-ux * 0.16, uy * 0.32) + torn(ux * 0.5, -uy * 0.08, 8, r * 1.05)
      : cake(-ux * 0.5, -uy * 0.38) +
        cake(-ux * 0.46, uy * 0.4, r * 0.97) +
        cake(ux * 0.3, -uy * 0.56, r * 0.96) +
        torn(ux * 0.36, uy * 0.3, 24, r * 1.2);
    return (
      s +
      repeat(26, () =>
        crumb(rng, rng.bell() * vessel.rx * 0.8, rng.bell() * vessel.ry * 0.8, rng.between(2, 5), '#dcae66'),
      ) +
      glints(rng, 16, vessel.rx * 0.8, vessel.ry * 0.8)
    );
  },
};
