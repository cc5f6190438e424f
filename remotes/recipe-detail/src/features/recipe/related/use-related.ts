import type { RecipeCard, RelatedRecipes } from '@tdt/contracts';
import { API, PAGE_SIZE_DEFAULT, RECIPE_TYPES, type RecipeType } from '@tdt/contracts/plain';
import { typeCode } from '@tdt/domain';
import { fetchJson, useWhenOnline } from '@tdt/platform';
import { useEffect, useState } from 'react';

export const ALL = 'Tous';
export const RELATED_FILTERS = [ALL, ...RECIPE_TYPES] as const;
export type RelatedFilter = (typeof RELATED_FILTERS)[number];

type RelatedState = RecipeCard[] | 'failed';

export interface FilteredRecipes {
  recipes: readonly RecipeCard[];
  /** `loading` and `failed`: the country may have more recipes of this type than those given. */
  state: 'complete' | 'loading' | 'failed';
}

/**
 * The related recipes that a filter leaves. Filters those that came with the page; if these may not be all, also
 * fetches the type, once; after a failure, again when the network is back.
 * @param newest of every type, as they came with the page of recipe `id`: at most `PAGE_SIZE_DEFAULT`
 */
export function useRelated(id: string, newest: readonly RecipeCard[], filter: RelatedFilter): FilteredRecipes {
  const [answers, setAnswers] = useState<Partial<Record<RecipeType, RelatedState>>>({});
  const answer = filter === ALL ? undefined : answers[filter];
  const isComplete = filter === ALL || newest.length < PAGE_SIZE_DEFAULT;

  useEffect(() => {
    if (filter === ALL || isComplete || answer !== undefined) return;
    const controller = new AbortController();
    const keep = (fresh: RelatedState) => {
      if (!controller.signal.aborted) setAnswers((known) => ({ ...known, [filter]: fresh }));
    };
    fetchOfType(id, filter, controller.signal).then(keep, () => keep('failed'));
    return () => controller.abort();
  }, [id, filter, isComplete, answer]);

  const retry = () => setAnswers((known) => onlyFound(known));
  useWhenOnline(answer === 'failed' ? retry : null);

  if (Array.isArray(answer)) return { recipes: answer, state: 'complete' };
  const recipes = newest.filter((recipe) => filter === ALL || recipe.type_recipe === filter);
  return { recipes, state: isComplete ? 'complete' : (answer ?? 'loading') };
}

/** Without the failures. */
const onlyFound = (answers: Partial<Record<RecipeType, RelatedState>>): typeof answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== 'failed'));

/** The newest recipes of one type from the country of recipe `id`. Rejects for any status but 2xx. */
async function fetchOfType(id: string, type: RecipeType, signal: AbortSignal): Promise<RecipeCard[]> {
  const path = `${API.related(id)}?type=${typeCode(type)}`;
  const { ok, status, body } = await fetchJson<RelatedRecipes>(path, { signal });
  if (!ok || !body) throw new Error(`The related recipes were answered with ${status}.`);
  return body.items;
}
