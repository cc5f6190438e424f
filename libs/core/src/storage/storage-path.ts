import { AppError } from '@tdt/contracts';

const PATH_MAX = 400;
/** A name without separators, control characters or drive letters; a leading dot is for the storage's own files. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is refused.
const SEGMENT = /^[^.\\/:*?"<>|\u0000-\u001f\u007f][^\\/:*?"<>|\u0000-\u001f\u007f]{0,199}$/;

/** Whether a path can neither leave the storage nor hide in it. */
export function isStoragePath(path: string): boolean {
  return path.length <= PATH_MAX && path.split('/').every((segment) => SEGMENT.test(segment) && !segment.endsWith('.'));
}

/** The segments of a storage path. Throws `MALFORMED` for anything else. */
export function storageSegments(path: string): string[] {
  if (!isStoragePath(path)) throw new AppError('MALFORMED', { detail: 'Ce chemin de fichier n’est pas valide.' });
  return path.split('/');
}
