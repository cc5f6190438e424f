/** Empanadas tucumanas: baked half-moons with a rope edge, one broken open, lemon alongside. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import { crust, parchment } from '../kit/bread.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { scallion } from '../kit/herbs.ts';
import { chunk, gleam } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const garnish: GarnishName[] = ['crumb'];

const belly = (r: number): string =>
  d`M${-r} ${-r * 0.34}Q0 ${-r * 0.62} ${r} ${-r * 0.34}C${r * 0.98} ${r * 0.28} ${r * 0.5} ${r * 0.62} 0 ${r * 0.62}
    C${-r * 0.5} ${r * 0.62} ${-r * 0.98} ${r * 0.28} ${-r} ${-r * 0.34}Z`;

/** The repulgue: overlapping twists along the curved side. */
function rope(rng: Rng, r: number, c: string): string {
  let s = '';
  const n = 13;
  for (let i = 0; i < n; i++) {
    const a = Math.PI * (0.03 + (0.94 * i) / (n - 1));
    const x = Math.cos(a) * r * 1.0;
    const y = Math.sin(a) * r * 0.98 * 0.66 - r * 0.3;
    const turn = Math.atan2(Math.sin(a) * 0.66, Math.cos(a)) * (180 / Math.PI);
    s += placeAt(
      x,
      y,
      turn + 34,
      path(blob(rng, 2, 3, r * 0.16, r * 0.1, 0.06, 9), dark(c, 0.5), 'fill-opacity=".7"') +
        path(blob(rng, 0, 0, r * 0.155, r * 0.1, 0.06, 9), dark(c, 0.16)) +
        path(blob(rng, -1, -2, r * 0.12, r * 0.065, 0.06, 9), light(c, 0.2)),
    );
  }
  return s;
}

function empanada(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const c = vary('#d8963f', rng, 1.2);
  const s =
    path(belly(r * 1.08), PLUM, 'fill-opacity=".42" transform="translate(6 11)"') +
    path(belly(r * 1.04), dark(c, 0.34)) +
    path(belly(r), c, 'transform="translate(-1 -2) scale(.98)"') +
    path(belly(r * 0.7), light(c, 0.28), 'transform="translate(-5 -8)" fill-opacity=".8"') +
    crust(rng, () => [rng.bell() * r * 0.7, rng.bell() * r * 0.34], 16, '#8a4a16', { smallest: 3, largest: 13 }) +
    rope(rng, r, c) +
    gleam(-r * 0.34, -r * 0.22, r * 0.2, -10, 6, 0.7) +
    repeat(3, (i) => stroke(d`M${(i - 1) * r * 0.16} ${-r * 0.06}l${r * 0.05} ${-r * 0.07}`, dark(c, 0.5), 3));
  return placeAt(x, y, degrees, s);
}

/** Broken in two: the filling of hand-cut beef, egg and spring onion. */
function opened(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const c = '#d8963f';
  const half = d`M${-r} ${-r * 0.34}Q${-r * 0.4} ${-r * 0.56} ${r * 0.1} ${-r * 0.54}Q${r * 0.3} 0 ${r * 0.12} ${r * 0.62}
    C${-r * 0.5} ${r * 0.62} ${-r * 0.98} ${r * 0.28} ${-r} ${-r * 0.34}Z`;
  let s =
    path(half, PLUM, 'fill-opacity=".42" transform="translate(6 11)"') +
    path(half, dark(c, 0.3)) +
    path(half, c, 'transform="translate(-2 -2) scale(.96)"') +
    path(blob(rng, -r * 0.44, -r * 0.1, r * 0.3, r * 0.18, 0.1), light(c, 0.28)) +
    crust(rng, () => [-r * 0.5 + rng.bell() * r * 0.3, rng.bell() * r * 0.3], 8, '#8a4a16', {
      smallest: 3,
      largest: 11,
    });
  s +=
    path(blob(rng, r * 0.12, r * 0.03, r * 0.26, r * 0.52, 0.05, 12), '#f0d092') +
    path(blob(rng, r * 0.14, r * 0.03, r * 0.21, r * 0.45, 0.06, 12), '#6a2c14');
  for (let i = 0; i < 26; i++)
    s += chunk(
      rng,
      r * 0.17 + rng.bell() * r * 0.19,
      r * 0.04 + rng.bell() * r * 0.42,
      r * rng.between(0.06, 0.09),
      vary(rng.pick(['#7a3c22', '#8f4a2a', '#663018']), rng),
      {
        gloss: 0.5,
      },
    );
  for (let i = 0; i < 4; i++)
    s += path(
      blob(rng, r * 0.16 + rng.bell() * r * 0.16, rng.bell() * r * 0.36, r * 0.07, r * 0.05, 0.15, 7),
      i % 2 ? '#f6c445' : '#fffaf0',
    );
  for (let i = 0; i < 5; i++) s += scallion(rng, r * 0.18 + rng.bell() * r * 0.18, rng.bell() * r * 0.36, r * 0.05);
  return placeAt(x, y, degrees, s);
}

export const empanadas: Painter = {
  vessels: ['board'],
  garnish,
  paint({ rng, vessel }) {
    const r = vessel.ry * 0.46;
    let s = placeAt(0, 0, -1.5, parchment(rng, vessel.rx * 1.03, vessel.ry * 1.08));
    for (const [u, v, turn] of [
      [-0.66, -0.74, -6],
      [0.02, -0.78, 5],
      [0.68, -0.7, -5],
      [-0.7, -0.02, 7],
      [0, -0.06, -4],
      [-0.64, 0.68, -5],
      [0.04, 0.66, 6],
    ] as const)
      s += empanada(rng, u * vessel.rx, v * vessel.ry, r, turn + rng.bell() * 3);
    s +=
      opened(rng, vessel.rx * 0.7, vessel.ry * 0.02, r, 8) +
      citrusWedge(vessel.rx * 0.62, vessel.ry * 0.62, r * 0.42, 'lemon', 200) +
      citrusWedge(vessel.rx * 0.82, vessel.ry * 0.74, r * 0.42, 'lemon', 150);
    return s + sprinkle(rng, garnish, 16, vessel.rx * 0.9, vessel.ry * 0.85, 1);
  },
};
