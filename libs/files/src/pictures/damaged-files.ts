import { MEDIA_BUCKET } from '@tdt/contracts';
import { limitConcurrency } from '@tdt/database';
import type { Storage } from '../storage/storage.ts';
import { isCompleteMp4, isCompleteWebm } from './complete-video.ts';
import { storagePathOf } from './media-path.ts';
import { openWebp } from './sharp.ts';

/** Files read at a time. */
const CONCURRENT_FILES = 8;

/**
 * Addresses of the originals that are empty, cut off or something else than their names say. Nothing is decoded: pixels
 * that are wrong in the middle of a picture decode, too.
 */
export async function damagedFiles(storage: Pick<Storage, 'list' | 'open'>): Promise<string[]> {
  const limited = limitConcurrency(CONCURRENT_FILES);
  const paths: string[] = [];
  for await (const { path } of storage.list(`media/${MEDIA_BUCKET}`))
    if (storagePathOf(`/${path}`) !== null) paths.push(path);
  const damaged = await Promise.all(
    paths.map((path) =>
      limited(async () => {
        const file = await storage.open(path);
        return file && !(await isWhole(path, await file.read())) ? [`/${path}`] : [];
      }),
    ),
  );
  return damaged.flat().sort();
}

async function isWhole(path: string, bytes: Buffer): Promise<boolean> {
  if (bytes.length === 0) return false;
  if (path.endsWith('.mp4')) return isCompleteMp4(bytes);
  if (path.endsWith('.webm')) return isCompleteWebm(bytes);
  return openWebp(bytes)
    .then((picture) => picture.metadata())
    .then(
      () => true,
      () => false,
    );
}
