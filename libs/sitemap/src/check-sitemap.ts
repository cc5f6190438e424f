import { AppError, type Site } from '@tdt/contracts';
import { absoluteUrl } from '@tdt/domain/seo';
import { readSitemap } from './sitemap-reader.ts';

/**
 * What search engines demand of a file: the XML declaration at its beginning, well-formed XML, and no addresses but the
 * site's. Throws `SITEMAP_INVALID`.
 * @returns how many addresses it lists
 */
export async function checkSitemapFile(site: Pick<Site, 'url'>, path: string, xml: string): Promise<number> {
  if (!xml.startsWith('<?xml ')) throw invalid(`${path} ne commence pas par la déclaration XML.`);
  const home = absoluteUrl(site, '/');
  let count = 0;
  for await (const addresses of parsed(path, xml)) {
    const foreign = addresses.find(({ loc }) => !loc.startsWith(home));
    if (foreign) throw invalid(`${path} contient une adresse hors du site : ${foreign.loc}`);
    count += addresses.length;
  }
  return count;
}

/** Throws `SITEMAP_INVALID` unless the files list as many addresses as the site has. */
export function checkSitemapCount(listed: number, expected: number): void {
  if (listed !== expected) throw invalid(`Le sitemap contient ${listed} adresses au lieu de ${expected}.`);
}

async function* parsed(path: string, xml: string): ReturnType<typeof readSitemap> {
  try {
    yield* readSitemap(xml);
  } catch (error) {
    throw invalid(`${path} n'est pas du XML bien formé.`, error);
  }
}

const invalid = (detail: string, cause?: unknown): AppError => new AppError('SITEMAP_INVALID', { detail }, { cause });
