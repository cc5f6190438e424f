/** Mango sticky rice: a mound of glossy rice under coconut cream, ripe mango fanned beside it. */
import { dark, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  closedCurve,
  d,
  ellipse,
  inDisc,
  num,
  path,
  placeAt,
  repeat,
  ring,
  stroke,
  wobble,
} from '../../core/svg.ts';
import { cupAt } from '../kit/cups.ts';
import { rice } from '../kit/grains.ts';
import { leaf } from '../kit/herbs.ts';
import { castShadow } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { grain: '#fdf8ec' };

/** A peeled mango cheek cut in thick slices, each leaning on the next. */
const mango = (rng: Rng, x: number, y: number, rx: number, ry: number, degrees: number): string => {
  let s = ellipse(0, 0, rx, ry, PLUM, `fill-opacity=".36" ${castShadow(degrees, 15)}`);
  const n = 8;
  for (let i = n - 1; i >= 0; i--) {
    const t = (i + 0.5) / n;
    const u = (t * 2 - 1) * rx * 0.9;
    const h = ry * Math.sqrt(1 - (t * 2 - 1) ** 2) * 1.04;
    const w = rx * 0.34;
    const c = vary('#f4a91d', rng, 0.8);
    const outline = d`M${u - w * 0.4} ${-h}C${u + w * 0.75} ${-h * 0.8} ${u + w * 0.75} ${h * 0.8} ${u - w * 0.4} ${h}
      C${u - w * 0.05} ${h * 0.5} ${u - w * 0.05} ${-h * 0.5} ${u - w * 0.4} ${-h}Z`;
    s +=
      path(outline, '#8a4a10', 'fill-opacity=".5" transform="translate(5 4)"') +
      path(outline, dark(c, 0.2), `stroke="${dark(c, 0.12)}" stroke-width="${num(w * 0.3)}" stroke-linejoin="round"`) +
      path(
        outline,
        c,
        `stroke="${c}" stroke-width="${num(w * 0.22)}" stroke-linejoin="round" transform="translate(-2 -2)"`,
      ) +
      stroke(
        d`M${u + w * 0.1} ${-h * 0.66}C${u + w * 0.42} ${-h * 0.3} ${u + w * 0.44} ${h * 0.1} ${u + w * 0.32} ${h * 0.42}`,
        '#ffd96a',
        w * 0.16,
        'stroke-opacity=".9"',
      ) +
      stroke(
        d`M${u - w * 0.06} ${-h * 0.6}Q${u + w * 0.16} ${-h * 0.3} ${u + w * 0.16} 0`,
        '#fff3c4',
        w * 0.07,
        'stroke-opacity=".8"',
      );
  }
  return placeAt(x, y, degrees, s);
};

export const mangoRice: Painter = {
  vessels: ['leaf', 'ivory'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx > vessel.ry * 1.2 ? vessel.ry * 1.2 : Math.min(vessel.rx, vessel.ry);
    let s =
      leaf(rng, -r * 0.2, -r * 0.1, r * 1.75, r * 0.8, -18, '#3f8a45') +
      leaf(rng, r * 0.1, r * 0.34, r * 1.6, r * 0.7, 12, '#4d9a4a');
    s += rice(rng, -r * 0.36, -r * 0.06, r * 0.5, r * 0.48, food.grain, 900);
    // Coconut cream poured over the mound.
    const radii = wobble(rng, 11, 0.16);
    const cx = -r * 0.4;
    const cy = -r * 0.12;
    s +=
      path(closedCurve(ring(cx + 4, cy + 7, r * 0.3, r * 0.26, radii)), '#b09064', 'fill-opacity=".55"') +
      path(closedCurve(ring(cx, cy, r * 0.3, r * 0.26, radii)), '#f1e6d0') +
      path(closedCurve(ring(cx - 3, cy - 4, r * 0.26, r * 0.22, radii)), '#fffdf6') +
      stroke(
        d`M${cx - r * 0.16} ${cy - r * 0.06}Q${cx - r * 0.06} ${cy - r * 0.18} ${cx + r * 0.08} ${cy - r * 0.14}`,
        '#fff',
        6,
      );
    s += repeat(38, () => {
      const [x, y] = inDisc(rng, r * 0.26, cx, cy);
      return (
        ellipse(x + 1, y + 2, 5, 3.6, PLUM, 'fill-opacity=".3"') +
        ellipse(x, y, 4.8, 3.4, rng.pick(['#e8b83c', '#f2cf5a', '#c98f2a']))
      );
    });
    s +=
      mango(rng, r * 0.42, -r * 0.26, r * 0.48, r * 0.27, 62) + mango(rng, r * 0.16, r * 0.48, r * 0.48, r * 0.27, 12);
    const cream =
      circle(0, 0, r * 0.2, '#efe3ca') +
      path(blob(rng, -2, -3, r * 0.17, r * 0.165, 0.03), '#fffaf0') +
      stroke(d`M${-r * 0.1} ${-r * 0.04}Q0 ${-r * 0.13} ${r * 0.08} ${-r * 0.09}`, '#fff', 5);
    return placeAt(
      vessel.rx > vessel.ry * 1.2 ? r * 0.12 : 0,
      0,
      0,
      s + cupAt(sheet, -r * 0.6, r * 0.56, r * 0.2, '#b9783f', cream),
    );
  },
};
