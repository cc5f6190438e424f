/** Kuku sabzi: a thick herb omelette, green through and through, with barberries and walnuts, one wedge drawn out. */
import { light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  closedCurve,
  d,
  group,
  inDisc,
  type Point,
  path,
  placeAt,
  repeat,
  ring,
  stroke,
  TAU,
  wobble,
} from '../../core/svg.ts';
import { sector } from '../kit/bread.ts';
import { GARNISHES } from '../kit/garnish.ts';
import { leaf } from '../kit/herbs.ts';
import { PIECES } from '../kit/larder.ts';
import { dollop } from '../kit/sauces.ts';
import { lump } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

/** The omelette's top: browned edge, chopped herbs, barberries. */
function face(rng: Rng, r: number): string {
  const radii = wobble(rng, 22, 0.012);
  let s =
    path(closedCurve(ring(0, 0, r, r, radii)), '#4a3a18') +
    path(closedCurve(ring(-2, -3, r * 0.975, r * 0.975, radii)), '#54662a') +
    circle(-r * 0.02, -r * 0.02, r * 0.9, '#47662a');
  for (let i = 0; i < 420; i++) {
    const [x, y] = inDisc(rng, r * 0.95);
    const lit = (-x * 0.5 - y * 0.6) / r;
    const c = vary(rng.pick(['#3a5a24', '#567a30', '#6f9440', '#2f4a20', '#7fa04a']), rng);
    s += path(
      blob(rng, x, y, rng.between(4, 13), rng.between(3, 7), 0.25, 7, rng.between(0, 3)),
      lit > 0.2 ? light(c, 0.14) : c,
      'fill-opacity=".85"',
    );
  }
  for (let i = 0; i < 60; i++) {
    const a = rng.between(0, TAU);
    const q = r * rng.between(0.86, 0.97);
    s += path(
      blob(rng, Math.cos(a) * q, Math.sin(a) * q, rng.between(6, 18), rng.between(4, 9), 0.25, 7, a + 1.6),
      rng.pick(['#6a4a1c', '#8a6428', '#4a3416']),
      'fill-opacity=".6"',
    );
  }
  return s;
}

const barberries = (rng: Rng, n: number, inside: () => Point): string =>
  repeat(n, () => {
    const [x, y] = inside();
    return lump(rng, x, y, rng.between(7, 9.5), rng.between(5, 6.5), vary('#b3152c', rng), {
      gloss: 0.85,
      rotation: rng.between(0, 3),
      shadow: 0.3,
    });
  });

export const kuku: Painter = {
  vessels: ['cream'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx * 0.9;
    const n = 8;
    const step = TAU / n;
    const a = 0.28;
    const b = a + step;
    const m = (a + b) / 2;
    const out = r * 0.17;
    const body = sheet.symbol(
      face(rng, r) +
        barberries(rng, 46, () => inDisc(rng, r * 0.86)) +
        repeat(9, (i) =>
          PIECES.walnut(
            rng,
            Math.cos(i * step + a + step / 2) * r * 0.6,
            Math.sin(i * step + a + step / 2) * r * 0.6,
            r * 0.16,
          ),
        ),
    );
    const use = `<use xlink:href="#${body}" href="#${body}"/>`;
    const rest = sheet.clip(path(sector(b, a + TAU - 0.0001, r * 1.1).replace('0 0 1', '0 1 1'), '#000'));
    let s = circle(9, 14, r, PLUM, 'fill-opacity=".42"') + group(use, rest);
    for (let i = 0; i < n; i++) {
      const t = a + i * step;
      s +=
        stroke(d`M0 0L${Math.cos(t) * r * 0.985} ${Math.sin(t) * r * 0.985}`, '#22300f', 5, 'stroke-opacity=".8"') +
        stroke(
          d`M-1 -2L${Math.cos(t) * r * 0.97 - 2} ${Math.sin(t) * r * 0.97 - 3}`,
          '#93ad58',
          1.8,
          'stroke-opacity=".6"',
        );
    }
    const wedge = sector(a, b, r);
    s += placeAt(
      Math.cos(m) * out,
      Math.sin(m) * out,
      0,
      path(wedge, PLUM, 'fill-opacity=".45" transform="translate(8 13)"') +
        path(wedge, '#7d9a45', 'transform="translate(4 9)"') +
        path(wedge, '#5a7a2e', 'transform="translate(2 5)"') +
        group(use, sheet.clip(path(wedge, '#000'))),
    );
    s += dollop(rng, -r * 0.12, -r * 0.14, r * 0.15);
    return (
      s +
      leaf(rng, -r * 0.1, -r * 0.3, r * 0.16, r * 0.08, -30, '#5a9440') +
      GARNISHES.parsley(rng, r * 0.06, -r * 0.2, 1.3)
    );
  },
};
