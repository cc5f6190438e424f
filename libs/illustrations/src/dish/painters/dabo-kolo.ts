/** Dabo kolo: a bowl of short crunchy dough sticks, toasted dry, a few spilt beside it. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, ellipse, inEllipse, path, placeAt, repeat } from '../../core/svg.ts';
import { clipTo, spread } from '../kit/layout.ts';
import type { Painter } from '../types.ts';

/** A length of dough cut from the rope: rounded back, pale cut end, toasted patches. */
function bit(rng: Rng, x: number, y: number, r: number): string {
  const c = vary(rng.pick(['#cf9448', '#c08238', '#dba85c', '#b0702c']), rng, 1.2);
  const len = r * rng.between(0.85, 1.25);
  const h = r * rng.between(0.68, 0.84);
  const outline = d`M${-len} ${-h * 0.8}Q0 ${-h * 1.1} ${len} ${-h * 0.8}V${h * 0.8}Q0 ${h * 1.1} ${-len} ${h * 0.8}
    Q${-len * 1.18} 0 ${-len} ${-h * 0.8}Z`;
  return placeAt(
    x,
    y,
    rng.between(0, 360),
    path(outline, PLUM, 'fill-opacity=".42" transform="translate(3 5)"') +
      path(outline, dark(c, 0.36)) +
      path(outline, c, 'transform="translate(-1 -1.5) scale(.95 .84)"') +
      path(outline, light(c, 0.28), 'transform="translate(-3 -4) scale(.8 .3)" fill-opacity=".85"') +
      ellipse(len, 0, h * 0.3, h * 0.8, dark(c, 0.2)) +
      ellipse(len - 1, -1, h * 0.24, h * 0.66, light(c, 0.4)) +
      path(
        blob(rng, rng.between(-len * 0.6, len * 0.3), h * 0.3, h * 0.5, h * 0.26, 0.2, 6),
        '#8a4a1e',
        'fill-opacity=".55"',
      ),
  );
}

export const daboKolo: Painter = {
  vessels: ['black'],
  paint({ rng, vessel }) {
    const r = vessel.rx;
    const z = r * 0.066;
    let s = path(blob(rng, 0, 0, r, r, 0.01, 16), '#5f3218');
    s += spread(rng, 220, z * 1.6, r * 0.96, r * 0.96, 0.5)
      .map(([x, y]) => bit(rng, x, y, z * rng.between(0.9, 1.15)))
      .join('');
    s += spread(rng, 90, z * 1.8, r * 0.64, r * 0.62, 0.6)
      .map(([x, y]) => bit(rng, x - 6, y - 8, z * rng.between(1, 1.2)))
      .join('');
    const spilt = repeat(9, () => {
      const [x, y] = inEllipse(rng, r, r, 0.13);
      return bit(rng, -r * 1.02 + x, r * 0.94 + y, z);
    });
    return spilt + clipTo(vessel, s);
  },
};
