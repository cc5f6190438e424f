import { decode } from '../bson/codec.ts';
import { shell } from '../bson/shell.ts';
import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.ts';
import { CommandError, notSupported } from '../errors.ts';
import type { Turns } from '../query/turns.ts';
import type { Batch } from '../storage/batch.ts';
import { type Collection, ID_INDEX, type Index, indexFromSpec, readFlags } from '../storage/collection.ts';
import { addEntries } from '../storage/index-entries.ts';
import { readRecords } from '../storage/records.ts';
import { docsArgument, namespaceOf } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import { pageReply } from './cursors.ts';
import { checkOptions, INDEX_OPTIONS } from './options.ts';
import type { Command } from './types.ts';

export const createIndexes: Command = (call) => {
  const namespace = namespaceOf(call);
  const specs = (docsArgument(call.body, 'indexes') ?? []).map(checkSpec);
  return call.write(async (batch) => {
    const existed = batch.collections.has(namespace);
    const before = ensureCollection(batch, namespace);
    let after = before;
    for (const spec of specs) after = await addIndex(batch, after, spec, call.turns);
    return {
      numIndexesBefore: before.indexes.length,
      numIndexesAfter: after.indexes.length,
      createdCollectionAutomatically: !existed,
    };
  });
};

/** Validates and completes the client's index specification. */
function checkSpec(spec: Doc): Doc {
  checkOptions('an index', Object.keys(spec), INDEX_OPTIONS);
  const { key, ns: _namespace, background: _background, ...options } = spec;
  if (!isDoc(key) || Object.keys(key).length === 0) throw cannotCreate('Index keys cannot be an empty object');
  for (const [field, kind] of Object.entries(key)) {
    if (typeof kind === 'string') throw notSupported(`A ${kind} index`);
    if (field.includes('$**')) throw notSupported('A wildcard index');
    if (!isNumeric(kind) || toNumber(kind) === 0)
      throw cannotCreate('Values in v:2 index key pattern must be numbers > 0, numbers < 0, or strings.');
  }
  const name =
    options.name ??
    Object.entries(key)
      .map(([field, kind]) => `${field}_${kind}`)
      .join('_');
  const kept = Object.entries(options).filter(([, value]) => value !== undefined && value !== false && value !== null);
  return { v: 2, key, ...Object.fromEntries(kept), name };
}

async function addIndex(batch: Batch, collection: Collection, spec: Doc, turns: Turns): Promise<Collection> {
  if (isExisting(collection, spec)) return collection;
  const index = indexFromSpec(batch.catalog.nextId(), spec, readFlags(undefined));
  for await (const { record, raw } of turns.results(readRecords(batch, collection)))
    addEntries(batch, collection, index, decode(raw), record);
  const changed = { ...collection, indexes: [...collection.indexes, index] };
  batch.define(collection.namespace, changed);
  return changed;
}

/** Whether the index exists already; throws if a different one has its name or key. */
function isExisting({ indexes }: Collection, spec: Doc): boolean {
  const byKey = indexes.find((index) => isSame(index.spec.key, spec.key));
  const byName = indexes.find((index) => index.name === spec.name);
  if (byKey?.name === ID_INDEX) return true;
  if (byKey && !byName)
    throw new CommandError(85, 'IndexOptionsConflict', `Index already exists with a different name: ${byKey.name}`);
  if (byName && (byName !== byKey || !hasSameOptions(byName, spec)))
    throw new CommandError(
      86,
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. Requested index: ${shell(spec)}, existing index: ${shell(byName.spec)}`,
    );
  return byName !== undefined;
}

const hasSameOptions = ({ isUnique, isSparse, partialFilter }: Index, spec: Doc): boolean =>
  isUnique === (spec.unique === true) &&
  isSparse === (spec.sparse === true) &&
  isSame(partialFilter ?? {}, spec.partialFilterExpression ?? {});

export const listIndexes: Command = (call) => {
  const namespace = namespaceOf(call);
  const collection = call.view.collections.get(namespace);
  if (!collection) throw new CommandError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);
  return pageReply(
    call,
    namespace,
    collection.indexes.map(({ spec }) => spec),
  );
};

/** Drops indexes by name, by key, by a list of names, or all but `_id_` with `*`. */
export const dropIndexes: Command = (call) => {
  const namespace = namespaceOf(call);
  const wanted = Array.isArray(call.body.index) ? call.body.index : [call.body.index];
  return call.write((batch) => {
    const collection = batch.collections.get(namespace);
    if (!collection) throw new CommandError(26, 'NamespaceNotFound', `ns not found ${namespace}`);
    const dropped = new Set(wanted.flatMap((one) => findIndexes(collection, one)));
    for (const { id } of dropped) batch.wipe(id);
    batch.define(namespace, { ...collection, indexes: collection.indexes.filter((index) => !dropped.has(index)) });
    return { nIndexesWas: collection.indexes.length };
  });
};

function findIndexes({ indexes }: Collection, wanted: unknown): Index[] {
  if (wanted === '*') return indexes.filter(({ name }) => name !== ID_INDEX);
  const found = indexes.filter(({ name, spec }) => name === wanted || isSame(spec.key, wanted));
  if (found.length === 0) throw new CommandError(27, 'IndexNotFound', `index not found with name [${shell(wanted)}]`);
  if (found.some(({ name }) => name === ID_INDEX))
    throw new CommandError(72, 'InvalidOptions', 'cannot drop _id index');
  return found;
}

/** Equal content and order of keys. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const cannotCreate = (message: string) => new CommandError(67, 'CannotCreateIndex', message);
