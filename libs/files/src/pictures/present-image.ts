import { FOCAL_STEPS, type Image } from '@tdt/contracts';
import { imageVariants } from '@tdt/domain';
import { storagePathOf } from './media-path.ts';
import type { StoredImage } from './stored-image.ts';

type Picture = Pick<StoredImage, 'url' | 'width' | 'height' | 'placeholder' | 'alt' | 'focal'>;

const MIDDLE = FOCAL_STEPS / 2;

/** A stored picture as the API returns it; without its focal point if that is the centre, or variants if elsewhere. */
export function presentImage({ url, width, height, placeholder, alt, focal }: Picture): Image {
  const isStoredHere = storagePathOf(url)?.endsWith('.webp');
  const isOffCentre = focal && (focal.x !== MIDDLE || focal.y !== MIDDLE);
  return {
    url,
    width,
    height,
    placeholder,
    alt,
    ...(isOffCentre && { focal }),
    variants: isStoredHere ? imageVariants(url, width) : [],
  };
}
