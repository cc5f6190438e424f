import { orderedNames } from '../bson/codec.ts';
import { compare } from '../bson/compare.ts';
import { type Doc, isNumeric, toNumber } from '../bson/types.ts';
import { badValue, location, notSupported } from '../errors.ts';
import { keyTuples } from './key-tuples.ts';
import { checkPath, topLevel } from './paths.ts';

export interface SortField {
  readonly path: string;
  readonly direction: 1 | -1;
}

/** Parses a sort document such as `{ rating: -1, _id: 1 }`; no fields if it is empty or missing. */
export function parseSort(spec: unknown): SortField[] {
  const sort = (spec ?? {}) as Doc;
  return orderedNames(sort).map((path) => {
    const direction = sort[path];
    if (!isNumeric(direction)) throw location(15974, `Illegal key in $sort specification: ${path}`);
    const sign = Math.trunc(toNumber(direction));
    if (sign !== 1 && sign !== -1)
      throw location(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    const isNatural = path === '$natural' && Object.keys(sort).length === 1;
    if (path.startsWith('$') && !isNatural) throw notSupported(`A sort by '${path}'`);
    checkPath(path);
    return { path, direction: sign };
  });
}

/** The top-level fields that a sort reads. */
export const sortedFields = (sort: readonly SortField[]): Set<string> =>
  new Set(sort.map(({ path }) => topLevel(path)));

/** A document's sort values: of an array those of the element that comes first in this order. */
export function sortValues(doc: Doc, sort: readonly SortField[]): readonly unknown[] {
  const fields = sort.map(({ path }) => path);
  const tuples = keyTuples(doc, fields, ({ size }) => {
    if (size > 1) throw badValue('cannot sort with keys that are parallel arrays');
  });
  const order = compareBy(sort);
  return tuples.reduce((first, tuple) => (order(tuple, first) < 0 ? tuple : first));
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
