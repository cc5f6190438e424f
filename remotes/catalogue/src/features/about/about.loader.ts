import type { CountryList, CountryListItem, PageContent, Seo } from '@tdt/contracts';
import { API, PAGE_SIZE_MAX } from '@tdt/contracts/plain';
import { type LoaderFunctionArgs, loadFrom } from '@tdt/platform';
import { orElse } from '../../failed-reads.ts';

export interface AboutData {
  content: PageContent | null;
  countries: CountryListItem[];
  seo: Seo | null;
}

/** The stored text and picture, and all countries that have recipes. */
export async function loadAbout(args: LoaderFunctionArgs): Promise<AboutData> {
  const [content, countries, seo] = await Promise.all([
    orElse(loadFrom<PageContent | null>(args, API.page('about_content')), null),
    orElse(loadCookedCountries(args), []),
    orElse(loadFrom<Seo | null>(args, API.seo('about')), null),
  ]);
  return { content, countries, seo };
}

/** Page after page: a list has 100 countries at most. */
async function loadCookedCountries(args: LoaderFunctionArgs): Promise<CountryListItem[]> {
  const countries: CountryListItem[] = [];
  for (let page = 1; ; page += 1) {
    const path = `${API.countries}?with_recipes=true&page_size=${PAGE_SIZE_MAX}&page=${page}`;
    const { items, total } = await loadFrom<CountryList>(args, path);
    countries.push(...items);
    if (items.length === 0 || countries.length >= total) return countries;
  }
}
