import { NEWEST_MIGRATION } from '@tdt/database';
import { isStoragePath } from '@tdt/files/storage';
import mongoose from 'mongoose';
import { z } from 'zod';
import { type ArchiveEntry, readArchive, refusedArchive, sha256 } from './archive.ts';
import { type MalformedList, malformedList } from './malformed-list.ts';

export const { EJSON } = mongoose.mongo.BSON;
export const MANIFEST = 'manifest.json';
export const FORMAT = 1;

/** The last entry that is written: what the others must be. */
const ManifestSchema = z.object({
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
  /** Paths of files that content refers to and that the storage did not have. */
  missing: z.array(z.string()),
  /** Tells the secret of the site from another, without telling the secret. */
  secret: z.string(),
  /** Checksum of the names and checksums of all entries, in any order. */
  entries: z.string(),
});
export type Manifest = z.infer<typeof ManifestSchema>;

/** The checksum of entries, whatever their order: who packs an archive again may change it. */
export function entryList() {
  const lines: string[] = [];
  return {
    add: ({ name, content }: ArchiveEntry) => void lines.push(`${name} ${sha256(content)}\n`),
    digest: () => sha256(lines.sort().join('')),
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

/**
 * The documents of an entry one after another: all of them at once would take many times its size. `isExact`: with the
 * number types that they were stored with.
 */
export function* documentsIn({ content }: ArchiveEntry, isExact: boolean): Generator<Record<string, unknown>> {
  for (let start = 0; start < content.length; ) {
    const found = content.indexOf('\n', start);
    const end = found === -1 ? content.length : found;
    if (end > start) yield EJSON.parse(content.toString('utf8', start, end), { relaxed: !isExact });
    start = end + 1;
  }
}

/** More than any release has. */
const COLLECTIONS_MAX = 100;

export interface VerifyOptions {
  signal?: AbortSignal | undefined;
  /** Also accepts documents that the site would leave out, or that no editor could save. */
  withMalformed?: boolean | undefined;
}

/**
 * Reads a whole archive and checks every entry, without writing anything. Throws `ARCHIVE_REFUSED` if it is damaged or
 * incomplete, of a later release, or has malformed documents, and the reason of `signal` if that aborts.
 */
export async function verifyArchive(file: string, { signal, withMalformed }: VerifyOptions = {}): Promise<Manifest> {
  const counts = new Map<string, number>();
  const malformed = malformedList();
  const list = entryList();
  let files = 0;
  let manifest: Manifest | null = null;
  for await (const entry of readArchive(file)) {
    signal?.throwIfAborted();
    if (entry.name === MANIFEST) {
      if (manifest) throw refusedArchive(`${file} has two files ${MANIFEST}.`);
      manifest = parseManifest(file, entry);
      continue;
    }
    list.add(entry);
    const collection = collectionOf(entry.name);
    if (collection !== null) {
      counts.set(collection, (counts.get(collection) ?? 0) + countIn(file, entry, collection, malformed));
      if (counts.size > COLLECTIONS_MAX) throw refusedArchive(`${file} has more collections than any release.`);
    } else if (storedPathOf(entry.name) !== null) files += 1;
    else throw refusedArchive(`${entry.name} in ${file} is not part of a backup.`);
  }
  if (!manifest) throw refusedArchive(`${file} is incomplete: it has no ${MANIFEST}.`);
  const isComplete = Object.entries(manifest.collections).every(([name, count]) => (counts.get(name) ?? 0) === count);
  if (!isComplete || files !== manifest.files || list.digest() !== manifest.entries)
    throw refusedArchive(`${file} does not contain what its ${MANIFEST} lists.`);
  // Documents of an earlier release become what this one expects when they are migrated.
  if (!withMalformed && manifest.migration === NEWEST_MIGRATION) malformed.refuse(file);
  return manifest;
}

function countIn(file: string, entry: ArchiveEntry, collection: string, malformed: MalformedList): number {
  try {
    let count = 0;
    for (const document of documentsIn(entry, false)) {
      count += 1;
      malformed.add(collection, document);
    }
    return count;
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
