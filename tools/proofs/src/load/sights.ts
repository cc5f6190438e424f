import type { CatalogueResult, CountryList } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import type { Sight } from './visitor.ts';

/** Number of recipes and of countries. */
const PER_KIND = 24;

/** Pages of a site with the demo. Lists occur more often than single recipes, as in real visits. */
export async function findSights(url: string): Promise<Sight[]> {
  const ask = async (path: string) => (await fetch(`${url}${path}`)).json();
  const { items: recipes } = (await ask(`${API.recipes}?page_size=${PER_KIND}`)) as CatalogueResult;
  const { items: countries } = (await ask(`${API.countries}?page_size=${PER_KIND}`)) as CountryList;
  const lists: Sight[] = [
    { path: PAGES.home, calls: [API.home] },
    { path: PAGES.recipes, calls: [`${API.recipes}?page=2`] },
    { path: `${PAGES.recipes}?page=2`, calls: [`${API.recipes}?page=3`] },
    { path: PAGES.about, calls: [API.remotes] },
    { path: PAGES.legalNotice, calls: [API.site] },
    { path: PAGES.privacy, calls: [] },
  ];
  return [
    ...Array.from({ length: 4 }, () => lists).flat(),
    ...recipes.map(({ id, slug }) => ({ path: PAGES.recipe(slug), calls: [`${API.related(id)}`] })),
    ...countries.map(({ slug }) => ({ path: PAGES.country(slug), calls: [API.country(slug)] })),
  ];
}
