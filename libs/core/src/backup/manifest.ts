import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { z } from 'zod';
import { NEWEST_MIGRATION } from '../database/migrations.ts';
import { isStoragePath } from '../storage/storage-path.ts';
import { type ArchiveEntry, readArchive, refusedArchive, sha256 } from './archive.ts';

export const { EJSON } = mongoose.mongo.BSON;
export const MANIFEST = 'manifest.json';
export const FORMAT = 1;

/** The last entry of an archive: what the others must be. */
export const ManifestSchema = z.object({
  format: z.int(),
  product: z.string(),
  /** Number of the newest migration that the site had. */
  migration: z.int(),
  created_at: z.iso.datetime(),
  /** Documents of each collection, by its name. */
  collections: z.record(z.string(), z.int()),
  files: z.int(),
  /** Bytes of all files. */
  bytes: z.int(),
  /** Paths of files that content names and that the storage did not have. */
  missing: z.array(z.string()),
  /** Tells the secret of the site from another, without telling the secret. */
  secret: z.string(),
  /** Checksum of the names and checksums of all entries, in order. */
  entries: z.string(),
});
export type Manifest = z.infer<typeof ManifestSchema>;

/** The checksum of a list of entries. */
export function entryList() {
  const hash = createHash('sha256');
  return {
    add: ({ name, content }: ArchiveEntry) => void hash.update(`${name} ${sha256(content)}\n`),
    digest: () => hash.digest('hex'),
  };
}

/** The collection that an entry `documents/{collection}.{part}.jsonl` is a part of; `null` for other entries. */
export const collectionOf = (name: string): string | null =>
  /^documents\/([a-z_]+)\.\d+\.jsonl$/.exec(name)?.[1] ?? null;

/** The storage path of an entry `files/{path}`; `null` for other entries. */
export function storedPathOf(name: string): string | null {
  const path = name.startsWith('files/') ? name.slice('files/'.length) : '';
  return /^(?:media|assets)\//.test(path) && isStoragePath(path) ? path : null;
}

/** The documents of an entry, with the number types that they were stored with. */
export const documentsOf = ({ content }: ArchiveEntry): Record<string, unknown>[] =>
  content
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => EJSON.parse(line, { relaxed: false }));

/**
 * Reads a whole archive and checks every entry, without writing anything. Throws `ARCHIVE_REFUSED` if it is damaged or
 * incomplete, or of a later release, and the reason of `signal` if that aborts.
 */
export async function verifyArchive(file: string, signal?: AbortSignal): Promise<Manifest> {
  const counts = new Map<string, number>();
  const list = entryList();
  let files = 0;
  let manifest: Manifest | null = null;
  for await (const entry of readArchive(file)) {
    signal?.throwIfAborted();
    if (manifest) throw refusedArchive(`${entry.name} follows the end of ${file}.`);
    if (entry.name === MANIFEST) {
      manifest = parseManifest(file, entry);
      continue;
    }
    list.add(entry);
    const collection = collectionOf(entry.name);
    if (collection !== null) counts.set(collection, (counts.get(collection) ?? 0) + countIn(file, entry));
    else if (storedPathOf(entry.name) !== null) files += 1;
    else throw refusedArchive(`${entry.name} in ${file} is not part of a backup.`);
  }
  if (!manifest) throw refusedArchive(`${file} is incomplete: it has no ${MANIFEST}.`);
  const isComplete = Object.entries(manifest.collections).every(([name, count]) => (counts.get(name) ?? 0) === count);
  if (!isComplete || files !== manifest.files || list.digest() !== manifest.entries)
    throw refusedArchive(`${file} does not contain what its ${MANIFEST} lists.`);
  return manifest;
}

function countIn(file: string, entry: ArchiveEntry): number {
  try {
    return documentsOf(entry).length;
  } catch (error) {
    throw refusedArchive(`${entry.name} in ${file} contains a line that is no document.`, error);
  }
}

function parseManifest(file: string, { content }: ArchiveEntry): Manifest {
  let parsed: { format?: unknown };
  try {
    parsed = JSON.parse(String(content));
  } catch (error) {
    throw refusedArchive(`${MANIFEST} in ${file} cannot be read.`, error);
  }
  const result = parsed.format === FORMAT ? ManifestSchema.safeParse(parsed) : null;
  if (!result || (result.success && result.data.migration > NEWEST_MIGRATION))
    throw refusedArchive(`${file} was written by a newer release: restore it with that release.`);
  if (!result.success) throw refusedArchive(`${MANIFEST} in ${file} is not valid.`, result.error);
  return result.data;
}
