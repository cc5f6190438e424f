/** Panzanella: torn country bread soaking up tomato, with cucumber, red onion and basil. */

import { vary } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, ellipse, inDisc, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import { basil } from '../kit/herbs.ts';
import { clipTo, dust, strew } from '../kit/layout.ts';
import { chunk, glints } from '../kit/shading.ts';
import { cucumber, onionArc, tomatoWedge } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

/** A torn cube of bread: open crumb on one side, baked crust on the other. */
const bread = (rng: Rng, x: number, y: number, r: number): string => {
  const crumb = vary('#efcf92', rng);
  const a = rng.between(0, 360);
  return (
    chunk(rng, x, y, r, crumb, { round: 11 }) +
    placeAt(
      x,
      y,
      a,
      path(
        d`M${-r * 0.86} ${r * 0.2}Q0 ${r * 1.22} ${r * 0.86} ${r * 0.2}Q${r * 0.2} ${r * 0.5} ${-r * 0.86} ${r * 0.2}Z`,
        '#8a4a1e',
      ) + stroke(d`M${-r * 0.6} ${r * 0.52}Q0 ${r * 0.9} ${r * 0.56} ${r * 0.54}`, '#cf8e48', r * 0.09),
    ) +
    repeat(7, () => {
      const [u, v] = inDisc(rng, r * 0.5, x, y);
      return ellipse(
        u,
        v,
        r * rng.between(0.05, 0.13),
        r * rng.between(0.04, 0.08),
        rng.chance(0.7) ? '#cfa562' : '#fff1cc',
      );
    })
  );
};

export const breadSalad: Painter = {
  vessels: ['ivoryBowl', 'wide'],
  paint({ rng, vessel }) {
    const z = vessel.rx * 0.17;
    const k = vessel.deep ? 0.86 : 0.8;
    const piece = {
      bread: (x: number, y: number) => bread(rng, x, y, z * rng.between(0.85, 1.1)),
      tomato: (x: number, y: number) =>
        tomatoWedge(rng, x, y, z * rng.between(0.95, 1.15), rng.between(0, 360), vary('#cf3526', rng)),
      cucumber: (x: number, y: number) => cucumber(rng, x, y, z * 0.78),
      onion: (x: number, y: number) => onionArc(rng, x, y, z) + onionArc(rng, x + z * 0.3, y + z * 0.3, z * 0.8),
    };
    const mix = [piece.bread, piece.tomato, piece.bread, piece.cucumber, piece.tomato, piece.bread, piece.onion];
    let s = path(
      blob(rng, 0, 4, vessel.rx * 0.93, vessel.ry * 0.92, 0.03, 14),
      '#b5531f',
      `fill-opacity="${vessel.deep ? 0.9 : 0.35}"`,
    );
    s += strew(rng, 54, vessel.rx * k, vessel.ry * k, z * 0.92, (x, y, i) => at(mix, i)(x, y));
    s += strew(rng, 15, vessel.rx * 0.5, vessel.ry * 0.5, z * 1.2, (x, y, i) => at(mix, i * 3)(x, y));
    s += strew(rng, 9, vessel.rx * 0.62, vessel.ry * 0.6, z * 1.7, (x, y) =>
      basil(rng, x, y, z * 0.62, vary('#4d8a3a', rng)),
    );
    return clipTo(
      vessel,
      s +
        dust(rng, 60, vessel.rx * 0.8, vessel.ry * 0.8, '#33242a', { smallest: 0.8, largest: 2 }) +
        glints(rng, 30, vessel.rx * 0.85, vessel.ry * 0.85),
    );
  },
};
