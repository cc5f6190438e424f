/** Spanakopita: golden filo squares, their cut sides showing spinach and feta between the leaves. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, d, group, inRect, path, placeAt, rect, repeat, type Sheet, stroke } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { dill } from '../kit/herbs.ts';
import { crumb } from '../kit/seasoning.ts';
import { glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#dd9d3e' };

/** The front side below a square, `w` wide and `t` thick, from x0,y0: filo, spinach and feta, filo. */
function cutSide(rng: Rng, x0: number, y0: number, w: number, t: number): string {
  const spinach = () => {
    const [x, y] = inRect(rng, x0, y0, w, t * 0.72);
    const clump = blob(rng, x, y, rng.between(5, 13), rng.between(3, 7), 0.3, 7, rng.between(0, 3));
    return path(clump, rng.pick(['#3f7a32', '#2f6428', '#568f3c', '#244f22']));
  };
  const feta = () => {
    const [x, y] = inRect(rng, x0 + 6, y0 + 6, w - 12, t * 0.56);
    return (
      path(blob(rng, x + 1, y + 2, rng.between(6, 11), rng.between(4, 7), 0.3, 6), PLUM, 'fill-opacity=".3"') +
      path(blob(rng, x, y, rng.between(6, 11), rng.between(4, 7), 0.3, 6), '#fbf6e6')
    );
  };
  const leaf = (y: number, color: string, width: number) =>
    stroke(d`M${x0} ${y}q${w / 4} ${rng.bell() * 3} ${w / 2} 0t${w / 2} 0`, color, width);
  return (
    rect(x0, y0 - 6, w, t, '#33602a') +
    repeat(70, spinach) +
    repeat(13, feta) +
    repeat(4, (i) => leaf(y0 - 3 + i * 4.6, i % 2 ? '#8a5218' : '#f3d089', 3.6)) +
    repeat(3, (i) => leaf(y0 + t * 0.76 + i * 5, i % 2 ? '#e9bd6c' : '#9a5f20', 4.4))
  );
}

/** The top leaf: blistered, flaking, brushed with oil. */
function topLeaf(rng: Rng, outline: string, x0: number, y0: number, w: number, h: number, color: string): string {
  const crack = () => {
    const [x, y] = inRect(rng, x0, y0, w * 0.8, h);
    const l = rng.between(0.2, 0.5) * w;
    const shade = d`M${x} ${y}l${l * 0.3} ${rng.bell() * 10}l${l * 0.3} ${rng.bell() * 10}l${l * 0.4} ${rng.bell() * 8}`;
    const lit = d`M${x} ${y - 3}l${l * 0.3} ${rng.bell() * 6}l${l * 0.6} ${rng.bell() * 8}`;
    return stroke(shade, '#8a4a16', 2.4, 'stroke-opacity=".7"') + stroke(lit, '#fbe3a8', 2, 'stroke-opacity=".8"');
  };
  const flake = () => {
    const [x, y] = inRect(rng, x0 + 10, y0 + 10, w * 0.7, h * 0.7);
    return path(
      d`M${x} ${y}l${w * 0.24} -6l${w * 0.05} ${h * 0.16}l${-w * 0.2} ${h * 0.05}Z`,
      '#f3cd84',
      'fill-opacity=".8" stroke="#a8662a" stroke-width="1.6"',
    );
  };
  return (
    path(outline, color) +
    path(blob(rng, -w * 0.08, -h * 0.1, w * 0.36, h * 0.3, 0.14), light(color, 0.26), 'fill-opacity=".8"') +
    crust(rng, () => inRect(rng, x0, y0, w, h), 46, '#b86c22', { smallest: 4, largest: 20 }) +
    repeat(9, crack) +
    repeat(3, flake)
  );
}

/** One square, `w` x `h`, standing `t` high. */
function square(
  sheet: Sheet,
  rng: Rng,
  x: number,
  y: number,
  degrees: number,
  scale: number,
  w: number,
  h: number,
  t: number,
): string {
  const c = vary(food.color, rng, 1.2);
  const x0 = -w / 2;
  const y0 = -h / 2;
  const side = cutSide(rng, x0, y0 + h, w, t);
  const top = d`M${x0} ${y0 + 4}Q${x0 + w * 0.3} ${y0 - 5} ${x0 + w * 0.5} ${y0 + 1}T${x0 + w} ${y0 + 2}L${x0 + w + 3} ${y0 + h * 0.5}
    L${x0 + w} ${y0 + h}Q${x0 + w * 0.7} ${y0 + h + 7} ${x0 + w * 0.5} ${y0 + h}T${x0} ${y0 + h + 2}L${x0 - 3} ${y0 + h * 0.5}Z`;
  const face = topLeaf(rng, top, x0, y0, w, h, c);
  const shine = d`M${x0 + 4} ${y0 + h * 0.6}V${y0 + 6}Q${x0 + w * 0.3} ${y0 - 3} ${x0 + w * 0.5} ${y0 + 3}`;
  return placeAt(
    x,
    y,
    degrees,
    group(rect(x0, y0, w, h + t * 0.92, PLUM, 'rx="8"'), 'opacity=".42" transform="translate(8 13)"') +
      group(side, sheet.clip(rect(x0, y0 + h * 0.5, w, h * 0.5 + t * 0.94, '#000', 'rx="6"'))) +
      path(top, dark(c, 0.45), 'transform="translate(0 4)"') +
      group(face, sheet.clip(path(top, '#000'))) +
      stroke(shine, '#fff3cf', 4, 'stroke-opacity=".7"'),
    scale,
  );
}

export const filoSquares: Painter = {
  vessels: ['board', 'slab'],
  paint({ sheet, rng, vessel }) {
    const { rx, ry } = vessel;
    let s = '';
    for (const [u, v] of [
      [-1, -0.9],
      [0, -0.98],
      [1, -0.84],
      [-0.96, 0.62],
      [0.06, 0.56],
      [1.02, 0.68],
    ] as const) {
      const x = u * (rx * 0.66);
      const y = v * (ry * 0.6);
      s += square(sheet, rng, x, y, rng.bell() * 5, rng.between(0.96, 1.04), ry * 0.88, ry * 0.7, ry * 0.3);
    }
    s += repeat(60, () =>
      crumb(
        rng,
        rng.bell() * rx * 0.98,
        rng.bell() * ry * 0.98,
        rng.between(2, 6),
        rng.pick(['#e8b860', '#f6dca0', '#b9772e']),
      ),
    );
    const sprigs = dill(rng, -rx * 0.33, ry * 0.036, 34) + dill(rng, rx * 0.66 * 0.56, -ry * 0.06, 32);
    return s + sprigs + glints(rng, 14, rx * 0.8, ry * 0.8);
  },
};
