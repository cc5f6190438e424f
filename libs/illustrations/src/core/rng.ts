/** Deterministic randomness: the same seed always paints the same picture, so the order of draws is part of the drawing. */
import { at } from './lists.ts';
export interface Rng {
  /** Next number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** Bell-shaped around 0, within [-1, 1]: the human wobble. */
  bell(): number;
  sign(): -1 | 1;
  shuffle<T>(list: readonly T[]): T[];
  /** An independent stream of the same seed; drawing from it leaves this one where it is. */
  fork(tag: string): Rng;
}

/** FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let h = 2166136261;
  for (const character of text) h = Math.imul(h ^ character.charCodeAt(0), 16777619);
  return h >>> 0;
};

/** A mulberry32 stream, warmed up so that neighbouring seeds part ways at once. */
export function createRng(seed: string | number): Rng {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < 4; i++) next();
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => at(list, Math.floor(next() * list.length)),
    chance: (probability) => next() < probability,
    bell: () => (next() + next() + next()) / 1.5 - 1,
    sign: () => (next() < 0.5 ? -1 : 1),
    shuffle: (list) => {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [out[i], out[j]] = [at(out, j), at(out, i)];
      }
      return out;
    },
    fork: (tag) => createRng(`${seed}/${tag}`),
  };
}
