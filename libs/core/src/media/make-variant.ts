import { SHARE_SIZE } from '@tdt/contracts';
import { copyWidth, cropSize } from '@tdt/domain';
import type { Variant } from './media-path.ts';
import { openWebp } from './sharp.ts';

/** Higher efforts take several times longer and save a few per cent. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 78, effort: 4 };

/** Small enough for messengers, which leave out previews of more than some hundred kB. */
const JPEG = { quality: 80, mozjpeg: true };
/** Behind transparent parts, which JPEG has none of. */
const PAPER = '#fffdf8';

/**
 * A copy of a picture, narrower or in its full width, or a centred crop; `null` when the original is too small. Nothing
 * is enlarged except for previews of shared links, which have one size.
 */
export async function makeVariant(original: Buffer, variant: Variant): Promise<Buffer | null> {
  const picture = await openWebp(original);
  if (variant.format === 'image/jpeg')
    return picture.resize(SHARE_SIZE).flatten({ background: PAPER }).jpeg(JPEG).toBuffer();
  const { width, height } = await picture.metadata();
  const size = width && height ? sizeOf(variant, { width, height }) : null;
  if (!size) return null;
  const resized = picture.resize(size);
  return variant.format === 'image/avif' ? resized.avif(AVIF).toBuffer() : resized.webp(WEBP).toBuffer();
}

function sizeOf(
  variant: Exclude<Variant, { format: 'image/jpeg' }>,
  found: { width: number; height: number },
): { width: number; height?: number } | null {
  if ('ratio' in variant) return cropSize(variant.ratio, found);
  const width = copyWidth(variant.format, variant.width, found.width);
  return width ? { width } : null;
}
