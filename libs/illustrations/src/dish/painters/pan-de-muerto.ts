/** Pan de muerto: a domed brioche crossed by dough bones, rolled in sugar, among marigold petals. */
import { dark, PLUM } from '../../core/color.ts';
import { circle, d, group, inDisc, num, path, placeAt, radians, repeat, stroke, TAU } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { dust } from '../kit/layout.ts';
import { castShadow, disc, lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#c47a2f' };

/** One dough bone from the centre to the rim: a bead, a waist, a bigger knuckle. */
const bone = (r: number, c: string, degrees: number): [outline: string, paint: string] => {
  const knob = (x: number, q: number) =>
    d`C${(x - q) * r} ${-q * r * 1.06} ${(x + q) * r} ${-q * r * 1.06} ${(x + q * 0.94) * r} ${-0.045 * r}`;
  const back = (x: number, q: number) =>
    d`C${(x + q) * r} ${q * r * 1.06} ${(x - q) * r} ${q * r * 1.06} ${(x - q * 0.94) * r} ${0.045 * r}`;
  const outline = d`M${r * 0.14} ${-r * 0.045}H${r * 0.2}${knob(0.33, 0.13)}H${r * 0.62}${knob(0.76, 0.17)}
    L${r * 0.92} ${r * 0.045}${back(0.76, 0.17)}H${r * 0.46}${back(0.33, 0.13)}H${r * 0.14}Z`;
  return [
    outline,
    path(outline, '#5a2a10', `fill-opacity=".55" ${castShadow(degrees, 10)}`) +
      path(outline, dark(c, 0.24)) +
      path(outline, c, `${castShadow(degrees + 180, 3)}`),
  ];
};

export const panDeMuerto: Painter = {
  vessels: ['ivory', 'plate'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx * 0.9;
    let s = repeat(46, () => {
      const a = rng.between(0, TAU);
      const q = vessel.rx * rng.between(0.9, 1.16);
      return placeAt(
        Math.cos(a) * q,
        Math.sin(a) * q,
        rng.between(0, 360),
        path('M-15 0C-10 -13 10 -13 16 -3C12 9 -8 12 -15 0Z', PLUM, 'fill-opacity=".3" transform="translate(3 4)"') +
          path('M-15 0C-10 -13 10 -13 16 -3C12 9 -8 12 -15 0Z', rng.pick(['#f2941c', '#e8741a', '#f6b02c'])),
      );
    });
    s += disc(rng, 0, 0, r, r, food.color, { wobble: 0.015, shadowX: 12, shadowY: 19, lit: 0.12 });
    s += circle(
      0,
      0,
      r,
      sheet.radialGradient(-r * 0.2, -r * 0.25, r * 1.2, [
        [0, '#f3c27a', 0.7],
        [0.5, '#d98f3e', 0.15],
        [0.8, '#7d3f14', 0.25],
        [1, '#5a2a10', 0.6],
      ]),
    );
    s += crust(rng, () => inDisc(rng, r * 0.94), 70, food.color, { smallest: 5, largest: 24 });
    s += dust(rng, 900, r * 0.95, r * 0.95, '#fffaf0', { smallest: 0.9, largest: 2.5, opacity: 0.75 });
    const turn = rng.between(18, 30);
    s += repeat(4, (i) => {
      const degrees = turn + i * 90;
      const [outline, paint] = bone(r, '#d9953f', degrees);
      // Light always comes from the upper left, whatever way the bone points.
      const a = radians(-135 - degrees);
      const hx = Math.cos(a) * r * 0.05;
      const hy = Math.sin(a) * r * 0.05;
      return placeAt(
        0,
        0,
        degrees,
        paint +
          group(
            path(outline, '#f4cd8a', `fill-opacity=".8" transform="translate(${num(hx)} ${num(hy)}) scale(.94 .7)"`) +
              repeat(150, () =>
                circle(
                  rng.between(0.12, 0.97) * r,
                  rng.bell() * r * 0.16,
                  rng.between(1, 2.6),
                  '#fffdf6',
                  'fill-opacity=".85"',
                ),
              ),
            sheet.clip(path(outline, '#000')),
          ),
      );
    });
    s +=
      circle(5, 9, r * 0.19, '#5a2a10', 'fill-opacity=".5"') +
      lump(rng, 0, 0, r * 0.19, r * 0.185, '#d9953f', { wobble: 0.02, shadow: 0, edge: 0.3 }) +
      dust(rng, 70, r * 0.16, r * 0.16, '#fffdf6', { smallest: 1, largest: 2.6, opacity: 0.9 });
    return (
      s +
      stroke(
        d`M${-r * 0.82} ${-r * 0.3}A${r * 0.88} ${r * 0.88} 0 0 1 ${-r * 0.3} ${-r * 0.82}`,
        '#fff2d4',
        10,
        'stroke-opacity=".35"',
      )
    );
  },
};
