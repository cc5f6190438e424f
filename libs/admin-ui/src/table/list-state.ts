import { PAGE_MAX, SEARCH_TEXT_MAX } from '@tdt/contracts/plain';

/** Search, order and page of a list. The address holds them, without defaults. */
export interface ListState<Sort extends string> {
  q: string;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** Orders that a list has; the first one is the default. */
export type Sorts<Sort extends string> = readonly [Sort, ...Sort[]];

/** Reads the parameters of an address. Invalid values become defaults: links are outdated or edited by hand. */
export function readListState<Sort extends string>(params: URLSearchParams, sorts: Sorts<Sort>): ListState<Sort> {
  const page = params.get('page') ?? '';
  const sort = params.get('sort');
  return {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_TEXT_MAX),
    sort: sorts.find((known) => known === sort) ?? sorts[0],
    page: /^[1-9]\d*$/.test(page) && Number(page) <= PAGE_MAX ? Number(page) : 1,
  };
}

/** The parameters of an address that `readListState` reads back. */
export function writeListState<Sort extends string>(
  { q, sort, page }: ListState<Sort>,
  sorts: Sorts<Sort>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (sort !== sorts[0]) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}
