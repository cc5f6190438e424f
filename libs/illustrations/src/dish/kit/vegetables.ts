/** Vegetables, sliced and cut. */
import { dark, light, mix, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  closedCurve,
  d,
  ellipse,
  num,
  type Point,
  path,
  placeAt,
  repeat,
  stroke,
  TAU,
  toDegrees,
} from '../../core/svg.ts';
import { castShadow, lump, SHADOW } from './shading.ts';

interface SliceLook {
  seeds?: number;
  seedColor?: string;
  /** Colour of the heart. */
  core?: string;
  /** How many pockets of flesh. */
  wedges?: number;
  /** Height, as a share of the width: 1 is cut straight. */
  aspect?: number;
}

/** A round slice of a vegetable or fruit: skin, flesh, heart, seeds. */
export function slice(
  rng: Rng,
  x: number,
  y: number,
  r: number,
  skin: string,
  flesh: string,
  look: SliceLook = {},
): string {
  const { seeds = 0, seedColor: seedCol = '#f0d58a', core, wedges = 0, aspect: q = 1 } = look;
  rng.next(); // Slices were once turned; without this draw every picture with a slice would change.
  let s =
    ellipse(r * 0.1, r * 0.14, r, r * q, PLUM, 'fill-opacity=".3"') +
    ellipse(0, 0, r, r * q, skin) +
    ellipse(-r * 0.02, -r * 0.02, r * 0.88, r * q * 0.88, flesh);
  if (wedges)
    for (let i = 0; i < wedges; i++) {
      const a = (i / wedges) * TAU;
      const b = ((i + 0.86) / wedges) * TAU;
      s += path(
        closedCurve(
          [
            [Math.cos(a) * r * 0.12, Math.sin(a) * r * 0.12],
            [Math.cos(a) * r * 0.76, Math.sin(a) * r * 0.76 * q],
            [Math.cos(b) * r * 0.76, Math.sin(b) * r * 0.76 * q],
            [Math.cos(b) * r * 0.12, Math.sin(b) * r * 0.12],
          ],
          14,
        ),
        i % 2 ? dark(flesh, 0.1) : mix(flesh, skin, 0.35),
      );
    }
  if (core) s += ellipse(0, 0, r * 0.4, r * q * 0.4, core);
  for (let i = 0; i < seeds; i++) {
    const a = (i / seeds) * TAU + rng.bell() * 0.2;
    const distance = r * rng.between(0.36, 0.5);
    s += placeAt(
      Math.cos(a) * distance,
      Math.sin(a) * distance * q,
      toDegrees(a),
      ellipse(0, 0, r * 0.11, r * 0.055, seedCol),
    );
  }
  const gleam = d`M${-r * 0.7} ${-r * 0.25 * q}A${r * 0.75} ${r * 0.75 * q} 0 0 1 ${-r * 0.1} ${-r * 0.72 * q}`;
  s +=
    `<path d="${gleam}" fill="none" stroke="#fff8e6" stroke-width="${num(r * 0.07)}" ` +
    'stroke-linecap="round" stroke-opacity=".6"/>';
  return placeAt(x, y, 0, s);
}

/** A slice of tomato. */
export const tomato = (rng: Rng, x: number, y: number, r: number): string =>
  slice(rng, x, y, r, '#b92f22', '#df5a3c', { wedges: 6, core: '#e98a68', seeds: 9 });

/** Tomato cut in wedges: skin, flesh, seed pocket. */
export const tomatoWedge = (rng: Rng, x: number, y: number, r: number, degrees: number, color = '#cf3526'): string =>
  placeAt(
    x,
    y,
    degrees,
    path(
      d`M${-r} ${-r * 0.1}Q0 ${r * 1.3} ${r} ${-r * 0.1}Q0 ${-r * 0.4} ${-r} ${-r * 0.1}Z`,
      PLUM,
      `fill-opacity=".34" ${castShadow(degrees, 7)}`,
    ) +
      path(d`M${-r} ${-r * 0.1}Q0 ${r * 1.3} ${r} ${-r * 0.1}Q0 ${-r * 0.4} ${-r} ${-r * 0.1}Z`, dark(color, 0.16)) +
      path(
        d`M${-r * 0.9} ${-r * 0.1}Q0 ${r * 1.02} ${r * 0.9} ${-r * 0.1}Q0 ${-r * 0.36} ${-r * 0.9} ${-r * 0.1}Z`,
        light(color, 0.14),
      ) +
      path(blob(rng, 0, r * 0.16, r * 0.46, r * 0.2, 0.12, 8), '#e98a4a') +
      repeat(5, () => ellipse(rng.bell() * r * 0.32, r * 0.16 + rng.bell() * r * 0.1, r * 0.07, r * 0.045, '#f6dc94')) +
      stroke(
        d`M${-r * 0.62} ${r * 0.36}Q${-r * 0.3} ${r * 0.62} ${r * 0.06} ${r * 0.6}`,
        '#fff',
        r * 0.08,
        'stroke-opacity=".55"',
      ),
  );

/** A slice of cucumber. */
export const cucumber = (rng: Rng, x: number, y: number, r: number): string =>
  slice(rng, x, y, r, '#3f7a3a', '#cfe09a', {
    core: '#e2ebb8',
    seeds: 8,
    seedColor: '#f3efc4',
    aspect: rng.between(0.8, 1),
  });

/** A round of carrot. */
export const coin = (rng: Rng, x: number, y: number, r: number, color: string, core: string): string =>
  slice(rng, x, y, r, dark(color, 0.12), color, { core, aspect: rng.between(0.72, 1) });

/** A ring of raw onion. */
export const onionRing = (rng: Rng, x: number, y: number, r: number, color = '#a8386f'): string => {
  const q = rng.between(0.5, 1);
  const degrees = rng.between(0, 180);
  return placeAt(
    x,
    y,
    degrees,
    ellipse(1.5, 2.5, r, r * q, 'none', `stroke="${PLUM}" stroke-opacity=".3" stroke-width="${num(r * 0.2)}"`) +
      ellipse(0, 0, r, r * q, 'none', `stroke="${color}" stroke-width="${num(r * 0.22)}"`) +
      ellipse(0, 0, r * 0.9, r * q * 0.9, 'none', `stroke="#f3d9e2" stroke-width="${num(r * 0.1)}"`),
  );
};

/** A sliver of onion. */
export const onionArc = (rng: Rng, x: number, y: number, r: number): string =>
  placeAt(
    x,
    y,
    rng.between(0, 360),
    stroke(d`M${-r} 0Q0 ${-r * 1.1} ${r} 0`, PLUM, r * 0.24, 'stroke-opacity=".3" transform="translate(1.5 2.5)"') +
      stroke(d`M${-r} 0Q0 ${-r * 1.1} ${r} 0`, '#a8386f', r * 0.24) +
      stroke(d`M${-r * 0.9} ${r * 0.06}Q0 ${-r * 0.95} ${r * 0.9} ${r * 0.06}`, '#f6e3ea', r * 0.12),
  );

/** A bent strip of pepper, coconut or sprout. */
export const strip = (rng: Rng, x: number, y: number, len: number, w: number, color: string, bend = 0.3): string => {
  const a = rng.between(0, 360);
  const k = rng.bell() * len * bend;
  const outline = d`M${-len / 2} 0Q0 ${k} ${len / 2} 0`;
  return placeAt(
    x,
    y,
    a,
    stroke(outline, PLUM, w, 'stroke-opacity=".28" transform="translate(2 3)"') +
      stroke(outline, dark(color, 0.18), w) +
      stroke(outline, color, w * 0.7) +
      stroke(outline, light(color, 0.4), w * 0.18, 'stroke-opacity=".7"'),
  );
};

/** A straight stick of food with a lit side: potato straw, tortilla strip, scallion, lemongrass. */
export const stick = (
  x: number,
  y: number,
  len: number,
  w: number,
  degrees: number,
  color: string,
  bend = 0,
): string => {
  const outline = d`M${-len / 2} 0Q0 ${bend} ${len / 2} 0`;
  return placeAt(
    x,
    y,
    degrees,
    stroke(outline, PLUM, w, `stroke-opacity=".32" transform="translate(${num(w * 0.2)} ${num(w * 0.34)})"`) +
      stroke(outline, dark(color, 0.22), w) +
      stroke(outline, color, w * 0.72, 'transform="translate(-.6 -1)"') +
      stroke(outline, light(color, 0.4), w * 0.2, 'stroke-opacity=".75" transform="translate(-1 -2)"'),
  );
};

/** A mushroom cut lengthwise. */
export const mushroom = (rng: Rng, x: number, y: number, r: number): string =>
  placeAt(
    x,
    y,
    rng.between(0, 360),
    path(
      d`M${-r} 0C${-r} ${-r * 1.2} ${r} ${-r * 1.2} ${r} 0C${r * 0.8} ${r * 0.3} ${r * 0.4} ${r * 0.1} ${r * 0.28} ${r * 0.1}
        L${r * 0.24} ${r * 0.9}L${-r * 0.24} ${r * 0.9}L${-r * 0.28} ${r * 0.1}C${-r * 0.4} ${r * 0.1} ${-r * 0.8} ${r * 0.3} ${-r} 0Z`,
      '#8a6040',
    ) +
      path(
        d`M${-r * 0.85} ${-r * 0.05}C${-r * 0.8} ${-r} ${r * 0.8} ${-r} ${r * 0.85} ${-r * 0.05}
          Q${r * 0.3} ${r * 0.12} ${r * 0.18} ${r * 0.1}L${r * 0.14} ${r * 0.8}L${-r * 0.14} ${r * 0.8}L${-r * 0.18} ${r * 0.1}
          Q${-r * 0.3} ${r * 0.12} ${-r * 0.85} ${-r * 0.05}Z`,
        '#ecd9b8',
      ) +
      stroke(d`M${-r * 0.55} ${-r * 0.08}Q0 ${-r * 0.4} ${r * 0.55} ${-r * 0.08}`, '#a98660', r * 0.1),
  );

/** A head of garlic. */
export function garlic(rng: Rng, x: number, y: number, r: number): string {
  let s =
    path(blob(rng, x + r * 0.2, y + r * 0.25, r, r * 0.95), PLUM, SHADOW) +
    lump(rng, x, y, r, r * 0.95, '#ead9c4', { shadow: 0 });
  for (let i = -2; i <= 2; i++)
    s += stroke(
      d`M${x + i * r * 0.06} ${y - r * 0.15}Q${x + i * r * 0.45} ${y + r * 0.2} ${x + i * r * 0.28} ${y + r * 0.8}`,
      '#b48fa3',
      r * 0.045,
      'stroke-opacity=".7"',
    );
  return s + circle(x, y - r * 0.16, r * 0.16, '#cbb08e') + circle(x - 1, y - r * 0.2, r * 0.1, '#f2e6cf');
}

/** A frilly lettuce leaf, rib towards `rot`. */
export function lettuceLeaf(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const color = '#86b04a';
  const n = 30;
  const edge = (q: number) =>
    closedCurve(
      Array.from({ length: n }, (_, i): Point => {
        const a = (i / n) * TAU;
        const k = r * q * (i % 2 ? rng.between(0.84, 0.92) : rng.between(0.98, 1.08));
        return [Math.cos(a) * k * 1.2, Math.sin(a) * k * 0.86];
      }),
      7,
    );
  const rib = [-0.5, -0.15, 0.2, 0.55]
    .map(
      (k) =>
        d`M${k * r} 0q${r * 0.2} ${-r * 0.24} ${r * 0.34} ${-r * 0.5}M${k * r} 0q${r * 0.2} ${r * 0.24} ${r * 0.34} ${r * 0.5}`,
    )
    .join('');
  return placeAt(
    x,
    y,
    degrees,
    path(edge(1), PLUM, 'fill-opacity=".34" transform="translate(5 8)"') +
      path(edge(1), dark(color, 0.24)) +
      path(edge(0.92), color, 'transform="translate(-1 -2)"') +
      path(edge(0.62), light(color, 0.28), 'fill-opacity=".75"') +
      stroke(d`M${-r * 1.1} 0H${r * 0.95}${rib}`, light(color, 0.55), r * 0.045, 'stroke-opacity=".85"'),
  );
}
