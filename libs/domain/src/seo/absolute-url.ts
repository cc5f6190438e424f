import type { Site } from '@tdt/contracts';

/** Absolute address of a path of the site, or of an address that is absolute already; the home page for anything else. */
export function absoluteUrl(site: Pick<Site, 'url'>, pathOrUrl: string): string {
  try {
    const { protocol, href } = new URL(pathOrUrl, site.url);
    if (/^https?:$/.test(protocol)) return href;
  } catch {
    // Typed into the back office and no address: the home page stands in, as for a `javascript:` address.
  }
  return new URL('/', site.url).href;
}
