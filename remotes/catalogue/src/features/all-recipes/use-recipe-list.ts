import type { Facets, RecipeCard, Seo } from '@tdt/contracts';
import { useLoaderData, useLocation } from '@tdt/platform';
import { useEffect, useRef } from 'react';
import { type AllRecipesData, memory, remember } from './all-recipes.loader.ts';
import type { ListQuery } from './catalogue-query.ts';
import { useEarlierPages } from './use-earlier-pages.ts';
import { useLate } from './use-late.ts';
import { useSettled } from './use-settled.ts';

/** Milliseconds without an answer after which skeletons take the place of the list. */
const PATIENCE = 120;

export interface RecipeList {
  query: ListQuery;
  /** What to show; `null` for skeletons alone. */
  items: RecipeCard[] | null;
  /** Skeletons stand in for the list, or for its next page. */
  isLoading: boolean;
  isPending: boolean;
  /** The answer did not come; what stood there before is still there. */
  hasFailed: boolean;
  /** First page among `items`, and the page the last of them belong to. */
  first: number;
  page: number;
  pageSize: number;
  /** `null` before the first answer. */
  total: number | null;
  facets: Facets | null;
  seo: Seo | null;
}

/** The list as the address asks for it; 'Charger plus' says in the entry's state from which page on to show it. */
export function useRecipeList(): RecipeList {
  const { query, answer } = useLoaderData<AllRecipesData>();
  const from = fromState(useLocation().state) ?? query.page;
  const { current, latest, hasFailed } = useSettled(answer);
  const shown = useRef<RecipeCard[] | null>(null);
  const isPending = current === null && !hasFailed;
  const isLate = useLate(isPending, PATIENCE);

  // What the server sent with the page is worth remembering as well.
  useEffect(() => {
    if (current && !memory.get(query)) remember(query, current);
  }, [query, current]);

  const page = current?.result.page ?? query.page;
  const before = memory.before({ ...query, page }, from);
  useEarlierPages({ ...query, page }, from, before.first, current === null);
  const isAppending = before.items.length > 0;
  const kept = isAppending ? before.items : shown.current;
  const items = current ? [...before.items, ...current.result.items] : kept;
  useEffect(() => {
    if (current) shown.current = items;
  });

  const isLoading = isPending && (isAppending || isLate || items === null);
  return {
    query,
    items: isLoading && !isAppending ? null : items,
    isLoading,
    isPending,
    hasFailed,
    first: before.first,
    page,
    pageSize: latest?.result.page_size ?? 0,
    total: latest?.result.total ?? null,
    facets: latest?.result.facets ?? null,
    seo: latest?.seo ?? null,
  };
}

function fromState(state: unknown): number | null {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'number' ? from : null;
}
