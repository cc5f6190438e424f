import { type ListQuery, searchOf } from '@tdt/domain/lists';
import { useEffect, useLayoutEffect, useState } from 'react';
import { memory } from './all-recipes.loader.ts';

/**
 * Fetches again, after a reload, the earlier pages that 'Charger plus' had accumulated above the page of `query`, once
 * that page is loaded.
 * @param from the first page to show
 * @param first the first page already shown
 */
export function useEarlierPages(query: ListQuery, from: number, first: number, isPending: boolean): void {
  const [fetched, setFetched] = useState<{ scroll: number | undefined } | null>(null);
  const address = searchOf(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the query
  useEffect(() => {
    if (isPending || from >= first) return;
    let isWanted = true;
    const startedAt = scrollY;
    import('./earlier-pages.ts')
      .then(async ({ fetchEarlierPages, scrollBeforeReload }) => {
        await fetchEarlierPages(memory, query, from);
        if (isWanted) setFetched({ scroll: scrollBeforeReload(startedAt) });
      })
      .catch(console.error);
    return () => {
      isWanted = false;
    };
  }, [address, from, first, isPending]);

  // Before the browser paints, so that the list does not jump.
  useLayoutEffect(() => {
    if (fetched?.scroll !== undefined) scrollTo(0, fetched.scroll);
  }, [fetched]);
}
