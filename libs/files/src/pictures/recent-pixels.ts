import { openWebp, type Pixels } from './sharp.ts';

/** How long pixels stay cached after their last use. */
const CACHED_MS = 2000;
/** Pictures whose pixels are cached, up to 16 MB each: as many as are worked on at a time. */
const CACHED_MAX = 2;

/** A stored picture that cannot be decoded. */
export class DamagedPicture extends Error {}

/**
 * Reads and decodes stored WebP pictures, and caches the pixels of the last two for a moment. The variants of a picture
 * are mostly made one after the other, and decoding it takes as long as encoding a small one. Throws `DamagedPicture`.
 */
export function createRecentPixels(): (path: string, read: () => Promise<Buffer>) => Promise<Pixels> {
  const recent = new Map<string, Promise<Pixels>>();
  let timer: NodeJS.Timeout | undefined;
  return async (path, read) => {
    clearTimeout(timer);
    timer = setTimeout(() => recent.clear(), CACHED_MS).unref();
    const pixels = recent.get(path) ?? read().then(decode);
    // The last one used is the last one to go.
    recent.delete(path);
    recent.set(path, pixels);
    const [oldest = ''] = recent.keys();
    if (recent.size > CACHED_MAX) recent.delete(oldest);
    try {
      return await pixels;
    } catch (error) {
      if (recent.get(path) === pixels) recent.delete(path);
      throw error;
    }
  };
}

/** Pixels of a stored picture. Throws `DamagedPicture`. */
async function decode(original: Buffer): Promise<Pixels> {
  try {
    return await (await openWebp(original)).raw().toBuffer({ resolveWithObject: true });
  } catch (error) {
    // A picture that takes too long is not at fault.
    if (/timeout/.test(String(error))) throw error;
    throw new DamagedPicture('A stored picture cannot be decoded', { cause: error });
  }
}
