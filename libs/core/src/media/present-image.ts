import type { Image } from '@tdt/contracts';
import { imageVariants } from '@tdt/domain';
import { storagePathOf } from './media-path.ts';
import type { StoredImage } from './stored-image.ts';

type Picture = Pick<StoredImage, 'url' | 'width' | 'height' | 'placeholder' | 'alt'>;

/** A stored picture as the API answers it. A picture of another site has no variants. */
export function presentImage({ url, width, height, placeholder, alt }: Picture): Image {
  const isStoredHere = storagePathOf(url)?.endsWith('.webp');
  return { url, width, height, placeholder, alt, variants: isStoredHere ? imageVariants(url, width) : [] };
}
