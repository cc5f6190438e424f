import { unzipSync } from 'fflate';
import { UsageError } from '../../command.ts';
import { readText } from './read-text.ts';

/** Bytes that begin a zip file: "PK", 3, 4. */
const SIGNATURE = [0x50, 0x4b, 3, 4];
/** Of all files within an archive, unpacked. */
const LARGEST_CONTENT = 256 * 1024 * 1024;
/** Tandoor puts a zip file of each recipe into one zip file. */
const DEEPEST = 1;

export const isZip = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** A JSON file within an archive, and its path in it. */
export interface ZippedText {
  path: string;
  text: string;
}

/** The JSON files of an export of Mealie or Tandoor. Throws `UsageError` if it is damaged or too large. */
export function readZip(bytes: Uint8Array, file: string): ZippedText[] {
  let left = LARGEST_CONTENT;
  function unpack(archive: Uint8Array, folder: string, depth: number): ZippedText[] {
    const entries = unzipSync(archive, {
      filter({ name, originalSize }) {
        const isWanted = name.endsWith('.json') || (depth < DEEPEST && name.endsWith('.zip'));
        if (isWanted) left -= originalSize;
        if (left < 0) throw new UsageError(`The archive ${file} has more than 256 MB of recipes. Import it in parts.`);
        return isWanted;
      },
    });
    return Object.entries(entries).flatMap(([name, content]) => {
      const path = `${folder}${name}`;
      return name.endsWith('.zip') ? unpack(content, `${path}/`, depth + 1) : [{ path, text: readText(content) }];
    });
  }
  try {
    return unpack(bytes, '', 0);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The archive ${file} is damaged: ${(error as Error).message}.`, { cause: error });
  }
}
