import type { Logger } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import type { Storage } from '../storage/storage.ts';
import { isDefaultPicture, isUploaded, storagePathOf } from './media-path.ts';
import type { ReferencedMedia } from './referenced-media.ts';
import type { RemovedFiles } from './removed-files.ts';

interface Dependencies {
  storage: Storage;
  referenced: Pick<ReferencedMedia, 'among'>;
  removed: Pick<RemovedFiles, 'setAside' | 'bringBack'>;
  log: Logger;
}

export type MediaFiles = ReturnType<typeof createMediaFiles>;

/** The files of content that is written. */
export function createMediaFiles({ storage, referenced, removed, log }: Dependencies) {
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
