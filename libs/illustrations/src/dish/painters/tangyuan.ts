/** Tangyuan: glutinous rice balls in ginger broth, one split on its black sesame heart. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Palette } from '../../core/regions.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, path, placeAt, stroke, TAU } from '../../core/svg.ts';
import { clipTo } from '../kit/layout.ts';
import { pool } from '../kit/sauces.ts';
import { gleam, glints, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { broth: '#c9852f' };

const ball = (rng: Rng, x: number, y: number, r: number): string =>
  ellipse(x + r * 0.14, y + r * 0.2, r * 1.04, r, '#6a3c12', 'fill-opacity=".45"') +
  lump(rng, x, y, r, r * 0.97, vary('#f4ead8', rng, 0.6), { wobble: 0.02, points: 12, shadow: 0, edge: 0.2 }) +
  gleam(x - r * 0.36, y - r * 0.46, r * 0.24, -36, 7, 0.95);

/** A porcelain spoon holding a bitten ball, its black sesame heart running out. */
function spoonful(rng: Rng, r: number, palette: Palette): string {
  const ooze = '#241c22';
  const z = r * 0.24;
  const spoon = (q: number) =>
    d`M${-r * 0.42 * q} 0C${-r * 0.42 * q} ${-r * 0.34 * q} ${r * 0.3} ${-r * 0.36 * q} ${r * 0.42} ${-r * 0.1 * q}
      L${r * 1.22} ${-r * 0.075 * q}Q${r * 1.3} 0 ${r * 1.22} ${r * 0.075 * q}L${r * 0.42} ${r * 0.1 * q}
      C${r * 0.3} ${r * 0.36 * q} ${-r * 0.42 * q} ${r * 0.34 * q} ${-r * 0.42 * q} 0Z`;
  const half = d`M${-z * 0.1} ${-z}C${-z * 1.35} ${-z} ${-z * 1.35} ${z} ${-z * 0.1} ${z}Q${z * 0.42} 0 ${-z * 0.1} ${-z}Z`;
  let s =
    path(spoon(1), PLUM, 'fill-opacity=".45" transform="translate(8 14)"') +
    path(spoon(1), dark(palette.ware, 0.3)) +
    path(spoon(0.97), light(palette.ware, 0.3), 'transform="translate(-1 -3)"') +
    ellipse(0, 0, r * 0.34, r * 0.25, dark(palette.ware, 0.16)) +
    ellipse(3, 4, r * 0.33, r * 0.235, palette.ware);
  s +=
    stroke(d`M${r * 0.56} 0H${r * 1.12}`, palette.wareInk, 5, 'stroke-opacity=".8"') +
    [0.66, 0.82, 0.98].map((k) => circle(k * r, 0, 9, palette.wareInk)).join('');
  s += path(blob(rng, z * 0.5, z * 0.12, z * 0.86, z * 0.6, 0.1, 12), ooze);
  s +=
    path(half, PLUM, 'fill-opacity=".35" transform="translate(4 6)"') +
    path(half, dark('#f4ead8', 0.2)) +
    path(half, '#f6eddc', 'transform="translate(-2 -3) scale(.95)"');
  s +=
    path(
      d`M${-z * 0.1} ${-z * 0.98}Q${z * 0.5} 0 ${-z * 0.1} ${z * 0.98}Q${-z * 0.46} 0 ${-z * 0.1} ${-z * 0.98}Z`,
      '#e3d3b8',
    ) +
    path(
      d`M${-z * 0.08} ${-z * 0.72}Q${z * 0.6} 0 ${-z * 0.08} ${z * 0.72}Q${-z * 0.34} 0 ${-z * 0.08} ${-z * 0.72}Z`,
      ooze,
    );
  for (let i = 0; i < 34; i++)
    s += circle(
      z * 0.4 + rng.bell() * z * 0.6,
      z * 0.1 + rng.bell() * z * 0.4,
      rng.between(1.6, 3.4),
      rng.pick(['#5f5050', '#0e0a0e', '#766660']),
    );
  return s + gleam(-z * 0.6, -z * 0.5, z * 0.24, -40, 6, 0.95) + gleam(z * 0.6, -z * 0.14, z * 0.22, -16, 4, 0.6);
}

const gingerSlice = (rng: Rng, x: number, y: number, r: number): string =>
  path(blob(rng, x + 4, y + 6, r, r * 0.74, 0.14, 9), PLUM, 'fill-opacity=".3"') +
  path(blob(rng, x, y, r, r * 0.74, 0.12, 9), '#c9a04e') +
  path(blob(rng, x - 1, y - 1, r * 0.86, r * 0.6, 0.12, 9), '#f0d98a') +
  path(blob(rng, x - 2, y - 2, r * 0.5, r * 0.32, 0.14, 9), light('#f0d98a', 0.5));

export const tangyuan: Painter = {
  vessels: ['bowl'],
  paint({ sheet, rng, vessel, palette }) {
    const r = vessel.rx;
    const z = r * 0.215;
    let s = pool(sheet, rng, r, vessel.ry, food.broth, { oil: 0 });
    for (const [x, y] of [
      [0.1, -0.82],
      [-0.82, 0.2],
      [0.62, 0.62],
    ] as const)
      s += gingerSlice(rng, x * r, y * r, r * 0.13);
    for (let i = 0; i < 9; i++) {
      const a = rng.between(0, TAU);
      const distance = r * (rng.chance(0.4) ? rng.between(0.3, 0.4) : rng.between(0.82, 0.92));
      s += placeAt(
        Math.cos(a) * distance,
        Math.sin(a) * distance,
        rng.between(0, 180),
        ellipse(1, 2, 12, 7, PLUM, 'fill-opacity=".3"') +
          ellipse(0, 0, 12, 7, '#c9331f') +
          stroke('M-7 -2H3', '#f49a6a', 2.4),
      );
    }
    for (let i = 0; i < 60; i++) {
      const a = rng.between(0, TAU);
      const reach = r * Math.sqrt(rng.next()) * 0.94;
      s += circle(Math.cos(a) * reach, Math.sin(a) * reach, rng.between(2, 3.6), rng.pick(['#f3b93a', '#f8d67a']));
    }
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * TAU + 0.25;
      s += ball(rng, Math.cos(a) * r * 0.6, Math.sin(a) * r * 0.6, z * rng.between(0.96, 1.04));
    }
    return (
      clipTo(vessel, s + glints(rng, 10, r * 0.9, r * 0.9)) +
      placeAt(-r * 0.04, -r * 0.04, 26, spoonful(rng, r, palette))
    );
  },
};
