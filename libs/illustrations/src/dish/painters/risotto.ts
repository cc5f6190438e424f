/** Risotto alla milanese: saffron rice spreading like a wave, parmesan shavings, saffron threads. */
import { dark, light, mix, PLUM, vary } from '../../core/color.ts';
import { arcPath, blob, d, inDisc, inEllipse, num, path, placeAt, repeat, stroke, TAU } from '../../core/svg.ts';
import { clipTo, strew } from '../kit/layout.ts';
import { disc, glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#eba51c' };

/** A shaving of parmesan. */
const shaving = (outline: string, color: string): string =>
  path(outline, PLUM, 'fill-opacity=".36" transform="translate(3 5)"') +
  path(outline, dark(color, 0.2)) +
  path(outline, color, 'transform="translate(-1.5 -2.5) scale(0.94)"') +
  path(outline, light(color, 0.5), 'transform="translate(-2 -4) scale(.6)"');

export const risotto: Painter = {
  vessels: ['ivory', 'wide'],
  paint({ rng, vessel }) {
    const rx = vessel.rx * 0.97;
    const ry = vessel.ry * 0.97;
    let s = disc(rng, 0, 0, rx, ry, food.color, { shadowX: 3, shadowY: 5, wobble: 0.035, lit: 0.1 });
    s += repeat(16, () => {
      const [x, y] = inEllipse(rng, rx, ry, 0.7);
      return path(
        blob(rng, x, y, rx * rng.between(0.1, 0.26), ry * rng.between(0.06, 0.14), 0.2, 9, rng.between(0, 3)),
        rng.chance(0.5) ? light(food.color, 0.2) : dark(food.color, 0.08),
        'fill-opacity=".55"',
      );
    });
    s += repeat(1150, () => {
      const [a, b] = inDisc(rng, 0.95);
      const lit = -a * 0.5 - b * 0.6;
      const c =
        lit > 0.15
          ? light(food.color, rng.between(0.25, 0.62))
          : lit < -0.3
            ? mix(food.color, '#b5641a', rng.between(0.05, 0.25))
            : light(vary(food.color, rng), rng.between(0.12, 0.42));
      const l = rng.between(8.5, 11.5);
      const shade = `<ellipse cx="1" cy="2.2" rx="${num(l)}" ry="4.9" fill="#8a430c" fill-opacity=".5"/>`;
      const grain = `<ellipse rx="${num(l)}" ry="4.7" fill="${c}"/>`;
      const shine = `<ellipse cx="-2" cy="-1.4" rx="${num(l * 0.4)}" ry="1.2" fill="#fff6d0" fill-opacity=".65"/>`;
      return placeAt(a * rx, b * ry, Math.round(rng.between(0, 180)), shade + grain + shine);
    });
    // The creamy wave: ripples left by the pan's last shake.
    s += repeat(5, (i) => {
      const q = rx * (0.9 - i * 0.15);
      const a = -2.7 + i * 0.13;
      return stroke(
        arcPath(q, a, a + 1.5),
        i % 2 ? '#fff0b8' : '#b86a14',
        rng.between(9, 16),
        `stroke-opacity="${i % 2 ? 0.42 : 0.2}"`,
      );
    });
    s += strew(rng, 7, rx * 0.42, ry * 0.42, 64, (x, y) => {
      const l = rng.between(34, 50);
      const outline = d`M${-l} ${l * 0.16}Q${-l * 0.3} ${-l * 0.66} ${l} ${-l * 0.3}Q${l * 0.86} ${l * 0.3} ${l * 0.2} ${l * 0.34}
        T${-l} ${l * 0.16}Z`;
      return placeAt(x, y, rng.between(0, 360), shaving(outline, vary('#fbecc0', rng, 0.6)));
    });
    s += strew(rng, 26, rx * 0.72, ry * 0.72, 26, (x, y) => {
      const a = rng.between(0, TAU);
      const l = rng.between(16, 30);
      const b = rng.bell() * 12;
      return stroke(
        d`M${x} ${y}q${Math.cos(a) * l * 0.5 + b} ${Math.sin(a) * l * 0.5 - b} ${Math.cos(a) * l} ${Math.sin(a) * l}`,
        rng.pick(['#a8200f', '#c93a14', '#8a1a10']),
        rng.between(2.4, 3.6),
      );
    });
    return clipTo(vessel, s + glints(rng, 46, rx * 0.85, ry * 0.85));
  },
};
