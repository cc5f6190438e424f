import { FOCAL_STEPS, SHARE_SIZE } from '@tdt/contracts';
import { copyWidth, cropSize } from '@tdt/domain';
import type { Sharp } from 'sharp';
import type { Variant } from './media-path.ts';
import { createRecentPixels } from './recent-pixels.ts';
import { openPixels } from './sharp.ts';

/** Without the halos of sharper kernels along edges, which also cost a few per cent of bytes. */
const KERNEL = 'cubic';

/** Higher efforts take several times longer and save a few per cent. */
const AVIF = { quality: 52, effort: 1 };
const WEBP = { quality: 78, effort: 2 };
/**
 * For copies that are wider than this, which only fine screens ask for: a quarter of the time, while a visitor waits,
 * for files of the same fidelity that are a sixth larger. Colours are as coarse as in the WebP original.
 */
const QUICK_ABOVE = 960;
const QUICK_AVIF = { quality: 50, effort: 0, chromaSubsampling: '4:2:0' };

/** Small enough for messengers, which leave out previews of more than some hundred kB. */
const JPEG = { quality: 80, mozjpeg: true };
/** Behind transparent parts, which JPEG has none of. */
const PAPER = '#fffdf8';

interface Size {
  width: number;
  height: number;
}

/**
 * Makes copies of pictures, narrower or in their full width, and crops that keep the focal point in view; `null` when
 * the original is too small. Nothing is enlarged except for previews of shared links, which have one size. `read` gives
 * the original, once for several variants at a time. Throws `DamagedPicture`.
 */
export function createVariantMaker(): (variant: Variant, read: () => Promise<Buffer>) => Promise<Buffer | null> {
  const pixelsOf = createRecentPixels();
  return async (variant, read) => {
    const pixels = await pixelsOf(variant.original, read);
    const size = sizeOf(variant, pixels.info);
    if (!size) return null;
    const picture = await openPixels(pixels);
    if ('place' in variant && variant.place !== null && 'height' in size)
      picture.extract(partOf(pixels.info, size, variant.place));
    return encode(picture.resize({ ...size, kernel: KERNEL }), variant, size.width);
  };
}

function encode(resized: Sharp, { format }: Variant, width: number): Promise<Buffer> {
  if (format === 'image/jpeg') return resized.flatten({ background: PAPER }).jpeg(JPEG).toBuffer();
  if (format === 'image/webp') return resized.webp(WEBP).toBuffer();
  return resized.avif(width > QUICK_ABOVE ? QUICK_AVIF : AVIF).toBuffer();
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
