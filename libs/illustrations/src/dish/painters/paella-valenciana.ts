/** Paella valenciana: one thin layer of saffron rice, chicken, rabbit, flat green beans, garrofó, rosemary. */
import { light, vary } from '../../core/color.ts';
import { blob, circle, inEllipse, num, path, placeAt, repeat, TAU, toDegrees } from '../../core/svg.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { sprig } from '../kit/herbs.ts';
import { clipTo, strew } from '../kit/layout.ts';
import { chickenLeg } from '../kit/proteins.ts';
import { chunk, glints, lump } from '../kit/shading.ts';
import { stick } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { grain: '#f2b52a' };

export const paellaValenciana: Painter = {
  vessels: ['pan'],
  paint({ rng, vessel }) {
    const r = vessel.rx;
    let s = circle(0, 0, r, '#8a5418') + path(blob(rng, 0, 0, r * 0.97, r * 0.97, 0.02, 18), '#d99a24');
    s += repeat(1150, () => {
      const [x, y] = inEllipse(rng, r, r, 0.965);
      const c = rng.chance(0.1) ? '#c07a22' : light(vary(food.grain, rng, 1.1), rng.between(0.05, 0.5));
      const l = rng.between(5.5, 8);
      const shade = `<ellipse cx="1" cy="2" rx="${num(l)}" ry="3.3" fill="#8a4a10" fill-opacity=".45"/>`;
      const grain = `<ellipse rx="${num(l)}" ry="3.2" fill="${c}"/>`;
      return placeAt(x, y, Math.round(rng.between(0, 180)), shade + grain);
    });
    // The socarrat shows where the rice caught on the rim.
    s += repeat(40, () => {
      const a = rng.between(0, TAU);
      const q = r * rng.between(0.91, 0.98);
      return path(
        blob(rng, Math.cos(a) * q, Math.sin(a) * q, rng.between(7, 20), rng.between(3, 7), 0.25, 7, a + 1.57),
        '#6b3a12',
        'fill-opacity=".6"',
      );
    });
    s += strew(rng, 30, r * 0.86, r * 0.86, r * 0.16, (x, y) =>
      stick(x, y, r * rng.between(0.2, 0.3), r * 0.062, rng.between(0, 180), vary('#5f9334', rng), rng.bell() * 12),
    );
    s += strew(rng, 26, r * 0.84, r * 0.84, r * 0.2, (x, y) =>
      lump(rng, x, y, r * 0.072, r * 0.05, vary('#f4e8ca', rng), { rotation: rng.between(0, 3), gloss: 0.7 }),
    );
    const a0 = 0.3;
    s += repeat(5, (i) => {
      const a = a0 + (i / 5) * TAU;
      return chickenLeg(
        rng,
        Math.cos(a) * r * 0.6,
        Math.sin(a) * r * 0.6,
        r * 0.185,
        toDegrees(a) + 40 + rng.bell() * 40,
        vary('#a85e22', rng),
      );
    });
    s += repeat(7, (i) => {
      const a = a0 + 0.6 + (i / 7) * TAU;
      const q = r * (i % 2 ? 0.36 : 0.68);
      return chunk(rng, Math.cos(a) * q, Math.sin(a) * q, r * 0.13, vary('#a8622c', rng), {
        sear: true,
        gloss: 0.5,
        round: 12,
      });
    });
    s += chickenLeg(rng, -r * 0.06, 0, r * 0.18, -30, '#b0682a');
    s += strew(rng, 12, r * 0.8, r * 0.8, r * 0.3, (x, y) => chunk(rng, x, y, r * 0.04, '#c9402a', { gloss: 0.4 }));
    s +=
      sprig(rng, r * 0.2, -r * 0.2, r * 0.62, 34, '#4f6f42', 9) +
      sprig(rng, -r * 0.3, r * 0.36, r * 0.5, -24, '#587a48', 8);
    s +=
      citrusWedge(r * 0.66, r * 0.52, r * 0.15, 'lemon', 130) +
      citrusWedge(-r * 0.68, -r * 0.5, r * 0.15, 'lemon', -50);
    return clipTo(vessel, s + glints(rng, 34, r * 0.88, r * 0.88));
  },
};
