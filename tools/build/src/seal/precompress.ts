import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltFile } from './content-version.ts';
import { isText } from './stamp.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Bytes. A compressed copy of a smaller file saves less than its extra header. */
const BYTES_MIN = 256;

/** Levels of compression. */
export interface Compression {
  brotli: number;
  gzip: number;
}

/** The smallest files, for visitors. The shell takes 3 s of processor time. */
export const SMALLEST: Compression = { brotli: 11, gzip: 9 };

/** The compressed copies (`.br`, `.gz`) of a text file for browsers; none for other files. */
export async function precompress(file: BuiltFile, levels: Compression): Promise<BuiltFile[]> {
  if (!file.path.startsWith('web/') || !isText(file.path) || file.bytes.length < BYTES_MIN) return [];
  const [small, older] = await Promise.all([
    brotli(file.bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.bytes.length,
      },
    }),
    deflate(file.bytes, { level: levels.gzip }),
  ]);
  return [
    { path: `${file.path}.br`, bytes: small },
    { path: `${file.path}.gz`, bytes: older },
  ];
}
