import { indexedEntry, type TimedCatalogue } from '@tdt/catalogue';
import type { Logger } from '@tdt/config';
import type { RecipesRepository, Revision } from '../recipes/recipes.repository.ts';

/** Interval of progress reports during a long load. */
const REPORT_MS = 2000;
/** Recipes of a batch: some ten milliseconds of work, so that an import never delays requests for long. */
const READ_BATCH = 200;

/** Reads recipes into the index. The caller has it do one thing at a time. */
export class CatalogueLoader {
  readonly #index: TimedCatalogue;
  readonly #recipes: RecipesRepository;
  readonly #log: Logger;

  constructor(index: TimedCatalogue, recipes: RecipesRepository, log: Logger) {
    this.#index = index;
    this.#recipes = recipes;
    this.#log = log;
  }

  /** Reads these recipes again, or all. Those that were removed or are malformed leave the index. */
  reread(ids: readonly string[] | null): Promise<void> {
    if (ids !== null) return this.#read(ids);
    return this.#index.size === 0 ? this.#load() : this.#compare();
  }

  async #load(): Promise<void> {
    const started = Date.now();
    let reported = started;
    const count = await this.#recipes.count();
    for await (const rows of this.#recipes.rows()) {
      for (const row of rows) this.#index.put(indexedEntry(row), true);
      if (Date.now() - reported < REPORT_MS) continue;
      reported = Date.now();
      this.#log.info({ recipes: this.#index.size, of: count }, 'Reading the catalogue');
    }
    this.#index.settle();
    const ms = Date.now() - started;
    if (ms >= REPORT_MS) this.#log.info({ recipes: this.#index.size, ms }, 'The catalogue is read');
  }

  /** Reads the recipes whose revision or time differ: after a restore, both may be earlier. */
  async #compare(): Promise<void> {
    const gone = new Set(this.#index.ids());
    for await (const batch of this.#recipes.revisions()) {
      for (const { _id } of batch) gone.delete(_id);
      await this.#read(batch.filter((each) => !this.#isKnown(each)).map(({ _id }) => _id));
    }
    await this.#read([...gone]);
  }

  #isKnown({ _id, revision, updated_at }: Revision): boolean {
    const entry = this.#index.get(_id);
    return entry?.revision === revision && entry.updatedAt === updated_at?.valueOf();
  }

  async #read(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += READ_BATCH) {
      const batch = ids.slice(start, start + READ_BATCH);
      const rows = await this.#recipes.rowsOf(batch);
      const found = new Set(rows.map(({ _id }) => _id));
      for (const id of batch) if (!found.has(id)) this.#index.remove(id);
      for (const row of rows) this.#index.put(indexedEntry(row));
    }
  }
}
