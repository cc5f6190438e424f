import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `pictures/` of this package. A bundler keeps the address of the source file here; a program that runs where the
 * sources are not passes its own folder.
 */
const PICTURES = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'pictures');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Path of the WebP file of a picture that comes with the repository, or `null`: then it is painted from its `spec`. */
export function committedPicture(id: string, directory: string = PICTURES): string | null {
  if (!UUID.test(id)) return null;
  const file = join(directory, `${id}.webp`);
  return existsSync(file) ? file : null;
}
