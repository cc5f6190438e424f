import { readFile } from 'node:fs/promises';
import type { PictureSeed } from '@tdt/contracts';
import { DEFAULT_PICTURES } from '../media/default-pictures.ts';
import type { DrawingsRepository } from '../media/drawings.repository.ts';
import { storagePathOf } from '../media/media-path.ts';
import type { DemoContent, SeedCount, SeedOptions } from '../seeds.ts';
import type { Storage } from '../storage/storage.ts';

const BATCH = 20;

interface Dependencies {
  storage: Storage;
  drawings: DrawingsRepository;
}

/**
 * Plans the drawing of every picture and copies the files that come with the content, those of default pictures too.
 * What is there already stays; a copied file that gets lost can be drawn again.
 */
export async function filePictures(
  { storage, drawings }: Dependencies,
  { pictures, pictureFile }: DemoContent,
  { dryRun = false, signal, onProgress }: SeedOptions,
): Promise<SeedCount> {
  const count: SeedCount = { created: 0, updated: 0, kept: 0 };
  const wanted = pictures.flatMap((picture) => {
    const path = storagePathOf(picture.url);
    return path ? [{ ...picture, path, priority: priorityOf(picture) }] : [];
  });
  for (const { id, path } of dryRun ? [] : DEFAULT_PICTURES) await copy(storage, pictureFile(id), path);
  for (let start = 0; start < wanted.length && !signal?.aborted; start += BATCH) {
    const batch = wanted.slice(start, start + BATCH);
    const paths = batch.map(({ path }) => path);
    const created = dryRun ? batch.length - (await drawings.countPlanned(paths)) : await drawings.plan(batch);
    count.created += created;
    count.kept += batch.length - created;
    for (const { id, path } of dryRun ? [] : batch) await copy(storage, pictureFile(id), path);
    onProgress?.({ step: 'pictures', done: start + batch.length, total: wanted.length });
  }
  return count;
}

async function copy(storage: Storage, file: string | null, path: string): Promise<void> {
  if (file !== null && !(await storage.exists(path))) await storage.put(path, await readFile(file));
}

/** Covers and polaroids are met first, then what a recipe page shows, then the rest. */
function priorityOf({ image_type, image_order }: PictureSeed): number {
  if (image_type === 'cover' || image_type === 'polaroid') return 0;
  return 1 + image_order * 2 + (image_type === 'plat' ? 0 : 1);
}
