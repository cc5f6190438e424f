import { randomUUID } from 'node:crypto';
import { AppError } from '@tdt/contracts';
import { limitConcurrency } from '../concurrency.ts';
import type { Logger } from '../logger.ts';
import type { Storage } from '../storage/storage.ts';
import { isDefaultPicture, isUploaded, storagePathOf } from './media-path.ts';
import type { ReferencedMedia } from './referenced-media.ts';

/** Files removed or copied at a time: in a bucket, each is a request. */
const CONCURRENT_FILES = 10;

/** The files of content that is written. */
export interface MediaFiles {
  /** Whether the site stores the original at this address. */
  exists(url: string): Promise<boolean>;
  /** Copies originals under new names, in their folders; answers the new addresses by the old, without missing files. */
  copy(urls: readonly string[]): Promise<Map<string, string>>;
  /**
   * Removes the originals at these addresses that nothing refers to any more, with their variants. A failure is logged:
   * what stays behind is swept later.
   */
  release(urls: readonly string[]): Promise<void>;
  /**
   * Removes an original that an editor has uploaded, with its variants. Throws `MEDIA_IN_USE` while content refers to
   * it, and `MEDIA_NOT_FOUND`, also for files elsewhere.
   */
  remove(url: string): Promise<void>;
}

interface Dependencies {
  storage: Storage;
  referenced: Pick<ReferencedMedia, 'among'>;
  log: Logger;
}

export function createMediaFiles({ storage, referenced, log }: Dependencies): MediaFiles {
  const limited = limitConcurrency(CONCURRENT_FILES);

  /** `false`: there was no such original. */
  async function removeAll(path: string): Promise<boolean> {
    // The original first: without it, no request makes another variant.
    const isRemoved = await storage.remove(path);
    const stem = path.slice(0, path.lastIndexOf('.') + 1);
    const slash = stem.lastIndexOf('/');
    const removing: Promise<boolean>[] = [];
    for await (const variant of storage.list(stem.slice(0, slash), stem.slice(slash + 1)))
      removing.push(limited(() => storage.remove(variant.path)));
    await Promise.all(removing);
    return isRemoved;
  }

  async function copyOne(url: string): Promise<[string, string] | null> {
    const path = storagePathOf(url);
    const file = path === null ? null : await storage.open(path);
    if (!file) return null;
    const name = file.path.slice(file.path.lastIndexOf('/') + 1);
    const copy = file.path.replace(name, `${randomUUID()}${name.slice(name.indexOf('.'))}`);
    await storage.put(copy, file.stream());
    return [url, `/${copy}`];
  }

  async function release(urls: readonly string[]): Promise<void> {
    const candidates = [...new Set(urls)].filter((url) => storagePathOf(url) !== null && !isDefaultPicture(url));
    try {
      const kept = await referenced.among(candidates);
      for (const url of candidates) if (!kept.has(url)) await removeAll(url.slice(1));
    } catch (error) {
      log.warn({ err: error, files: candidates }, 'Files that nothing refers to could not be removed');
    }
  }

  return {
    async exists(url) {
      const path = storagePathOf(url);
      return path !== null && storage.exists(path);
    },

    async copy(urls) {
      const copies = new Map<string, string>();
      const copying = [...new Set(urls)].map((url) =>
        limited(async () => {
          const copied = await copyOne(url);
          if (copied) copies.set(...copied);
        }),
      );
      const outcomes = await Promise.allSettled(copying);
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) {
        await release([...copies.values()]);
        throw failure.reason;
      }
      return copies;
    },

    release,

    async remove(url) {
      if (!isUploaded(url)) throw new AppError('MEDIA_NOT_FOUND');
      if ((await referenced.among([url])).size > 0) throw new AppError('MEDIA_IN_USE');
      if (!(await removeAll(url.slice(1)))) throw new AppError('MEDIA_NOT_FOUND');
    },
  };
}
