import { PAGES } from '@tdt/contracts/plain';
import { type ListQuery, searchOf } from '@tdt/domain';
import { useNavigate } from '@tdt/platform';
import { useCallback } from 'react';

/** Navigates to the list of `query` and keeps the scroll position. */
export function useListNavigation(): (query: ListQuery, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (query, { replace = false } = {}) => {
      navigate(PAGES.recipes + searchOf(query), { replace, preventScrollReset: true });
    },
    [navigate],
  );
}
