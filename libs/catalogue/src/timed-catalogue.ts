import { isPublic, nextChange } from '@tdt/domain/publication';
import type { CatalogueEntry, IndexedEntry } from './catalogue-entry.ts';
import { CatalogueIndex } from './catalogue-index.ts';

/** Some ten milliseconds of work. */
const MOVED_AT_ONCE = 100;

/**
 * All recipes: those that visitors may see in one index, those in the trash in another, the rest in a third. So nothing
 * that visitors search, count or list can contain a hidden one, and no list of editors one of the trash. Each recipe moves at its own time, by the clock alone: no job executes it, and no
 * database is asked.
 */
export class TimedCatalogue {
  readonly visible: CatalogueIndex;
  readonly hidden: CatalogueIndex;
  readonly trash: CatalogueIndex;
  /** What begins or ends at a time, whole: it can move without being read again. */
  readonly #dated = new Map<string, IndexedEntry>();
  readonly #indexes: readonly CatalogueIndex[];
  readonly #now: () => number;
  /** The last look at the clock, and the next time at which something moves. */
  #checkedAt: number;
  #nextAt: number | null = null;

  /**
   * @param nameOf returns the folded name of a country, '' for one that was removed
   * @param now milliseconds since 1970
   */
  constructor(nameOf: (countryId: string) => string, now: () => number = () => Date.now()) {
    this.visible = new CatalogueIndex(nameOf);
    this.hidden = new CatalogueIndex(nameOf);
    this.trash = new CatalogueIndex(nameOf);
    this.#indexes = [this.visible, this.hidden, this.trash];
    this.#now = now;
    this.#checkedAt = now();
  }

  get size(): number {
    return this.#indexes.reduce((sum, index) => sum + index.size, 0);
  }

  get(id: string): CatalogueEntry | undefined {
    return this.visible.get(id) ?? this.hidden.get(id) ?? this.trash.get(id);
  }

  ids(): string[] {
    return this.#indexes.flatMap((index) => [...index.ids()]);
  }

  /** Sorts what was put unsorted, so that the first query need not. */
  settle(): void {
    for (const index of this.#indexes) index.settle();
  }

  /** What begins or ends at a time, in the past too. */
  *dated(): Iterable<CatalogueEntry> {
    for (const { entry } of this.#dated.values()) yield entry;
  }

  /** Adds or replaces a recipe. With `unsorted`, the orders are sorted later (`settle`). */
  put(recipe: IndexedEntry, unsorted = false): void {
    const { id, publication } = recipe.entry;
    const next = nextChange(publication, 0);
    if (next === null) this.#dated.delete(id);
    else this.#dated.set(id, recipe);
    this.#place(recipe, this.#now(), unsorted);
  }

  /** A recipe that visitors may not see, by its id or slug. */
  hiddenBy(idOrSlug: string): CatalogueEntry | undefined {
    for (const index of [this.hidden, this.trash])
      for (const id of index.ids()) if (id === idOrSlug || index.get(id)?.slug === idOrSlug) return index.get(id);
    return undefined;
  }

  /** Removes a recipe; `false` when there is none. */
  remove(id: string): boolean {
    this.#dated.delete(id);
    return this.#indexes.some((index) => index.remove(id));
  }

  /**
   * Moves recipes whose time has come, or is to come again by a clock that was set back; whether there were any. The
   * next call moves more of them.
   */
  update(): boolean {
    const now = this.#now();
    const isQuiet = now >= this.#checkedAt && (this.#nextAt === null || now < this.#nextAt);
    this.#checkedAt = now;
    if (isQuiet) return false;
    const moving = [...this.#dated.values()].filter(
      ({ entry }) => isPublic(entry.publication, now) !== (this.visible.get(entry.id) !== undefined),
    );
    this.#nextAt = null;
    for (const recipe of this.#dated.values()) this.#expect(recipe, now);
    for (const recipe of moving.slice(0, MOVED_AT_ONCE)) this.#place(recipe, now, false);
    if (moving.length > MOVED_AT_ONCE) this.#nextAt = now;
    return moving.length > 0;
  }

  #place(recipe: IndexedEntry, now: number, unsorted: boolean): void {
    const { id, publication } = recipe.entry;
    const to = publication.deleted ? this.trash : isPublic(publication, now) ? this.visible : this.hidden;
    for (const index of this.#indexes) if (index !== to) index.remove(id);
    to.put(recipe, unsorted);
    this.#expect(recipe, now);
  }

  #expect({ entry }: IndexedEntry, now: number): void {
    const next = nextChange(entry.publication, now);
    if (next !== null) this.#nextAt = Math.min(next, this.#nextAt ?? next);
  }
}
