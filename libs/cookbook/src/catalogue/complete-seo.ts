import type { PagesRepository, SeoRow } from '../pages/pages.repository.ts';

/** As in the loader of the catalogue: clocks of other machines may be behind by this many milliseconds. */
const MARGIN_MS = 30_000;

type Reader = Pick<PagesRepository, 'recipeSeo' | 'recipeSeoOf'>;

/** Which recipes have a title and a description for search engines: their ids, in memory. */
export class CompleteSeo {
  readonly #pages: Reader;
  readonly #ids = new Set<string>();
  /** Latest change seen, in milliseconds of its writer's clock. */
  #latest = 0;
  /** When it was seen, in milliseconds of a monotonic clock. */
  #seenAt = 0;

  constructor(pages: Reader) {
    this.#pages = pages;
  }

  has(recipeId: string): boolean {
    return this.#ids.has(recipeId);
  }

  /** Reads what was stored since the last call, the first time all; answers whether there was anything new. */
  async refresh(): Promise<boolean> {
    const known = this.#latest;
    const margin = Math.max(0, MARGIN_MS - (performance.now() - this.#seenAt));
    for await (const rows of this.#pages.recipeSeo(new Date(Math.max(0, known + 1 - margin)))) this.#take(rows);
    if (this.#latest > known) this.#seenAt = performance.now();
    return this.#latest > known;
  }

  /** Reads all again, also what is older than the latest change seen: after a restore. */
  async reload(): Promise<void> {
    this.#ids.clear();
    this.#latest = 0;
    await this.refresh();
  }

  /** Reads these documents again, after a write of this program. */
  async reread(ids: readonly string[]): Promise<void> {
    const rows = await this.#pages.recipeSeoOf(ids);
    const found = new Set(rows.map(({ _id }) => _id));
    for (const id of ids) if (!found.has(id)) this.#ids.delete(id.slice(id.indexOf(':') + 1));
    this.#take(rows);
  }

  #take(rows: readonly SeoRow[]): void {
    for (const { page_id, title, description, updated_at } of rows) {
      this.#latest = Math.max(this.#latest, updated_at.getTime());
      if (page_id === null) continue;
      if (title && description) this.#ids.add(page_id);
      else this.#ids.delete(page_id);
    }
  }
}
