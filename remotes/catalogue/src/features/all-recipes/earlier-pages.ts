import type { CatalogueResult } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { fetchJson } from '@tdt/platform';
import { type ListQuery, searchOf } from './catalogue-query.ts';
import type { PageMemory } from './page-memory.ts';

/** More than this many are not worth the wait: the page of the address stands alone then. */
const LIMIT = 50;
/** Where the router keeps the scroll positions of a tab, by the keys of its history. */
const POSITIONS = 'react-router-scroll-positions';

/** Fetches the pages from `from` up to that of `query` which `memory` does not hold. Fails when one cannot be read. */
export async function fetchEarlierPages(memory: PageMemory, query: ListQuery, from: number): Promise<void> {
  if (query.page - from > LIMIT) throw new Error('Too many pages before this one.');
  const pages = Array.from({ length: query.page - from }, (_, index) => ({ ...query, page: from + index }));
  await Promise.all(pages.filter((page) => !memory.get(page)).map((page) => fetchPage(memory, page)));
}

async function fetchPage(memory: PageMemory, page: ListQuery): Promise<void> {
  const { ok, status, body } = await fetchJson<CatalogueResult>(API.recipes + searchOf(page));
  if (!ok || !body) throw new Error(`A page before this one is answered ${status}.`);
  memory.set(page, body);
}

/**
 * Where on the page the visitor was before it was loaded anew; nothing when that is not known, or when he has moved on
 * since it was scrolled to `startedAt`.
 */
export function formerPlace(startedAt: number): number | undefined {
  if (Math.abs(scrollY - startedAt) > 1) return undefined;
  const { key = '' } = (history.state ?? {}) as { key?: string };
  return (JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') as Record<string, number>)[key];
}
