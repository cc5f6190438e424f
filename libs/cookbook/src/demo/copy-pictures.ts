import { readFile } from 'node:fs/promises';
import { storagePathOf } from '@tdt/files';
import type { StoredImage } from '@tdt/files/images';
import type { Storage } from '@tdt/files/storage';
import type { SeedCount, SeedOptions } from './seeds.ts';

/** A picture of the demo at an address of its own. */
export interface DemoPicture {
  /** As its recipe, country or page stores it. */
  image: StoredImage;
  /** Path of its WebP file. */
  file: string;
}

/** Files copied at a time. */
const BATCH = 20;

/** Copies the files of pictures into the storage; a picture that is there already stays. */
export async function copyPictures(
  storage: Storage,
  pictures: readonly DemoPicture[],
  { dryRun = false, signal, onProgress }: SeedOptions,
): Promise<SeedCount> {
  const count: SeedCount = { created: 0, updated: 0, kept: 0 };
  for (let start = 0; start < pictures.length && !signal?.aborted; start += BATCH) {
    const batch = pictures.slice(start, start + BATCH);
    const areCopied = await Promise.all(batch.map((picture) => copy(storage, picture, dryRun)));
    for (const isCopied of areCopied) count[isCopied ? 'created' : 'kept'] += 1;
    onProgress?.({ step: 'pictures', done: start + batch.length, total: pictures.length });
  }
  return count;
}

async function copy(storage: Storage, { image, file }: DemoPicture, dryRun: boolean): Promise<boolean> {
  const path = storagePathOf(image.url);
  if (path === null || (await storage.exists(path))) return false;
  if (!dryRun) await storage.put(path, await readFile(file));
  return true;
}
