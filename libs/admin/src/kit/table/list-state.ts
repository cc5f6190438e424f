import { PAGE_MAX, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';

/** A filter of a list. */
export interface ListFilter<Filter extends string> {
  /** In the address, and in the API's query. */
  name: Filter;
  label: string;
  /** Name of the choice that filters nothing: "All countries". */
  all: string;
  options: readonly { value: string; label: string }[];
  /** Whether the server takes a value; without it, it takes those of the options. */
  isKnown?: (value: string) => boolean;
}

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
  filters?: readonly ListFilter<Filter>[];
}

/** Reads the parameters of an address. Invalid values become defaults: links are outdated or edited by hand. */
export function readListState<Sort extends string, Filter extends string = never>(
  params: URLSearchParams,
  { sorts, filters = [] }: ListOptions<Sort, Filter>,
): ListState<Sort, Filter> {
  const page = params.get('page') ?? '';
  const sort = params.get('sort');
  const chosen = ({
    name,
    options,
    isKnown = (value) => options.some((one) => one.value === value),
  }: ListFilter<Filter>) => {
    const value = params.get(name) ?? '';
    return [name, isKnown(value) ? value : ''];
  };
  return {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_TEXT_MAX),
    filters: Object.fromEntries(filters.map(chosen)) as Record<Filter, string>,
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
