/** Boiled jiaozi: plump pleated crescents around a dish of black vinegar. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, type Point, path, placeAt, polyline, stroke, TAU, toDegrees } from '../../core/svg.ts';
import { dipBowl } from '../kit/cups.ts';
import { GARNISHES, sprinkle } from '../kit/garnish.ts';
import type { Painter } from '../types.ts';

const food = { n: 11, sauce: '#2f1610' };

/** A crescent seen from above, its pleated seam running along the back. */
function dumpling(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const c = vary('#f1e0bd', rng, 0.8);
  const body = d`M${-r} ${r * 0.3}C${-r * 0.98} ${-r * 0.82} ${r * 0.98} ${-r * 0.82} ${r} ${r * 0.3}
    C${r * 0.96} ${r * 0.62} ${r * 0.62} ${r * 0.64} ${r * 0.4} ${r * 0.46}Q0 ${r * 0.24} ${-r * 0.4} ${r * 0.46}
    C${-r * 0.62} ${r * 0.64} ${-r * 0.96} ${r * 0.62} ${-r} ${r * 0.3}Z`;
  const seam = (t: number): Point => {
    const a = Math.PI * (1 - t);
    return [Math.cos(a) * r * 0.92, r * 0.3 - Math.sin(a) * r * 0.38];
  };
  let s =
    path(body, PLUM, 'fill-opacity=".4" transform="translate(5 9)"') +
    path(body, dark(c, 0.3)) +
    path(body, c, 'transform="translate(-1 -2) scale(.95)"') +
    path(blob(rng, -r * 0.12, -r * 0.3, r * 0.6, r * 0.2, 0.06), light(c, 0.5)) +
    path(blob(rng, r * 0.1, -r * 0.1, r * 0.34, r * 0.12, 0.1), '#b9b86a', 'fill-opacity=".3"');
  const n = 11;
  const ridge = Array.from({ length: n * 2 + 1 }, (_, i): Point => {
    const [px, py] = seam(i / (n * 2));
    return [px, py + (i % 2 ? -r * 0.06 : r * 0.05)];
  });
  for (let i = 1; i < n; i++) {
    const [px, py] = seam(i / n);
    s += stroke(
      d`M${px} ${py}Q${px * 1.02 + r * 0.05} ${py - r * 0.12} ${px * 1.05} ${py - r * 0.24}`,
      dark(c, 0.3),
      r * 0.04,
      'stroke-opacity=".75"',
    );
  }
  s +=
    stroke(polyline(ridge), dark(c, 0.34), r * 0.17, 'transform="translate(1 3)"') +
    stroke(polyline(ridge), light(c, 0.35), r * 0.13) +
    stroke(polyline(ridge), '#fffaf0', r * 0.035, 'transform="translate(-1 -3)"');
  return placeAt(x, y, degrees, s + path(blob(rng, -r * 0.4, -r * 0.38, r * 0.18, r * 0.06, 0.1, 6, -0.4), '#fffdf6'));
}

export const jiaozi: Painter = {
  vessels: ['indigo'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx * 0.27;
    let s = '';
    for (let i = 0; i < food.n; i++) {
      const a = (i / food.n) * TAU + 0.2;
      s += dumpling(
        rng,
        Math.cos(a) * vessel.rx * 0.68,
        Math.sin(a) * vessel.ry * 0.68,
        r,
        toDegrees(a) + 140 + rng.bell() * 5,
      );
    }
    s += dipBowl(sheet, rng, 0, 0, vessel.rx * 0.34, food.sauce);
    for (let i = 0; i < 6; i++)
      s += GARNISHES.scallion(rng, rng.bell() * vessel.rx * 0.14, rng.bell() * vessel.rx * 0.14, 0.9);
    for (let i = 0; i < 5; i++)
      s += placeAt(
        rng.bell() * vessel.rx * 0.16,
        rng.bell() * vessel.rx * 0.16,
        rng.between(0, 180),
        stroke('M-14 0H14', '#eed58a', 4),
      );
    return s + sprinkle(rng, ['scallion'], 9, vessel.rx * 0.9, vessel.ry * 0.9, 0.8);
  },
};
