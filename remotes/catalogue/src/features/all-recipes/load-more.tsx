import { PAGES } from '@tdt/contracts/plain';
import { LinkButton } from '@tdt/ui';
import { searchOf } from './catalogue-query.ts';
import { useFocusAppended } from './use-focus-appended.ts';
import type { RecipeList } from './use-recipe-list.ts';

/** A link to the next page; with JavaScript the page is added below what is there. One that did not come is asked for again. */
export function LoadMore({ list, last }: { list: RecipeList; last: number }) {
  const { query, items, first, page, isPending, isLoading, hasFailed } = list;
  const focusAppended = useFocusAppended(items?.length ?? 0, isPending);
  // It stays while its page is on the way: the focus is on it.
  const isAppending = isPending && first < page;
  if (page >= last && !isAppending && !hasFailed) return null;
  return (
    <LinkButton
      to={PAGES.recipes + searchOf({ ...query, page: hasFailed ? page : Math.min(page + 1, last) })}
      state={{ from: first }}
      replace
      preventScrollReset
      viewTransition={false}
      rel="next"
      variant="outline"
      large
      aria-disabled={isPending}
      onClick={(event) => (isPending ? event.preventDefault() : focusAppended())}
    >
      {hasFailed ? 'Réessayer' : isLoading ? 'Chargement…' : 'Charger plus'}
    </LinkButton>
  );
}
