import type { Site } from '@tdt/contracts';

/** Absolute URL of a path on the site; absolute http(s) URLs stay, anything else becomes the home page. */
export function absoluteUrl(site: Pick<Site, 'url'>, pathOrUrl: string): string {
  try {
    const { protocol, href } = new URL(pathOrUrl, site.url);
    if (/^https?:$/.test(protocol)) return href;
  } catch {
    // An invalid URL from the back office becomes the home page, like a `javascript:` URL.
  }
  return new URL('/', site.url).href;
}
