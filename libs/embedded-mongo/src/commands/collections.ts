import { Binary, ObjectId } from 'bson';
import type { Doc } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import { compileFilter } from '../query/match/compile.ts';
import type { Batch } from '../storage/batch.ts';
import {
  type Collection,
  ID_INDEX,
  idIndexSpec,
  indexFromSpec,
  readFlags,
  splitNamespace,
} from '../storage/collection.ts';
import { docArgument, namespaceOf } from './arguments.ts';
import { pageReply } from './cursors.ts';
import type { Command } from './types.ts';

const MAX_NAMESPACE_BYTES = 255;

export const create: Command = (call) => {
  const namespace = namespaceOf(call);
  const options = Object.fromEntries(Object.entries(call.body).filter(([name]) => COLLECTION_OPTIONS.includes(name)));
  return call.write((batch) => {
    const existing = batch.collections.get(namespace);
    if (existing && JSON.stringify(existing.options) !== JSON.stringify(options))
      throw new CommandError(48, 'NamespaceExists', `Collection ${namespace} already exists.`);
    if (!existing) createCollection(batch, namespace, options);
    return {};
  });
};

const COLLECTION_OPTIONS = ['collation', 'validator', 'validationLevel', 'validationAction', 'comment'];

/** Returns a collection, creating it if necessary. */
export function ensureCollection(batch: Batch, namespace: string): Collection {
  return batch.collections.get(namespace) ?? createCollection(batch, namespace, {});
}

function createCollection(batch: Batch, namespace: string, options: Doc): Collection {
  if (Buffer.byteLength(namespace) > MAX_NAMESPACE_BYTES)
    throw new CommandError(
      73,
      'InvalidNamespace',
      `Fully qualified namespace is too long. Namespace: ${namespace} Max: ${MAX_NAMESPACE_BYTES}`,
    );
  const { catalog } = batch;
  const idIndex = indexFromSpec(catalog.nextId(), idIndexSpec(options.collation), readFlags(undefined));
  const uuid = Buffer.concat([new ObjectId().id, Buffer.alloc(4)]);
  const collection = { namespace, id: catalog.nextId(), uuid, options, indexes: [idIndex] };
  batch.define(namespace, collection);
  return collection;
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
      if (splitNamespace(collection.namespace).database === database) dropCollection(batch, collection);
    return { dropped: database };
  });

export const renameCollection: Command = ({ body, write }) => {
  const from = String(body.renameCollection);
  const to = String(body.to);
  return write((batch) => {
    const collection = batch.collections.get(from);
    const target = batch.collections.get(to);
    if (!collection) throw new CommandError(26, 'NamespaceNotFound', `Source collection ${from} does not exist`);
    if (target && body.dropTarget !== true) throw new CommandError(48, 'NamespaceExists', 'target namespace exists');
    if (target) dropCollection(batch, target);
    batch.define(from, null);
    batch.define(to, { ...collection, namespace: to });
    return {};
  });
};

/** Changes a collection's validator or the expiry of a TTL index. */
export const collMod: Command = (call) => {
  const { body } = call;
  const namespace = namespaceOf(call);
  return call.write((batch) => {
    const collection = batch.collections.get(namespace);
    if (!collection) throw new CommandError(26, 'NamespaceNotFound', 'ns does not exist');
    const changed = Object.fromEntries(
      ['validator', 'validationLevel', 'validationAction']
        .filter((name) => name in body)
        .map((name) => [name, body[name]]),
    );
    const change = docArgument(body, 'index');
    const key = JSON.stringify(change?.keyPattern);
    const indexes = collection.indexes.map((index) => {
      if (!change || (index.name !== change.name && JSON.stringify(index.spec.key) !== key)) return index;
      return indexFromSpec(index.id, { ...index.spec, expireAfterSeconds: change.expireAfterSeconds }, index.flags);
    });
    batch.define(namespace, { ...collection, options: { ...collection.options, ...changed }, indexes });
    return {};
  });
};

export const listCollections: Command = (call) => {
  const { database, view, body } = call;
  const infos = [...view.collections.values()]
    .map((collection) => ({ ...collection, ...splitNamespace(collection.namespace) }))
    .filter((collection) => collection.database === database)
    .map(({ name, options, uuid, indexes }) => ({
      name,
      type: 'collection',
      options,
      info: { readOnly: false, uuid: new Binary(uuid, 4) },
      idIndex: indexes.find((index) => index.name === ID_INDEX)?.spec,
    }))
    .filter(compileFilter(docArgument(body, 'filter') ?? {}));
  const shown = body.nameOnly === true ? infos.map(({ name, type }) => ({ name, type })) : infos;
  return pageReply(call, `${database}.$cmd.listCollections`, shown);
};

export const listDatabases: Command = ({ view, body }) => {
  const names = new Set([...view.collections.keys()].map((namespace) => splitNamespace(namespace).database));
  const databases = [...names]
    .sort()
    .map((name) => ({ name, sizeOnDisk: 0, empty: false }))
    .filter(compileFilter(docArgument(body, 'filter') ?? {}));
  return { databases: body.nameOnly === true ? databases.map(({ name }) => ({ name })) : databases, totalSize: 0 };
};
