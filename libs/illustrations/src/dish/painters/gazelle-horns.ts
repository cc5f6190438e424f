/** Cornes de gazelle: slim crescents of almond paste in a pale skin, pricked and dusted with sugar. */
import { dark, PLUM, vary } from '../../core/color.ts';
import { circle, d, group, path, placeAt, radians, repeat, TAU, toDegrees } from '../../core/svg.ts';
import { blossom } from '../kit/fruit.ts';
import { dust } from '../kit/layout.ts';
import { castShadow } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#dcb067' };

const horn = (z: number): string =>
  d`M${-z} ${z * 0.36}C${-z * 1.02} ${-z * 0.16} ${-z * 0.56} ${-z * 0.6} 0 ${-z * 0.6}
    C${z * 0.56} ${-z * 0.6} ${z * 1.02} ${-z * 0.16} ${z} ${z * 0.36}C${z * 0.8} ${z * 0.46} ${z * 0.66} ${z * 0.02} 0 ${-z * 0.02}
    C${-z * 0.66} ${z * 0.02} ${-z * 0.8} ${z * 0.46} ${-z} ${z * 0.36}Z`;

export const gazelleHorns: Painter = {
  vessels: ['fes'],
  paint({ sheet, rng, vessel }) {
    const one = (x: number, y: number, degrees: number, z: number) => {
      const c = vary(food.color, rng, 0.8);
      const outline = horn(z);
      const body =
        path(outline, dark(c, 0.3)) +
        path(outline, c, 'transform="translate(-1 -3) scale(.96 .92)"') +
        path(
          d`M${-z * 0.8} ${z * 0.1}C${-z * 0.76} ${-z * 0.3} ${-z * 0.4} ${-z * 0.5} 0 ${-z * 0.5}
            C${z * 0.4} ${-z * 0.5} ${z * 0.7} ${-z * 0.3} ${z * 0.8} ${z * 0.06}
            C${z * 0.4} ${-z * 0.34} ${-z * 0.4} ${-z * 0.34} ${-z * 0.8} ${z * 0.1}Z`,
          '#f3dba6',
        ) +
        repeat(7, (i) => {
          const a = radians(-160 + i * 23.4);
          return circle(Math.cos(a) * z * 0.66, Math.sin(a) * z * 0.44 + z * 0.18, z * 0.022, '#8a5a26');
        }) +
        dust(rng, 120, z * 0.84, z * 0.4, '#fffdf6', { y: -z * 0.2, smallest: 0.9, largest: 2.8, opacity: 0.85 });
      return placeAt(
        x,
        y,
        degrees,
        path(outline, PLUM, `fill-opacity=".4" ${castShadow(degrees, 12)}`) +
          group(body, sheet.clip(path(outline, '#000'))),
      );
    };
    const z = vessel.rx * 0.29;
    let s = dust(rng, 260, vessel.rx * 0.95, vessel.ry * 0.95, '#fffaf0', {
      smallest: 0.8,
      largest: 2.4,
      opacity: 0.7,
    });
    const ringOf = (n: number, q: number, turn: number, k: number) =>
      repeat(n, (i) => {
        const a = (i / n) * TAU + turn;
        return one(Math.cos(a) * vessel.rx * q, Math.sin(a) * vessel.ry * q, toDegrees(a) + 62 + rng.bell() * 4, z * k);
      });
    s += ringOf(7, 0.7, 0.2, 1) + ringOf(3, 0.27, 0.5, 0.92);
    return (
      s +
      blossom(rng, 0, 0, vessel.rx * 0.09) +
      blossom(rng, vessel.rx * 0.46, -vessel.ry * 0.1, vessel.rx * 0.08) +
      blossom(rng, -vessel.rx * 0.34, vessel.ry * 0.36, vessel.rx * 0.075)
    );
  },
};
