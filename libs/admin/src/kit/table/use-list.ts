import type { List } from '@tdt/contracts';
import type { Toast } from '@tdt/platform';
import { useSearchParams } from '@tdt/platform/admin';
import { useFailureToast } from '../failure/failure.tsx';
import { useListPlace } from './list-place.ts';
import { type ListFilter, type ListOptions, type ListState, readListState, writeListState } from './list-state.ts';

/** State of a list in the address: reloading, sharing and Back work. */
interface UrlState<Sort extends string, Filter extends string = never> extends ListState<Sort, Filter> {
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

/** The state of a list in a dialog, which leaves the address alone: `useState(() => new URLSearchParams())`. */
export type OwnState = readonly [URLSearchParams, (params: URLSearchParams, options?: object) => void];

/** Reads and changes the state of a list in the address. */
function useUrlState<Sort extends string, Filter extends string = never>(
  options: ListOptions<Sort, Filter> & { ownState?: OwnState | undefined },
): UrlState<Sort, Filter> {
  const inAddress = useSearchParams();
  const [params, setParams] = options.ownState ?? inAddress;
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

/** What the API's query of a list takes. */
export type TableQuery<Sort extends string, Filter extends string = never> = Pick<
  ListState<Sort>,
  'q' | 'sort' | 'page'
> &
  Readonly<Record<Filter, string>>;

interface UseListOptions<Row, Sort extends string, Filter extends string> extends ListOptions<Sort, Filter> {
  /** RTK Query's hook for one page of the list. */
  useQuery: (query: TableQuery<Sort, Filter>) => {
    data?: List<Row> | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  ownState?: OwnState | undefined;
  /** Message instead of the list, or above an outdated one, if the list cannot be loaded. */
  failure: string;
  /** Shown in addition. */
  failureToast?: Omit<Toast, 'kind' | 'note'>;
}

/** A list as `DataTable` shows it. */
export interface ListView<Row, Sort extends string> {
  state: UrlState<Sort, string>;
  filters: readonly ListFilter<string>[];
  /** One page; undefined until it is loaded. The previous page stays while another one loads. */
  data: List<Row> | undefined;
  isLoading: boolean;
  /** `null`: none. */
  failure: string | null;
  /** What failed: its reference is shown if the server has failed. */
  error: unknown;
  onRetry: () => void;
}

/** A list of the back office: search, filters, order and page in the address, one page from the server at a time. */
export function useList<Row, Sort extends string, Filter extends string = never>(
  options: UseListOptions<Row, Sort, Filter>,
): ListView<Row, Sort> {
  const { useQuery, filters = [], failure, failureToast } = options;
  const state = useUrlState(options);
  const { q, sort, page } = state;
  const { data, error, isFetching, refetch } = useQuery({ ...state.filters, q, sort, page });
  useListPlace(options.ownState ? null : data !== undefined);
  useFailureToast(failureToast && error, failureToast ?? { title: failure });
  return {
    state,
    filters,
    data,
    isLoading: isFetching,
    failure: error ? failure : null,
    error,
    onRetry: () => void refetch(),
  };
}
