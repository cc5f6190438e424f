import { FOCAL_STEPS, SHARE_SIZE } from '@tdt/contracts';
import { copyWidth, cropSize } from '@tdt/domain';
import type { Variant } from './media-path.ts';
import { openWebp } from './sharp.ts';

/** Higher efforts take several times longer and save a few per cent. */
const AVIF = { quality: 52, effort: 1 };
const WEBP = { quality: 78, effort: 2 };
/**
 * For copies that are wider than this, which only large fine screens ask for: a quarter of the time, while a visitor
 * waits, for files that are up to a quarter larger.
 */
const QUICK_ABOVE = 1200;
const QUICK_AVIF = { ...AVIF, effort: 0 };

/** Small enough for messengers, which leave out previews of more than some hundred kB. */
const JPEG = { quality: 80, mozjpeg: true };
/** Behind transparent parts, which JPEG has none of. */
const PAPER = '#fffdf8';

interface Size {
  width: number;
  height: number;
}

/**
 * A copy of a picture, narrower or in its full width, or a crop that keeps the focal point in view; `null` when the original is too small. Nothing
 * is enlarged except for previews of shared links, which have one size.
 */
export async function makeVariant(original: Buffer, variant: Variant): Promise<Buffer | null> {
  const picture = await openWebp(original);
  const found = await picture.metadata();
  const size = sizeOf(variant, found);
  if (!size) return null;
  if ('place' in variant && variant.place !== null && 'height' in size)
    picture.extract(partOf(found, size, variant.place));
  const resized = picture.resize(size);
  if (variant.format === 'image/jpeg') return resized.flatten({ background: PAPER }).jpeg(JPEG).toBuffer();
  if (variant.format === 'image/webp') return resized.webp(WEBP).toBuffer();
  return resized.avif(size.width > QUICK_ABOVE ? QUICK_AVIF : AVIF).toBuffer();
}

function sizeOf(variant: Variant, found: Size): Size | { width: number } | null {
  if ('ratio' in variant) return cropSize(variant.ratio, found);
  if (variant.format === 'image/jpeg') return SHARE_SIZE;
  const width = copyWidth(variant.format, variant.width, found.width);
  return width ? { width } : null;
}

/** The largest part of a picture in the shape of `crop`, as far along the side that is cut as `place` says. */
function partOf({ width, height }: Size, crop: Size, place: number) {
  const scale = Math.min(width / crop.width, height / crop.height);
  const part = { width: Math.round(crop.width * scale), height: Math.round(crop.height * scale) };
  const along = place / FOCAL_STEPS;
  return { ...part, left: Math.round((width - part.width) * along), top: Math.round((height - part.height) * along) };
}
