import type { PictureValue, UploadOutcome, Uploads } from '@tdt/admin/editor';
import type { UploadFolder } from '@tdt/contracts/plain';

/**
 * Uploads the file of a picture, if it has one.
 * @returns how the upload ended; `null` for a picture without a file
 */
export async function uploadPicture(
  { send }: Pick<Uploads, 'send'>,
  picture: PictureValue | null,
  folder: UploadFolder,
): Promise<UploadOutcome | null> {
  if (!picture?.file) return null;
  const [outcome] = await send([{ key: picture.key, file: picture.file, folder }]);
  return outcome ?? null;
}
