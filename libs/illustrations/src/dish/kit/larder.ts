/** Ingredients by name, and heaps of them. */
import { PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, closedCurve, d, ellipse, inDisc, num, path, placeAt, stroke } from '../../core/svg.ts';
import { pile } from './layout.ts';
import { crumb } from './seasoning.ts';
import { chunk, lump } from './shading.ts';
import { coin, onionArc, slice, tomato } from './vegetables.ts';

/** One piece of food at x,y, of radius about r. */
type PiecePainter = (rng: Rng, x: number, y: number, r: number) => string;

export const PIECES = {
  beef: (rng, x, y, r) => chunk(rng, x, y, r, vary('#7d4028', rng), { sear: true, gloss: 0.5 }),
  lamb: (rng, x, y, r) => chunk(rng, x, y, r * 1.05, vary('#8e4c2c', rng), { sear: true, gloss: 0.5 }),
  drumstick: (rng, x, y, r) =>
    placeAt(
      x,
      y,
      rng.between(0, 360),
      path(
        closedCurve([
          [-r * 1.1, -r * 0.35],
          [-r * 0.2, -r * 0.75],
          [r * 0.6, -r * 0.3],
          [r * 1.5, -r * 0.14],
          [r * 1.5, r * 0.14],
          [r * 0.6, r * 0.3],
          [-r * 0.2, r * 0.7],
          [-r * 1.1, r * 0.35],
        ]),
        PLUM,
        'fill-opacity=".4" transform="translate(5 7)"',
      ) +
        stroke(d`M${r * 0.5} 0H${r * 1.5}`, '#ecdcc0', r * 0.26) +
        circle(r * 1.55, -r * 0.1, r * 0.16, '#f6ead2') +
        circle(r * 1.55, r * 0.12, r * 0.15, '#e3cfae') +
        path(
          closedCurve([
            [-r * 1.1, -r * 0.35],
            [-r * 0.2, -r * 0.75],
            [r * 0.55, -r * 0.3],
            [r * 0.9, 0],
            [r * 0.55, r * 0.3],
            [-r * 0.2, r * 0.7],
            [-r * 1.1, r * 0.35],
          ]),
          '#9a5423',
        ) +
        path(
          closedCurve([
            [-r, -r * 0.35],
            [-r * 0.25, -r * 0.68],
            [r * 0.45, -r * 0.28],
            [r * 0.3, r * 0.1],
            [-r * 0.3, r * 0.42],
            [-r, r * 0.2],
          ]),
          '#c87a35',
        ) +
        path(
          closedCurve([
            [-r * 0.8, -r * 0.3],
            [-r * 0.3, -r * 0.52],
            [r * 0.2, -r * 0.28],
            [-r * 0.3, -r * 0.1],
          ]),
          '#e6a95c',
        ) +
        stroke(
          d`M${-r * 0.75} ${-r * 0.3}Q${-r * 0.45} ${-r * 0.52} ${-r * 0.15} ${-r * 0.46}`,
          '#fff3d8',
          r * 0.08,
          'stroke-opacity=".9"',
        ),
    ),
  pork: (rng, x, y, r) => chunk(rng, x, y, r, vary('#b0643c', rng), { sear: true, gloss: 0.5 }),
  squash: (rng, x, y, r) => chunk(rng, x, y, r, vary('#e79a2f', rng), { round: 7 }),
  carrot: (rng, x, y, r) => coin(rng, x, y, r * 0.82, vary('#e2762a', rng), '#eb9540'),
  whitebean: (rng, x, y, r) =>
    lump(rng, x, y, r * 0.72, r * 0.42, vary('#ecdcb8', rng), { rotation: rng.between(0, 3), gloss: 0.8 }),
  olive: (rng, x, y, r) =>
    lump(rng, x, y, r * 0.56, r * 0.46, rng.pick(['#6f7a32', '#3a2540', '#7d8638']), {
      gloss: 0.9,
      rotation: rng.between(0, 3),
    }) + circle(x + r * 0.12, y, r * 0.12, '#2b1b22'),
  blackolive: (rng, x, y, r) =>
    lump(rng, x, y, r * 0.52, r * 0.44, '#33202f', { gloss: 0.9, rotation: rng.between(0, 3) }) +
    circle(x + r * 0.1, y, r * 0.14, '#170d16'),
  tomato: (rng, x, y, r) => tomato(rng, x, y, r * 0.95),
  cherrytomato: (rng, x, y, r) =>
    lump(rng, x, y, r * 0.74, r * 0.72, vary('#d63a28', rng), { gloss: 0.95, edge: 0.26 }) +
    path(blob(rng, x + r * 0.06, y - r * 0.02, r * 0.17, r * 0.14, 0.5, 9), '#5f7d35'),
  onion: (rng, x, y, r) => onionArc(rng, x, y, r * 0.85),
  raisin: (rng, x, y, r) =>
    lump(rng, x, y, r * 0.36, r * 0.24, '#5c2c22', { gloss: 0.5, wobble: 0.14, rotation: rng.between(0, 3) }),
  squid: (rng, x, y, r) =>
    placeAt(
      x,
      y,
      rng.between(0, 180),
      ellipse(
        2,
        4,
        r * 0.7,
        r * 0.56,
        'none',
        `stroke="${PLUM}" stroke-opacity=".35" stroke-width="${num(r * 0.32)}"`,
      ) +
        ellipse(0, 0, r * 0.7, r * 0.56, 'none', `stroke="#e7cdb4" stroke-width="${num(r * 0.34)}"`) +
        ellipse(-1, -2, r * 0.7, r * 0.56, 'none', `stroke="#fbf1e2" stroke-width="${num(r * 0.2)}"`),
    ),
  sausage: (rng, x, y, r) =>
    slice(rng, x, y, r * 0.82, '#6f2a20', '#b9573a', { aspect: rng.between(0.75, 1), seeds: 6, seedColor: '#f0d0b0' }),
  cabbage: (rng, x, y, r) =>
    path(blob(rng, x + 2, y + 3, r, r * 0.8, 0.2, 8), PLUM, 'fill-opacity=".25"') +
    path(blob(rng, x, y, r, r * 0.8, 0.22, 8), vary('#cfd9a0', rng)) +
    stroke(
      d`M${x - r * 0.6} ${y + r * 0.2}Q${x} ${y - r * 0.3} ${x + r * 0.6} ${y - r * 0.1}M${x} ${y - r * 0.1}l${r * 0.2} ${-r * 0.4}`,
      '#eef0cc',
      r * 0.08,
    ),
  okra: (rng, x, y, r) =>
    lump(rng, x, y, r * 1.05, r * 0.36, vary('#6f8f3a', rng), { rotation: rng.between(0, 3), gloss: 0.7 }),
  crouton: (rng, x, y, r) => chunk(rng, x, y, r * 0.8, vary('#d39c50', rng), { round: 16 }),
  bacon: (rng, x, y, r) => chunk(rng, x, y, r * 0.66, vary('#b5523c', rng), { round: 14, gloss: 0.5 }),
  walnut: (rng, x, y, r) =>
    lump(rng, x, y, r * 0.62, r * 0.52, '#b07a42', { wobble: 0.2, points: 12 }) +
    stroke(d`M${x - r * 0.35} ${y}q${r * 0.2} ${-r * 0.2} ${r * 0.35} 0t${r * 0.35} 0`, '#6f4320', r * 0.08),
  blueberry: (rng, x, y, r) =>
    lump(rng, x, y, r * 0.46, r * 0.45, vary('#3a4474', rng), { gloss: 0.4 }) + circle(x, y, r * 0.12, '#232a52'),
  raspberry: (rng, x, y, r) => {
    let s = lump(rng, x, y, r * 0.6, r * 0.56, '#b02348', { edge: 0.3 });
    for (let i = 0; i < 11; i++) {
      const [a, b] = inDisc(rng, r * 0.5, x, y, 0.4);
      s += circle(a, b, r * 0.15, vary('#c93a5c', rng)) + circle(a - r * 0.04, b - r * 0.05, r * 0.05, '#f6a9b8');
    }
    return s;
  },
  cherry: (rng, x, y, r) =>
    stroke(d`M${x} ${y}q${r * 0.5} ${-r} ${r * 1.1} ${-r * 1.3}`, '#6f8a3a', r * 0.09) +
    lump(rng, x, y, r * 0.62, r * 0.6, '#8f1730', { gloss: 0.95 }),
  pistachio: (rng, x, y, r) => crumb(rng, x, y, r * 0.3, rng.pick(['#8fae4a', '#a9bf5a', '#6f8f3a'])),
} satisfies Record<string, PiecePainter>;

export type PieceName = keyof typeof PIECES;

/** A heap of about 1.45 n pieces, the top of the heap painted last; a smaller `gap` packs them tighter. */
export function heap(
  rng: Rng,
  names: readonly PieceName[],
  n: number,
  rx: number,
  ry: number,
  size: number,
  gap: number,
): string {
  const r = size * 1.16;
  const painters = names.map((name) => (x: number, y: number) => PIECES[name](rng, x, y, r * rng.between(0.82, 1.16)));
  return pile(rng, painters, Math.round(n * 1.45), r * gap * 0.8, rx, ry);
}
