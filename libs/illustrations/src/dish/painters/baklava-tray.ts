/** Gaziantep baklava: a copper tray cut into lozenges, ground pistachio on each. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, d, group, inDisc, inEllipse, path, placeAt, polygon, stroke } from '../../core/svg.ts';
import { crumbs } from '../kit/layout.ts';
import { crumb } from '../kit/seasoning.ts';
import type { Painter } from '../types.ts';

const GREENS = ['#8fae3a', '#a9bf4e', '#6f8f2c', '#7fa036'];

const lozenge = (a: number, b: number): string =>
  polygon([
    [-a, 0],
    [0, -b],
    [a, 0],
    [0, b],
  ]);

function piece(rng: Rng, x: number, y: number, a: number, b: number): string {
  const c = vary('#cd8427', rng, 1.6);
  let s =
    path(lozenge(a, b), '#5f7a22', 'transform="translate(2 7)"') +
    path(lozenge(a, b), dark(c, 0.34), 'transform="translate(0 2)"') +
    path(lozenge(a, b), dark(c, 0.08)) +
    path(lozenge(a * 0.88, b * 0.88), light(c, 0.12), 'transform="translate(-2 -3)"');
  for (const k of [0.8, 0.62, 0.44])
    s += path(
      lozenge(a * k, b * k),
      'none',
      `stroke="${k > 0.7 ? light(c, 0.55) : dark(c, 0.22)}" stroke-width="2" stroke-opacity=".6" transform="translate(-1 -2)"`,
    );
  s += stroke(d`M${-a * 0.7} ${-b * 0.16}L${-a * 0.14} ${-b * 0.72}`, '#fff4d2', 4, 'stroke-opacity=".8"');
  for (let i = 0; i < 24; i++) {
    const [x, y] = inEllipse(rng, a, b);
    s += crumb(rng, x * 0.3, y * 0.34, rng.between(4, 8), rng.pick(GREENS));
  }
  return placeAt(x, y, 0, s);
}

export const baklavaTray: Painter = {
  vessels: ['copper'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    const a = r * 0.205;
    const b = r * 0.3;
    const gaps = new Set(['2,2', '1,3']);
    let s = circle(0, 0, r, '#8a4a1c') + circle(0, 0, r * 0.97, '#a8651f');
    let cells = '';
    for (let j = -4; j <= 4; j++)
      for (let i = -4; i <= 4; i++) {
        const x = (i * 2 + (Math.abs(j) % 2)) * a;
        const y = j * b;
        if (Math.hypot(x, y) > r + a || gaps.has(`${i},${j}`)) continue;
        cells += piece(rng, x, y, a * 0.965, b * 0.965);
      }
    s += group(cells, sheet.clip(circle(0, 0, r * 0.985, '#000')));
    s += crumbs(rng, 150, () => inDisc(rng, r * 0.92), GREENS, 2, 4.4);
    s += stroke(
      d`M${-r * 0.9} ${-r * 0.38}A${r * 0.98} ${r * 0.98} 0 0 1 ${-r * 0.3} ${-r * 0.93}`,
      PLUM,
      16,
      'stroke-opacity=".25" filter="url(#s4)"',
    );
    return placeAt(0, 0, 9, s);
  },
};
