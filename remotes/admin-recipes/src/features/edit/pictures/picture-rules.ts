import { isImage } from '@tdt/admin-editor';
import { UPLOAD_BYTES_MAX, UPLOAD_MESSAGES } from '@tdt/contracts/plain';

/** Title and text of the toast for a file that is refused. */
export interface Refusal {
  title: string;
  description: string;
}

const { tooLargeTitle, typeTitle, coverTooLarge, coverType, dishTooLarge, dishType } = UPLOAD_MESSAGES;

/** Why a file cannot be the cover; `null`: it can. The server checks the bytes again. */
export function coverRefusal(file: File): Refusal | null {
  if (file.size > UPLOAD_BYTES_MAX.cover) return { title: tooLargeTitle, description: coverTooLarge };
  return isImage(file) ? null : { title: typeTitle, description: coverType };
}

/** Why a file cannot be a dish picture; `null`: it can. */
export function dishRefusal(file: File): Refusal | null {
  if (file.size > UPLOAD_BYTES_MAX.plat) return { title: tooLargeTitle, description: dishTooLarge(file.name) };
  return isImage(file) ? null : { title: typeTitle, description: dishType(file.name) };
}
