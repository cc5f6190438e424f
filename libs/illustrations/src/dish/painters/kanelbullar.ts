/** Kanelbullar: twisted cinnamon and cardamom buns under pearl sugar. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, inDisc, path, placeAt, stroke, TAU } from '../../core/svg.ts';
import { parchment } from '../kit/bread.ts';
import { lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

/** One fold of the twist: a fat crescent with two seams of cinnamon. */
function fold(r: number, c: string): string {
  const outline = (q: number) =>
    d`M0 ${-r * 0.1}C${r * 0.12} ${-r * 0.62 * q} ${r * 0.62} ${-r * 0.86 * q} ${r * 0.98 * q} ${-r * 0.34}
      C${r * 1.06 * q} ${r * 0.02} ${r * 0.7} ${r * 0.2} 0 ${r * 0.14}Z`;
  const seam = (k: number) =>
    d`M${r * 0.12} ${-r * 0.12 * k}C${r * 0.26} ${-r * 0.42 * k} ${r * 0.56} ${-r * 0.6 * k} ${r * 0.92} ${-r * 0.3 * k}`;
  return (
    path(outline(1), PLUM, 'fill-opacity=".4" transform="translate(3 4)"') +
    path(outline(1), dark(c, 0.3)) +
    path(outline(0.95), c, 'transform="translate(-1 -2)"') +
    stroke(seam(0.45), '#74371a', r * 0.075, 'stroke-opacity=".9"') +
    stroke(seam(0.98), '#7a3a18', r * 0.07, 'stroke-opacity=".8"') +
    stroke(seam(1.3), light(c, 0.5), r * 0.08, 'stroke-opacity=".85"')
  );
}

function bun(rng: Rng, x: number, y: number, r: number, degrees: number): string {
  const c = vary('#d8923c', rng, 1.1);
  let s = lump(rng, 0, 0, r * 1.02, r * 0.98, dark(c, 0.14), { wobble: 0.04, points: 12, shadow: 0.16, edge: 0.36 });
  for (let i = 0; i < 6; i++) s += placeAt(0, 0, i * 60 + rng.bell() * 5, fold(r, vary(c, rng, 0.8)));
  s += placeAt(
    0,
    0,
    24,
    lump(rng, 0, 0, r * 0.42, r * 0.3, light(c, 0.08), { wobble: 0.08, edge: 0.32, shadow: 0.2 }) +
      stroke(
        d`M${-r * 0.34} ${r * 0.06}Q0 ${-r * 0.2} ${r * 0.34} ${r * 0.04}`,
        '#7a3a18',
        r * 0.07,
        'stroke-opacity=".85"',
      ) +
      stroke(
        d`M${-r * 0.22} ${-r * 0.14}Q0 ${-r * 0.24} ${r * 0.18} ${-r * 0.14}`,
        '#fff0cf',
        r * 0.05,
        'stroke-opacity=".8"',
      ),
  );
  for (let i = 0; i < 30; i++) {
    const [u, v] = inDisc(rng, r * 0.8);
    const q = rng.between(3.6, 6.6);
    s += placeAt(
      u,
      v,
      rng.between(0, 90),
      path(blob(rng, 1.4, 2, q, q * 0.8, 0.16, 5), PLUM, 'fill-opacity=".4"') +
        path(blob(rng, 0, 0, q, q * 0.8, 0.16, 5), '#fffdf6'),
    );
  }
  return placeAt(x, y, degrees, s);
}

export const kanelbullar: Painter = {
  vessels: ['board'],
  paint({ rng, vessel }) {
    const r = vessel.ry * 0.45;
    let s = placeAt(0, 0, 2, parchment(rng, vessel.rx * 1.02, vessel.ry * 1.06));
    for (const [u, v] of [
      [-0.64, -0.5],
      [0, -0.52],
      [0.64, -0.48],
      [-0.66, 0.5],
      [-0.02, 0.5],
      [0.62, 0.52],
    ] as const)
      s += bun(
        rng,
        u * vessel.rx + rng.bell() * 5,
        v * vessel.ry + rng.bell() * 4,
        r * rng.between(0.96, 1.03),
        rng.between(0, 360),
      );
    for (let i = 0; i < 40; i++) {
      const a = rng.between(0, TAU);
      const distance = rng.between(0.1, 1);
      s += path(
        blob(
          rng,
          Math.cos(a) * vessel.rx * distance,
          Math.sin(a) * vessel.ry * distance,
          rng.between(2.4, 4.6),
          rng.between(2.4, 4),
          0.2,
          5,
        ),
        '#fffaf0',
        'fill-opacity=".9"',
      );
    }
    return s;
  },
};
