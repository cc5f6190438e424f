/** Tiramisù: a dish sieved with bitter cocoa, one portion out and lying on its side to show its layers. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  d,
  group,
  inRect,
  num,
  type Point,
  path,
  placeAt,
  rect,
  repeat,
  type Sheet,
  stroke,
} from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { clipTo } from '../kit/layout.ts';
import { castShadow } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { cocoa: '#5b3220', cream: '#f8ebcc', biscuit: '#b47c3e' };

/** The cocoa-dusted top, left of the cut at x = `cut`. */
function dustedTop(rng: Rng, rx: number, ry: number, cut: number): string {
  const inTop = () => inRect(rng, -rx * 1.02, -ry * 1.02, rx + cut, ry * 2.04);
  // Piped mascarpone, row by row, then a veil of cocoa that leaves the flanks of each bead pale.
  const z = ry * 0.172;
  const beads: Point[] = [];
  for (let j = -3; j <= 3; j++)
    for (let i = -1; i < 6; i++) beads.push([-rx * 0.95 + z * 0.3 + (i + (j % 2 ? 0.5 : 0)) * z * 1.86, j * z * 1.66]);
  const piped = ([x, y]: Point) =>
    path(blob(rng, x + 4, y + 7, z * 1.02, z, 0.03, 12), '#3a1d12', 'fill-opacity=".55"') +
    path(blob(rng, x, y, z, z * 0.97, 0.03, 12), dark(food.cream, 0.24)) +
    path(blob(rng, x - 2, y - 3, z * 0.93, z * 0.88, 0.03, 12), food.cream);
  const veiled = ([x, y]: Point) =>
    path(blob(rng, x - 1, y - 2, z * 0.78, z * 0.74, 0.12, 14), food.cocoa) +
    path(blob(rng, x - z * 0.22, y - z * 0.26, z * 0.36, z * 0.26, 0.14, 10), light(food.cocoa, 0.25));
  return (
    rect(-rx * 1.1, -ry * 1.1, rx + cut + 60, ry * 2.2, dark(food.cocoa, 0.18)) +
    beads.map(piped).join('') +
    group(beads.map(veiled).join(''), 'filter="url(#s4)" opacity=".92"') +
    repeat(1500, () =>
      circle(
        ...inTop(),
        rng.between(0.8, 2.6),
        rng.pick(['#341a10', '#6b3d27', '#4a281a', '#8a5436']),
        'fill-opacity=".8"',
      ),
    )
  );
}

/** The emptied end of the dish: smears of cream, coffee and crumbs. */
function emptiedEnd(rng: Rng, rx: number, ry: number, cut: number): string {
  return (
    rect(cut - 20, -ry * 1.1, rx, ry * 2.2, '#ead9bb') +
    crust(rng, () => inRect(rng, cut + 20, -ry, rx * 0.8, ry * 2), 26, '#d9b883', { smallest: 8, largest: 34 }) +
    repeat(10, () => {
      const [x, y] = inRect(rng, cut + 30, -ry * 0.9, rx * 0.72, ry * 1.8);
      return (
        path(
          blob(rng, x, y, rng.between(14, 40), rng.between(6, 16), 0.25, 9, rng.between(0, 3)),
          '#fff6e0',
          'fill-opacity=".9"',
        ) +
        path(blob(rng, x + 10, y + 8, rng.between(5, 12), rng.between(3, 7), 0.3, 7), '#8a5530', 'fill-opacity=".7"')
      );
    })
  );
}

/** One soaked biscuit seen from its end. */
const soakedBiscuit = (rng: Rng, x: number, y: number, l: number, h: number): string =>
  path(blob(rng, x, h * (y + 0.1), l / 10.6, h * 0.092, 0.05), vary(food.biscuit, rng)) +
  path(blob(rng, x, h * (y + 0.145), l / 12, h * 0.045, 0.1), '#6f3d1c', 'fill-opacity=".85"') +
  repeat(9, () =>
    circle(
      x + rng.bell() * l * 0.08,
      h * (y + 0.09) + rng.bell() * h * 0.06,
      rng.between(1, 2.6),
      rng.chance(0.5) ? '#e3b878' : '#6f3d1c',
      'fill-opacity=".7"',
    ),
  );

/** The portion on its side, `l` long and `h` high: cocoa, cream, soaked biscuit, cream, biscuit. */
function portion(sheet: Sheet, rng: Rng, l: number, h: number): string {
  const row = (y: number, height: number, color: string) => rect(-l / 2, y, l, height, color);
  let side = row(0, h, food.cream) + row(0, h * 0.07, food.cocoa) + row(h * 0.07, h * 0.03, '#8a5a3a');
  for (const y of [0.34, 0.72])
    side +=
      row(h * y, h * 0.2, '#7a4520') + repeat(5, (i) => soakedBiscuit(rng, -l / 2 + (i + 0.5) * (l / 5), y, l, h));
  side += repeat(30, () =>
    circle(rng.bell() * l * 0.46, rng.between(0.14, 0.98) * h, rng.between(1, 3), '#fffdf4', 'fill-opacity=".8"'),
  );
  return (
    rect(-l / 2, 0, l, h, PLUM, `fill-opacity=".45" rx="10" filter="url(#s4)" ${castShadow(86, 17)}`) +
    group(side, sheet.clip(rect(-l / 2, 0, l, h, '#000', 'rx="9"'))) +
    rect(-l / 2, 0, l, h, 'none', `rx="9" stroke="${dark(food.cream, 0.4)}" stroke-width="2.4" stroke-opacity=".6"`) +
    stroke(d`M${-l / 2 + 8} ${h * 0.2}H${l * 0.3}`, '#fffefa', 5, 'stroke-opacity=".8"')
  );
}

/** A sponge finger left over from the packet, `w` long and 2 `q` wide. */
function spongeFinger(rng: Rng, x: number, y: number, degrees: number, w: number, q: number): string {
  const body = (k: number, color: string, extra = '') =>
    rect(-w / 2 - k, -q - k, w + 2 * k, 2 * (q + k), color, `rx="${num(q + k)}" ${extra}`);
  return placeAt(
    x,
    y,
    degrees,
    body(0, PLUM, 'fill-opacity=".42" transform="translate(7 12)" filter="url(#s4)"') +
      body(0, '#b5773a') +
      body(-4, '#e6b26a', 'transform="translate(-1 -3)"') +
      rect(-w * 0.36, -q * 0.62, w * 0.66, q * 0.5, '#f6d596', `rx="${num(q * 0.25)}" fill-opacity=".8"`) +
      repeat(26, () =>
        circle(rng.bell() * w * 0.44, rng.bell() * q * 0.7, rng.between(1, 2.8), '#fffaf0', 'fill-opacity=".85"'),
      ),
  );
}

export const tiramisu: Painter = {
  vessels: ['dish', 'gratin'],
  paint({ sheet, rng, vessel }) {
    const { rx, ry } = vessel;
    const cut = rx * 0.16;
    const top = dustedTop(rng, rx, ry, cut);
    const edge = d`M${-rx * 1.1} ${-ry * 1.1}H${cut + 14}Q${cut - 10} ${-ry * 0.5} ${cut + 6} 0T${cut - 4} ${ry * 1.1}H${-rx * 1.1}Z`;
    const inDish =
      emptiedEnd(rng, rx, ry, cut) +
      path(edge, PLUM, 'fill-opacity=".4" transform="translate(16 6)"') +
      path(edge, '#8f5f30', 'transform="translate(13 0)"') +
      path(edge, food.cream, 'transform="translate(8 0)"') +
      group(top, sheet.clip(path(edge, '#000')));
    const served = placeAt(rx * 0.92, -ry * 0.04, 86, portion(sheet, rng, ry * 1.42, rx * 0.56));
    const finger = (x: number, y: number, degrees: number) =>
      spongeFinger(rng, x * rx, y * ry, degrees, rx * 0.5, ry * 0.135);
    const onTable = finger(-0.72, 1.62, -5) + finger(-0.08, 1.66, 6) + finger(-0.42, 1.74, 12);
    return onTable + clipTo(vessel, inDish + served);
  },
};
