import type { CatalogueResult } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';

export const PAGE_NAMES = ['home', 'list', 'recipe', 'country'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Address of each page on a site that holds the demo: the newest recipe, and its country. */
export async function pageAddresses(site: string): Promise<Record<PageName, string>> {
  const response = await fetch(`${site}${API.recipes}`);
  const [newest] = ((await response.json()) as CatalogueResult).items;
  if (!newest) throw new Error('The site holds no recipe.');
  return {
    home: `${site}${PAGES.home}`,
    list: `${site}${PAGES.recipes}`,
    recipe: `${site}${PAGES.recipe(newest.slug)}`,
    country: `${site}${PAGES.country(newest.country.slug)}`,
  };
}
