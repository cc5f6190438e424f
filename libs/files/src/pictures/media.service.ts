import type { Logger } from '@tdt/config';
import { AppError, type Image } from '@tdt/contracts';
import { daily, type Leases } from '@tdt/database';
import type { Storage } from '../storage/storage.ts';
import { damagedFiles } from './damaged-files.ts';
import { createFindFile } from './find-file.ts';
import type { Media } from './media.ts';
import type { MediaFiles } from './media-files.ts';
import { parseMediaPath } from './media-path.ts';
import type { ReferencedMedia } from './referenced-media.ts';
import type { RemovedFiles } from './removed-files.ts';
import { createSweep } from './sweep-media.ts';
import { takePicture } from './take-picture.ts';
import { createUploads } from './uploads/uploads.ts';
import { makeCardSizes, warmFirstSeen } from './warm-card-sizes.ts';

interface Dependencies {
  storage: Storage;
  leases: Leases;
  log: Logger;
  referenced: ReferencedMedia;
  removed: RemovedFiles;
  files: Pick<MediaFiles, 'remove'>;
  /** Pictures that visitors see first, the most seen first. */
  firstSeen: () => readonly Image[];
}

/** Serves originals as stored, and variants, which the first request makes and stores. */
export function createMedia({ storage, leases, log, referenced, removed, files, firstSeen }: Dependencies): Media {
  const find = createFindFile({ storage, removed, log });
  const upload = createUploads({ storage, log });

  async function deleteExpired(): Promise<void> {
    try {
      const deleted = await removed.deleteExpired();
      if (deleted.files > 0) log.info(deleted, 'Deleted pictures and videos that were removed a day ago');
    } catch (error) {
      log.warn({ err: error }, 'Pictures that were removed a day ago could not be deleted; retrying tomorrow');
    }
  }

  return {
    async open(folder, file, onMiss) {
      const media = parseMediaPath(folder, file);
      const found = media && (await find(media, onMiss));
      if (!found) throw new AppError('MEDIA_NOT_FOUND');
      return found;
    },

    upload,

    take: (address, signal) => takePicture(upload, address, { signal }),

    remove: files.remove,

    sweep: createSweep({ storage, referenced, removed, leases }),

    damaged: () => damagedFiles(storage),

    startDeleting: () => daily(deleteExpired),

    warm: (signal) => warmFirstSeen({ storage, leases, log, firstSeen, find }, signal),

    warmAll: (pictures, signal) => makeCardSizes({ storage, log, find }, pictures, signal),
  };
}
