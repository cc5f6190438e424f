import { AppError } from '@tdt/contracts';

const PATH_MAX = 400;
/** A name without separators, control characters or drive letters; a leading dot is for the storage's own files. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is refused.
const SEGMENT = /^[^.\\/:*?"<>|\u0000-\u001f\u007f][^\\/:*?"<>|\u0000-\u001f\u007f]{0,199}$/;

/** The segments of a storage path. Throws `MALFORMED` for anything that could leave the storage or hide in it. */
export function storageSegments(path: string): string[] {
  const segments = path.split('/');
  if (path.length > PATH_MAX || !segments.every((segment) => SEGMENT.test(segment) && !segment.endsWith('.'))) {
    throw new AppError('MALFORMED', { detail: 'Ce chemin de fichier n’est pas valide.' });
  }
  return segments;
}
