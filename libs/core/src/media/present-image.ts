import type { Image } from '@tdt/contracts';
import { imageVariants } from '@tdt/domain';
import { storagePathOf } from './media-path.ts';
import type { StoredImage } from './stored-image.ts';

type Picture = Pick<StoredImage, 'url' | 'width' | 'height' | 'placeholder' | 'alt'>;

/** A stored picture as pages show it. A picture from elsewhere has no variants. */
export function presentImage({ url, width, height, placeholder, alt }: Picture): Image {
  const isOurs = storagePathOf(url)?.endsWith('.webp');
  return { url, width, height, placeholder, alt, variants: isOurs ? imageVariants(url, width) : [] };
}
