import type { StoredFile } from '../storage/storage.ts';

export interface Media {
  /**
   * An original `{uuid}.webp` or an allow-listed variant `{uuid}.{width}.{avif|webp}` of a folder of the bucket; made by
   * the first request. Throws `MEDIA_NOT_FOUND`. `onMiss` is called if there is no such file yet, before anything is
   * looked up or made; an error that it throws ends the request.
   */
  open(folder: string, file: string, onMiss?: () => void): Promise<StoredFile>;
  /** Makes the card sizes of the pictures that visitors see first, one after another. Resolves with the number made. */
  warm(signal?: AbortSignal): Promise<number>;
}
