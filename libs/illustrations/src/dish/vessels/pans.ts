/** Pans, casseroles and the tagine base. */
import { dark, light, PLUM } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, d, num, rect, type Sheet, stroke, turned } from '../../core/svg.ts';
import type { Vessel } from '../types.ts';
import { rimPattern } from './rims.ts';
import { arc, longShadow, wallShadow } from './shared.ts';

interface PanLook {
  /** One long handle (skillet) or two loops (paella pan, casserole). */
  handles: 1 | 2;
  metal: string;
  /** Colour of the loops, when not the metal's. */
  handleColor?: string;
  /** Where the first handle points, in degrees. */
  angle?: number;
}

/** Metal or clay pan with handles. */
export function pan(sheet: Sheet, rng: Rng, r: number, look: PanLook): Vessel {
  const c = look.metal;
  const inner = r * 0.86;
  const handleColor = look.handleColor ?? c;
  const angle = look.angle ?? rng.between(-30, -12);
  const loop = (degrees: number) => {
    const bow = d`M${r * 0.88} ${-r * 0.2}C${r * 1.2} ${-r * 0.24} ${r * 1.2} ${r * 0.24} ${r * 0.88} ${r * 0.2}`;
    const shine = d`M${r * 0.92} ${-r * 0.185}C${r * 1.17} ${-r * 0.21} ${r * 1.17} ${r * 0.2} ${r * 0.92} ${r * 0.18}`;
    return turned(
      degrees,
      stroke(bow, PLUM, r * 0.075, 'stroke-opacity=".4" transform="translate(8 12)"') +
        stroke(bow, dark(handleColor, 0.1), r * 0.075) +
        stroke(shine, light(handleColor, 0.35), r * 0.02),
    );
  };
  const longHandle = (degrees: number) => {
    const round = `rx="${num(r * 0.06)}"`;
    return turned(
      degrees,
      rect(r * 0.9, -r * 0.075 + 14, r * 0.95, r * 0.15, PLUM, `${round} fill-opacity=".42" filter="url(#s4)"`) +
        rect(r * 0.88, -r * 0.075, r * 0.95, r * 0.15, dark(c, 0.3), round) +
        rect(r * 0.88, -r * 0.07, r * 0.93, r * 0.085, light(c, 0.12), `rx="${num(r * 0.04)}"`) +
        circle(r * 1.72, 0, r * 0.035, dark(c, 0.6)),
    );
  };
  const handles = look.handles === 2 ? loop(angle) + loop(angle + 180) : longHandle(angle);
  let s =
    longShadow(sheet, r) +
    handles +
    circle(0, 0, r, dark(c, 0.45)) +
    circle(-1, -2, r * 0.985, light(c, 0.22)) +
    circle(1, 1, r * 0.95, dark(c, 0.15)) +
    circle(
      0,
      0,
      r * 0.95,
      sheet.linearGradient(-r * 0.65, -r * 0.65, r * 0.65, r * 0.65, [
        [0, PLUM, 0.6],
        [0.5, PLUM, 0.15],
        [1, '#fff', 0.3],
      ]),
    ) +
    circle(0, 0, inner, dark(c, 0.35));
  s += arc(r * 0.97, 188, 268, '#fff', 4, 0.6) + arc(r * 0.94, 15, 72, '#fff', 3, 0.4);
  return {
    under: s,
    over: wallShadow(sheet, inner, 20, '.34'),
    rx: inner * 0.985,
    ry: inner * 0.985,
    clip: sheet.clip(circle(0, 0, inner * 0.99, '#000')),
    deep: true,
  };
}

/** The dish of a tagine, without its lid. Only the wall shadow of the pan is kept. */
export function tagine(sheet: Sheet, rng: Rng, r: number): Vessel {
  const clay = '#b9602f';
  const v = pan(sheet, rng, r, { metal: clay, handles: 1 });
  let s =
    longShadow(sheet, r) +
    circle(0, 0, r, dark(clay, 0.4)) +
    circle(-1, -2, r * 0.985, light(clay, 0.25)) +
    circle(1, 1, r * 0.955, clay) +
    rimPattern(rng, rng.pick(['teeth', 'dots', 'cross']), r * 0.86, r * 0.965, '#f0cf9a', '#5a2416');
  s +=
    circle(0, 0, r * 0.86, dark(clay, 0.3)) +
    circle(
      0,
      0,
      r * 0.86,
      sheet.linearGradient(-r * 0.6, -r * 0.6, r * 0.6, r * 0.6, [
        [0, PLUM, 0.55],
        [0.5, PLUM, 0.1],
        [1, '#ffd9a0', 0.35],
      ]),
    ) +
    arc(r * 0.972, 190, 268, '#ffe6c0', 4, 0.8);
  return { ...v, under: s, rx: r * 0.81, ry: r * 0.81, clip: sheet.clip(circle(0, 0, r * 0.815, '#000')) };
}
