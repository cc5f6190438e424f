import { randomUUID } from 'node:crypto';
import type { Logger } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import { limitConcurrency } from '@tdt/database';
import type { Storage } from '../storage/storage.ts';
import { isDefaultPicture, isUploaded, storagePathOf } from './media-path.ts';
import type { ReferencedMedia } from './referenced-media.ts';
import type { RemovedFiles } from './removed-files.ts';

/** Files copied at a time: in a bucket, each is a request. */
const CONCURRENT_FILES = 10;

interface Dependencies {
  storage: Storage;
  referenced: Pick<ReferencedMedia, 'among'>;
  removed: Pick<RemovedFiles, 'setAside' | 'bringBack'>;
  log: Logger;
}

export type MediaFiles = ReturnType<typeof createMediaFiles>;

/** The files of content that is written. */
export function createMediaFiles({ storage, referenced, removed, log }: Dependencies) {
  const limited = limitConcurrency(CONCURRENT_FILES);

  async function copyOne(url: string): Promise<[string, string] | null> {
    const path = storagePathOf(url);
    if (path === null) return null;
    const copy = `${path.slice(0, path.lastIndexOf('/') + 1)}${randomUUID()}${path.slice(path.lastIndexOf('.'))}`;
    const isCopied = (await storage.exists(path)) && (await storage.copy(path, copy));
    if (!isCopied && !(await removed.bringBack(path, copy))) return null;
    return [url, `/${copy}`];
  }

  async function release(urls: readonly string[]): Promise<void> {
    const candidates = [...new Set(urls)].filter((url) => storagePathOf(url) !== null && !isDefaultPicture(url));
    try {
      const used = await referenced.among(candidates);
      for (const url of candidates) if (!used.has(url)) await removed.setAside(url.slice(1));
    } catch (error) {
      log.warn({ err: error, files: candidates }, 'Files that nothing refers to could not be removed');
    }
  }

  return {
    /**
     * Whether the site stores the original at this address. One that was removed within the last day is brought back:
     * call it before writing content that refers to it, so that no removal at the same moment takes it away.
     */
    async claim(url: string): Promise<boolean> {
      const path = storagePathOf(url);
      return path !== null && ((await storage.exists(path)) || (await removed.bringBack(path)));
    },

    /**
     * Copies originals under new names, in their folders; returns the new addresses by the old, without missing files.
     */
    async copy(urls: readonly string[]): Promise<Map<string, string>> {
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

    /**
     * Sets the originals at these addresses aside that nothing refers to any more. A failure is logged: what stays
     * behind is swept later.
     */
    release,

    /**
     * Sets an original aside that an editor has uploaded. Throws `MEDIA_IN_USE` while content refers to
     * it, and `MEDIA_NOT_FOUND`, also for files elsewhere.
     */
    async remove(url: string): Promise<void> {
      if (!isUploaded(url)) throw new AppError('MEDIA_NOT_FOUND');
      if ((await referenced.among([url])).size > 0) throw new AppError('MEDIA_IN_USE');
      if (!(await removed.setAside(url.slice(1)))) throw new AppError('MEDIA_NOT_FOUND');
    },
  };
}
