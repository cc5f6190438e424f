import { randomUUID } from 'node:crypto';

/** What another program may have left in a field. */
export const BAD_VALUES = {
  null: null,
  'a number': 7,
  'a text': 'texte',
  'a list': ['texte'],
  'an object': { texte: 1 },
  missing: undefined,
} as const;
export type BadValue = keyof typeof BAD_VALUES;

type Document = Record<string, unknown>;

export interface MalformedVariant {
  document: Document;
  /** The field that is changed. */
  path: string;
  /** Whether the value is of another type than the sound one. */
  isMalformed: boolean;
}

/** A sound document, once for each of its fields with that field set to a bad value; of lists, their first item. */
export function variantsOf(sound: Document, bad: BadValue, own: (id: string) => Document): MalformedVariant[] {
  return pathsOf(sound).map((path) => {
    const id = randomUUID();
    const document = { ...structuredClone(sound), ...own(id) };
    const before = setAt(document, path.split('.'), BAD_VALUES[bad]);
    const value = BAD_VALUES[bad];
    const isMalformed = before !== null && value != null && kindOf(before) !== kindOf(value);
    return { document, path, isMalformed };
  });
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value instanceof Date ? 'date' : typeof value;

function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  const fields = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return fields
    .filter(([name]) => name !== '_id')
    .flatMap(([name, each]) => {
      const own = path === '' ? name : `${path}.${name}`;
      return [own, ...pathsOf(each, own)];
    });
}

/** Returns the former value; a missing field is removed. */
export function setAt(target: Document, [name = '', ...rest]: string[], value: unknown): unknown {
  if (rest.length > 0) return setAt(target[name] as Document, rest, value);
  const before = target[name];
  if (value !== undefined) target[name] = value;
  else if (Array.isArray(target)) target.splice(Number(name), 1);
  else delete target[name];
  return before;
}
