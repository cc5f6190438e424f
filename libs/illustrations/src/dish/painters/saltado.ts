/** Lomo saltado: seared beef strips, red onion and tomato wedges tossed with chips, beside a dome of rice. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, ellipse, group, num, path, placeAt, rect, stroke, TAU } from '../../core/svg.ts';
import { type GarnishName, sprinkle } from '../kit/garnish.ts';
import { rice } from '../kit/grains.ts';
import { clipTo, pile } from '../kit/layout.ts';
import { puddle } from '../kit/sauces.ts';
import { form, gleam, glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const garnish: GarnishName[] = ['coriander', 'scallion'];

/** A fried stick: potato chip or thick strip with square ends. */
function chip(rng: Rng, x: number, y: number, len: number, w: number, color: string): string {
  const degrees = rng.between(0, 180);
  const box = (dx: number, dy: number, k: number, fill: string, extra = '') =>
    rect(-len / 2 + dx, (-w * k) / 2 + dy, len, w * k, fill, `rx="${num(w * 0.22)}" ${extra}`);
  return placeAt(
    x,
    y,
    degrees,
    box(3, 5, 1, PLUM, 'fill-opacity=".34"') +
      box(0, 0, 1, dark(color, 0.24)) +
      box(-1, -1, 0.74, color) +
      box(-1, -w * 0.2, 0.24, light(color, 0.4), 'fill-opacity=".85"'),
  );
}

/** A crescent of tomato, flesh side up. */
function tomatoWedge(rng: Rng, x: number, y: number, r: number): string {
  const degrees = rng.between(0, 360);
  const outline = (q: number) =>
    d`M${-r * q} ${-r * 0.1}Q0 ${r * 1.15 * q} ${r * q} ${-r * 0.1}Q0 ${r * 0.16} ${-r * q} ${-r * 0.1}Z`;
  return placeAt(
    x,
    y,
    degrees,
    path(outline(1), PLUM, 'fill-opacity=".34" transform="translate(4 6)"') +
      path(outline(1), '#a8281c') +
      path(outline(0.94), '#d8432c', 'transform="translate(0 -2)"') +
      path(d`M${-r * 0.8} 0Q0 ${r * 0.56} ${r * 0.8} 0Q0 ${r * 0.2} ${-r * 0.8} 0Z`, '#ee8a62') +
      [-0.35, 0, 0.35]
        .map((k) => ellipse(k * r, r * (0.24 - Math.abs(k) * 0.18), r * 0.07, r * 0.045, '#f6d79a'))
        .join('') +
      stroke(
        d`M${-r * 0.6} ${r * 0.34}Q${-r * 0.2} ${r * 0.56} ${r * 0.2} ${r * 0.54}`,
        '#fff3e0',
        r * 0.06,
        'stroke-opacity=".75"',
      ),
  );
}

const beef = (rng: Rng, x: number, y: number, len: number): string => {
  const h = len * 0.36;
  const b = rng.bell() * h * 0.4;
  const c = vary('#6f3620', rng);
  const outline = d`M${-len / 2} ${-h * 0.4}Q0 ${-h * 0.7 + b} ${len / 2} ${-h * 0.35}Q${len * 0.6} 0 ${len / 2} ${h * 0.4}
    Q0 ${h * 0.66 + b} ${-len / 2} ${h * 0.44}Q${-len * 0.58} 0 ${-len / 2} ${-h * 0.4}Z`;
  return placeAt(
    x,
    y,
    rng.between(0, 180),
    form(outline, c, { body: 0.9, lit: 0.5, shadowX: 4, shadowY: 6 }) +
      [-0.25, 0, 0.25]
        .map((k) => stroke(d`M${k * len} ${-h * 0.34}l${h * 0.2} ${h * 0.7}`, dark(c, 0.4), 3, 'stroke-opacity=".6"'))
        .join('') +
      gleam(-len * 0.16, -h * 0.3, len * 0.18, 0, 4, 0.6),
  );
};

const onionPetal = (rng: Rng, x: number, y: number, r: number): string => {
  const outline = d`M${-r} 0Q0 ${-r * 1.1} ${r} 0Q0 ${-r * 0.42} ${-r} 0Z`;
  return placeAt(
    x,
    y,
    rng.between(0, 360),
    path(outline, PLUM, 'fill-opacity=".3" transform="translate(3 5)"') +
      path(outline, '#96306a') +
      path(outline, '#f0d2de', `transform="translate(0 ${num(r * 0.06)}) scale(.86 .78)"`) +
      stroke(d`M${-r * 0.7} ${-r * 0.26}Q0 ${-r * 0.92} ${r * 0.7} ${-r * 0.26}`, '#c65f95', r * 0.09),
  );
};

export const saltado: Painter = {
  vessels: ['cream'],
  garnish,
  paint({ rng, vessel }) {
    const r = vessel.rx;
    const z = r * 0.185;
    let s = puddle(rng, r * 0.1, r * 0.1, r * 0.84, r * 0.8, '#8a5226', { wobble: 0.06 });
    s += group(
      pile(
        rng,
        [(x, y) => chip(rng, x, y, z * rng.between(2.1, 2.7), z * 0.46, vary('#eec057', rng))],
        26,
        z * 0.95,
        r * 0.74,
        r * 0.7,
        0.4,
      ) +
        pile(
          rng,
          [
            (x, y) => beef(rng, x, y, z * 2),
            (x, y) => onionPetal(rng, x, y, z * 0.95),
            (x, y) => tomatoWedge(rng, x, y, z * 1.2),
            (x, y) => beef(rng, x, y, z * 2.1),
            (x, y) => chip(rng, x, y, z * 2.4, z * 0.46, vary('#f0c65e', rng)),
            (x, y) => beef(rng, x, y, z * 1.9),
          ],
          46,
          z * 0.86,
          r * 0.7,
          r * 0.66,
          0.55,
        ) +
        pile(rng, [(x, y) => chip(rng, x, y, z * 1.6, z * 0.26, '#e99a24')], 7, z * 1.4, r * 0.5, r * 0.46),
      `transform="translate(${num(r * 0.08)} ${num(r * 0.1)})"`,
    );
    const [cx, cy] = [-r * 0.44, -r * 0.44];
    s +=
      rice(rng, cx, cy, r * 0.42, r * 0.4, '#fbf4e4', 420) +
      path(blob(rng, cx + r * 0.1, cy + r * 0.1, r * 0.3, r * 0.27, 0.08, 12), '#a8743c', 'fill-opacity=".12"');
    for (let i = 0; i < 5; i++)
      s += path(
        blob(
          rng,
          cx - r * 0.1 + Math.cos((i / 5) * TAU) * 6,
          cy - r * 0.12 + Math.sin((i / 5) * TAU) * 6,
          5,
          3,
          0.2,
          6,
        ),
        light('#5f9a45', 0.1),
      );
    return clipTo(
      vessel,
      placeAt(
        0,
        0,
        0,
        s + sprinkle(rng, garnish, 11, r * 0.62, r * 0.6, 1.2) + glints(rng, 22, r * 0.6, r * 0.6),
        1.07,
      ),
    );
  },
};
