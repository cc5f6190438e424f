import { encodeKey } from '../bson/key-writer.ts';
import { shell } from '../bson/shell.ts';
import { type Doc, EMPTY_ARRAY } from '../bson/types.ts';
import { CommandError, isStorageError } from '../errors.ts';
import { keyTuples } from '../query/key-tuples.ts';
import type { Batch } from './batch.ts';
import { type Collection, ID_INDEX, type Index } from './collection.ts';
import { idPrefix } from './keys.ts';

interface IndexKey {
  readonly values: readonly unknown[];
  readonly key: Buffer;
}

/** A document that is written. */
interface Target {
  readonly batch: Batch;
  readonly collection: Collection;
  readonly record: Buffer;
}

/** The keys of a document in an index: none, one, or several if there is an array on the path. */
export function indexKeys(index: Index, doc: Doc | undefined): Map<string, IndexKey> {
  const keys = new Map<string, IndexKey>();
  if (!doc) return keys;
  const tuples =
    index.name === ID_INDEX
      ? [[doc._id]]
      : keyTuples(doc, index.fields, ({ size }) => {
          index.flags.multikey = true;
          if (size > 1)
            throw new CommandError(171, 'CannotIndexParallelArrays', `cannot index parallel arrays in ${index.name}`);
        });
  for (const values of tuples) {
    if (index.isSparse && values.every((value) => value === undefined)) continue;
    const { key, cut } = encodeKey(values, index.directions);
    if (cut) index.flags.cut = true;
    keys.set(key.toString('latin1'), { values, key });
  }
  return keys;
}

/** Changes the entries of a document in all indexes of its collection, see `moveEntries`. */
export function moveAllEntries(target: Target, from: Doc | undefined, to: Doc | undefined): void {
  const { collection, record } = target;
  for (const index of collection.indexes)
    if (index.name !== ID_INDEX || !from || !to) moveEntries(target, index, from, to);
  const { build } = collection;
  if (!build || build.failure || record.compare(build.reached) > 0) return;
  try {
    for (const index of build.indexes) moveEntries(target, index, from, to);
  } catch (error) {
    if (isStorageError(error)) throw error;
    // What contradicts an index that is not there yet ends its build, and not the write.
    build.failure = error;
  }
}

/**
 * Changes the entries of a document from those of one version to those of another; `undefined`: before it is inserted,
 * or after it is removed. Throws the E11000 error if a unique key exists already.
 */
export function moveEntries(target: Target, index: Index, from: Doc | undefined, to: Doc | undefined): void {
  const before = indexKeys(index, from);
  const after = indexKeys(index, to);
  for (const [text, { key }] of before) if (!after.has(text)) target.batch.delete(entryKey(index, key, target.record));
  for (const [text, entry] of after) if (!before.has(text)) addEntry(target, index, entry);
}

function addEntry({ batch, collection, record }: Target, index: Index, { key, values }: IndexKey): void {
  const full = entryKey(index, key, record);
  if (index.isUnique && batch.get(full)) throw duplicateKey(collection, index, values);
  batch.put(full, record);
}

export function entryKey(index: Index, key: Buffer, record: Buffer): Buffer {
  return index.isUnique ? Buffer.concat([idPrefix(index.id), key]) : Buffer.concat([idPrefix(index.id), key, record]);
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
