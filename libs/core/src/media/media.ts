import type { StoredFile } from '../storage/storage.ts';

export interface Media {
  /**
   * An original `{uuid}.webp` in a folder of the bucket, or an allowed variant: `{uuid}.{width}.{avif|webp}`,
   * `{uuid}.{ratio}.webp`, or the picture of shared links, `{uuid}.1200x630.jpg`. The first request makes a variant.
   * Throws `MEDIA_NOT_FOUND`. `onMiss` is called for a missing file before it is looked up or made; an error that it
   * throws ends the request.
   */
  open(folder: string, file: string, onMiss?: () => void): Promise<StoredFile>;
  /** Makes the card sizes of the pictures that visitors see first, one at a time. Resolves with the number made. */
  warm(signal?: AbortSignal): Promise<number>;
}
