import type { ImageFormat } from '@tdt/contracts';
import { openWebp } from './sharp.ts';

/** Higher efforts take several times as long for a few per cent of size. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 78, effort: 4 };

/** A narrower copy of a picture, `null` when the original is not wider than that: nothing is ever enlarged. */
export async function makeVariant(original: Buffer, width: number, format: ImageFormat): Promise<Buffer | null> {
  const picture = await openWebp(original);
  const found = await picture.metadata();
  if (!found.width || found.width <= width) return null;
  const resized = picture.resize({ width });
  return format === 'image/avif' ? resized.avif(AVIF).toBuffer() : resized.webp(WEBP).toBuffer();
}
