import type { CatalogueResult, Seo, Suggestions } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { apiSearchOf, type ListQuery, readQuery } from '@tdt/domain/lists';
import { type LoaderFunctionArgs, loadFrom } from '@tdt/platform';
import { loadSuggestions } from '@tdt/ui/recipes';
import { orElse } from '../../failed-reads.ts';
import { PageMemory } from './page-memory.ts';

export interface AllRecipesData {
  query: ListQuery;
  /** A promise if the browser must ask the API, so that the page shows at once with skeletons. */
  response: ListPage | Promise<ListPage>;
}

export interface ListPage {
  result: CatalogueResult;
  seo: Seo | null;
  /** Of a list without recipes. */
  suggestions: Suggestions | null;
}

/** Browser only: the server would share it among all visitors. */
export const memory = new PageMemory(() => Date.now());
let rememberedSeo: Seo | null | undefined;

const isBrowser = typeof document !== 'undefined';

export async function loadAllRecipes(args: LoaderFunctionArgs): Promise<AllRecipesData> {
  const query = readQuery(new URL(args.request.url).searchParams);
  if (!isBrowser) {
    const response = lightened(await askApi(args, query));
    return { query: { ...query, page: response.result.page }, response };
  }
  const known = memory.get(query);
  if (known && known.total > 0 && rememberedSeo !== undefined)
    return { query, response: { result: known, seo: rememberedSeo, suggestions: null } };
  const response = askApi(args, query).then((fresh) => remember(query, fresh));
  // The page shows a failure. This handler is for visitors who left before the response came.
  response.catch(() => {});
  return { query, response };
}

async function askApi(args: LoaderFunctionArgs, query: ListQuery): Promise<ListPage> {
  const [result, seo] = await Promise.all([
    askList(args, query),
    rememberedSeo === undefined ? orElse(loadFrom<Seo | null>(args, API.seo('recipes_list')), null) : rememberedSeo,
  ]);
  const suggestions = result.total === 0 ? await loadSuggestions(args, query.q) : null;
  return { result, seo, suggestions };
}

/** The first row of a wide window: it is below the filters, so that most visitors see it once they scroll. */
const FIRST_CARDS = 3;

/** Without what cards do not show, and without the placeholders of later cards, which do not compress (2.4 kB of a page). */
export function lightened({ result, ...page }: ListPage): ListPage {
  const items = result.items.map((card, index) => ({
    ...card,
    preparation_time: null,
    cooking_time: null,
    country: card.country && { ...card.country, country_bon_appetit: '' },
    cover: index < FIRST_CARDS ? card.cover : { ...card.cover, placeholder: '' },
  }));
  return { ...page, result: { ...result, items } };
}

/** A page beyond the last one becomes the last page; a country that does not exist is ignored. */
async function askList(args: LoaderFunctionArgs, query: ListQuery): Promise<CatalogueResult> {
  const result = await loadFrom<CatalogueResult>(args, API.recipes + apiSearchOf(query));
  const isBeyond = result.items.length === 0 && result.total > 0 && query.page > 1;
  const last = Math.ceil(result.total / result.page_size);
  if (isBeyond) return loadFrom<CatalogueResult>(args, API.recipes + apiSearchOf({ ...query, page: last }));
  return isOfCountry(query, result) ? result : askList(args, { ...query, pays: '' });
}

/** Whether the list's country exists, or it has none: the API counts the chosen one whatever else is filtered. */
export const isOfCountry = ({ pays }: ListQuery, { facets }: CatalogueResult): boolean =>
  pays === '' || facets.pays.some(({ value }) => value === pays);

/** Browser only. */
export function remember(query: ListQuery, response: ListPage): ListPage {
  memory.set(query, response.result);
  rememberedSeo = response.seo;
  return response;
}
