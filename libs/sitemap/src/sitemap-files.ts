import { AppError, type Site } from '@tdt/contracts';
import { absoluteUrl, SITEMAP_FIXED_PAGES, type SitemapEntry, sitemapEntries } from '@tdt/domain/seo';
import { sitemapXml } from './sitemap-xml.ts';

/** No file may hold more (https://www.sitemaps.org/protocol.html): beyond it there is an index with parts. */
export const URLS_MAX = 50_000;
/** A file is stored as one document, which MongoDB limits to 16 MB; 50,000 very long addresses would exceed this. */
const BYTES_MAX = 14_000_000;
/** Bytes that one entry needs in addition to slug, path of the picture, and twice the site's address. */
const OVERHEAD = 200;
/** Addresses of one part: few enough to make a part quickly and to hold it in memory. */
export const PART_URLS = 10_000;

/** A page with an address, a date and a picture, in the order of the file. */
export interface Listed {
  slug: string;
  updated_at: string;
  /** Path or URL of the main picture. */
  picture: string;
}

/** What the sitemap lists, read by position so that 100,000 recipes are not copied. */
export interface SitemapSource {
  recipes: { length: number; slice(start: number, end: number): Listed[] };
  countries: readonly Listed[];
  /** Paths of the continents' and regions' pages, which have a file of their own. */
  worldParts: readonly string[];
  /** Characters of all slugs and pictures' paths together; they are plain letters, one byte each. */
  characters: number;
}

/** The files of a sitemap and how to make each. */
interface SitemapPlan {
  urls: number;
  /** 0: `/sitemap.xml` lists the addresses itself. */
  parts: number;
  /** `/sitemap.xml`. */
  main(): Promise<string>;
  /** `/sitemap-{number}.xml`. Throws `PAGE_NOT_FOUND` for a part that does not exist. */
  part(number: number): Promise<string>;
}

/** Path of a part, counted from 1. */
export const partPath = (number: number): string => `/sitemap-${number}.xml`;

/** Decides how many files there are. */
export function planSitemap(site: Site, source: Omit<SitemapSource, 'worldParts'>): SitemapPlan {
  const urls = SITEMAP_FIXED_PAGES + source.recipes.length + source.countries.length;
  const bytes = urls * (2 * site.url.length + OVERHEAD) + source.characters;
  const isSingle = urls <= URLS_MAX && bytes <= BYTES_MAX;
  const parts = isSingle ? 0 : Math.ceil(urls / PART_URLS);

  const list = (from: number, to: number) =>
    sitemapXml({ root: 'urlset', element: 'url' }, to - from, (start, end) =>
      entriesBetween(site, source, from + start, from + end),
    );

  return {
    urls,
    parts,
    main: () =>
      parts === 0
        ? list(0, urls)
        : sitemapXml({ root: 'sitemapindex', element: 'sitemap' }, parts, (start, end) =>
            Array.from({ length: end - start }, (_, index) => ({
              loc: absoluteUrl(site, partPath(start + index + 1)),
            })),
          ),
    async part(number) {
      if (number < 1 || number > parts) throw new AppError('PAGE_NOT_FOUND');
      return list((number - 1) * PART_URLS, Math.min(number * PART_URLS, urls));
    },
  };
}

/** The entries between two positions; `sitemapEntries` always begins with the fixed pages. */
function entriesBetween(
  site: Site,
  { recipes, countries }: Pick<SitemapSource, 'recipes' | 'countries'>,
  start: number,
  end: number,
): SitemapEntry[] {
  const within = (from: number, place: number) => Math.max(0, place - from);
  const afterRecipes = SITEMAP_FIXED_PAGES + recipes.length;
  const entries = sitemapEntries(site, {
    recipes: recipes.slice(within(SITEMAP_FIXED_PAGES, start), within(SITEMAP_FIXED_PAGES, end)),
    countries: countries.slice(within(afterRecipes, start), within(afterRecipes, end)),
  });
  const skipped = Math.min(start, SITEMAP_FIXED_PAGES);
  return entries.slice(skipped, skipped + end - start);
}
