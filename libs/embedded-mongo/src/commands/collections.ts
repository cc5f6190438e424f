import { CommandError } from '../errors.ts';
import { compileFilter } from '../query/match/compile.ts';
import { topLevel } from '../query/paths.ts';
import type { Batch } from '../storage/batch.ts';
import { type Collection, ID_INDEX_SPEC, indexFromSpec } from '../storage/collection.ts';
import { validateCollection } from '../storage/validate.ts';
import { docArgument, flagArgument, namespaceOf } from './arguments.ts';
import { pageReply } from './cursors.ts';
import type { Command } from './types.ts';

/** MongoDB accepts a repeated `create` without options; ours has none. */
export const create: Command = (call) => {
  const namespace = namespaceOf(call);
  return call.write((batch) => {
    ensureCollection(batch, namespace);
    return {};
  });
};

/** Returns a collection, creating it if necessary. */
export function ensureCollection(batch: Batch, namespace: string): Collection {
  const existing = batch.collections.get(namespace);
  if (existing) return existing;
  checkName(namespace);
  const idIndex = indexFromSpec(batch.catalog.nextId(), ID_INDEX_SPEC);
  const collection = { namespace, id: batch.catalog.nextId(), indexes: [idIndex] };
  batch.define(namespace, collection);
  return collection;
}

/** A database's name of at most 63 characters, and a collection's that does not belong to the system. */
const NAMESPACE = /^[^/\\. "$\0]{1,63}\.(?!system\.)[^.$\0][^$\0]*$/;

function checkName(namespace: string): void {
  if (!NAMESPACE.test(namespace) || Buffer.byteLength(namespace) > 255)
    throw new CommandError(73, 'InvalidNamespace', `Invalid namespace specified '${namespace}'`);
}

function dropCollection(batch: Batch, collection: Collection): void {
  batch.define(collection.namespace, null);
  for (const { id } of [collection, ...collection.indexes]) batch.wipe(id);
}

export const drop: Command = (call) => {
  const ns = namespaceOf(call);
  return call.write((batch) => {
    const collection = batch.collections.get(ns);
    if (!collection) return { ns };
    dropCollection(batch, collection);
    return { nIndexesWas: collection.indexes.length, ns };
  });
};

export const dropDatabase: Command = ({ database, write }) =>
  write((batch) => {
    for (const collection of [...batch.collections.values()])
      if (topLevel(collection.namespace) === database) dropCollection(batch, collection);
    return { dropped: database };
  });

export const renameCollection: Command = ({ body, write }) => {
  const from = String(body.renameCollection);
  const to = String(body.to);
  checkName(to);
  if (from === to) throw new CommandError(20, 'IllegalOperation', "Can't rename a collection to itself");
  return write((batch) => {
    const collection = batch.collections.get(from);
    const target = batch.collections.get(to);
    if (!collection) throw new CommandError(26, 'NamespaceNotFound', `Source collection ${from} does not exist`);
    if (target && !flagArgument(body, 'dropTarget'))
      throw new CommandError(48, 'NamespaceExists', 'target namespace exists');
    if (target) dropCollection(batch, target);
    batch.define(from, null);
    batch.define(to, { ...collection, namespace: to, build: undefined });
    return {};
  });
};

export const listCollections: Command = (call) => {
  const { database, view, body } = call;
  const infos = [...view.collections.keys()]
    .filter((namespace) => topLevel(namespace) === database)
    .map((namespace) => namespace.slice(database.length + 1))
    .map((name) => ({ name, type: 'collection', options: {}, idIndex: ID_INDEX_SPEC }))
    .filter(compileFilter(docArgument(body, 'filter') ?? {}));
  const shown = flagArgument(body, 'nameOnly') ? infos.map(({ name, type }) => ({ name, type })) : infos;
  return pageReply(call, `${database}.$cmd.listCollections`, shown);
};

/** Compares the indexes of a collection with its documents. */
export const validate: Command = async (call) => {
  const ns = namespaceOf(call);
  const collection = call.view.collections.get(ns);
  if (!collection) throw new CommandError(26, 'NamespaceNotFound', `Collection '${ns}' does not exist to validate.`);
  const { records, damaged } = await validateCollection(call.view, collection, call.turns);
  const errors = damaged.map((name) => `The index ${name} does not hold the keys of the documents`);
  return { ns, nrecords: records, nIndexes: collection.indexes.length, valid: errors.length === 0, errors };
};
