import { isImage } from '@tdt/admin/editor';
import { UPLOAD_BYTES_MAX, UPLOAD_MESSAGES } from '@tdt/contracts/plain';

const { tooLargeTitle, mediaTooLarge, typeTitle, coverType } = UPLOAD_MESSAGES;

/** Title and text of the toast for a file that cannot be a picture of a page; `null`: it can. */
export function pictureRefusal(file: File): { title: string; description: string } | null {
  if (!isImage(file)) return { title: typeTitle, description: coverType };
  return file.size > UPLOAD_BYTES_MAX.pages ? { title: tooLargeTitle, description: mediaTooLarge } : null;
}
