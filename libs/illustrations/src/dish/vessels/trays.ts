/** Oven dishes and metal trays. */
import { dark, light, PLUM } from '../../core/color.ts';
import { circle, d, num, rect, type Sheet, stroke, TAU } from '../../core/svg.ts';
import type { Vessel } from '../types.ts';
import { longShadow, roundFood, sheen, softBox } from './shared.ts';

/** A rectangular oven dish with two lugs. */
export function gratin(sheet: Sheet, r: number, color: string): Vessel {
  const w = r * 2.4;
  const h = r * 1.6;
  const c = color;
  const rx = r * 0.22;
  const iw = w * 0.88;
  const ih = h * 0.82;
  let s = softBox(w, h, rx);
  for (const k of [-1, 1])
    s +=
      rect(
        k > 0 ? w / 2 - 10 : -w / 2 - r * 0.17,
        -r * 0.3 + 8,
        r * 0.17 + 10,
        r * 0.6,
        dark(c, 0.5),
        `rx="${num(r * 0.07)}"`,
      ) +
      rect(
        k > 0 ? w / 2 - 10 : -w / 2 - r * 0.17,
        -r * 0.3,
        r * 0.17 + 10,
        r * 0.6,
        light(c, 0.05),
        `rx="${num(r * 0.07)}"`,
      );
  s +=
    rect(-w / 2, -h / 2 + 10, w, h, dark(c, 0.5), `rx="${num(rx)}"`) +
    rect(-w / 2, -h / 2, w, h, light(c, 0.2), `rx="${num(rx)}"`) +
    rect(-w / 2 + 7, -h / 2 + 7, w - 12, h - 12, c, `rx="${num(rx * 0.92)}"`);
  s +=
    rect(-iw / 2, -ih / 2, iw, ih, dark(c, 0.45), `rx="${num(rx * 0.7)}"`) +
    rect(
      -iw / 2,
      -ih / 2,
      iw,
      ih,
      sheet.linearGradient(-iw / 2, -ih / 2, iw / 2, ih / 2, [
        [0, PLUM, 0.5],
        [0.6, PLUM, 0],
        [1, '#fff', 0.3],
      ]),
      `rx="${num(rx * 0.7)}"`,
    );
  s += stroke(
    d`M${-w / 2 + 5} ${h * 0.2}V${-h / 2 + rx}Q${-w / 2 + 5} ${-h / 2 + 5} ${-w / 2 + rx} ${-h / 2 + 5}H${w * 0.1}`,
    '#fff',
    4,
    'stroke-opacity=".7"',
  );
  return {
    under: s,
    over: '',
    rx: iw * 0.485,
    ry: ih * 0.48,
    box: true,
    corner: rx * 0.6,
    clip: sheet.clip(rect(-iw * 0.49, -ih * 0.485, iw * 0.98, ih * 0.97, '#000', `rx="${num(rx * 0.62)}"`)),
    deep: true,
  };
}

/** A round tinned-copper oven tray. */
export function tinnedTray(sheet: Sheet, r: number): Vessel {
  const c = '#c08a52';
  const inner = r * 0.9;
  const under =
    longShadow(sheet, r) +
    circle(0, 0, r, dark(c, 0.42)) +
    circle(-1, -2, r * 0.985, light(c, 0.35)) +
    circle(0, 1, r * 0.965, c) +
    circle(
      0,
      0,
      r * 0.965,
      sheet.linearGradient(-r * 0.65, -r * 0.65, r * 0.65, r * 0.65, [
        [0, PLUM, 0.4],
        [0.5, PLUM, 0],
        [1, '#fff', 0.4],
      ]),
    ) +
    circle(0, 0, inner, dark(c, 0.5));
  return { under, over: '', rx: inner, ry: inner, clip: sheet.clip(circle(0, 0, inner, '#000')), deep: true };
}

/** A beaten copper tray with a rolled edge. */
export function copper(sheet: Sheet, r: number): Vessel {
  const c = '#b9683a';
  let s =
    longShadow(sheet, r) +
    circle(0, 0, r, dark(c, 0.45)) +
    circle(-1, -2, r * 0.985, light(c, 0.4)) +
    circle(1, 1, r * 0.95, dark(c, 0.1)) +
    circle(0, 0, r * 0.9, dark(c, 0.35)) +
    circle(2, 3, r * 0.885, c);
  for (let k = 0; k < 3; k++)
    for (let i = 0; i < 54; i++) {
      const a = ((i + k / 2) / 54) * TAU;
      s += circle(
        Math.cos(a) * r * (0.965 - k * 0.018),
        Math.sin(a) * r * (0.965 - k * 0.018),
        2.6,
        light(c, 0.5),
        'fill-opacity=".4"',
      );
    }
  return { under: s + circle(0, 0, r * 0.98, sheen(sheet, r)), ...roundFood(sheet, r, 0.865), deep: false };
}
