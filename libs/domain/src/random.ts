import { TILT_MAX, TILT_MIN } from '@tdt/contracts/plain';

/** A source of numbers from 0 (included) to 1 (excluded), such as `Math.random`; tests pass their own. */
export type Random = () => number;

/** A shuffled copy (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** `count` distinct random items, or all items if there are fewer. */
export const sample = <T>(items: readonly T[], count: number, random: Random): T[] =>
  shuffle(items, random).slice(0, Math.max(0, count));

/** A random item; `undefined` if the list is empty. */
export const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)];

/** Random tilt of a mood polaroid: 10 to 15 whole degrees, to either side. */
export function tilt(random: Random): number {
  const degrees = TILT_MIN + Math.floor(random() * (TILT_MAX - TILT_MIN + 1));
  return random() < 0.5 ? -degrees : degrees;
}

/** A reproducible generator (mulberry32): the same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
