import { PAGES } from '@tdt/contracts/plain';
import { searchOf } from '@tdt/domain/lists';
import { useNavigate, useRetryAfter, useWhenOnline } from '@tdt/platform';
import { LinkButton, stack } from '@tdt/ui';
import { useEffect, useRef } from 'react';
import styles from './more-pages.module.css';
import { PageLinks } from './page-links.tsx';
import type { RecipeList } from './use-recipe-list.ts';

/** 'Charger plus', and below it the links to all pages. */
export function MorePages({ list }: { list: RecipeList }) {
  const { total, pageSize, first, page, hasFailed } = list;
  if (hasFailed && first === page) return null;
  if (total === null || pageSize === 0 || total <= pageSize) return null;
  const last = Math.ceil(total / pageSize);
  return (
    <div className={stack(5, styles.more)}>
      <LoadMore list={list} last={last} />
      <PageLinks query={list.query} page={list.page} last={last} />
    </div>
  );
}

/**
 * Link to the next page. With JavaScript that page is appended to the list; after a failure the link retries it, and
 * does so by itself when the network is back, or when the server takes requests again.
 */
function LoadMore({ list, last }: { list: RecipeList; last: number }) {
  const { query, items, first, page, isPending, isLoading, hasFailed, failure } = list;
  const focusAppended = useFocusAppended(items?.length ?? 0, isPending);
  const navigate = useNavigate();
  const to = PAGES.recipes + searchOf({ ...query, page: hasFailed ? page : Math.min(page + 1, last) });
  const how = { state: { from: first }, replace: true, preventScrollReset: true };
  const retry = () => navigate(to, how);
  useWhenOnline(hasFailed ? retry : null);
  useRetryAfter(failure, retry);
  // The link has the focus, so it stays while its page loads.
  const isAppending = isPending && first < page;
  if (page >= last && !isAppending && !hasFailed) return null;
  return (
    <LinkButton
      to={to}
      {...how}
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

/**
 * Moves the focus to the first appended recipe, since the pressed link moves away or disappears. Call the returned
 * function when the link is pressed.
 * @param count number of recipes shown
 */
function useFocusAppended(count: number, isPending: boolean): () => void {
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (isPending || countBefore.current === null) return;
    const before = countBefore.current;
    countBefore.current = null;
    if (count <= before) return;
    document.querySelector<HTMLElement>(`[data-recipe="${before}"] a`)?.focus({ preventScroll: true });
  }, [count, isPending]);
  return () => {
    countBefore.current = count;
  };
}
