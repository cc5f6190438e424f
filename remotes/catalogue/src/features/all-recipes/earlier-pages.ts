import type { CatalogueResult } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { apiSearchOf, type ListQuery } from '@tdt/domain/lists';
import { fetchJson } from '@tdt/platform';
import type { PageMemory } from './page-memory.ts';

/** Beyond this number of pages the wait is too long: only the page of the address is shown. */
const LIMIT = 50;
/** Session storage key of the router's scroll positions, by history key. */
const POSITIONS = 'react-router-scroll-positions';

/** Fetches into `memory` the pages from `from` to the one before `query`. Throws when one cannot be read. */
export async function fetchEarlierPages(memory: PageMemory, query: ListQuery, from: number): Promise<void> {
  if (query.page - from > LIMIT) throw new Error('Too many earlier pages.');
  const pages = Array.from({ length: query.page - from }, (_, index) => ({ ...query, page: from + index }));
  await Promise.all(pages.filter((page) => !memory.get(page)).map((page) => fetchPage(memory, page)));
}

async function fetchPage(memory: PageMemory, page: ListQuery): Promise<void> {
  const { ok, status, body } = await fetchJson<CatalogueResult>(API.recipes + apiSearchOf(page));
  if (!ok || !body) throw new Error(`The API returned ${status} for an earlier page.`);
  memory.set(page, body);
}

/**
 * The scroll position before the reload; `undefined` when it is unknown or the visitor has scrolled away from
 * `startedAt`.
 */
export function scrollBeforeReload(startedAt: number): number | undefined {
  if (Math.abs(scrollY - startedAt) > 1) return undefined;
  const { key = '' } = (history.state ?? {}) as { key?: string };
  return (JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') as Record<string, number>)[key];
}
