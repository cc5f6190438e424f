import type { RecipeSort, RecipeType } from '@tdt/contracts';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry, IndexedEntry } from './catalogue-entry.ts';
import { Columns } from './columns.ts';
import { OrderedSlots } from './ordered-slots.ts';
import { type Filters, type Tally, tally } from './tally.ts';
import { WordIndex } from './word-index.ts';

/** Slots of removed recipes are taken back once there are this many, or a tenth of all when that is more. */
const COMPACT_FROM = 1000;

/** Matches a search word against a country's name. */
export type CountryNames = (countryId: string) => string;

/**
 * The read model of all recipes: what lists, filters, facets and searches need, in compact form. Each recipe has a
 * slot; a changed recipe gets a new one. Country names are not part of it, so that renaming a country costs nothing.
 */
export class CatalogueIndex {
  readonly #entries: (CatalogueEntry | undefined)[] = [];
  readonly #slots = new Map<string, number>();
  readonly #alive = new BitSet();
  readonly #columns = new Columns();
  readonly #words = new WordIndex();
  readonly #byDate = new OrderedSlots((a, b) => this.#compare(a, b, ({ createdAt }) => createdAt));
  readonly #byTitle = new OrderedSlots((a, b) => this.#compare(a, b, ({ foldedTitle }) => foldedTitle));
  readonly #free: number[] = [];
  #dropped = new Set<number>();
  readonly #folded: CountryNames;

  /** `folded` gives the folded name of a country id, '' for one that is gone. */
  constructor(folded: CountryNames) {
    this.#folded = folded;
  }

  get size(): number {
    return this.#slots.size;
  }

  get(id: string): CatalogueEntry | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#entries[slot];
  }

  ids(): IterableIterator<string> {
    return this.#slots.keys();
  }

  /** Adds many at once; sorting them in one go. */
  load(items: Iterable<IndexedEntry>): void {
    for (const item of items) this.put(item, true);
  }

  /** Adds a recipe, or replaces it. `unsorted` leaves the orders to be settled by the next query. */
  put({ entry, words }: IndexedEntry, unsorted = false): void {
    this.remove(entry.id);
    const slot = this.#free.pop() ?? this.#entries.length;
    this.#entries[slot] = entry;
    this.#slots.set(entry.id, slot);
    this.#columns.set(slot, entry);
    this.#words.add(slot, words);
    this.#alive.add(slot);
    for (const order of [this.#byDate, this.#byTitle]) {
      if (unsorted) order.append(slot);
      else order.insert(slot);
    }
  }

  /** Removes a recipe; `false` when it is not there. */
  remove(id: string): boolean {
    const slot = this.#slots.get(id);
    if (slot === undefined) return false;
    this.#byDate.remove(slot);
    this.#byTitle.remove(slot);
    this.#slots.delete(id);
    this.#alive.delete(slot);
    this.#entries[slot] = undefined;
    this.#dropped.add(slot);
    if (this.#dropped.size >= Math.max(COMPACT_FROM, this.size / 10)) this.#compact();
    return true;
  }

  /** Number of a country for `Filters`. */
  countryNumber(id: string): number {
    return this.#columns.countryNumber(id);
  }

  /** Country ids by their number, as `Tally.countries` counts them. */
  get countryIds(): readonly string[] {
    return this.#columns.countryIds;
  }

  /** The recipes that hold every word, by any part of it, in title, ingredients or country, filtered and counted. */
  search(words: readonly string[], filters: Filters): Tally {
    if (words.length === 0) return tally(this.#alive, this.#columns, filters);
    const candidates = this.#alive.copy();
    for (const word of words) candidates.keep(this.#holding(word));
    return tally(candidates, this.#columns, filters);
  }

  /** The entries of a page of hits: `limit` of them after the first `offset`, in an order. */
  page(hits: BitSet, sort: RecipeSort, offset: number, limit: number): CatalogueEntry[] {
    const entries: CatalogueEntry[] = [];
    let skipped = 0;
    const order = sort.endsWith('title') ? this.#byTitle : this.#byDate;
    order.walk(sort.startsWith('-'), (slot) => {
      const entry = hits.has(slot) ? this.#entries[slot] : undefined;
      if (entry && skipped++ >= offset) entries.push(entry);
      return entries.length < limit;
    });
    return entries;
  }

  /** The newest recipes that pass a test, `limit` at most. */
  newest(limit: number, passes: (entry: CatalogueEntry) => boolean = () => true): CatalogueEntry[] {
    const entries: CatalogueEntry[] = [];
    this.#byDate.walk(true, (slot) => {
      const entry = this.#entries[slot];
      if (entry && passes(entry)) entries.push(entry);
      return entries.length < limit;
    });
    return entries;
  }

  ofType(type: RecipeType): CatalogueEntry[] {
    return this.#entries.filter((entry): entry is CatalogueEntry => entry?.type === type);
  }

  /** The recipe whose title holds most of the words, ties to the newest; `undefined` when none holds any. */
  bestTitle(words: readonly string[]): CatalogueEntry | undefined {
    let best: CatalogueEntry | undefined;
    let most = 0;
    this.#byDate.walk(true, (slot) => {
      const entry = this.#entries[slot];
      const held = entry ? words.filter((word) => entry.foldedTitle.includes(word)).length : 0;
      if (held > most) [best, most] = [entry, held];
      return most < words.length;
    });
    return best;
  }

  #holding(word: string): BitSet {
    const found = this.#words.matching(word, this.#alive.words.length * 32);
    const countries = this.countryIds.map((id) => this.#folded(id).includes(word));
    if (!countries.includes(true)) return found;
    const { country } = this.#columns;
    for (let slot = 0; slot < this.#entries.length; slot += 1) if (countries[country[slot] as number]) found.add(slot);
    return found;
  }

  #compact(): void {
    this.#words.compact((slot) => !this.#dropped.has(slot));
    this.#free.push(...this.#dropped);
    this.#dropped = new Set();
  }

  #compare(a: number, b: number, key: (entry: CatalogueEntry) => number | string): number {
    const [first, second] = [this.#entries[a], this.#entries[b]];
    if (!first || !second) throw new Error('An order of the catalogue holds an empty slot.');
    const [left, right] = [key(first), key(second)];
    if (left !== right) return left < right ? -1 : 1;
    return first.id < second.id ? -1 : Number(first.id > second.id);
  }
}
