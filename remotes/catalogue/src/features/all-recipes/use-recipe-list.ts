import type { Facets, RecipeCard, Seo, Suggestions } from '@tdt/contracts';
import type { ListQuery } from '@tdt/domain/lists';
import { retryAfterOf, useLoaderData, useLocation } from '@tdt/platform';
import { useEffect, useRef, useState } from 'react';
import { type AllRecipesData, isOfCountry, memory, remember } from './all-recipes.loader.ts';
import { useEarlierPages } from './use-earlier-pages.ts';
import { useSettled } from './use-settled.ts';

/** Milliseconds without a response after which skeletons replace the list. */
const SKELETON_DELAY = 120;

export interface RecipeList {
  query: ListQuery;
  /** `null`: only skeletons. */
  items: RecipeCard[] | null;
  /** Skeletons replace the list or its next page. */
  isLoading: boolean;
  isPending: boolean;
  /** The last request failed; the earlier recipes are still shown. */
  hasFailed: boolean;
  failure: unknown;
  /** Seconds until it is tried again, if too many were asked for (429). */
  retryAfter: number | null;
  /** First and last page of `items`. */
  first: number;
  page: number;
  pageSize: number;
  /** `null` before the first response. */
  total: number | null;
  /** The search that found the recipes, if `query.q` finds nothing. */
  shownText: string | undefined;
  /** What was not understood, or what the site cannot promise of these recipes; empty for most. */
  notice: string;
  /** Whether these recipes were found by a diet or by what is not in them. */
  isByDiet: boolean;
  facets: Facets | null;
  seo: Seo | null;
  /** Of a list without recipes. */
  suggestions: Suggestions | null;
}

/** The list for the current address. The history state, set by 'Charger plus', says from which page on to show it. */
export function useRecipeList(): RecipeList {
  const { query: asked, response } = useLoaderData<AllRecipesData>();
  const from = fromState(useLocation().state) ?? asked.page;
  const { current, latest, hasFailed, failure } = useSettled(response);
  const query = current && !isOfCountry(asked, current.result) ? { ...asked, pays: '' } : asked;
  const shown = useRef<RecipeCard[] | null>(null);
  const isPending = current === null && !hasFailed;
  const isLate = useLate(isPending, SKELETON_DELAY);

  // Remembers the server-rendered response too.
  useEffect(() => {
    if (current && !memory.get(asked)) remember(asked, current);
  }, [asked, current]);

  const page = current?.result.page ?? query.page;
  const before = memory.before({ ...query, page }, from);
  useEarlierPages({ ...query, page }, from, before.first, current === null);
  const isAppending = before.items.length > 0;
  const stale = isAppending ? before.items : shown.current;
  const items = current ? [...before.items, ...current.result.items] : stale;
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
    failure,
    retryAfter: retryAfterOf(failure),
    first: before.first,
    page,
    pageSize: latest?.result.page_size ?? 0,
    total: latest?.result.total ?? null,
    shownText: current?.result.total ? current.result.shown_q : undefined,
    notice: latest?.result.notice ?? '',
    isByDiet: latest?.result.by_diet ?? false,
    facets: latest?.result.facets ?? null,
    seo: latest?.seo ?? null,
    suggestions: latest?.suggestions ?? null,
  };
}

function fromState(state: unknown): number | null {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'number' ? from : null;
}

/** Whether something has been pending for this long: a quick response needs no placeholder. */
function useLate(isPending: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending, milliseconds]);
  return isPending && isLate;
}
