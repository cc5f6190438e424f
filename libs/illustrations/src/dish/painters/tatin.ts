/** Tarte Tatin: quarters of apple in dark caramel on a pastry base, one slice pulled away. */
import { dark, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  circle,
  closedCurve,
  d,
  group,
  inDisc,
  num,
  path,
  placeAt,
  ring,
  stroke,
  TAU,
  toDegrees,
  wobble,
} from '../../core/svg.ts';
import { crust, sector } from '../kit/bread.ts';
import { dollop } from '../kit/sauces.ts';
import { gleam, glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

/** A caramelised quarter, back up: a fat crescent, pale along its crown, burnt at the rims. */
function quarter(rng: Rng, r: number, w: number, h: number): string {
  const c = vary(rng.pick(['#cf7a1e', '#c26a18', '#d98a2a', '#b85c12']), rng);
  const outline = d`M${-w} ${h * 0.5}C${-w * 1.1} ${-h * 0.5} ${-w * 0.5} ${-h} 0 ${-h}
    C${w * 0.5} ${-h} ${w * 1.1} ${-h * 0.5} ${w} ${h * 0.5}Q0 ${h * 0.1} ${-w} ${h * 0.5}Z`;
  return (
    path(outline, '#3a1406', 'fill-opacity=".65" transform="translate(2 6)"') +
    path(outline, dark(c, 0.42)) +
    path(outline, c, 'transform="translate(-1 -3) scale(.92 .88)"') +
    path(outline, '#eaa94a', `transform="translate(-2 ${num(-h * 0.16)}) scale(.74 .6)" fill-opacity=".85"`) +
    path(outline, '#f6cf86', `transform="translate(-3 ${num(-h * 0.3)}) scale(.5 .3)" fill-opacity=".8"`) +
    gleam(-w * 0.3, -h * 0.56, w * 0.26, -12, r * 0.02, 0.9)
  );
}

function face(rng: Rng, r: number): string {
  const radii = wobble(rng, 26, 0.014);
  let s =
    path(closedCurve(ring(0, 0, r, r, radii)), '#9a5c20') +
    path(closedCurve(ring(-2, -3, r * 0.985, r * 0.985, radii)), '#d9a050');
  s += crust(
    rng,
    () => {
      const a = rng.between(0, TAU);
      const q = r * rng.between(0.92, 0.99);
      return [Math.cos(a) * q, Math.sin(a) * q];
    },
    60,
    '#b8752c',
    { smallest: 5, largest: 16 },
  );
  s += circle(0, 0, r * 0.92, '#5a240c') + circle(1, 2, r * 0.905, '#7d3a10');
  for (const [n, q, a0] of [
    [11, 0.66, 0],
    [6, 0.3, 0.3],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = a0 + (i / n) * TAU;
      s += placeAt(
        Math.cos(a) * r * q,
        Math.sin(a) * r * q,
        toDegrees(a) + 90 - 26 + rng.bell() * 4,
        quarter(rng, r, r * (q > 0.5 ? 0.27 : 0.21), r * (q > 0.5 ? 0.24 : 0.2)),
      );
    }
  s += placeAt(0, 0, 30, quarter(rng, r, r * 0.17, r * 0.16));
  s += circle(0, 0, r * 0.9, '#a84a0c', 'fill-opacity=".14"');
  for (let i = 0; i < 16; i++) {
    const [x, y] = inDisc(rng, r * 0.84);
    s += circle(x, y, rng.between(3, 8), '#4a1c08', 'fill-opacity=".4"');
  }
  return s + glints(rng, 40, r * 0.84, r * 0.84);
}

export const tatin: Painter = {
  vessels: ['cream'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx * 0.92;
    const a = 0.3;
    const b = 1.08;
    const m = (a + b) / 2;
    const out = r * 0.16;
    const body = sheet.symbol(face(rng, r));
    const use = `<use xlink:href="#${body}" href="#${body}"/>`;
    const cut = sector(a, b, r * 1.01);
    const rest = sheet.clip(path(sector(b, a + TAU, r * 1.1).replace('0 0 1', '0 1 1'), '#000'));
    let s = group(circle(8, 13, r, PLUM, 'fill-opacity=".42"'), rest) + group(use, rest);
    s +=
      stroke(d`M0 0L${Math.cos(a) * r * 0.98} ${Math.sin(a) * r * 0.98}`, '#e3b46a', 7) +
      stroke(d`M0 0L${Math.cos(b) * r * 0.98} ${Math.sin(b) * r * 0.98}`, '#6a3410', 5);
    s += placeAt(
      Math.cos(m) * out,
      Math.sin(m) * out,
      0,
      path(cut, PLUM, 'fill-opacity=".45" transform="translate(8 13)"') +
        path(cut, '#c98f45', 'transform="translate(3 7)"') +
        group(use, sheet.clip(path(cut, '#000'))),
    );
    return s + dollop(rng, Math.cos(m) * r * 0.74, Math.sin(m) * r * 0.74, r * 0.16, '#fbf3e2');
  },
};
