import { type CatalogueEntry, type CatalogueIndex, type CatalogueRow, indexedEntry } from '@tdt/catalogue';
import type { Logger } from '@tdt/config';
import type { RecipesRepository, Revision } from '../recipes/recipes.repository.ts';

/**
 * Writers on other machines set `updated_at` by their own clocks, before the write arrives. So the loader looks for
 * changes this many milliseconds back; recipes of known revisions are not read again. After no change was seen for as
 * long, only later ones can come, and it stops looking back: otherwise it would read a large import for ever.
 */
const MARGIN_MS = 30_000;
/** Recipes of a batch: some ten milliseconds of work, so that an import never delays requests for long. */
const READ_BATCH = 200;
/** Interval of progress reports during a long load. */
const REPORT_MS = 2000;

/** Keeps the index up to date with the database, whichever program writes to it. */
export class CatalogueLoader {
  readonly #index: CatalogueIndex;
  readonly #recipes: RecipesRepository;
  readonly #log: Logger;
  readonly #now: () => number;
  /** Latest change seen, in milliseconds of its writer's clock. */
  #latest = 0;
  /** When it was seen, and when changes were last looked for, in milliseconds of a monotonic clock. */
  #seenAt = 0;
  #lookedAt = 0;
  /**
   * The database's count minus the index's when both had the same content: a count can be wrong after an unclean end.
   */
  #countOffset = 0;
  /** Ids of malformed recipes, by their text: they are not in the index until they are mended. */
  readonly #leftOut = new Map<string, unknown>();

  constructor(
    index: CatalogueIndex,
    recipes: RecipesRepository,
    log: Logger,
    now: () => number = () => performance.now(),
  ) {
    this.#index = index;
    this.#recipes = recipes;
    this.#log = log;
    this.#now = now;
  }

  /** Reads all recipes once. */
  async load(): Promise<void> {
    const started = Date.now();
    let reported = started;
    this.#latest = started;
    this.#seenAt = this.#lookedAt = this.#now();
    const count = await this.#recipes.count();
    for await (const rows of this.#recipes.rows(this.#leaveOut)) {
      for (const row of rows) this.#index.put(indexedEntry(row), true);
      if (Date.now() - reported < REPORT_MS) continue;
      reported = Date.now();
      this.#log.info({ recipes: this.#index.size, of: count }, 'Reading the catalogue');
    }
    this.#index.settle();
    await this.#learnOffset(count);
    const ms = Date.now() - started;
    if (ms >= REPORT_MS) this.#log.info({ recipes: this.#index.size, ms }, 'The catalogue is read');
  }

  /** Reads what other programs wrote since; answers whether they wrote anything. */
  async refresh(): Promise<boolean> {
    const before = await this.#recipes.count();
    const lookedAt = this.#now();
    const mended = await this.#readLeftOut();
    const margin = MARGIN_MS - Math.min(this.#lookedAt - this.#seenAt, MARGIN_MS);
    const taken = await this.#takeChanges(this.#recipes.changedSince(new Date(this.#latest + 1 - margin)));
    const changed = mended || taken;
    this.#lookedAt = lookedAt;
    const after = await this.#recipes.count();
    // Recipes inserted meanwhile keep the size between the two counts. Otherwise one was deleted or missed.
    const size = this.#index.size + this.#leftOut.size + this.#countOffset;
    if (size >= Math.min(before, after) && size <= Math.max(before, after)) return changed;
    return (await this.#reconcile()) || changed;
  }

  /** Reads all recipes again, also those that are older than what is known of them: after a restore. */
  async reload(): Promise<void> {
    await this.#reconcile({ isForced: true });
  }

  /** Reads these recipes again, after a write of this program. Those that were removed leave the index. */
  async reread(ids: readonly string[]): Promise<void> {
    const found = await this.#read(ids);
    for (const id of ids) if (!found.has(id)) this.#index.remove(id);
  }

  /** Reads the recipes whose known revision differs. */
  async #takeChanges(changes: AsyncIterable<Revision[]>): Promise<boolean> {
    let latest = this.#latest;
    let isChanged = false;
    for await (const batch of changes) {
      const unknown = batch.filter((each) => !this.#isKnown(each));
      await this.#read(unknown.map(({ _id }) => _id));
      isChanged ||= unknown.length > 0;
      for (const { updated_at } of batch)
        if (updated_at instanceof Date) latest = Math.max(latest, updated_at.getTime());
    }
    if (latest > this.#latest) {
      this.#latest = latest;
      this.#seenAt = this.#now();
    }
    return isChanged;
  }

  #isKnown({ _id, revision }: Pick<Revision, '_id' | 'revision'>): boolean {
    const entry = this.#index.get(_id);
    return entry ? entry.revision === revision : this.#leftOut.has(textOf(_id));
  }

  readonly #leaveOut = (id: unknown): void => {
    this.#leftOut.set(textOf(id), id);
    if (typeof id === 'string') this.#index.remove(id);
  };

  /**
   * Reads malformed recipes again, since who mends one may not count its revision up: a batch in turn, so that thousands
   * do not keep the database busy. What is malformed still is put behind the others.
   */
  async #readLeftOut(): Promise<boolean> {
    const batch = [...this.#leftOut].slice(0, READ_BATCH);
    if (batch.length === 0) return false;
    for (const [text] of batch) this.#leftOut.delete(text);
    return (await this.#read(batch.map(([, id]) => id))).size > 0;
  }

  async #read(ids: readonly unknown[], { isForced = false } = {}): Promise<Set<string>> {
    const found = new Set<string>();
    for (let start = 0; start < ids.length; start += READ_BATCH) {
      for (const row of await this.#recipes.rowsOf(ids.slice(start, start + READ_BATCH), this.#leaveOut)) {
        found.add(row._id);
        this.#leftOut.delete(row._id);
        if (isForced || !isOutdated(row, this.#index.get(row._id))) this.#index.put(indexedEntry(row));
      }
    }
    return found;
  }

  /** A deletion shows in the count only: when that does not match, all ids are compared. */
  async #reconcile({ isForced = false } = {}): Promise<boolean> {
    const count = await this.#recipes.count();
    const stored = new Set<string>();
    const known = [...this.#index.ids()];
    let isChanged = false;
    for await (const batch of this.#recipes.revisions()) {
      for (const { _id } of batch) stored.add(textOf(_id));
      const missed = batch.filter((each) => isForced || !this.#isKnown(each));
      await this.#read(
        missed.map(({ _id }) => _id),
        { isForced },
      );
      isChanged ||= missed.length > 0;
    }
    // Read again, because a recipe that was written while the ids were read may be missing among them.
    const gone = known.filter((id) => !stored.has(id));
    await this.reread(gone);
    for (const text of this.#leftOut.keys()) if (!stored.has(text)) this.#leftOut.delete(text);
    await this.#learnOffset(count);
    return isChanged || gone.length > 0;
  }

  /** The difference shows the error of the database's count only if nothing was written meanwhile. */
  async #learnOffset(countBefore: number): Promise<void> {
    const count = await this.#recipes.count();
    if (count === countBefore) this.#countOffset = count - this.#index.size - this.#leftOut.size;
  }
}

const textOf = (id: unknown): string => (typeof id === 'string' ? id : JSON.stringify(id));

/**
 * Two reads may overlap, so that the older answer arrives last. Both revision and time must be older: a writer whose
 * clock is behind gives a later revision an earlier time, and a recipe that was deleted and stored again starts at
 * revision 1.
 */
function isOutdated(row: Pick<CatalogueRow, 'revision' | 'updated_at'>, known: CatalogueEntry | undefined): boolean {
  return known !== undefined && row.revision <= known.revision && row.updated_at.getTime() < known.updatedAt;
}
