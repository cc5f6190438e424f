/** Azifa: green lentils crushed with mustard, green chilli and lemon, on injera. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  closedCurve,
  inDisc,
  inEllipse,
  num,
  path,
  placeAt,
  repeat,
  ring,
  stroke,
  TAU,
  wobble,
} from '../../core/svg.ts';
import { injera, injeraRoll } from '../kit/bread.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { GARNISHES, sprinkle } from '../kit/garnish.ts';
import { clipTo } from '../kit/layout.ts';
import type { Painter } from '../types.ts';

const chili = (rng: Rng, x: number, y: number, r: number): string => {
  const a = rng.between(0, 180);
  const q = rng.between(0.65, 0.95);
  return placeAt(
    x,
    y,
    a,
    `<ellipse cx="2" cy="3" rx="${num(r)}" ry="${num(r * q)}" fill="${PLUM}" fill-opacity=".3"/>` +
      `<ellipse rx="${num(r)}" ry="${num(r * q)}" fill="#4f8a2f"/>` +
      `<ellipse rx="${num(r * 0.62)}" ry="${num(r * q * 0.6)}" fill="#cfe08a"/>` +
      circle(r * 0.1, 0, r * 0.14, '#f6efc0') +
      circle(-r * 0.24, r * 0.1, r * 0.12, '#f6efc0'),
  );
};

/** A mound of small lentils, lit from the upper left. */
function mound(rng: Rng, rx: number, ry: number): string {
  const radii = wobble(rng, 15, 0.07);
  let s =
    path(closedCurve(ring(8, 12, rx, ry, radii)), PLUM, 'fill-opacity=".38"') +
    path(closedCurve(ring(0, 0, rx, ry, radii)), '#4c4420') +
    path(closedCurve(ring(-3, -5, rx * 0.94, ry * 0.93, radii)), '#7d7434');
  for (let i = 0; i < 760; i++) {
    const [a, b] = inDisc(rng, 0.97);
    const lit = -a * 0.55 - b * 0.65;
    const c = vary(rng.pick(['#8a8040', '#76703a', '#9c8c48', '#6a6230']), rng);
    const q = rng.between(5.4, 8.2);
    s +=
      circle(a * rx + 1.4, b * ry + 2, q, '#2f2a18', 'fill-opacity=".5"') +
      circle(a * rx, b * ry, q, lit > 0.25 ? light(c, 0.24) : lit < -0.3 ? dark(c, 0.2) : c) +
      circle(a * rx - q * 0.3, b * ry - q * 0.35, q * 0.28, '#f1e8b6', 'fill-opacity=".7"');
  }
  return s;
}

export const azifa: Painter = {
  vessels: ['basket'],
  paint({ rng, vessel }) {
    const r = vessel.rx;
    let s = clipTo(vessel, injera(rng, r * 0.99, r * 0.99));
    s +=
      injeraRoll(rng, -r * 0.44, -r * 0.6, r * 0.84, r * 0.27, -44, '#dcc49e') +
      injeraRoll(rng, -r * 0.66, -r * 0.36, r * 0.76, r * 0.26, -50, '#dcc49e');
    s += placeAt(r * 0.1, r * 0.1, 0, mound(rng, r * 0.66, r * 0.62) + onionDice(rng, r) + mustard(rng, r));
    for (let i = 0; i < 12; i++) {
      const [x, y] = inEllipse(rng, r, r, 0.5);
      s += chili(rng, r * 0.1 + x, r * 0.08 + y * 0.94, r * rng.between(0.05, 0.07));
    }
    return (
      s +
      citrusWedge(r * 0.62, -r * 0.5, r * 0.19, 'lemon', 220) +
      citrusWedge(-r * 0.5, r * 0.62, r * 0.18, 'lemon', 60) +
      sprinkle(rng, ['coriander'], 5, r * 0.6, r * 0.6, 1.1) +
      GARNISHES.coriander(rng, r * 0.1, r * 0.06, 1.9)
    );
  },
};

const onionDice = (rng: Rng, r: number): string =>
  repeat(30, () => {
    const [x, y] = inEllipse(rng, r, r, 0.54);
    return placeAt(
      x,
      y * 0.92,
      rng.between(0, 360),
      path('M-8 -6L8 -7L9 6L-7 7Z', '#8f2f63') +
        path('M-6 -5L7 -5L7 4L-6 5Z', '#f0d0de') +
        stroke('M-5 -4H5', '#c65f95', 2),
    );
  });

const mustard = (rng: Rng, r: number): string =>
  repeat(60, () => {
    const a = rng.between(0, TAU);
    const distance = r * 0.54 * Math.sqrt(rng.next());
    return (
      path(blob(rng, Math.cos(a) * distance, Math.sin(a) * distance * 0.92, 4.4, 4, 0.1, 6), '#e3b23a') +
      circle(Math.cos(a) * distance - 1, Math.sin(a) * distance * 0.92 - 1.4, 1.3, '#fff2c0')
    );
  });
