import { UPLOAD_BYTES_MAX, UPLOAD_MESSAGES } from '@tdt/contracts/plain';
import type { MediaValue } from '../recipe-values.ts';

const { typeTitle, mediaType, tooLargeTitle, mediaTooLarge } = UPLOAD_MESSAGES;

/** What the file chooser offers. */
export const MEDIA_FILES = 'image/*,video/mp4,video/webm';

/** A file as the medium of a step, or title and text of the toast that refuses it. The server checks the bytes again. */
export function mediumOf(file: File): { type: MediaValue['type'] } | { title: string; description: string } {
  const type = typeOf(file);
  if (!type) return { title: typeTitle, description: mediaType };
  const folder = type === 'video' ? 'recipe-steps-videos' : 'recipe-steps-images';
  if (file.size > UPLOAD_BYTES_MAX[folder]) return { title: tooLargeTitle, description: mediaTooLarge };
  return { type };
}

/** Some browsers state no type for HEIC, which the server reads, or says what to do. */
function typeOf({ type, name }: File): MediaValue['type'] | null {
  if (type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name))) return 'image';
  return /^video\/(?:mp4|webm)$/.test(type) ? 'video' : null;
}
