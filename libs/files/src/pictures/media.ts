import type { Logger } from '@tdt/config';
import { AppError, type Image } from '@tdt/contracts';
import { daily, type Leases } from '@tdt/database';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { damagedFiles } from './damaged-files.ts';
import { createFindFile } from './find-file.ts';
import type { MediaFiles } from './media-files.ts';
import { parseMediaPath } from './media-path.ts';
import type { ReferencedMedia } from './referenced-media.ts';
import type { RemovedFiles } from './removed-files.ts';
import { createSweep } from './sweep-media.ts';
import { type TakenPicture, takePicture } from './take-picture.ts';
import type { Upload } from './uploads/uploads.ts';
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
  upload: Upload;
}

export type Media = ReturnType<typeof createMedia>;

/** Serves originals as stored, and variants, which the first request makes and stores. */
export function createMedia({ storage, leases, log, referenced, removed, files, firstSeen, upload }: Dependencies) {
  const find = createFindFile({ storage, removed, log });

  async function deleteExpired(): Promise<void> {
    try {
      const deleted = await removed.deleteExpired();
      if (deleted.files > 0) log.info(deleted, 'Deleted pictures and videos that were removed a day ago');
    } catch (error) {
      log.warn({ err: error }, 'Pictures that were removed a day ago could not be deleted; retrying tomorrow');
    }
  }

  return {
    /**
     * An original `{uuid}.webp` in a folder of the bucket, or an allowed variant: `{uuid}.{width}.{avif|webp}`,
     * `{uuid}.{ratio}.webp`, or the picture of shared links, `{uuid}.1200x630.jpg`, both also with `.f{place}` before
     * the extension, for a focal point off the centre. The first request makes a variant. Throws `MEDIA_NOT_FOUND`.
     * `onMiss` is called for a missing file before it is looked up or made; an error that it throws ends the request.
     */
    async open(folder: string, file: string, onMiss?: () => void): Promise<StoredFile> {
      const media = parseMediaPath(folder, file);
      const found = media && (await find(media, onMiss));
      if (!found) throw new AppError('MEDIA_NOT_FOUND');
      return found;
    },

    /**
     * Stores files of an editor under new names, but a picture that is on the site already: that one is returned. Only
     * their bytes decide what they are: pictures are encoded again, videos stay as they are and are never decoded. All
     * files are stored, or none. Throws `UNSUPPORTED_TYPE`, `TOO_LARGE` or `VALIDATION_FAILED` with a sentence about the
     * file, or `STORAGE_FULL`.
     */
    upload,

    /**
     * Stores a picture of the web as a cover: from public addresses only, within 15 seconds, by the rules of an upload.
     * Throws `PictureNotTaken`.
     */
    take: (address: string, signal?: AbortSignal): Promise<TakenPicture> => takePicture(upload, address, { signal }),

    /** See `MediaFiles.remove`. */
    remove: files.remove,

    /**
     * Sets files of the bucket aside that are a day old and that content does not refer to, with their variants;
     * deletes what was set aside a day ago; lists the files that content refers to and that do not exist. Default
     * pictures stay.
     */
    sweep: createSweep({ storage, referenced, removed, leases }),

    /** Addresses of the originals that are empty, cut off or something else than their names say. */
    damaged: (): Promise<string[]> => damagedFiles(storage),

    /** Deletes what was removed a day ago, now and once a day; see `daily`. */
    startDeleting: (): (() => Promise<void>) => daily(deleteExpired),

    /** Makes the card sizes of the pictures that visitors see first, one at a time. Resolves with the number made. */
    warm: (signal?: AbortSignal): Promise<number> => warmFirstSeen({ storage, leases, log, firstSeen, find }, signal),

    /** The same for these pictures, such as those of an upload. */
    warmAll: (pictures: readonly Pick<Image, 'variants'>[], signal?: AbortSignal): Promise<number> =>
      makeCardSizes({ storage, log, find }, pictures, signal),
  };
}
