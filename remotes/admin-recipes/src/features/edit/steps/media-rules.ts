import { isImage } from '@tdt/admin/editor';
import { UPLOAD_BYTES_MAX, UPLOAD_MESSAGES } from '@tdt/contracts/plain';
import { mediaTypeOf } from '@tdt/domain/recipes';
import type { MediaValue } from '../recipe-values.ts';

const { typeTitle, mediaType, tooLargeTitle, mediaTooLarge } = UPLOAD_MESSAGES;

/** A file as the medium of a step, or title and text of the toast that refuses it. The server checks the bytes again. */
export function mediumOf(file: File): { type: MediaValue['type'] } | { title: string; description: string } {
  const type = typeOf(file);
  if (!type) return { title: typeTitle, description: mediaType };
  const folder = type === 'video' ? 'recipe-steps-videos' : 'recipe-steps-images';
  if (file.size > UPLOAD_BYTES_MAX[folder]) return { title: tooLargeTitle, description: mediaTooLarge };
  return { type };
}

/** Whether the page plays it itself, with captions: YouTube's player has its own. */
export const isFilm = ({ type, url, file }: MediaValue): boolean =>
  type === 'video' && (file !== undefined || mediaTypeOf(url) === 'video');

function typeOf(file: File): MediaValue['type'] | null {
  if (isImage(file)) return 'image';
  return /^video\/(?:mp4|webm)$/.test(file.type) ? 'video' : null;
}
