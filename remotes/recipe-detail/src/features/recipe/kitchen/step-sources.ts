import type { ImageFormat } from '@tdt/contracts';
import { imageVariants } from '@tdt/domain';

/** Pixels that the frame can show on the finest screens: wider copies are not worth their bytes. */
const WIDEST = 1600;

/** A step's picture of our own in the widths of one format, as a `srcset`; none for a picture from elsewhere. */
export function stepSources(url: string, format: ImageFormat): string | undefined {
  if (!/^\/media\/.+\.webp$/.test(url)) return undefined;
  return imageVariants(url, WIDEST)
    .filter((variant) => variant.type === format && variant.url !== url)
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(', ');
}
