/** Plates: round, oval, and a banana leaf. */
import { dark, light, mix, PLUM } from '../../core/color.ts';
import type { Palette } from '../../core/regions.ts';
import type { Rng } from '../../core/rng.ts';
import {
  blob,
  circle,
  d,
  ellipse,
  group,
  path,
  placeAt,
  rect,
  repeat,
  type Sheet,
  stroke,
  TAU,
  toDegrees,
} from '../../core/svg.ts';
import type { Vessel } from '../types.ts';
import { RIMS, type Rim, rimPattern } from './rims.ts';
import { arc, longShadow } from './shared.ts';

interface PlateLook {
  /** Radius of the flat middle, as a share of the plate's. */
  well?: number;
  /** Painted border; drawn by lot when left out. */
  rim?: Rim;
}

/** A round plate with a painted border. */
export function plate(sheet: Sheet, rng: Rng, r: number, palette: Palette, look: PlateLook = {}): Vessel {
  const c = palette.ware;
  const well = r * (look.well ?? 0.765);
  const kind = look.rim ?? rng.pick(RIMS);
  const body = (q: number, color: string) => path(blob(rng, 0, 0, r * q, r * q, 0.006, 18), color);
  let s = longShadow(sheet, r) + body(1, dark(c, 0.34)) + body(0.985, light(c, 0.3));
  s += circle(1, 2, r * 0.965, c);
  s += rimPattern(rng, kind, well * 1.04, r * 0.96, palette.wareInk, mix(palette.accent, palette.wareInk, 0.15));
  s += circle(
    0,
    0,
    r * 0.975,
    sheet.linearGradient(-r * 0.7, -r * 0.7, r * 0.7, r * 0.7, [
      [0, '#ffffff', 0.26],
      [0.45, '#ffffff', 0],
      [0.6, PLUM, 0],
      [1, PLUM, 0.26],
    ]),
  );
  s +=
    circle(0, 0, well, dark(c, 0.22)) +
    circle(3, 4, well * 0.985, c) +
    circle(
      0,
      0,
      well,
      sheet.radialGradient(well * 0.1, well * 0.14, well, [
        [0, '#fff', 0.18],
        [0.6, '#fff', 0],
        [0.86, PLUM, 0.06],
        [1, PLUM, 0.3],
      ]),
    );
  s +=
    arc(well * 0.992, 10, 80, '#fff', 3, 0.7) +
    arc(r * 0.972, 195, 262, '#fff', 4, 0.85) +
    arc(r * 0.985, 20, 75, dark(c, 0.4), 3, 0.45);
  return {
    under: s,
    over: '',
    rx: well * 0.93,
    ry: well * 0.93,
    clip: sheet.clip(circle(0, 0, well * 0.985, '#000')),
    deep: false,
  };
}

/** A plate with a narrow rim and much room. */
export const widePlate = (sheet: Sheet, rng: Rng, r: number, palette: Palette, look: PlateLook = {}): Vessel =>
  plate(sheet, rng, r, palette, { well: 0.84, ...look });

/** A long oval dish, its border stamped with one motif. */
export function platter(sheet: Sheet, rng: Rng, r: number, palette: Palette): Vessel {
  const rx = r * 1.42;
  const ry = r * 0.86;
  const c = palette.ware;
  const q = 0.8;
  let s =
    longShadow(sheet, rx, ry, r * 0.4) +
    ellipse(0, 0, rx, ry, dark(c, 0.36)) +
    ellipse(-1, -2, rx * 0.99, ry * 0.985, light(c, 0.28)) +
    ellipse(1, 2, rx * 0.975, ry * 0.965, c);
  const motif = rng.pick([
    (ink: string) => ellipse(0, 0, 13, 6, ink),
    (ink: string) => stroke('M-9 -9L9 9M-9 9L9 -9', ink, 4),
    () => path('M-11 -12L12 0L-11 12Z', palette.wareInk),
  ]);
  s +=
    repeat(40, (i) => {
      const a = (i / 40) * TAU;
      const x = Math.cos(a) * rx * 0.89;
      const y = Math.sin(a) * ry * 0.88;
      const outwards = toDegrees(Math.atan2(y * rx * rx, x * ry * ry));
      return placeAt(x, y, outwards, motif(i % 2 ? palette.accent : palette.wareInk));
    }) +
    ellipse(
      0,
      0,
      rx * 0.975,
      ry * 0.97,
      sheet.linearGradient(-rx * 0.6, -ry * 0.7, rx * 0.6, ry * 0.7, [
        [0, '#fff', 0.28],
        [0.45, '#fff', 0],
        [0.6, PLUM, 0],
        [1, PLUM, 0.26],
      ]),
    );
  s +=
    ellipse(0, 0, rx * q, ry * 0.77, dark(c, 0.24)) +
    ellipse(3, 4, rx * q * 0.985, ry * 0.755, c) +
    ellipse(
      0,
      0,
      rx * q,
      ry * 0.77,
      sheet.linearGradient(-rx * 0.5, -ry * 0.6, rx * 0.5, ry * 0.6, [
        [0, PLUM, 0.26],
        [0.4, PLUM, 0],
        [1, '#fff', 0.3],
      ]),
    );
  s += stroke(
    d`M${-rx * 0.93} ${-ry * 0.3}A${rx * 0.98} ${ry * 0.97} 0 0 1 ${-rx * 0.25} ${-ry * 0.935}`,
    '#fff',
    4,
    'stroke-opacity=".85"',
  );
  return {
    under: s,
    over: '',
    rx: rx * 0.76,
    ry: ry * 0.72,
    clip: sheet.clip(ellipse(0, 0, rx * 1.05, ry * 1.05, '#000')),
    deep: false,
  };
}

/** A piece of banana leaf. */
export function leafPlate(sheet: Sheet, _rng: Rng, r: number): Vessel {
  const c = '#4f8a45';
  const outline = d`M${-r * 1.5} ${r * 0.1}C${-r * 1.2} ${-r * 0.95} ${r * 0.8} ${-r * 1.08} ${r * 1.55} ${-r * 0.1}
    C${r * 1.1} ${r * 0.95} ${-r * 0.9} ${r * 1.05} ${-r * 1.5} ${r * 0.1}Z`;
  let s =
    path(outline, PLUM, 'fill-opacity=".5" filter="url(#s10)" transform="translate(16 24)"') +
    path(outline, dark(c, 0.2)) +
    path(outline, c, 'transform="translate(-2 -4) scale(.985)"');
  let v = '';
  for (let i = -15; i <= 15; i++) {
    const x = i * r * 0.1;
    v +=
      stroke(
        d`M${x} 0Q${x + r * 0.12} ${-r * 0.4} ${x + r * 0.32} ${-r}`,
        i % 2 ? light(c, 0.22) : dark(c, 0.18),
        3,
        'stroke-opacity=".55"',
      ) +
      stroke(
        d`M${x} 0Q${x + r * 0.12} ${r * 0.4} ${x + r * 0.32} ${r}`,
        i % 2 ? light(c, 0.14) : dark(c, 0.22),
        3,
        'stroke-opacity=".55"',
      );
  }
  s +=
    group(
      v + path(d`M${-r * 1.6} ${-r * 1.2}H${r * 1.6}V0H${-r * 1.6}Z`, light(c, 0.3), 'fill-opacity=".18"'),
      sheet.clip(`<path d="${outline}"/>`),
    ) + stroke(d`M${-r * 1.48} ${r * 0.09}Q0 ${-r * 0.04} ${r * 1.5} ${-r * 0.09}`, light(c, 0.4), 7);
  return {
    under: s,
    over: '',
    rx: r * 1.08,
    ry: r * 0.74,
    clip: sheet.clip(rect(-r * 2, -r * 1.5, r * 4, r * 3, '#000')),
    deep: false,
  };
}
