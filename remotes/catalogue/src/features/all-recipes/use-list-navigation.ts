import { PAGES } from '@tdt/contracts/plain';
import { type ListQuery, searchOf } from '@tdt/domain/lists';
import { useNavigate } from '@tdt/platform';
import { useCallback } from 'react';

/** Navigates to the list of `query` and keeps the scroll position. Resolves when the list is shown or loading. */
export function useListNavigation(): (query: ListQuery, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (query, { replace = false } = {}) => {
      await navigate(PAGES.recipes + searchOf(query), { replace, preventScrollReset: true });
    },
    [navigate],
  );
}
