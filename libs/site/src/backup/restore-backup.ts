import { databaseOf } from '@tdt/database';
import { finishSwitch, stagingOf, switchCollections, tryToReplace } from '@tdt/database/restores';
import { createRegistryRepository, REGISTRY_COLLECTION } from '@tdt/federation';
import type { Storage } from '@tdt/files/storage';
import type { Connection } from 'mongoose';
import { type ArchiveEntry, readArchive } from './archive.ts';
import type { BackupOptions } from './backup-report.ts';
import { keptCollections, passingCollections, type Stores } from './collections.ts';
import { collectionOf, documentsIn, type Manifest, storedPathOf } from './manifest.ts';

const BATCH = 500;
/** Files that are written at once: each waits for the disk or the bucket. All of them are in memory. */
const FILES_AT_ONCE = 8;
const BYTES_AT_ONCE = 16 * 1024 * 1024;

/** Puts a verified archive in place. The caller holds the lease of the migrations. */
export async function restoreArchive(
  { connection, storage }: Stores,
  file: string,
  manifest: Manifest,
  { signal, onProgress }: BackupOptions,
): Promise<void> {
  // An archive of an older release lacks newer collections: they become empty.
  const names = keptCollections(connection);
  await finishSwitch(connection);
  try {
    await tryToReplace(connection);
    for (const name of names) await createStaging(connection, name);
    const staged: Record<string, number> = {};
    const waiting: ArchiveEntry[] = [];
    let files = 0;
    for await (const entry of readArchive(file)) {
      signal?.throwIfAborted();
      const name = collectionOf(entry.name);
      if (name !== null) {
        staged[name] = (staged[name] ?? 0) + (await stageDocuments(connection, name, entry));
        onProgress?.({ step: name, done: staged[name], total: manifest.collections[name] ?? 0 });
      } else if (waiting.push(entry) === FILES_AT_ONCE || bytesOf(waiting) >= BYTES_AT_ONCE) {
        files += await putFiles(storage, waiting.splice(0));
        if (files < manifest.files) onProgress?.({ step: 'files', done: files, total: manifest.files });
      }
    }
    files += await putFiles(storage, waiting);
    if (files > 0) onProgress?.({ step: 'files', done: files, total: manifest.files });
    await raiseRevision(connection);
    signal?.throwIfAborted();
  } catch (error) {
    // Without a decision this removes what was staged. If the database is away, the next open does it.
    await finishSwitch(connection).catch(() => {});
    throw error;
  }
  await switchCollections(connection, names, passingCollections());
}

const bytesOf = (entries: readonly ArchiveEntry[]): number =>
  entries.reduce((sum, { content }) => sum + content.length, 0);

/** An empty collection with the indexes of the one that it will replace. */
async function createStaging(connection: Connection, name: string): Promise<void> {
  const db = databaseOf(connection);
  const staging = await db.createCollection(stagingOf(name));
  const isThere = (await db.listCollections({ name }, { nameOnly: true }).toArray()).length > 0;
  const indexes = isThere ? await db.collection(name).indexes() : [];
  const own = indexes.filter((index) => index.name !== '_id_').map(({ v: _, ns: __, ...index }) => index);
  if (own.length > 0) await staging.createIndexes(own as Parameters<typeof staging.createIndexes>[0]);
}

/** @returns how many documents it has stored */
async function stageDocuments(connection: Connection, collection: string, entry: ArchiveEntry): Promise<number> {
  const staging = databaseOf(connection).collection(stagingOf(collection));
  let [count, batch]: [number, Record<string, unknown>[]] = [0, []];
  for (const document of documentsIn(entry, true)) {
    count += batch.push(document) === BATCH ? (await staging.insertMany(batch.splice(0))).insertedCount : 0;
  }
  return count + (batch.length === 0 ? 0 : (await staging.insertMany(batch)).insertedCount);
}

/** @returns how many files there were; other entries are the manifest */
async function putFiles(storage: Storage, entries: readonly ArchiveEntry[]): Promise<number> {
  const files = entries.flatMap(({ name, content }) => {
    const path = storedPathOf(name);
    return path === null ? [] : [{ path, content }];
  });
  await Promise.all(files.map(({ path, content }) => putMissing(storage, path, content)));
  return files.length;
}

/** Names of files are unique: one of the same size and content is left as it is. */
async function putMissing(storage: Storage, path: string, content: Buffer): Promise<void> {
  const stored = await storage.open(path);
  if (stored?.size === content.length && content.equals(await stored.read())) return;
  await storage.put(path, content);
}

/** Running servers take over a registry only with a higher revision than the one that they know. */
async function raiseRevision(connection: Connection): Promise<void> {
  const live = await createRegistryRepository(connection).revision();
  await databaseOf(connection)
    .collection(stagingOf(REGISTRY_COLLECTION))
    .updateOne({ revision: { $lte: live } }, { $set: { revision: live + 1 } });
}
