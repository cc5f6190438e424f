import { isDeepStrictEqual } from 'node:util';
import { notComparable, wholeKey } from './key-writer.ts';
import { RANK, rank } from './types.ts';

/** MongoDB's total order over values, which is that of their keys (`KeyWriter`). */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const rankA = rank(a);
  const rankB = rank(b);
  if (rankA === RANK.other || rankB === RANK.other) throw notComparable(rankA === RANK.other ? a : b);
  if (rankA !== rankB) return rankA < rankB ? -1 : 1;
  // Most values need no keys. UTF-16 order is that of the bytes unless there are surrogates.
  if (typeof a === 'number' && typeof b === 'number' && !Number.isNaN(a + b)) return a < b ? -1 : 1;
  if (typeof a === 'string' && typeof b === 'string' && !HIGH.test(a) && !HIGH.test(b)) return a < b ? -1 : 1;
  if (a instanceof Date && b instanceof Date) return Math.sign(a.getTime() - b.getTime());
  return Buffer.compare(wholeKey(a), wholeKey(b));
}

/** Equal values, types and order of fields, of conditions and specifications: no order is needed for them. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) && isDeepStrictEqual(a, b);

const HIGH = /[\uD800-\uFFFF]/;

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;
