import type { FieldError } from '@tdt/contracts';
import type { MediaFiles } from './media-files.ts';

/** The address of a file of the site, at the path of the field that contains it. */
export interface NamedFile {
  path: string;
  url: string;
}

/** The pictures of a form. */
export const namedImages = (images: readonly { url: string }[]): NamedFile[] =>
  images.map(({ url }, index) => ({ path: `images.${index}.url`, url }));

/**
 * The fields that refer to a missing file. Files of the stored document (`known`) are not checked: else its document
 * could not be saved once a file is lost.
 */
export async function missingFiles(
  files: Pick<MediaFiles, 'claim'>,
  all: readonly NamedFile[],
  known: readonly string[],
): Promise<FieldError[]> {
  const named = all.filter(({ url }) => !known.includes(url));
  const urls = [...new Set(named.map(({ url }) => url))];
  const areFound = await Promise.all(urls.map(files.claim));
  const missing = new Set(urls.filter((_, index) => !areFound[index]));
  return named
    .filter(({ url }) => missing.has(url))
    .map(({ path }) => ({ path, message: "Ce fichier n'existe pas sur le site." }));
}
