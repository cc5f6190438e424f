import { AppError, type Image, uploadBytesMax } from '@tdt/contracts';
import { type FetchOptions, fetchPicture, PictureNotTaken } from './fetch-picture.ts';
import type { Upload } from './uploads/uploads.ts';

/** A stored picture, without its place in content. */
export type TakenPicture = Pick<Image, 'url' | 'width' | 'height' | 'placeholder'>;

/** What `Media.upload` says of a file; anything else is a fault of the storage. */
const REFUSALS: readonly string[] = ['TOO_LARGE', 'UNSUPPORTED_TYPE', 'VALIDATION_FAILED'];

/** Fetches a picture of the web and stores it as an editor's upload of a cover. Throws `PictureNotTaken`. */
export async function takePicture(
  upload: Upload,
  address: string,
  options: Omit<FetchOptions, 'maxBytes'> = {},
): Promise<TakenPicture> {
  const bytes = await fetchPicture(address, { ...options, maxBytes: uploadBytesMax('cover') });
  async function* files() {
    yield { name: new URL(address).pathname, bytes };
  }
  try {
    const [stored] = (await upload('cover', files())).items;
    if (!stored) throw new PictureNotTaken('it is no picture');
    const { url, width, height, placeholder } = stored;
    return { url, width, height, placeholder };
  } catch (error) {
    if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error;
    throw new PictureNotTaken('it is no whole picture in JPEG, PNG or WebP of up to 50 megapixels', { cause: error });
  }
}
