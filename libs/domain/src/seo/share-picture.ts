import type { Image, Site } from '@tdt/contracts';
import { imageCrops } from '../images/crops.ts';
import { absoluteUrl } from './absolute-url.ts';

/** A picture as shared links show it; `null` where its size is not known. */
export interface SharePicture {
  url: string;
  width: number | null;
  height: number | null;
  alt: string;
}

/** The picture of a shared page, cut to the wide frame of previews where it is one of the site's own. */
export function sharePicture(site: Pick<Site, 'url'>, picture: Image, title: string): SharePicture {
  const { url, width, height } = imageCrops(picture)[0] ?? picture;
  return { url: absoluteUrl(site, url), width, height, alt: picture.alt || title };
}

/** A picture's addresses for structured data: its cuts in the three ratios that Google asks for, else itself. */
export function structuredPictures(site: Pick<Site, 'url'>, picture: Image): string[] {
  const crops = imageCrops(picture);
  return (crops.length > 0 ? crops : [picture]).map(({ url }) => absoluteUrl(site, url));
}
