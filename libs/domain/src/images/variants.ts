import type { ImageVariant } from '@tdt/contracts';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@tdt/contracts/plain';

const ORIGINAL = '.webp';

/**
 * What a stored picture comes in: the allow-listed widths below the original's in every format, then the original.
 * @param url address of the original, a WebP file of the site's own
 * @param width of the original, in pixels
 */
export function imageVariants(url: string, width: number): ImageVariant[] {
  const base = url.slice(0, -ORIGINAL.length);
  const widths = IMAGE_WIDTHS.filter((each) => each < width);
  const made = IMAGE_FORMATS.flatMap((type) =>
    widths.map((each) => ({ type, width: each, url: `${base}.${each}.${type.slice('image/'.length)}` })),
  );
  return [...made, { type: 'image/webp', width, url }];
}
