/** Mercimek çorbası: smooth red-lentil soup, a swirl of chilli butter, dried mint, lemon. */
import { dark, light } from '../../core/color.ts';
import { blob, circle, inDisc, openCurve, type Point, path, placeAt, stroke, TAU } from '../../core/svg.ts';
import { citrusWedge } from '../kit/fruit.ts';
import { heap } from '../kit/larder.ts';
import { clipTo } from '../kit/layout.ts';
import { oilDrops, pool } from '../kit/sauces.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#dd9a3c', butter: '#b8351a' };

export const mercimek: Painter = {
  vessels: ['bowl'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx;
    const a0 = rng.between(0, TAU);
    const arc = Array.from({ length: 22 }, (_, i): Point => {
      const t = i / 21;
      const a = a0 + t * TAU * 1.32;
      return [Math.cos(a) * r * (0.22 + t * 0.44), Math.sin(a) * r * (0.22 + t * 0.4)];
    });
    let s = pool(sheet, rng, r, vessel.ry, food.sauce, { oil: 6 });
    s +=
      stroke(openCurve(arc), dark(food.sauce, 0.2), 22, 'stroke-opacity=".35" transform="translate(3 5)"') +
      stroke(openCurve(arc), food.butter, 16, 'stroke-opacity=".78"') +
      stroke(openCurve(arc), '#e2672a', 7, 'stroke-opacity=".9" transform="translate(-3 -4)"') +
      stroke(openCurve(arc.slice(3, 12)), light('#f0a060', 0.4), 3, 'stroke-opacity=".9" transform="translate(-6 -7)"');
    for (const [x, y] of arc.filter((_, i) => i % 4 === 1))
      s += path(
        blob(rng, x + rng.bell() * 22, y + rng.bell() * 22, rng.between(10, 20), rng.between(8, 15), 0.15, 9),
        food.butter,
        'fill-opacity=".85"',
      );
    s += oilDrops(rng, 26, r * 0.9, r * 0.88, '#d2501f');
    for (let i = 0; i < 120; i++) {
      const [x, y] = inDisc(rng, r * 0.62, 0, 0, 0.7);
      s += circle(x, y, rng.between(1.4, 3.4), rng.pick(['#8f1f12', '#6f1a10', '#4f5f2a', '#5f6f32']));
    }
    s +=
      placeAt(-r * 0.04, -r * 0.02, 0, heap(rng, ['crouton'], 7, r * 0.2, r * 0.18, r * 0.075, 1.1)) +
      citrusWedge(r * 0.6, r * 0.42, r * 0.24, 'lemon', 140);
    return clipTo(vessel, s);
  },
};
