import { decode } from '../bson/codec.ts';
import { CommandError } from '../errors.ts';
import type { Turns } from '../query/turns.ts';
import type { Batch } from './batch.ts';
import type { Catalog } from './catalog.ts';
import type { Build, Collection, Index } from './collection.ts';
import { moveEntries } from './index-entries.ts';
import { recordId, wipeKey } from './keys.ts';
import { readRecords } from './records.ts';

/** Begins to build indexes. Until they are complete, marks on the disk let the next start delete what a crash leaves. */
export function beginBuild(batch: Batch, collection: Collection, indexes: readonly Index[]): Build {
  const build: Build = { indexes, reached: recordId(0), ended: Promise.withResolvers() };
  for (const { id } of indexes) batch.put(wipeKey(id), Buffer.alloc(0));
  batch.define(collection.namespace, { ...collection, build });
  return build;
}

/** What is being built, unless it has failed. */
export const runningBuild = ({ build }: Collection): Build | undefined => (build?.failure ? undefined : build);

/** Builds as much as the batch takes. With the last part, for which it returns true, the collection has the indexes. */
export async function continueBuild(batch: Batch, namespace: string, build: Build, turns: Turns): Promise<boolean> {
  if (build.failure) throw build.failure;
  const collection = batch.collections.get(namespace);
  if (collection?.build !== build) throw new CommandError(276, 'IndexBuildAborted', 'dropped or renamed meanwhile');
  for await (const { record, raw } of turns.results(readRecords(batch, collection, false, build.reached))) {
    const doc = decode(raw);
    for (const index of build.indexes) moveEntries({ batch, collection, record }, index, undefined, doc);
    build.reached = record;
    if (batch.isFull) return false;
  }
  for (const { id } of build.indexes) batch.delete(wipeKey(id));
  batch.define(namespace, { ...collection, indexes: [...collection.indexes, ...build.indexes], build: undefined });
  return true;
}

/** Gives up a build that failed: its entries are deleted with the next write, or at the next start. */
export function abandonBuild({ toWipe }: Catalog, build: Build, error: unknown): void {
  build.failure ??= error;
  for (const { id } of build.indexes) toWipe.add(id);
}
