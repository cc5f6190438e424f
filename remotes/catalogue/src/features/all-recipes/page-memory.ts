import type { CatalogueResult, RecipeCard } from '@tdt/contracts';
import { type ListQuery, searchOf } from '@tdt/domain/lists';

/** Pages to remember; the oldest are dropped. */
const CAPACITY = 200;
/** Milliseconds after which a page is fetched again. */
const MAX_AGE = 60_000;

/** The browser's cache of list pages, by query: Back shows them at once, at the former scroll position. */
export class PageMemory {
  readonly #pages = new Map<string, { result: CatalogueResult; at: number }>();
  readonly #now: () => number;

  /** @param now milliseconds, as from `Date.now` */
  constructor(now: () => number) {
    this.#now = now;
  }

  get(query: ListQuery): CatalogueResult | null {
    const page = this.#pages.get(searchOf(query));
    return page && this.#now() - page.at < MAX_AGE ? page.result : null;
  }

  set(query: ListQuery, result: CatalogueResult): void {
    const key = searchOf(query);
    this.#pages.delete(key);
    this.#pages.set(key, { result, at: this.#now() });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > CAPACITY && oldest !== undefined) this.#pages.delete(oldest);
  }

  /**
   * The recipes of the pages from `from` to the one before `query`; none when one of these pages is missing, so that
   * the list has no gap.
   */
  before(query: ListQuery, from: number): { first: number; items: RecipeCard[] } {
    const items: RecipeCard[] = [];
    for (let page = from; page < query.page; page += 1) {
      const result = this.#pages.get(searchOf({ ...query, page }))?.result;
      if (!result) return { first: query.page, items: [] };
      items.push(...result.items);
    }
    return { first: Math.min(from, query.page), items };
  }
}
