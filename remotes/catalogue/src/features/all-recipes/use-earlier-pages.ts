import { useEffect, useLayoutEffect, useState } from 'react';
import { memory } from './all-recipes.loader.ts';
import { type ListQuery, searchOf } from './catalogue-query.ts';

/**
 * After a reload, the pages that 'Charger plus' had put before that of `query` are not here any more: this brings them
 * back, once the page itself is there.
 * @param first the first page among those that are here
 */
export function useEarlierPages(query: ListQuery, from: number, first: number, isPending: boolean): void {
  const [fetched, setFetched] = useState<{ place: number | undefined } | null>(null);
  const address = searchOf(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the query
  useEffect(() => {
    if (isPending || from >= first) return;
    let isWanted = true;
    const startedAt = scrollY;
    import('./earlier-pages.ts')
      .then(async ({ fetchEarlierPages, formerPlace }) => {
        await fetchEarlierPages(memory, query, from);
        if (isWanted) setFetched({ place: formerPlace(startedAt) });
      })
      .catch(console.error);
    return () => {
      isWanted = false;
    };
  }, [address, from, first, isPending]);

  // Before the browser paints: what stood above would be seen for a moment otherwise.
  useLayoutEffect(() => {
    if (fetched?.place !== undefined) scrollTo(0, fetched.place);
  }, [fetched]);
}
