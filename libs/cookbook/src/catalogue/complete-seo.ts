import type { PagesRepository } from '../pages/pages.repository.ts';

/** Which recipes have a title and a description for search engines: their ids, in memory. */
export class CompleteSeo {
  readonly #pages: Pick<PagesRepository, 'recipeSeo'>;
  readonly #ids = new Set<string>();

  constructor(pages: Pick<PagesRepository, 'recipeSeo'>) {
    this.#pages = pages;
  }

  has(recipeId: string): boolean {
    return this.#ids.has(recipeId);
  }

  /** Reads the documents with these ids (`seoId`) again, or all. */
  async reread(ids: readonly string[] | null): Promise<void> {
    const complete: string[] = [];
    for await (const rows of this.#pages.recipeSeo(ids)) {
      for (const { page_id, title, description } of rows) if (page_id && title && description) complete.push(page_id);
    }
    if (ids === null) this.#ids.clear();
    for (const id of ids ?? []) this.#ids.delete(id.slice(id.indexOf(':') + 1));
    for (const id of complete) this.#ids.add(id);
  }
}
