import { PAGE_MAX, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';

/** Search, filters, order and page of a list. The address holds them, without defaults. */
export interface ListState<Sort extends string, Filter extends string = never> {
  q: string;
  /** The value of each filter, '' for none. */
  filters: Readonly<Record<Filter, string>>;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** What a list can be sorted and filtered by. */
export interface ListOptions<Sort extends string, Filter extends string = never> {
  /** The first one is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** Names of the filters in the address. */
  filters?: readonly Filter[];
}

/**
 * Reads the parameters of an address. Invalid values become defaults: links are outdated or edited by hand. Values of
 * filters are shortened only: the screen knows which ones there are.
 */
export function readListState<Sort extends string, Filter extends string = never>(
  params: URLSearchParams,
  { sorts, filters = [] }: ListOptions<Sort, Filter>,
): ListState<Sort, Filter> {
  const page = params.get('page') ?? '';
  const sort = params.get('sort');
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, SEARCH_TEXT_MAX);
  return {
    q: text('q'),
    filters: Object.fromEntries(filters.map((name) => [name, text(name)])) as Record<Filter, string>,
    sort: sorts.find((known) => known === sort) ?? sorts[0],
    page: /^[1-9]\d*$/.test(page) && Number(page) <= PAGE_MAX ? Number(page) : 1,
  };
}

/** The parameters of an address that `readListState` reads back. */
export function writeListState<Sort extends string, Filter extends string = never>(
  { q, filters, sort, page }: ListState<Sort, Filter>,
  { sorts }: ListOptions<Sort, Filter>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  for (const [name, value] of Object.entries<string>(filters)) if (value) params.set(name, value);
  if (sort !== sorts[0]) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}
