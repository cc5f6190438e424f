import type { CatalogueResult, RecipeCard } from '@tdt/contracts';
import { type ListQuery, searchOf } from './catalogue-query.ts';

/** Enough for a long wander through the list. */
const CAPACITY = 200;
/** Milliseconds after which a page is asked for again. */
const FRESH = 60_000;

/** Answers that this browser has seen, by the address they answer: coming back shows them at once, scroll and all. */
export class PageMemory {
  readonly #pages = new Map<string, { result: CatalogueResult; at: number }>();
  readonly #now: () => number;

  /** @param now milliseconds, as `Date.now` tells them */
  constructor(now: () => number) {
    this.#now = now;
  }

  get(query: ListQuery): CatalogueResult | null {
    const page = this.#pages.get(searchOf(query));
    return page && this.#now() - page.at < FRESH ? page.result : null;
  }

  set(query: ListQuery, result: CatalogueResult): void {
    const key = searchOf(query);
    this.#pages.delete(key);
    this.#pages.set(key, { result, at: this.#now() });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > CAPACITY && oldest !== undefined) this.#pages.delete(oldest);
  }

  /**
   * The recipes of the pages before that of `query`, back to page `from`; nothing when one of them is forgotten, so that
   * what is shown has no hole.
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
