import type { Image, UploadedFiles, UploadFolder } from '@tdt/contracts';
import type { StoredFile } from '../storage/storage.ts';
import type { MediaFiles } from './media-files.ts';
import type { SweepOptions, Swept } from './sweep-media.ts';

/** A file as an editor sends it. */
export interface IncomingFile {
  /** What the browser calls it; it only appears in sentences. */
  name: string;
  bytes: Buffer;
}

/** A stored picture, without its place in content. */
export type TakenPicture = Pick<Image, 'url' | 'width' | 'height' | 'placeholder'>;

export interface Media {
  /**
   * An original `{uuid}.webp` in a folder of the bucket, or an allowed variant: `{uuid}.{width}.{avif|webp}`,
   * `{uuid}.{ratio}.webp`, or the picture of shared links, `{uuid}.1200x630.jpg`, both also with `.f{place}` before the
   * extension, for a focal point off the centre. The first request makes a variant.
   * Throws `MEDIA_NOT_FOUND`. `onMiss` is called for a missing file before it is looked up or made; an error that it
   * throws ends the request.
   */
  open(folder: string, file: string, onMiss?: () => void): Promise<StoredFile>;
  /**
   * Stores files of an editor under new names. Only their bytes decide what they are: pictures are encoded again,
   * videos stay as they are and are never decoded. All files are stored, or none. Throws `UNSUPPORTED_TYPE`,
   * `TOO_LARGE` or `VALIDATION_FAILED` with a sentence about the file, or `STORAGE_FULL`.
   */
  upload(folder: UploadFolder, files: AsyncIterable<IncomingFile>): Promise<UploadedFiles>;
  /**
   * Stores a picture of the web as a cover: from public addresses only, within 15 seconds, by the rules of an upload.
   * Throws `PictureNotTaken`.
   */
  take(address: string, signal?: AbortSignal): Promise<TakenPicture>;
  /** See `MediaFiles.remove`. */
  remove: MediaFiles['remove'];
  /**
   * Sets files of the bucket aside that are a day old and that content does not refer to, with their variants; deletes
   * what was set aside a day ago; names the files that content refers to and that do not exist. Default pictures stay.
   */
  sweep(options?: SweepOptions): Promise<Swept>;
  /** Addresses of the originals that are empty, cut off or something else than their names say. */
  damaged(): Promise<string[]>;
  /** Deletes what was removed a day ago, now and once a day; see `daily`. */
  startDeleting(): () => Promise<void>;
  /** Makes the card sizes of the pictures that visitors see first, one at a time. Resolves with the number made. */
  warm(signal?: AbortSignal): Promise<number>;
  /** The same for these pictures, such as those of an upload. */
  warmAll(pictures: readonly Pick<Image, 'variants'>[], signal?: AbortSignal): Promise<number>;
}
