import { type Doc, isDoc } from '../bson/types.ts';

/**
 * All values at a dotted path, with `undefined` wherever the path ends early. In an array, a number selects an element,
 * and every embedded document is searched too.
 */
export function valuesAt(doc: Doc, path: string): unknown[] {
  const found: unknown[] = [];
  collect(doc, path.split('.'), 0, found);
  return found;
}

function collect(value: unknown, segments: readonly string[], depth: number, found: unknown[]): void {
  const segment = segments[depth];
  if (segment === undefined) {
    found.push(value);
  } else if (Array.isArray(value)) {
    if (isArrayIndex(segment) && Number(segment) < value.length)
      collect(value[Number(segment)], segments, depth + 1, found);
    for (const element of value) if (isDoc(element)) collect(element, segments, depth, found);
  } else if (isDoc(value)) {
    collect(Object.hasOwn(value, segment) ? value[segment] : undefined, segments, depth + 1, found);
  } else {
    found.push(undefined);
  }
}

/** The values and the elements of those that are arrays, as most query operators test both. */
export function withElements(values: readonly unknown[]): readonly unknown[] {
  if (!values.some(Array.isArray)) return values;
  return values.flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]));
}

export const isArrayIndex = (segment: string): boolean => /^\d+$/.test(segment);

/** The first segment of a dotted path. */
export const topLevel = (path: string): string => path.split('.', 1)[0] as string;
