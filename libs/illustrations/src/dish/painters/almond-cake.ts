/** Tarta de Santiago: a low almond cake under icing sugar, the cross of Saint James left bare. */
import { PLUM, vary } from '../../core/color.ts';
import { blob, circle, d, group, inDisc, num, path, placeAt, repeat, TAU } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { dust } from '../kit/layout.ts';
import { disc, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#b9702a' };

/** The sword-cross of Santiago, 2 units tall around 0,0: fleury arms, pointed blade. */
const cross = (r: number): string => {
  const u = (x: number, y: number) => d`${x * r} ${y * r}`;
  const fleur = d`M${u(-0.07, 0)}C${u(-0.07, -0.16)} ${u(-0.05, -0.2)} ${u(-0.1, -0.24)}
    C${u(-0.2, -0.3)} ${u(-0.22, -0.16)} ${u(-0.17, -0.13)}C${u(-0.3, -0.16)} ${u(-0.28, -0.38)} ${u(-0.1, -0.36)}
    C${u(-0.06, -0.4)} ${u(-0.04, -0.46)} ${u(0, -0.52)}C${u(0.04, -0.46)} ${u(0.06, -0.4)} ${u(0.1, -0.36)}
    C${u(0.28, -0.38)} ${u(0.3, -0.16)} ${u(0.17, -0.13)}C${u(0.22, -0.16)} ${u(0.2, -0.3)} ${u(0.1, -0.24)}
    C${u(0.05, -0.2)} ${u(0.07, -0.16)} ${u(0.07, 0)}Z`;
  const blade = d`M${u(-0.075, -0.1)}C${u(-0.06, 0.3)} ${u(-0.13, 0.5)} ${u(-0.12, 0.62)}C${u(-0.1, 0.78)} ${u(-0.04, 0.88)} ${u(0, 1)}
    C${u(0.04, 0.88)} ${u(0.1, 0.78)} ${u(0.12, 0.62)}C${u(0.13, 0.5)} ${u(0.06, 0.3)} ${u(0.075, -0.1)}Z`;
  const g = (x: number, y: number, degrees: number, outline: string) =>
    `<g transform="translate(${num(x * r)} ${num(y * r)}) rotate(${degrees})"><path d="${outline}"/></g>`;
  return (
    g(0, -0.34, 0, fleur) +
    g(-0.06, -0.2, -90, fleur) +
    g(0.06, -0.2, 90, fleur) +
    g(0, -0.2, 0, blade) +
    `<rect x="${num(-0.09 * r)}" y="${num(-0.42 * r)}" width="${num(0.18 * r)}" height="${num(0.32 * r)}"/>`
  );
};

export const almondCake: Painter = {
  vessels: ['ivory', 'board'],
  paint({ sheet, rng, vessel }) {
    const r = Math.min(vessel.rx, vessel.ry) * (vessel.box ? 1.2 : 0.96);
    let s = disc(rng, 0, 0, r, r, food.color, { wobble: 0.012, shadowX: 11, shadowY: 18, points: 18 });
    s += crust(rng, () => inDisc(rng, r * 0.97), 90, food.color, { smallest: 4, largest: 18 });
    s += repeat(30, () => {
      const a = rng.between(0, TAU);
      return path(
        blob(rng, Math.cos(a) * r * 0.965, Math.sin(a) * r * 0.965, rng.between(6, 20), 5, 0.2, 7, a + 1.57),
        '#7a3f14',
        'fill-opacity=".5"',
      );
    });
    // Sugar sieved over a stencil: thin on the rim, thick in the middle.
    s +=
      path(blob(rng, 0, 0, r * 0.9, r * 0.9, 0.012, 20), '#fbf3e2', 'fill-opacity=".55"') +
      path(blob(rng, 0, 0, r * 0.86, r * 0.86, 0.014, 20), '#fdf8ec', 'fill-opacity=".82"');
    s +=
      dust(rng, 900, r * 0.97, r * 0.97, '#fffdf6', { smallest: 0.9, largest: 3, opacity: 0.8 }) +
      dust(rng, 130, r * 0.84, r * 0.84, '#e0c79a', { smallest: 0.8, largest: 2.2, opacity: 0.5 });
    const shape = placeAt(0, -r * 0.04, 0, cross(r * 0.8));
    s +=
      group(shape, 'fill="#fffdf6" fill-opacity=".7" transform="translate(2.5 3.5)"') +
      group(shape, 'fill="#94511c"') +
      group(shape, 'fill="#b36a2a" transform="translate(-1.5 -2)"');
    s += repeat(80, () => {
      const [x, y] = inDisc(rng, r * 0.6);
      return circle(x, y, rng.between(0.7, 1.7), '#fff6e0', 'fill-opacity=".5"');
    });
    s += circle(
      0,
      0,
      r * 0.98,
      sheet.linearGradient(-r * 0.7, -r * 0.7, r * 0.7, r * 0.7, [
        [0, '#fff', 0.2],
        [0.5, '#fff', 0],
        [0.62, PLUM, 0],
        [1, PLUM, 0.24],
      ]),
    );
    s += repeat(16, (i) => {
      const a = (i / 16) * TAU + 0.1;
      return i % 4 === 3
        ? ''
        : lump(rng, Math.cos(a) * r * 0.905, Math.sin(a) * r * 0.905, r * 0.062, r * 0.035, vary('#dca660', rng), {
            rotation: a + 1.57,
            shadow: 0.3,
          });
    });
    return s;
  },
};
