import type { CatalogueRow, RecipesRepository } from '../recipes/recipes.repository.ts';
import { indexedEntry } from './catalogue-entry.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/**
 * Writers on other machines set `updated_at` by their own clocks, before the write arrives. Changes are looked for this
 * many milliseconds back; what is known already by its revision is not read again.
 */
const MARGIN_MS = 30_000;
const READ_BATCH = 1000;

/** Keeps the index in step with the database, whoever writes to it. */
export class CatalogueLoader {
  readonly #index: CatalogueIndex;
  readonly #recipes: RecipesRepository;
  /** Latest change seen, in milliseconds. */
  #latest = 0;
  /** The database's count less the index's when both held the same: a count can be off after an unclean end. */
  #countOffset = 0;

  constructor(index: CatalogueIndex, recipes: RecipesRepository) {
    this.#index = index;
    this.#recipes = recipes;
  }

  /** Reads all recipes once. */
  async load(): Promise<void> {
    this.#latest = Date.now();
    for await (const row of this.#recipes.rows()) this.#index.put(indexedEntry(row), true);
    this.#index.settle();
    this.#countOffset = (await this.#recipes.count()) - this.#index.size;
  }

  /** Takes over what was written since; answers whether anything was. */
  async refresh(): Promise<boolean> {
    const changed = await this.#recipes.changedSince(new Date(this.#latest - MARGIN_MS));
    const unknown = changed.filter(({ _id, revision }) => this.#index.get(_id)?.revision !== revision);
    await this.#read(unknown.map(({ _id }) => _id));
    this.#latest = changed.reduce((latest, { updated_at }) => Math.max(latest, updated_at.getTime()), this.#latest);
    const reconciled = await this.#reconcile();
    return unknown.length > 0 || reconciled;
  }

  /** Reads these recipes again, at once: after a write of our own. Those that are gone leave the index. */
  async reread(ids: readonly string[]): Promise<void> {
    const found = await this.#read(ids);
    for (const id of ids) if (!found.has(id)) this.#index.remove(id);
    this.#countOffset = (await this.#recipes.count()) - this.#index.size;
  }

  async #read(ids: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (let start = 0; start < ids.length; start += READ_BATCH) {
      const rows: CatalogueRow[] = await this.#recipes.rowsOf(ids.slice(start, start + READ_BATCH));
      for (const row of rows) {
        found.add(row._id);
        // Two reads may overlap, the older answer arriving last.
        const known = this.#index.get(row._id)?.updatedAt ?? 0;
        if (row.updated_at.getTime() >= known) this.#index.put(indexedEntry(row));
      }
    }
    return found;
  }

  /** A deleted recipe leaves no trace but in the count: when that does not add up, all ids are compared. */
  async #reconcile(): Promise<boolean> {
    if ((await this.#recipes.count()) - this.#index.size === this.#countOffset) return false;
    const stored = new Map<string, number>();
    for await (const { _id, revision } of this.#recipes.revisions()) stored.set(_id, revision);
    const gone = [...this.#index.ids()].filter((id) => !stored.has(id));
    for (const id of gone) this.#index.remove(id);
    const missed = [...stored].filter(([id, revision]) => this.#index.get(id)?.revision !== revision);
    await this.#read(missed.map(([id]) => id));
    this.#countOffset = (await this.#recipes.count()) - this.#index.size;
    return gone.length > 0 || missed.length > 0;
  }
}
