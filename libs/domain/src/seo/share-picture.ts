import type { Image, Site } from '@tdt/contracts';
import { imageCrops } from '../images.ts';
import { absoluteUrl } from './absolute-url.ts';

/** A picture for previews of shared links; width and height are `null` if unknown. */
export interface SharePicture {
  url: string;
  width: number | null;
  height: number | null;
  alt: string;
}

/** A page's picture for previews: the widest crop if the picture is on this site, else the picture itself. */
export function sharePicture(site: Pick<Site, 'url'>, picture: Image, title: string): SharePicture {
  const { url, width, height } = imageCrops(picture)[0] ?? picture;
  return { url: absoluteUrl(site, url), width, height, alt: picture.alt || title };
}

/** A picture's URLs for structured data: crops in the three ratios that Google asks for, else the picture itself. */
export function structuredPictures(site: Pick<Site, 'url'>, picture: Image): string[] {
  const crops = imageCrops(picture);
  return (crops.length > 0 ? crops : [picture]).map(({ url }) => absoluteUrl(site, url));
}
