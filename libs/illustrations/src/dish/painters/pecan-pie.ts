/** Pecan pie: fluted crust, rings of pecan halves under a maple glaze, one slice pulled out. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  circle,
  closedCurve,
  d,
  ellipse,
  group,
  inDisc,
  num,
  type Point,
  path,
  placeAt,
  repeat,
  type Sheet,
  stroke,
  TAU,
  toDegrees,
} from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { fill: '#5a240c', pastry: '#dba85c' };

/** Outline of a pastry rim with n crimps. */
const crimps = (r: number, n: number): string =>
  closedCurve(
    Array.from({ length: n * 2 }, (_, i) => {
      const a = (i / (n * 2)) * TAU;
      const q = r * (i % 2 ? 0.965 : 1.015);
      return [Math.cos(a) * q, Math.sin(a) * q];
    }),
  );

/** A pecan half: long, two lobes with a deep furrow, wrinkled. */
const pecan = (rng: Rng, x: number, y: number, q: number, degrees: number): string => {
  const c = vary('#bd7631', rng, 1.6);
  return placeAt(
    x,
    y,
    degrees,
    ellipse(3, 5, q, q * 0.56, '#2b0f08', 'fill-opacity=".55"') +
      ellipse(0, 0, q, q * 0.56, dark(c, 0.42)) +
      ellipse(0, -q * 0.24, q * 0.92, q * 0.27, c) +
      ellipse(0, q * 0.24, q * 0.92, q * 0.26, dark(c, 0.12)) +
      ellipse(-q * 0.1, -q * 0.3, q * 0.6, q * 0.11, light(c, 0.36), 'fill-opacity=".85"') +
      stroke(d`M${-q * 0.86} 0H${q * 0.86}`, '#3a160a', q * 0.1) +
      repeat(3, (i) => {
        const u = (-0.5 + i * 0.46 + rng.bell() * 0.1) * q;
        return stroke(
          d`M${u} ${-q * 0.1}q${q * 0.1} ${-q * 0.14} ${q * 0.02} ${-q * 0.3}M${u} ${q * 0.12}
            q${q * 0.1} ${q * 0.12} ${q * 0.02} ${q * 0.28}`,
          '#5a2610',
          q * 0.06,
          'stroke-opacity=".6"',
        );
      }) +
      stroke(
        d`M${-q * 0.5} ${-q * 0.4}Q${-q * 0.1} ${-q * 0.5} ${q * 0.2} ${-q * 0.44}`,
        '#fff0cf',
        q * 0.07,
        'stroke-opacity=".8"',
      ),
  );
};

/** The fluted rim, `n` times pinched. */
const flutedRim = (r: number, n: number): string =>
  path(crimps(r, n), dark(food.pastry, 0.4)) +
  path(crimps(r * 0.985, n), food.pastry, 'transform="translate(-2 -3)"') +
  repeat(n, (i) =>
    placeAt(
      Math.cos((i / n) * TAU) * r * 0.94,
      Math.sin((i / n) * TAU) * r * 0.94,
      (i / n) * 360 + 20,
      ellipse(0, 0, r * 0.055, r * 0.034, '#f3cf90') +
        ellipse(4, 5, r * 0.04, r * 0.02, '#b9772e', 'fill-opacity=".6"'),
    ),
  );

/** Rings of pecans: how far from the centre, as a share of the radius, and how many. */
const RINGS = [
  [0.76, 36],
  [0.575, 27],
  [0.39, 18],
  [0.21, 9],
  [0.06, 2],
] as const;

const pecanRings = (rng: Rng, r: number): string =>
  RINGS.map(([share, n]) =>
    repeat(n, (i) => {
      const a = (i / n) * TAU + share * 3;
      const size = r * 0.094 * (share < 0.2 ? 0.85 : 1);
      return pecan(rng, Math.cos(a) * r * share, Math.sin(a) * r * share, size, toDegrees(a) + rng.bell() * 7);
    }),
  ).join('');

function wholePie(sheet: Sheet, rng: Rng, r: number): string {
  const filling =
    circle(0, 0, r * 0.885, '#7d4418') +
    circle(1, 2, r * 0.87, dark(food.fill, 0.3)) +
    circle(0, 0, r * 0.86, food.fill) +
    crust(rng, () => inDisc(rng, r * 0.8), 50, '#7a3a14', { smallest: 6, largest: 26 });
  const nuts = pecanRings(rng, r);
  const glaze = sheet.linearGradient(-r * 0.6, -r * 0.6, r * 0.6, r * 0.6, [
    [0, '#ffdf9a', 0.24],
    [0.5, '#ffdf9a', 0],
    [1, PLUM, 0.3],
  ]);
  return flutedRim(r, 40) + filling + nuts + circle(0, 0, r * 0.86, glaze) + glints(rng, 60, r * 0.8, r * 0.8);
}

export const pecanPie: Painter = {
  vessels: ['ivory', 'board'],
  paint({ sheet, rng, vessel }) {
    const r = Math.min(vessel.rx, vessel.ry) * (vessel.box ? 1.22 : 1.04);
    const pie = wholePie(sheet, rng, r);
    // The pie is drawn once and shown twice: all but a slice, and the slice alone, a little pulled out.
    const from = 0.42;
    const to = from + 0.68;
    const ray = (angle: number, share: number) => d`${Math.cos(angle) * r * share} ${Math.sin(angle) * r * share}`;
    const cut = `M0 0L${ray(from, 1.1)}L${ray(to, 1.1)}Z`;
    const big = num(r * 1.6);
    const slice = sheet.define((id) => `<clipPath id="${id}"><path d="${cut}"/></clipPath>`);
    const rest = sheet.define(
      (id) =>
        `<clipPath id="${id}"><path clip-rule="evenodd" d="M-${big} -${big}H${big}V${big}H-${big}Z${cut}"/></clipPath>`,
    );
    const drawn = sheet.symbol(pie);
    const use = `<use xlink:href="#${drawn}" href="#${drawn}"/>`;
    const cutWall = (angle: number, color: string) =>
      stroke(`M${ray(angle, 0.03)}L${ray(angle, 0.88)}`, color, 13) +
      stroke(`M${ray(angle, 0.88)}L${ray(angle, 0.985)}`, '#c98d42', 13) +
      stroke(`M${ray(angle, 0.03)}L${ray(angle, 0.86)}`, '#e0b366', 4, 'transform="translate(0 6)"');
    const rim = Array.from(
      { length: 18 },
      (_, i): Point => [Math.cos((i / 18) * TAU) * r + 11, Math.sin((i / 18) * TAU) * r + 17],
    );
    const shadow = path(closedCurve(rim), PLUM, 'fill-opacity=".4"');
    const sliceShadow = path(
      d`M0 0L${ray(from, 1)}A${r} ${r} 0 0 1 ${ray(to, 1)}Z`,
      PLUM,
      'fill-opacity=".36" transform="translate(9 14)"',
    );
    const middle = (from + to) / 2;
    const gap = r * 0.16;
    return (
      group(shadow, `clip-path="url(#${rest})"`) +
      group(use, `clip-path="url(#${rest})"`) +
      cutWall(from, '#8a4216') +
      group(
        sliceShadow + group(use, `clip-path="url(#${slice})"`) + cutWall(to, '#a35420'),
        `transform="translate(${num(Math.cos(middle) * gap)} ${num(Math.sin(middle) * gap)})"`,
      )
    );
  },
};
