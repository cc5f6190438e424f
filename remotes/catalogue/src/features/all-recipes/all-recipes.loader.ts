import type { CatalogueResult, Seo } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type LoaderFunctionArgs, loadFrom } from '@tdt/platform';
import { orElse } from '../../failed-reads.ts';
import { type ListQuery, readQuery, searchOf } from './catalogue-query.ts';
import { PageMemory } from './page-memory.ts';

/**
 * On the server, and where the browser remembers, the answer itself; else a promise of it, so that the page is there at
 * once, with skeletons in the answer's place.
 */
export interface AllRecipesData {
  query: ListQuery;
  answer: Answer | Promise<Answer>;
}

export interface Answer {
  result: CatalogueResult;
  seo: Seo | null;
}

/** Of this browser; the server never writes to it, since it serves many. */
export const memory = new PageMemory(() => Date.now());
let rememberedSeo: Seo | null | undefined;

const isBrowser = typeof document !== 'undefined';

export async function loadAllRecipes(args: LoaderFunctionArgs): Promise<AllRecipesData> {
  const query = readQuery(new URL(args.request.url).searchParams);
  if (!isBrowser) return { query, answer: await ask(args, query) };
  const known = memory.get(query);
  if (known && rememberedSeo !== undefined) return { query, answer: { result: known, seo: rememberedSeo } };
  const answer = ask(args, query).then((fresh) => remember(query, fresh));
  // Whoever leaves before the answer comes is not interested in its failure; whoever stays is shown it by the page.
  answer.catch(() => {});
  return { query, answer };
}

async function ask(args: LoaderFunctionArgs, query: ListQuery): Promise<Answer> {
  const [result, seo] = await Promise.all([
    askList(args, query),
    rememberedSeo === undefined ? orElse(loadFrom<Seo | null>(args, API.seo('recipes_list')), null) : rememberedSeo,
  ]);
  return { result, seo };
}

/** A page beyond the last one is taken for the first. */
async function askList(args: LoaderFunctionArgs, query: ListQuery): Promise<CatalogueResult> {
  const result = await loadFrom<CatalogueResult>(args, API.recipes + searchOf(query));
  const isBeyond = result.items.length === 0 && result.total > 0 && query.page > 1;
  return isBeyond ? loadFrom<CatalogueResult>(args, API.recipes + searchOf({ ...query, page: 1 })) : result;
}

/** Browser only. */
export function remember(query: ListQuery, answer: Answer): Answer {
  memory.set(query, answer.result);
  rememberedSeo = answer.seo;
  return answer;
}
