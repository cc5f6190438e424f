import { IMAGE_FORMATS, IMAGE_WIDTHS, type Image, type ImageVariant } from '@tdt/contracts';
import { FORMAT_EXTENSIONS, storagePathOf } from './media-path.ts';
import type { StoredImage } from './stored-image.ts';

type Picture = Pick<StoredImage, 'url' | 'width' | 'height' | 'placeholder' | 'alt'>;

/** A stored picture as pages show it. A picture from elsewhere has no variants. */
export function presentImage({ url, width, height, placeholder, alt }: Picture): Image {
  return { url, width, height, placeholder, alt, variants: variantsOf(url, width) };
}

/** Allow-listed widths below the original's in every format, then the original itself. */
function variantsOf(url: string, width: number): ImageVariant[] {
  if (!storagePathOf(url)?.endsWith('.webp')) return [];
  const base = url.slice(0, -'.webp'.length);
  const widths = IMAGE_WIDTHS.filter((each) => each < width);
  const made = IMAGE_FORMATS.flatMap((type) =>
    widths.map((each) => ({ type, width: each, url: `${base}.${each}.${FORMAT_EXTENSIONS[type]}` })),
  );
  return [...made, { type: 'image/webp', width, url }];
}
