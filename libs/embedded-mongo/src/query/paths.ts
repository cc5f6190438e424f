import { type Doc, EMPTY_ARRAY, isDoc } from '../bson/types.ts';
import { location } from '../errors.ts';

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
    collect(own(value, segment), segments, depth + 1, found);
  } else {
    found.push(undefined);
  }
}

/** A field of a document itself, not what JavaScript gives to all objects. */
export const own = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined);

/**
 * The values at a path by which a document is indexed and sorted: of an array its elements. `undefined` stands for
 * elements without the path, also for those that are no documents.
 */
export function keyValuesAt(doc: Doc, path: string): unknown[] {
  const found: unknown[] = [];
  collectKeys(doc, path.split('.'), 0, found);
  return found;
}

function collectKeys(value: unknown, segments: readonly string[], depth: number, found: unknown[]): void {
  const segment = segments[depth];
  if (!Array.isArray(value)) {
    if (segment === undefined) found.push(value);
    else collectKeys(isDoc(value) ? own(value, segment) : undefined, segments, depth + 1, found);
  } else if (segment === undefined) {
    for (const element of value.length > 0 ? value : [EMPTY_ARRAY]) found.push(element);
  } else {
    const isPosition = isArrayIndex(segment) && Number(segment) < value.length;
    if (isPosition) collectKeys(value[Number(segment)], segments, depth + 1, found);
    if (isPosition && value.some((element) => isDoc(element) && Object.hasOwn(element, segment)))
      throw location(16746, `Ambiguous field name found in array, field: '${segment}'`);
    for (const element of value)
      if (isDoc(element)) collectKeys(own(element, segment), segments, depth + 1, found);
      else if (!isPosition) found.push(undefined);
    if (value.length === 0) found.push(undefined);
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
