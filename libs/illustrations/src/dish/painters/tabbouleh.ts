/** Lebanese tabbouleh: parsley above all, tomato and bulgur as punctuation, romaine leaves to scoop it. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, ellipse, inDisc, path, placeAt, repeat, stroke, TAU, toDegrees } from '../../core/svg.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { mint, parsley } from '../kit/herbs.ts';
import { strew } from '../kit/layout.ts';
import { castShadow, chunk, glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

/** A romaine leaf lying with its tip outwards. */
const romaine = (rng: Rng, x: number, y: number, len: number, degrees: number): string => {
  const c = vary('#8fb84a', rng);
  const outline = d`M0 0C${len * 0.1} ${-len * 0.3} ${len * 0.7} ${-len * 0.36} ${len} ${-len * 0.06}
    Q${len * 1.04} ${len * 0.06} ${len * 0.96} ${len * 0.12}C${len * 0.7} ${len * 0.34} ${len * 0.1} ${len * 0.3} 0 0Z`;
  return placeAt(
    x,
    y,
    degrees,
    path(outline, PLUM, `fill-opacity=".32" ${castShadow(degrees, 11)}`) +
      path(outline, dark(c, 0.2)) +
      path(outline, c, 'transform="translate(2 -2) scale(.96 .92)"') +
      path(
        d`M${len * 0.1} 0C${len * 0.2} ${-len * 0.22} ${len * 0.7} ${-len * 0.24} ${len * 0.9} 0Z`,
        light(c, 0.24),
        'fill-opacity=".8"',
      ) +
      stroke(d`M0 0Q${len * 0.5} ${len * 0.02} ${len * 0.9} 0`, '#f0f3cc', len * 0.06) +
      repeat(5, (i) =>
        stroke(
          d`M${len * (0.2 + i * 0.14)} 0q${len * 0.08} ${-len * 0.1} ${len * 0.14} ${-len * 0.17}m${-len * 0.14} ${len * 0.17}
            q${len * 0.08} ${len * 0.1} ${len * 0.14} ${len * 0.16}`,
          '#e4eeb4',
          2.6,
          'stroke-opacity=".8"',
        ),
      ),
  );
};

export const tabbouleh: Painter = {
  vessels: ['ivory', 'wide'],
  paint({ rng, vessel }) {
    const r = vessel.rx * 0.88;
    let s = repeat(9, (i) => {
      const a = (i / 9) * TAU + 0.3;
      return romaine(
        rng,
        Math.cos(a) * r * 0.58,
        Math.sin(a) * r * 0.58,
        vessel.rx * 0.52,
        toDegrees(a) + rng.bell() * 6,
      );
    });
    s +=
      path(blob(rng, 7, 12, r * 0.93, r * 0.9, 0.04, 16), PLUM, 'fill-opacity=".4"') +
      path(blob(rng, 0, 0, r * 0.92, r * 0.9, 0.04, 16), '#2c5426');
    const chop = ['#3f7a2f', '#4f8f38', '#64a344', '#2f6428', '#7bb352'];
    s += repeat(760, () => {
      const [x, y] = inDisc(rng, r * 0.92);
      const lit = (-x * 0.5 - y * 0.6) / r;
      const c = vary(rng.pick(chop), rng);
      const q = rng.between(5, 11);
      return path(
        blob(rng, x, y, q, q * rng.between(0.35, 0.8), 0.35, 6, rng.between(0, 3)),
        lit > 0.2 ? light(c, rng.between(0, 0.2)) : lit < -0.3 ? dark(c, rng.between(0, 0.22)) : c,
      );
    });
    s += strew(rng, 120, r * 0.86, r * 0.84, 15, (x, y) =>
      placeAt(
        x,
        y,
        rng.between(0, 180),
        ellipse(1, 2, 5.4, 4, PLUM, 'fill-opacity=".35"') +
          ellipse(0, 0, 5, 3.7, vary('#d9b06a', rng)) +
          ellipse(-1, -1, 2, 1.2, '#f8e6b8'),
      ),
    );
    s += strew(rng, 50, r * 0.84, r * 0.82, 27, (x, y) =>
      chunk(rng, x, y, rng.between(9, 14), vary('#d8392a', rng), { gloss: 0.5, round: 13 }),
    );
    s += strew(rng, 34, r * 0.84, r * 0.82, 30, (x, y) =>
      chunk(rng, x, y, rng.between(5, 8), '#f6efe0', { round: 14 }),
    );
    s += strew(rng, 12, r * 0.7, r * 0.7, 56, (x, y) => parsley(rng, x, y, rng.between(15, 20), vary('#5f9f40', rng)));
    s +=
      mint(rng, -r * 0.06, -r * 0.1, r * 0.17, '#7cc07a') +
      citrusWedge(r * 0.5, r * 0.44, r * 0.2, 'lemon', 140) +
      citrusWedge(r * 0.28, r * 0.62, r * 0.19, 'lemon', 110);
    return s + glints(rng, 30, r * 0.8, r * 0.8);
  },
};
