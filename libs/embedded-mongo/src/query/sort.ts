import { compare } from '../bson/compare.ts';
import { type Doc, EMPTY_ARRAY, isNumeric, toNumber } from '../bson/types.ts';
import { location } from '../errors.ts';
import { topLevel, valuesAt } from './paths.ts';

export interface SortField {
  readonly path: string;
  readonly direction: 1 | -1;
}

/** Parses a sort document such as `{ rating: -1, _id: 1 }`; no fields if it is empty or missing. */
export function parseSort(spec: unknown): SortField[] {
  return Object.entries((spec ?? {}) as Doc).map(([path, direction]) => {
    if (!isNumeric(direction)) throw location(15974, `Illegal key in $sort specification: ${path}`);
    const sign = Math.sign(toNumber(direction));
    if (sign === 0) throw location(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { path, direction: sign as 1 | -1 };
  });
}

/** The top-level fields that a sort reads. */
export const sortedFields = (sort: readonly SortField[]): Set<string> =>
  new Set(sort.map(({ path }) => topLevel(path)));

/** A document's sort values: of an array the smallest element if ascending, else the largest. */
export function sortValues(doc: Doc, sort: readonly SortField[]): unknown[] {
  return sort.map(({ path, direction }) => extreme(valuesAt(doc, path), direction));
}

/** Compares two lists of sort values. */
export function compareBy(sort: readonly SortField[]): (left: readonly unknown[], right: readonly unknown[]) => number {
  return (left, right) => {
    for (let i = 0; i < sort.length; i++) {
      const order = compare(left[i], right[i]) * (sort[i] as SortField).direction;
      if (order) return order;
    }
    return 0;
  };
}

function extreme(reached: readonly unknown[], direction: number): unknown {
  const values = reached.flatMap((value) => (Array.isArray(value) ? (value.length ? value : [EMPTY_ARRAY]) : [value]));
  let best = values[0];
  for (const value of values) if (compare(value, best) * direction < 0) best = value;
  return best;
}
