/** Colour mixing in the gouache spirit: shadows go to plum, lights go to cream. Colours are `#rgb` or `#rrggbb`. */
import type { Rng } from './rng.ts';

export const PLUM = '#2b1530';
const CREAM = '#fff2d4';

const channels = (color: string): [red: number, green: number, blue: number] => {
  const long = color.length === 4 ? color.replace(/[^#]/g, (digit) => digit + digit) : color;
  const channel = (i: number) => parseInt(long.slice(i, i + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

const toHex = (values: readonly number[]): string => {
  const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `#${values.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
};

/** `amount` 0 gives `from`, 1 gives `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const [r0, g0, b0] = channels(from);
  const [r1, g1, b1] = channels(to);
  return toHex([r0 + (r1 - r0) * amount, g0 + (g1 - g0) * amount, b0 + (b1 - b0) * amount]);
};

/** Towards plum. */
export const dark = (color: string, amount = 0.2): string => mix(color, PLUM, amount);
/** Towards cream. */
export const light = (color: string, amount = 0.2): string => mix(color, CREAM, amount);

/** How bright a colour looks, 0 to 1. */
export const luminance = (color: string): number => {
  const [red, green, blue] = channels(color);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

/** A small hue and value drift, so no two pieces are the same ink. */
export const vary = (color: string, rng: Rng, amount = 1): string => {
  const values = channels(color);
  const drift = rng.bell() * 9 * amount;
  return toHex(values.map((value) => value + drift + rng.bell() * 7 * amount));
};
