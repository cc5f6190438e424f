import type { Image, ImageVariant } from '@tdt/contracts';
import {
  CROP_SIDE,
  FOCAL_STEPS,
  IMAGE_FORMATS,
  IMAGE_RATIOS,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageRatio,
  type ImageWidth,
} from '@tdt/contracts/plain';

const ORIGINAL = '.webp';

/** Few, since only the few browsers without AVIF read WebP, and each width costs bytes in every page. */
const WEBP_WIDTHS: readonly ImageWidth[] = [480, 960];

/**
 * The files a stored picture is served as: every allowed width below the original's in AVIF, some in WebP, and the
 * original's own width in both. Without that one in AVIF, browsers would never show more than the allowed width below it.
 * @param url of the original, a WebP file on this site
 * @param width of the original, in pixels
 */
export function imageVariants(url: string, width: number): ImageVariant[] {
  const base = url.slice(0, -ORIGINAL.length);
  const full = fullWidthName(width);
  return IMAGE_FORMATS.flatMap((type) => {
    const made = (name: ImageWidth) => `${base}.${name}.${type.slice('image/'.length)}`;
    const widest = type === 'image/webp' ? url : full && made(full);
    const widths = type === 'image/webp' ? WEBP_WIDTHS : IMAGE_WIDTHS;
    const narrow = widths
      .filter((each) => each < width)
      .map((each) => ({ type, width: each as number, url: made(each) }));
    return widest ? [...narrow, { type, width, url: widest }] : narrow;
  });
}

/**
 * The allowed width that identifies a picture's AVIF copy in full width: the next one up, since only allowed widths
 * are made. `undefined` for a picture that is wider than all of them.
 */
const fullWidthName = (width: number): ImageWidth | undefined => IMAGE_WIDTHS.find((each) => each >= width);

/** Pixels of the copy of an allowed width; `null` where the picture is too small, since nothing is enlarged. */
export function copyWidth(format: ImageFormat, name: ImageWidth, width: number): number | null {
  if (name < width) return name;
  return format === 'image/avif' && name === fullWidthName(width) ? width : null;
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

/** The middle of a side, in steps of a focal point. */
const MIDDLE = FOCAL_STEPS / 2;

/**
 * What the name of a crop of this shape adds so that the picture's focal point stays in view: `.f0` for the beginning
 * of the side that it cuts to `.f10` for its end, nothing for the middle. This one number is all that a focal point
 * changes, so a picture has few different crops.
 */
export function cropSuffix(
  shape: { width: number; height: number },
  { width, height, focal }: Pick<Image, 'width' | 'height' | 'focal'>,
): string {
  const excess = width * shape.height - height * shape.width;
  const place = (excess > 0 ? focal?.x : focal?.y) ?? MIDDLE;
  return excess === 0 || place === MIDDLE ? '' : `.f${place}`;
}

/** The crops of a picture on this site, in the order of `IMAGE_RATIOS`; none for a picture from elsewhere. */
export function imageCrops({
  url,
  variants,
  ...size
}: Pick<Image, 'url' | 'variants' | 'width' | 'height' | 'focal'>): ImageCrop[] {
  if (variants.length === 0 || !url.endsWith(ORIGINAL)) return [];
  return IMAGE_RATIOS.flatMap((ratio) => {
    const crop = cropSize(ratio, size);
    if (!crop) return [];
    const name = `${url.slice(0, -ORIGINAL.length)}.${ratio}${cropSuffix(crop, size)}`;
    return { url: `${name}${ORIGINAL}`, ...crop };
  });
}
