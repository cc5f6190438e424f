import type { Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { absoluteUrl } from './absolute-url.ts';

/** One `<url>` of the sitemap. Its schema is a sequence: the fields are written in this order. */
export interface SitemapEntry {
  loc: string;
  /** An ISO 8601 instant. */
  lastmod?: string;
  changefreq: 'daily' | 'weekly' | 'monthly';
  /** With one decimal, as in the file. */
  priority: '1.0' | '0.9' | '0.8' | '0.7' | '0.6';
  /** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
  'image:image'?: { 'image:loc': string };
}

interface Listed {
  slug: string;
  updated_at: string;
  /** Path or URL of the page's main picture. */
  picture: string;
}

/** Number of pages that every sitemap contains. The specification counts three; robots find `/pays` by its links. */
export const SITEMAP_FIXED_PAGES = 3;

/** All entries of the sitemap: 3 fixed pages, then recipes, then countries, both in the order given. */
export function sitemapEntries(
  site: Pick<Site, 'url'>,
  { recipes, countries }: { recipes: readonly Listed[]; countries: readonly Listed[] },
): SitemapEntry[] {
  const loc = (path: string) => absoluteUrl(site, path);
  const listed = (path: string, priority: '0.8' | '0.6', { updated_at, picture }: Listed): SitemapEntry => ({
    loc: loc(path),
    lastmod: updated_at,
    changefreq: 'weekly',
    priority,
    'image:image': { 'image:loc': loc(picture) },
  });
  return [
    { loc: loc(PAGES.home), changefreq: 'daily', priority: '1.0' },
    { loc: loc(PAGES.recipes), changefreq: 'daily', priority: '0.9' },
    { loc: loc(PAGES.about), changefreq: 'monthly', priority: '0.7' },
    ...recipes.map((recipe) => listed(PAGES.recipe(recipe.slug), '0.8', recipe)),
    ...countries.map((country) => listed(PAGES.country(country.slug), '0.6', country)),
  ];
}
