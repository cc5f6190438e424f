import { openWebp, type Pixels } from './sharp.ts';

/** How long pixels are kept after their last use. */
const KEPT_MS = 2000;

/**
 * Decodes stored WebP pictures, and keeps the pixels of the last one for a moment: up to 16 MB. The variants of a
 * picture are mostly made one after the other, and decoding it takes as long as encoding a small one.
 */
export function createRecentPixels(): (path: string, original: Buffer) => Promise<Pixels> {
  let last: { path: string; pixels: Promise<Pixels> } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const forget = () => {
    last = null;
  };
  return async (path, original) => {
    clearTimeout(timer);
    timer = setTimeout(forget, KEPT_MS).unref();
    if (last?.path !== path) last = { path, pixels: decode(original) };
    const { pixels } = last;
    try {
      return await pixels;
    } catch (error) {
      if (last?.pixels === pixels) forget();
      throw error;
    }
  };
}

async function decode(original: Buffer): Promise<Pixels> {
  return (await openWebp(original)).raw().toBuffer({ resolveWithObject: true });
}
