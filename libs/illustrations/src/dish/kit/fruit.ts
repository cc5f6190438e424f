/** Citrus, blossoms and petals. */
import { dark, light, mix, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, closedCurve, d, path, placeAt, radians, repeat, stroke, TAU } from '../../core/svg.ts';
import { strew } from './layout.ts';
import { slice } from './vegetables.ts';

type Citrus = 'lemon' | 'lime' | 'orange';

/** Peel, flesh of a slice, flesh of a wedge. */
const CITRUS: Record<Citrus, readonly [peel: string, slice: string, wedge: string]> = {
  lemon: ['#eab423', '#fbe99a', '#fbe38a'],
  lime: ['#5f9b2f', '#d8e892', '#cfe389'],
  orange: ['#e27a1c', '#f8b95a', '#f8b95a'],
};

/** A slice of citrus. */
export const citrus = (rng: Rng, x: number, y: number, r: number, kind: Citrus): string => {
  const [peel, flesh] = CITRUS[kind];
  const pith = slice(rng, x, y, r, peel, '#fff6d8');
  let s = '';
  const n = 9;
  const o = rng.between(0, 1);
  for (let i = 0; i < n; i++) {
    const t = ((i + o) / n) * TAU;
    const u = ((i + o + 0.88) / n) * TAU;
    const m = r * 0.78;
    const c = r * 0.1;
    s += path(
      closedCurve(
        [
          [x + Math.cos(t + 0.3) * c, y + Math.sin(t + 0.3) * c],
          [x + Math.cos(t) * m, y + Math.sin(t) * m],
          [x + Math.cos((t + u) / 2) * m * 1.04, y + Math.sin((t + u) / 2) * m * 1.04],
          [x + Math.cos(u) * m, y + Math.sin(u) * m],
        ],
        12,
      ),
      i % 3 ? flesh : mix(flesh, peel, 0.35),
    );
  }
  return pith + s;
};

/** A wedge of citrus, flesh up. */
export const citrusWedge = (x: number, y: number, r: number, kind: Citrus, degrees: number): string => {
  const [peel, , flesh] = CITRUS[kind];
  const arc = (q: number) => d`M${-r * q} 0A${r * q} ${r * 0.8 * q} 0 0 0 ${r * q} 0Q0 ${-r * 0.25 * q} ${-r * q} 0Z`;
  return placeAt(
    x,
    y,
    degrees,
    path(arc(1.02), PLUM, 'fill-opacity=".32" transform="translate(4 6)"') +
      path(arc(1), peel) +
      path(arc(0.9), '#fff5d6') +
      path(arc(0.82), flesh) +
      [-0.4, 0, 0.4]
        .map((k) => stroke(d`M${k * r * 0.35} ${-r * 0.06}L${k * r * 1.2} ${r * 0.52}`, '#fff5d6', r * 0.05))
        .join('') +
      stroke(
        d`M${-r * 0.7} ${r * 0.44}Q${-r * 0.4} ${r * 0.68} ${-r * 0.05} ${r * 0.72}`,
        '#fff',
        r * 0.05,
        'stroke-opacity=".5"',
      ),
  );
};

const PETAL = '#fffaf0';

/** A five-petalled white blossom (orange flower). */
export const blossom = (rng: Rng, x: number, y: number, r: number): string =>
  placeAt(
    x,
    y,
    rng.between(0, 72),
    repeat(5, (i) => {
      const a = radians(i * 72);
      return (
        path(
          blob(rng, Math.cos(a) * r * 0.56 + 2, Math.sin(a) * r * 0.56 + 3, r * 0.5, r * 0.3, 0.06, 8, a),
          PLUM,
          'fill-opacity=".26"',
        ) +
        path(
          blob(rng, Math.cos(a) * r * 0.56, Math.sin(a) * r * 0.56, r * 0.5, r * 0.3, 0.06, 8, a),
          PETAL,
          `stroke="${dark(PETAL, 0.22)}" stroke-width="1.2"`,
        )
      );
    }) + repeat(7, (i) => circle(Math.cos(i * 0.9) * r * 0.2, Math.sin(i * 0.9) * r * 0.2, r * 0.07, '#f0bf3a')),
  );

/** Rose petals, fallen: notched at the tip, pale where they were attached. */
export const petals = (rng: Rng, n: number, rx: number, ry: number): string =>
  strew(rng, n, rx, ry, 26, (x, y) => {
    const c = vary('#e0607f', rng);
    const outline = 'M-17 1C-19 -13 -6 -20 1 -14C8 -21 21 -12 17 2C14 13 5 18 0 18C-6 18 -15 12 -17 1Z';
    return placeAt(
      x,
      y,
      rng.between(0, 360),
      path(outline, PLUM, 'fill-opacity=".3" transform="translate(3 4)"') +
        path(outline, dark(c, 0.12)) +
        path(outline, c, 'transform="translate(-1 -1) scale(.93)"') +
        path('M-9 4C-8 14 8 14 10 3C5 9 -4 9 -9 4Z', '#fbdde0', 'fill-opacity=".85"') +
        stroke('M0 12Q-2 0 -7 -9M1 12Q3 0 8 -9', light(c, 0.4), 1.5, 'stroke-opacity=".7"'),
      rng.between(0.85, 1.25),
    );
  });
