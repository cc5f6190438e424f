import { useSearchParams } from '@tdt/platform/admin';
import { type ListState, readListState, type Sorts, writeListState } from './list-state.ts';

/** State of a list, kept in the address: reloading, sharing and Back work. */
export interface UrlState<Sort extends string> extends ListState<Sort> {
  search(q: string): void;
  sortBy(sort: Sort): void;
  goTo(page: number): void;
  /** Like `goTo`, for a page that no longer exists: Back does not lead to it. */
  correctTo(page: number): void;
}

/** @param sorts orders of the list; the first one is the default */
export function useUrlState<Sort extends string>(sorts: Sorts<Sort>): UrlState<Sort> {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, sorts);
  const show = (change: Partial<ListState<Sort>>, replace = false) =>
    setParams(writeListState({ ...state, page: 1, ...change }, sorts), { replace, preventScrollReset: true });
  return {
    ...state,
    // One step Back leaves the search, however often it was refined.
    search: (q) => show({ q }, state.q !== '' && q !== ''),
    sortBy: (sort) => show({ sort }),
    goTo: (page) => show({ page }),
    correctTo: (page) => show({ page }, true),
  };
}
