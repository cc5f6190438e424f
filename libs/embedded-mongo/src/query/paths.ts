import { type Doc, EMPTY_ARRAY, isDoc } from '../bson/types.ts';
import { location } from '../errors.ts';

/**
 * The values that conditions on a path test, with `undefined` wherever the path ends early. In an array, a number selects
 * an element, and every embedded document is searched too. Of an array at the end, the elements are tested as well,
 * unless a number has selected it.
 */
export function valuesAt(doc: Doc, segments: readonly string[]): unknown[] {
  const found: unknown[] = [];
  collect(doc, segments, 0, found);
  return found;
}

function collect(value: unknown, segments: readonly string[], depth: number, found: unknown[]): void {
  const segment = segments[depth];
  if (segment === undefined) {
    found.push(value);
    if (Array.isArray(value)) for (const element of value) found.push(element);
  } else if (Array.isArray(value)) {
    for (const element of value) if (isDoc(element)) collect(element, segments, depth, found);
    if (!isArrayIndex(segment) || Number(segment) >= value.length) return;
    const selected = value[Number(segment)];
    if (depth === segments.length - 1) found.push(selected);
    else if (isDoc(selected) || Array.isArray(selected)) collect(selected, segments, depth + 1, found);
  } else {
    collect(isDoc(value) ? own(value, segment) : undefined, segments, depth + 1, found);
  }
}

/** A field of a document itself, not what JavaScript gives to all objects. */
export const own = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined);

/**
 * The values at a path by which a document is indexed and sorted: of an array its elements, or the one that a number
 * selects, whole. `undefined` stands for elements without the path, also for those that are no documents.
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
  } else if (isArrayIndex(segment) && Number(segment) < value.length) {
    if (value.some((element) => isDoc(element) && Object.hasOwn(element, segment)))
      throw location(16746, `Ambiguous field name found in array, field: '${segment}'`);
    const selected = value[Number(segment)];
    const isWhole = depth === segments.length - 1 && Array.isArray(selected) && selected.length > 0;
    if (isWhole) found.push(selected);
    else collectKeys(selected, segments, depth + 1, found);
  } else {
    for (const element of value.length > 0 ? value : [undefined])
      collectKeys(isDoc(element) ? own(element, segment) : undefined, segments, depth + 1, found);
  }
}

/** Throws for a path of a sort or of a projection with an empty name. */
export function checkPath(path: string): void {
  if (path.split('.').includes(''))
    throw location(path === '' ? 40352 : path.endsWith('.') ? 40353 : 15998, `'${path}' has an empty name`);
}

export const isArrayIndex = (segment: string): boolean => /^(0|[1-9]\d*)$/.test(segment);

/** The first segment of a dotted path. */
export const topLevel = (path: string): string => path.split('.', 1)[0] as string;
