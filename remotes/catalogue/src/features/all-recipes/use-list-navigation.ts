import { PAGES } from '@tdt/contracts/plain';
import { useNavigate } from '@tdt/platform';
import { useCallback } from 'react';
import { type ListQuery, searchOf } from './catalogue-query.ts';

/** Goes to the list as `query` asks for it, without leaving the place on the page. */
export function useListNavigation(): (query: ListQuery, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (query, { replace = false } = {}) => {
      navigate(PAGES.recipes + searchOf(query), { replace, preventScrollReset: true });
    },
    [navigate],
  );
}
