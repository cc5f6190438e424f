import { AppError } from '@tdt/contracts';

const PATH_MAX = 400;
/** A name without separators, control characters or drive letters; names with a leading dot are the storage's own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is refused.
const SEGMENT = /^[^.\\/:*?"<>|\u0000-\u001f\u007f][^\\/:*?"<>|\u0000-\u001f\u007f]{0,199}$/;

/** Whether a path stays inside the storage and is not of a hidden file. */
export function isStoragePath(path: string): boolean {
  return path.length <= PATH_MAX && path.split('/').every((segment) => SEGMENT.test(segment) && !segment.endsWith('.'));
}

/** The segments of a storage path. Throws `MALFORMED` for an invalid one. */
export function storageSegments(path: string): string[] {
  if (!isStoragePath(path)) throw new AppError('MALFORMED', { detail: 'Ce chemin de fichier n’est pas valide.' });
  return path.split('/');
}
