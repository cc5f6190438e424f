import { useSearchParams } from '@tdt/platform/admin';
import { type ListState, readListState, type Sorts, writeListState } from './list-state.ts';

/** A list whose search, order and page stand in the address: it can be reloaded, shared and walked with Back. */
export interface UrlState<Sort extends string> extends ListState<Sort> {
  search(q: string): void;
  sortBy(sort: Sort): void;
  goTo(page: number): void;
  /** Like `goTo`, for a page that is not there any more: Back does not lead to it. */
  correctTo(page: number): void;
}

/** @param sorts orders that the list has; the first one is the default */
export function useUrlState<Sort extends string>(sorts: Sorts<Sort>): UrlState<Sort> {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, sorts);
  const show = (change: Partial<ListState<Sort>>, replace = false) =>
    setParams(writeListState({ ...state, page: 1, ...change }, sorts), { replace, preventScrollReset: true });
  return {
    ...state,
    // One step of Back leaves the search, however often its words were refined.
    search: (q) => show({ q }, state.q !== '' && q !== ''),
    sortBy: (sort) => show({ sort }),
    goTo: (page) => show({ page }),
    correctTo: (page) => show({ page }, true),
  };
}
