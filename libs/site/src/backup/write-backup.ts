import { databaseOf } from '@tdt/database';
import { buildFolder, createRegistryRepository } from '@tdt/federation';
import { isDefaultPicture, parseMediaUrl, removedPath } from '@tdt/files';
import type { Storage } from '@tdt/files/storage';
import type { ArchiveEntry } from './archive.ts';
import type { BackupOptions, BackupReport } from './backup-report.ts';
import { keptCollections, type Stores } from './collections.ts';
import { EJSON } from './manifest.ts';

/** Bytes of documents in one entry, at least: tar states the size before the content, so parts are held in memory. */
const PART_BYTES = 1_000_000;
/** Numbers with their types, so that a restored document is equal byte by byte. */
const EXACT = { promoteValues: false, sort: { _id: 1 }, batchSize: 500 } as const;

/** Yields all entries but the manifest and counts them in `report`. Documents come first, then what they name. */
export async function* entriesOf(
  { connection, storage }: Stores,
  report: BackupReport,
  { signal, onProgress }: BackupOptions,
): AsyncGenerator<ArchiveEntry> {
  const named = new Set<string>();
  function entryOf(path: string, content: Buffer): ArchiveEntry {
    named.delete(path);
    report.files += 1;
    report.bytes += content.length;
    if (report.files % 100 === 0) onProgress?.({ step: 'files', done: report.files, total: report.files });
    return { name: `files/${path}`, content };
  }
  for (const name of keptCollections(connection)) {
    report.collections[name] = 0;
    const total = await databaseOf(connection).collection(name).estimatedDocumentCount();
    for await (const { lines, content, number } of partsOf(connection, name)) {
      signal?.throwIfAborted();
      report.collections[name] += lines;
      for (const path of mediaIn(content)) named.add(path);
      onProgress?.({ step: name, done: report.collections[name], total });
      yield { name: `documents/${name}.${number}.jsonl`, content: Buffer.from(content) };
    }
  }
  for await (const path of filesOf({ connection, storage }, named)) {
    signal?.throwIfAborted();
    const content = await readFile(storage, path);
    if (!content) continue;
    yield entryOf(path, content);
  }
  // Removed since the documents were read that refer to them.
  for (const path of named) {
    const aside = await removedPath(storage, path);
    const content = aside === null ? null : await readFile(storage, aside);
    if (content) yield entryOf(path, content);
  }
  report.missing = [...named].sort();
}

async function* partsOf(connection: Stores['connection'], name: string) {
  let [content, lines, number] = ['', 0, 0];
  for await (const document of databaseOf(connection).collection(name).find({}, EXACT)) {
    content += `${EJSON.stringify(document, { relaxed: false })}\n`;
    lines += 1;
    if (content.length < PART_BYTES) continue;
    yield { content, lines, number };
    [content, lines, number] = ['', 0, number + 1];
  }
  if (lines > 0) yield { content, lines, number };
}

/** Storage paths of the originals that a text of documents contains. Default pictures come with the release. */
function* mediaIn(text: string): Generator<string> {
  for (const [url] of text.matchAll(/\/media\/[\w./-]+/g)) {
    const media = isDefaultPicture(url) ? null : parseMediaUrl(url);
    if (media) yield media.variant?.original ?? media.path;
  }
}

/** Paths of all originals, and of the builds in the registry; adds to `named` what each build needs. */
async function* filesOf({ connection, storage }: Stores, named: Set<string>) {
  for await (const { path } of storage.list('media')) if (!parseMediaUrl(`/${path}`)?.variant) yield path;
  const { projects } = await createRegistryRepository(connection).read();
  for (const build of projects.flatMap(({ builds }) => builds)) {
    named.add(`${buildFolder(build)}/build.json`);
    for await (const { path } of storage.list(buildFolder(build))) yield path;
  }
}

/** `null`: the file was removed since it was listed. */
async function readFile(storage: Storage, path: string): Promise<Buffer | null> {
  try {
    return (await (await storage.open(path))?.read()) ?? null;
  } catch (error) {
    if (await storage.exists(path)) throw error;
    return null;
  }
}
