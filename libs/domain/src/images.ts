import type { Image, ImageVariant } from '@tdt/contracts';
import { CROP_SIDE, IMAGE_FORMATS, IMAGE_RATIOS, IMAGE_WIDTHS, type ImageRatio } from '@tdt/contracts/plain';

const ORIGINAL = '.webp';

/**
 * The files a stored picture is served as: every allowed width below the original's in every format, then the original.
 * @param url of the original, a WebP file on this site
 * @param width of the original, in pixels
 */
export function imageVariants(url: string, width: number): ImageVariant[] {
  const base = url.slice(0, -ORIGINAL.length);
  const widths = IMAGE_WIDTHS.filter((each) => each < width);
  const smaller = IMAGE_FORMATS.flatMap((type) =>
    widths.map((each) => ({ type, width: each, url: `${base}.${each}.${type.slice('image/'.length)}` })),
  );
  return [...smaller, { type: 'image/webp', width, url }];
}

/** A crop of a picture in one of the allowed ratios. */
export interface ImageCrop {
  url: string;
  /** Pixels; `width` to `height` is exactly the ratio. */
  width: number;
  height: number;
}

/**
 * Size in pixels of the largest crop of exactly this ratio, at most `CROP_SIDE` wide; `null` if the picture is smaller
 * than the ratio's own numbers (16 x 9).
 */
export function cropSize(ratio: ImageRatio, picture: { width: number; height: number }): Omit<ImageCrop, 'url'> | null {
  const [across = 1, down = 1] = ratio.split('x').map(Number);
  const times = Math.floor(Math.min(picture.width / across, picture.height / down, CROP_SIDE / across));
  return times < 1 ? null : { width: times * across, height: times * down };
}

/** The crops of a picture on this site, in the order of `IMAGE_RATIOS`; none for a picture from elsewhere. */
export function imageCrops({
  url,
  variants,
  ...size
}: Pick<Image, 'url' | 'variants' | 'width' | 'height'>): ImageCrop[] {
  if (variants.length === 0 || !url.endsWith(ORIGINAL)) return [];
  return IMAGE_RATIOS.flatMap((ratio) => {
    const crop = cropSize(ratio, size);
    return crop ? { url: `${url.slice(0, -ORIGINAL.length)}.${ratio}${ORIGINAL}`, ...crop } : [];
  });
}
