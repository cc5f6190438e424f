/**
 * A small model of MongoDB, written from its manual and not from an engine: documents in a list, read from the first to
 * the last. It knows what the random operations of `properties.ts` use: numbers, strings, booleans, null, lists and
 * documents, and regular expressions in conditions.
 */
export type Doc = Record<string, unknown>;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !isList(value);

/** Position of a value's type in the order of types; an empty list stands before null in sorts only. */
function typeOrder(value: unknown): number {
  if (value === undefined || value === null) return 1;
  if (isList(value)) return 5;
  return { number: 2, string: 3, object: 4, boolean: 6 }[typeof value as string] as number;
}

function order(a: unknown, b: unknown): number {
  const types = typeOrder(a) - typeOrder(b);
  if (types !== 0) return types;
  if (isList(a) && isList(b)) return orderOfLists(a, b, order);
  if (isDoc(a) && isDoc(b)) return orderOfLists(Object.entries(a), Object.entries(b), orderOfFields);
  if (typeOrder(a) === 1 || a === b) return 0;
  return (a as number) < (b as number) ? -1 : 1;
}

type Entry = [name: string, value: unknown];
const orderOfFields = ([nameA, a]: Entry, [nameB, b]: Entry): number =>
  typeOrder(a) - typeOrder(b) || (nameA === nameB ? 0 : nameA < nameB ? -1 : 1) || order(a, b);

function orderOfLists<T>(a: readonly T[], b: readonly T[], orderOf: (a: T, b: T) => number): number {
  for (const [index, value] of a.entries()) {
    if (index >= b.length) return 1;
    const found = orderOf(value, b[index] as T);
    if (found !== 0) return found;
  }
  return a.length - b.length;
}

const same = (a: unknown, b: unknown): boolean => order(a, b) === 0;

/** The number of an element, in a list that has it. */
const positionIn = (list: readonly unknown[], name: string): number | undefined =>
  list.findIndex((_, at) => String(at) === name) >= 0 ? Number(name) : undefined;

/**
 * What conditions test at a path; `undefined` where there is none. A position of a list gives its element, whole; a
 * name gives the values of all documents in it, and of a list its elements, too.
 */
function tested(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return isList(value) ? [value, ...value] : [value];
  if (isDoc(value)) return tested(value[name], rest);
  if (!isList(value)) return [undefined];
  const at = positionIn(value, name);
  const selected = at === undefined ? [] : [value[at]];
  const byPosition =
    rest.length > 0 ? selected.flatMap((one) => (isDoc(one) || isList(one) ? tested(one, rest) : [])) : selected;
  return [...byPosition, ...value.filter(isDoc).flatMap((element) => tested(element, [name, ...rest]))];
}

/** By which values a document is sorted, and stands in an index; `EMPTY` for an empty list. */
function keysAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (!isList(value)) return name === undefined ? [value] : keysAt(isDoc(value) ? value[name] : undefined, rest);
  if (name === undefined) return value.length > 0 ? value : [EMPTY];
  const at = positionIn(value, name);
  if (at === undefined)
    return value.length > 0 ? value.flatMap((one) => keysAt(isDoc(one) ? one[name] : undefined, rest)) : [undefined];
  const selected = value[at];
  return rest.length === 0 && isList(selected) && selected.length > 0 ? [selected] : keysAt(selected, rest);
}
const EMPTY = Symbol('empty list');

const COMPARED: Record<string, (order: number) => boolean> = {
  $gt: (found) => found > 0,
  $gte: (found) => found >= 0,
  $lt: (found) => found < 0,
  $lte: (found) => found <= 0,
};

function meets(values: readonly unknown[], name: string, operand: unknown): boolean {
  if (name === '$exists') return values.some((value) => value !== undefined) === operand;
  if (name === '$ne') return !meets(values, '$eq', operand);
  if (name === '$nin') return !meets(values, '$in', operand);
  if (name === '$in') return (operand as unknown[]).some((one) => meets(values, '$eq', one));
  if (name === '$not' && operand instanceof RegExp) return !meets(values, '$eq', operand);
  if (name === '$not') return !Object.entries(operand as Doc).every(([inner, value]) => meets(values, inner, value));
  if (operand instanceof RegExp) return values.some((value) => typeof value === 'string' && operand.test(value));
  if (name === '$eq') return values.some((value) => (operand === null || value !== undefined) && same(value, operand));
  return values.some(
    (value) =>
      typeOrder(value) === typeOrder(operand) && (COMPARED[name] as (o: number) => boolean)(order(value, operand)),
  );
}

export function matches(doc: Doc, filter: Doc): boolean {
  return Object.entries(filter).every(([path, condition]) => {
    if (path === '$or') return (condition as Doc[]).some((clause) => matches(doc, clause));
    if (path === '$and') return (condition as Doc[]).every((clause) => matches(doc, clause));
    if (path === '$nor') return !(condition as Doc[]).some((clause) => matches(doc, clause));
    const values = tested(doc, path.split('.'));
    const operators = isDoc(condition) && Object.keys(condition)[0]?.startsWith('$');
    const conditions = operators ? Object.entries(condition) : [['$eq', condition] as const];
    return conditions.every(([name, operand]) => meets(values, name, operand));
  });
}

/** Ascending by the smallest value of a path, descending by the largest; an empty list comes before null. */
function orderBy(path: string, direction: number): (a: Doc, b: Doc) => number {
  const of = (doc: Doc) => keysAt(doc, path.split('.')).toSorted((a, b) => orderWithEmpty(a, b) * direction)[0];
  return (a, b) => orderWithEmpty(of(a), of(b)) * direction;
}
const orderWithEmpty = (a: unknown, b: unknown): number =>
  a === EMPTY || b === EMPTY ? Number(b === EMPTY) - Number(a === EMPTY) : order(a, b);

export function sorted(docs: readonly Doc[], sort: Record<string, number>): Doc[] {
  const orders = Object.entries(sort).map(([path, direction]) => orderBy(path, direction));
  return docs.toSorted((a, b) => orders.reduce((found, by) => found || by(a, b), 0));
}

/** Whether two documents cannot both be in a unique index on one path. */
export const hasSameKey = (a: Doc, b: Doc, path: string): boolean =>
  keysAt(a, path.split('.')).some((one) =>
    keysAt(b, path.split('.')).some((other) => orderWithEmpty(one, other) === 0),
  );

/** The document after operators on top-level fields; `undefined` if one of them is refused. */
export function updated(doc: Doc, update: Record<string, Doc>): Doc | undefined {
  const next = { ...doc };
  for (const [operator, fields] of Object.entries(update))
    for (const [path, operand] of Object.entries(fields)) {
      const now = next[path];
      if (operator === '$set') next[path] = operand;
      else if (operator === '$unset') delete next[path];
      else if (operator === '$inc') {
        if (now !== undefined && typeof now !== 'number') return undefined;
        next[path] = ((now as number | undefined) ?? 0) + (operand as number);
      } else {
        if (now === undefined && operator === '$pull') continue;
        if (now !== undefined && !isList(now)) return undefined;
        const list = (now ?? []) as unknown[];
        if (operator === '$push') next[path] = [...list, operand];
        if (operator === '$addToSet') next[path] = list.some((one) => same(one, operand)) ? list : [...list, operand];
        if (operator === '$pull') next[path] = list.filter((one) => !same(one, operand));
      }
    }
  return next;
}

/** Inclusion of paths, with `_id`. */
export function included(doc: Doc, paths: readonly string[]): Doc {
  const names = new Set(paths.map((path) => path.split('.')[0]));
  const fields = Object.entries(doc).filter(([name]) => name === '_id' || names.has(name));
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      const inner = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
      if (inner.length === 0) return [[name, value]];
      const part = includedPart(value, inner);
      return part === undefined ? [] : [[name, part]];
    }),
  );
}

function includedPart(value: unknown, paths: readonly string[]): unknown {
  if (isList(value))
    return value.flatMap((element) => (isDoc(element) || isList(element) ? [includedPart(element, paths)] : []));
  if (!isDoc(value)) return undefined;
  const { _id: _, ...part } = included({ ...value, _id: 0 }, paths);
  return part;
}
