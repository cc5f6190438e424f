/** Numbers from 0 up to 1. */
export type Draw = () => number;

/** The numbers of one recipe: they follow from the seed and its index alone, whatever was made before (mulberry32). */
export function drawFor(seed: number, index: number): Draw {
  let state = mixed(seed ^ mixed(index + 1));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number that looks unrelated to its neighbours' (the finisher of MurmurHash3). */
export function mixed(number: number): number {
  let value = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

export const integer = (draw: Draw, from: number, to: number): number => from + Math.floor(draw() * (to - from + 1));

/** A random item; a higher `lean` favours the first ones. Throws for an empty list. */
export function oneOf<T>(items: readonly T[], draw: Draw, lean = 1): T {
  const item = items[Math.floor(draw() ** lean * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
