import { useSearchParams } from '@tdt/platform/admin';
import { type ListOptions, type ListState, readListState, writeListState } from './list-state.ts';

/** State of a list, kept in the address: reloading, sharing and Back work. */
export interface UrlState<Sort extends string, Filter extends string = never> extends ListState<Sort, Filter> {
  /** Whether a search or a filter hides items. */
  isNarrowed: boolean;
  search(q: string): void;
  /** '' removes the filter. */
  filterBy(filter: Filter, value: string): void;
  /** Removes search and filters. */
  showAll(): void;
  sortBy(sort: Sort): void;
  goTo(page: number): void;
  /** Like `goTo`, for a page that no longer exists: Back does not lead to it. */
  correctTo(page: number): void;
}

/** Reads and changes the state of a list in the address. */
export function useUrlState<Sort extends string, Filter extends string = never>(
  options: ListOptions<Sort, Filter>,
): UrlState<Sort, Filter> {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, options);
  const show = (change: Partial<ListState<Sort, Filter>>, replace = false) =>
    setParams(writeListState({ ...state, page: 1, ...change }, options), { replace, preventScrollReset: true });
  return {
    ...state,
    isNarrowed: state.q !== '' || Object.values(state.filters).some((value) => value !== ''),
    // One step Back leaves the search, however often it was refined.
    search: (q) => show({ q }, state.q !== '' && q !== ''),
    filterBy: (filter, value) => show({ filters: { ...state.filters, [filter]: value } }),
    showAll: () => show(readListState(new URLSearchParams({ sort: state.sort }), options)),
    sortBy: (sort) => show({ sort }),
    goTo: (page) => show({ page }),
    correctTo: (page) => show({ page }, true),
  };
}
