import { encodeKey } from '../bson/key-writer.ts';
import { shell } from '../bson/shell.ts';
import { type Doc, EMPTY_ARRAY, isDoc } from '../bson/types.ts';
import { CommandError, notSupported } from '../errors.ts';
import { valuesAt } from '../query/paths.ts';
import type { Batch } from './batch.ts';
import { type Collection, ID_INDEX, type Index } from './collection.ts';
import { idPrefix } from './keys.ts';

interface IndexKey {
  readonly values: readonly unknown[];
  readonly key: Buffer;
}

/** The keys of a document in an index: none, one, or several if there is an array on the path. */
function indexKeys(index: Index, doc: Doc): Map<string, IndexKey> {
  const keys = new Map<string, IndexKey>();
  if (!index.covers(doc)) return keys;
  const arrays = new Set(index.fields.map((field) => arrayOn(doc, field)).filter(Boolean));
  if (arrays.size > 1)
    throw new CommandError(171, 'CannotIndexParallelArrays', `cannot index parallel arrays in ${index.name}`);
  if (arrays.size > 0) index.flags.multikey = true;
  const perField = index.fields.map((field) => fieldValues(index, doc, field));
  if (index.isSparse && perField.every((values) => values.every((value) => value === undefined))) return keys;
  if (perField.filter((values) => values.length > 1).length > 1)
    throw notSupported(`An array with several fields of the index '${index.name}'`);
  for (const values of combinations(perField)) {
    const { key, cut } = encodeKey(values, index.directions);
    if (cut) index.flags.cut = true;
    keys.set(key.toString('latin1'), { values, key });
  }
  return keys;
}

/** Adds a document's entries; throws the E11000 error if a unique key exists already. */
export function addEntries(batch: Batch, collection: Collection, index: Index, doc: Doc, record: Buffer): void {
  for (const entry of indexKeys(index, doc).values()) addEntry(batch, collection, index, entry, record);
}

export function removeEntries(batch: Batch, index: Index, doc: Doc, record: Buffer): void {
  for (const { key } of indexKeys(index, doc).values()) batch.delete(entryKey(index, key, record));
}

/** Replaces a document's old entries by the new ones, changing only those that differ. */
export function moveEntries(
  batch: Batch,
  collection: Collection,
  index: Index,
  from: Doc,
  to: Doc,
  record: Buffer,
): void {
  const before = indexKeys(index, from);
  const after = indexKeys(index, to);
  for (const [text, { key }] of before) if (!after.has(text)) batch.delete(entryKey(index, key, record));
  for (const [text, entry] of after) if (!before.has(text)) addEntry(batch, collection, index, entry, record);
}

function addEntry(batch: Batch, collection: Collection, index: Index, { key, values }: IndexKey, record: Buffer): void {
  const full = entryKey(index, key, record);
  if (index.isUnique && batch.get(full)) throw duplicateKey(collection, index, values);
  batch.put(full, record);
}

function entryKey(index: Index, key: Buffer, record: Buffer): Buffer {
  return index.isUnique ? Buffer.concat([idPrefix(index.id), key]) : Buffer.concat([idPrefix(index.id), key, record]);
}

function fieldValues(index: Index, doc: Doc, field: string): readonly unknown[] {
  if (index.name === ID_INDEX) return [doc._id];
  const reached = field.includes('.') ? valuesAt(doc, field) : [doc[field]];
  if (reached.length === 1 && !Array.isArray(reached[0])) return reached;
  const values = reached.flatMap((value) => (Array.isArray(value) ? (value.length ? value : [EMPTY_ARRAY]) : [value]));
  return values.length === 0 ? [undefined] : values;
}

/** The first array on a path. */
function arrayOn(doc: Doc, path: string): unknown[] | undefined {
  let value: unknown = doc;
  for (const name of path.split('.')) {
    if (Array.isArray(value)) break;
    value = isDoc(value) ? value[name] : undefined;
  }
  return Array.isArray(value) ? value : undefined;
}

function combinations(perField: readonly (readonly unknown[])[]): unknown[][] {
  return perField.reduce<unknown[][]>(
    (tuples, values) =>
      values.length === 1
        ? tuples.map((tuple) => [...tuple, values[0]])
        : tuples.flatMap((tuple) => values.map((value) => [...tuple, value])),
    [[]],
  );
}

function duplicateKey(collection: Collection, index: Index, values: readonly unknown[]): CommandError {
  const keyValue = Object.fromEntries(
    index.fields.map((field, i) => [field, values[i] === EMPTY_ARRAY ? [] : (values[i] ?? null)]),
  );
  return new CommandError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${shell(keyValue)}`,
    { keyPattern: index.spec.key, keyValue },
  );
}
