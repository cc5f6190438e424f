import { cropSize } from '@tdt/domain';
import type { Variant } from './media-path.ts';
import { openWebp } from './sharp.ts';

/** Higher efforts take several times as long for a few per cent of size. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 78, effort: 4 };

/** A narrower copy of a picture or a cut from its middle, `null` when the original is too small: nothing is ever enlarged. */
export async function makeVariant(original: Buffer, variant: Variant): Promise<Buffer | null> {
  const picture = await openWebp(original);
  const { width, height } = await picture.metadata();
  const size = width && height ? sizeOf(variant, { width, height }) : null;
  if (!size) return null;
  const resized = picture.resize(size);
  return variant.format === 'image/avif' ? resized.avif(AVIF).toBuffer() : resized.webp(WEBP).toBuffer();
}

function sizeOf(variant: Variant, found: { width: number; height: number }): { width: number; height?: number } | null {
  if ('ratio' in variant) return cropSize(variant.ratio, found);
  return found.width > variant.width ? { width: variant.width } : null;
}
