import type { Image } from '@tdt/contracts';
import { CROP_SIDE, IMAGE_RATIOS, type ImageRatio } from '@tdt/contracts/plain';

/** A cut of a picture in one of the allow-listed ratios. */
export interface ImageCrop {
  url: string;
  /** Pixels; `width` to `height` is exactly the ratio. */
  width: number;
  height: number;
}

const ORIGINAL = '.webp';

/**
 * Pixels of the largest cut of exactly this ratio that fits into a picture, `CROP_SIDE` wide at most; `null` when the
 * picture is smaller than the ratio's own numbers.
 */
export function cropSize(ratio: ImageRatio, picture: { width: number; height: number }): Omit<ImageCrop, 'url'> | null {
  const [across = 1, down = 1] = ratio.split('x').map(Number);
  const times = Math.floor(Math.min(picture.width / across, picture.height / down, CROP_SIDE / across));
  return times < 1 ? null : { width: times * across, height: times * down };
}

/** The cuts of a picture of the site's own, in the order of `IMAGE_RATIOS`; none of a picture from elsewhere. */
export function imageCrops({
  url,
  variants,
  ...size
}: Pick<Image, 'url' | 'variants' | 'width' | 'height'>): ImageCrop[] {
  if (variants.length === 0 || !url.endsWith(ORIGINAL)) return [];
  return IMAGE_RATIOS.flatMap((ratio) => {
    const cut = cropSize(ratio, size);
    return cut ? { url: `${url.slice(0, -ORIGINAL.length)}.${ratio}${ORIGINAL}`, ...cut } : [];
  });
}
