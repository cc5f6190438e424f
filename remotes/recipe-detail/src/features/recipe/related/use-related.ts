import type { RecipeCard, RelatedRecipes } from '@tdt/contracts';
import { API, PAGE_SIZE_DEFAULT, RECIPE_TYPES, type RecipeType } from '@tdt/contracts/plain';
import { typeCode } from '@tdt/domain/recipes';
import { fetchJson, useRetryAfter, useWhenOnline } from '@tdt/platform';
import { useEffect, useState } from 'react';

export const ALL = 'Tous';
export const RELATED_FILTERS = [ALL, ...RECIPE_TYPES] as const;
export type RelatedFilter = (typeof RELATED_FILTERS)[number];

type RelatedResponse = RecipeCard[] | { failure: unknown };
type Responses = Partial<Record<RecipeType, RelatedResponse>>;

export interface FilteredRecipes {
  recipes: readonly RecipeCard[];
  /** `loading` and `failed`: the country may have more recipes of this type than those given. */
  state: 'complete' | 'loading' | 'failed';
  /** Why it failed. */
  failure?: unknown;
}

/**
 * The related recipes that a filter leaves. Filters those that came with the page; if these may not be all, also
 * fetches the type, once; after a failure, again when the network is back.
 * @param newest of every type, as they came with the page of recipe `id`: at most `PAGE_SIZE_DEFAULT`
 */
export function useRelated(id: string, newest: readonly RecipeCard[], filter: RelatedFilter): FilteredRecipes {
  const [responses, setResponses] = useState<Responses>({});
  const response = filter === ALL ? undefined : responses[filter];
  const isComplete = filter === ALL || newest.length < PAGE_SIZE_DEFAULT;

  useEffect(() => {
    if (filter === ALL || isComplete || response !== undefined) return;
    const controller = new AbortController();
    const keep = (fresh: RelatedResponse) => {
      if (!controller.signal.aborted) setResponses((known) => ({ ...known, [filter]: fresh }));
    };
    fetchOfType(id, filter, controller.signal).then(keep, (failure: unknown) => keep({ failure }));
    return () => controller.abort();
  }, [id, filter, isComplete, response]);

  const isFound = Array.isArray(response);
  const retry = () => setResponses((known) => onlyFound(known));
  useWhenOnline(response && !isFound ? retry : null);
  useRetryAfter(response && !isFound ? response.failure : null, retry);

  if (isFound) return { recipes: response, state: 'complete' };
  const recipes = newest.filter((recipe) => filter === ALL || recipe.type_recipe === filter);
  if (response) return { recipes, state: 'failed', ...response };
  return { recipes, state: isComplete ? 'complete' : 'loading' };
}

/** Without the failures. */
const onlyFound = (responses: Responses): Responses =>
  Object.fromEntries(Object.entries(responses).filter(([, response]) => Array.isArray(response)));

/** The newest recipes of one type from the country of recipe `id`. Rejects for any status but 2xx. */
async function fetchOfType(id: string, type: RecipeType, signal: AbortSignal): Promise<RecipeCard[]> {
  const path = `${API.related(id)}?type=${typeCode(type)}`;
  const { ok, status, body } = await fetchJson<RelatedRecipes>(path, { signal });
  if (!ok || !body) throw Object.assign(new Error(`The API returned ${status} for related recipes.`), { data: body });
  return body.items;
}
