import { type FileRefusal, imageRefusal } from '@tdt/admin/editor';
import { UPLOAD_BYTES_MAX, UPLOAD_MESSAGES } from '@tdt/contracts/plain';

const { coverTooLarge, coverType, dishTooLarge, dishType } = UPLOAD_MESSAGES;

/** Why a file cannot be the cover; `null`: it can. */
export const coverRefusal = (file: File): FileRefusal | null =>
  imageRefusal(file, UPLOAD_BYTES_MAX.cover, { tooLarge: coverTooLarge, type: coverType });

/** Why a file cannot be a dish picture; `null`: it can. */
export const dishRefusal = (file: File): FileRefusal | null =>
  imageRefusal(file, UPLOAD_BYTES_MAX.plat, { tooLarge: dishTooLarge(file.name), type: dishType(file.name) });
