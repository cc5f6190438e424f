import type { Image, Site } from '@tdt/contracts';
import { DEFAULT_SHARED, MEDIA_BUCKET, SHARE_SIZE } from '@tdt/contracts/plain';
import { cropSuffix, imageCrops } from '../images.ts';
import { absoluteUrl } from './absolute-url.ts';

/** A picture for previews of shared links; width and height are `null` if unknown. */
export interface SharePicture {
  url: string;
  width: number | null;
  height: number | null;
  alt: string;
}

const OURS = new RegExp(`^/media/${MEDIA_BUCKET}/[^.]+(?=\\.webp$)`);

/**
 * The picture of a page's previews: of a picture on this site the JPEG of 1200 x 630 pixels, else the picture itself;
 * pages without a picture show the default cover.
 * @param chosen in the page's stored metadata; wins over the page's own picture
 */
export function sharePicture(
  site: Pick<Site, 'url'>,
  chosen: string | null,
  own: Image | null,
  title: string,
): SharePicture {
  const picture = chosen === null || chosen === own?.url ? own : null;
  const address = absoluteUrl(site, chosen ?? own?.url ?? DEFAULT_SHARED);
  const alt = picture?.alt || title;
  const path = address.startsWith(`${site.url}/`) ? address.slice(site.url.length) : '';
  const base = OURS.exec(path)?.[0];
  if (base !== undefined) {
    const { width, height } = SHARE_SIZE;
    const place = picture ? cropSuffix(SHARE_SIZE, picture) : '';
    return { url: absoluteUrl(site, `${base}.${width}x${height}${place}.jpg`), width, height, alt };
  }
  const size = picture ?? { width: null, height: null };
  return { url: address, width: size.width, height: size.height, alt };
}

/** A picture's URLs for structured data: crops in the three ratios that Google asks for, else the picture itself. */
export function structuredPictures(site: Pick<Site, 'url'>, picture: Image): string[] {
  const crops = imageCrops(picture);
  return (crops.length > 0 ? crops : [picture]).map(({ url }) => absoluteUrl(site, url));
}
