import { orderedNames } from '../bson/codec.ts';
import { isSame } from '../bson/compare.ts';
import { shell } from '../bson/shell.ts';
import { type Doc, isDoc, isNumeric, isTruthy, toNumber } from '../bson/types.ts';
import { badValue, CommandError, notSupported } from '../errors.ts';
import type { Batch } from '../storage/batch.ts';
import { type Build, type Collection, ID_INDEX, type Index, indexFromSpec } from '../storage/collection.ts';
import { abandonBuild, beginBuild, continueBuild, runningBuild } from '../storage/index-build.ts';
import { namespaceOf } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import { pageReply } from './cursors.ts';
import { checkOptions, INDEX_OPTIONS } from './options.ts';
import type { Command } from './types.ts';

export const createIndexes: Command = async (call) => {
  const namespace = namespaceOf(call);
  const specs = (call.body.indexes as Doc[]).map(checkSpec);
  if (specs.length === 0) throw badValue('Must specify at least one index to create');
  let build: Build | undefined;
  let others: Build | undefined;
  let reply: Doc = {};
  const work = async (batch: Batch) => {
    if (!build) {
      const createdCollectionAutomatically = !batch.collections.has(namespace);
      const collection = ensureCollection(batch, namespace);
      others = runningBuild(collection);
      if (others) return reply;
      const [indexes, before] = [newIndexes(batch, collection, specs), collection.indexes.length];
      const numIndexesAfter = before + indexes.length;
      reply = { numIndexesBefore: before, numIndexesAfter, createdCollectionAutomatically };
      if (indexes.length === 0) return reply;
      build = beginBuild(batch, collection, indexes);
    }
    return (await continueBuild(batch, namespace, build, call.turns)) ? reply : undefined;
  };
  try {
    await call.write(work);
    // A collection has one build at a time; another one waits.
    for (; others; await call.write(work)) await call.turns.until(others.ended.promise);
    return reply;
  } catch (error) {
    if (build) abandonBuild(call.engine.database.catalog, build, error);
    throw error;
  } finally {
    build?.ended.resolve();
  }
};

/** Validates and completes the client's index specification. */
function checkSpec(spec: Doc): Doc {
  checkOptions('indexes', spec, INDEX_OPTIONS);
  const { key, ns: _namespace, background: _background, ...options } = spec;
  if (!isDoc(key) || orderedNames(key).length === 0) throw cannotCreate('Index keys cannot be an empty object');
  for (const [field, kind] of Object.entries(key)) {
    if (typeof kind === 'string') throw notSupported(`A ${kind} index`);
    if (field.includes('$**')) throw notSupported('A wildcard index');
    if (field.split('.').some((name) => name === '' || name.startsWith('$')))
      throw cannotCreate(`Index keys cannot contain an empty field or one that starts with '$': ${field}`);
    if (!isNumeric(kind) || !toNumber(kind))
      throw cannotCreate('Values in v:2 index key pattern must be numbers > 0, numbers < 0, or strings.');
  }
  const name = options.name ?? Object.entries(key).flat().join('_');
  if (name === '' || name === '*') throw cannotCreate(`The index name '${name}' is not valid`);
  const set = Object.entries(options).filter(([, value]) => isTruthy(value));
  return { v: 2, key, ...Object.fromEntries(set), name };
}

/** The indexes that a collection lacks. */
function newIndexes({ catalog }: Batch, { indexes }: Collection, specs: readonly Doc[]): Index[] {
  const added: Index[] = [];
  for (const spec of specs)
    if (!isExisting([...indexes, ...added], spec)) added.push(indexFromSpec(catalog.nextId(), spec));
  return added;
}

/** Whether the index exists already; throws if a different one has its name or key. */
function isExisting(indexes: readonly Index[], spec: Doc): boolean {
  const byKey = indexes.find((index) => isSame(index.spec.key, spec.key));
  const byName = indexes.find((index) => index.name === spec.name);
  if (byKey?.name === ID_INDEX) {
    const option = ['unique', 'sparse'].find((name) => name in spec);
    if (!option) return true;
    const message = `The field '${option}' is not valid for an _id index specification`;
    throw new CommandError(197, 'InvalidIndexSpecificationOption', message);
  }
  if (byKey && !byName)
    throw new CommandError(85, 'IndexOptionsConflict', `Index already exists with a different name: ${byKey.name}`);
  const isAlike = byName?.isUnique === isTruthy(spec.unique) && byName.isSparse === isTruthy(spec.sparse);
  if (byName && (byName !== byKey || !isAlike))
    throw new CommandError(86, 'IndexKeySpecsConflict', `An existing index has the same name: ${shell(byName.spec)}`);
  return byName !== undefined;
}

export const listIndexes: Command = (call) => {
  const namespace = namespaceOf(call);
  const collection = call.view.collections.get(namespace);
  if (!collection) throw new CommandError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);
  const specs = collection.indexes.map(({ spec }) => spec);
  return pageReply(call, namespace, specs);
};

/** Drops an index by its name, or all but `_id_` with `*`. What is being built only ends if all of it is dropped. */
export const dropIndexes: Command = (call) => {
  const namespace = namespaceOf(call);
  const { index: wanted } = call.body;
  if (typeof wanted !== 'string') throw notSupported('dropIndexes by anything but a name');
  return call.write((batch) => {
    const collection = batch.collections.get(namespace);
    if (!collection) throw new CommandError(26, 'NamespaceNotFound', `ns not found ${namespace}`);
    const built = runningBuild(collection)?.indexes ?? [];
    const isWanted = ({ name }: Index) => (wanted === '*' ? name !== ID_INDEX : name === wanted);
    const dropped = collection.indexes.filter(isWanted);
    if (wanted === ID_INDEX) throw new CommandError(72, 'InvalidOptions', 'cannot drop _id index');
    if (![...dropped, ...built].some(isWanted) && wanted !== '*')
      throw new CommandError(27, 'IndexNotFound', `index not found with name [${wanted}]`);
    const isBuildWanted = built.every(isWanted);
    if (!isBuildWanted && built.some(isWanted)) throw notSupported('dropIndexes of one of several being built');
    for (const { id } of dropped) batch.wipe(id);
    const indexes = collection.indexes.filter((one) => !isWanted(one));
    batch.define(namespace, { ...collection, indexes, build: isBuildWanted ? undefined : collection.build });
    return { nIndexesWas: collection.indexes.length + built.length };
  });
};

const cannotCreate = (message: string) => new CommandError(67, 'CannotCreateIndex', message);
