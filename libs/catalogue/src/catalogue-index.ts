import type { SearchTerm } from '@tdt/cuisine/search';
import { wordForms } from '@tdt/cuisine/words';
import { type Random, sample } from '@tdt/domain';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry, IndexedEntry } from './catalogue-entry.ts';
import { CatalogueOrders } from './catalogue-orders.ts';
import { Columns } from './columns.ts';
import type { NearWord } from './near-words.ts';
import { type Filters, type Tally, tally } from './tally.ts';
import { type FoundTerm, TermFinder } from './term-finder.ts';
import { TitleIndex } from './title-index.ts';
import { WordIndex } from './word-index.ts';

/** Slots of removed recipes are reused once there are this many, or a tenth of all if that is more. */
const COMPACT_FROM = 1000;

/** Samples of a smaller catalogue scan all recipes; those of a larger one try this many random slots per recipe. */
const SCANNED_MAX = 2000;
const ATTEMPTS = 50;

/** Remembered filters without words: there are some hundred usual combinations, and each takes a bit per recipe. */
const REMEMBERED_MAX = 200;

/** Returns the folded name of a country, '' for one that was removed. */
type CountryNames = (countryId: string) => string;

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
  readonly #titles = new TitleIndex(this.#entries);
  /** The words of all texts: for editors only. */
  readonly #texts = new WordIndex();
  /** Searches without words, by their filters, until the next change. */
  readonly #remembered = new Map<string, Tally>();
  readonly #free: number[] = [];
  #dropped = new Set<number>();
  /** The recipes in each order: lists and pages. */
  readonly orders = new CatalogueOrders(this.#entries);
  readonly #finder: TermFinder;

  constructor(nameOf: CountryNames) {
    const [entries, columns, words, titles] = [this.#entries, this.#columns, this.#words, this.#titles];
    this.#finder = new TermFinder({ entries, columns, words, titleWords: titles.words, nameOf });
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

  /** Sorts what was put unsorted, so that the first query need not. */
  settle(): void {
    this.orders.settle();
  }

  /** Adds or replaces a recipe. With `unsorted`, the orders are sorted later (`settle`). */
  put({ entry, demands, isUnderstood, words, texts }: IndexedEntry, unsorted = false): void {
    this.remove(entry.id);
    const slot = this.#free.pop() ?? this.#entries.length;
    this.#entries[slot] = entry;
    this.#slots.set(entry.id, slot);
    this.#columns.set(slot, { entry, demands, isUnderstood });
    this.#words.add(slot, words);
    this.#titles.add(slot, entry);
    this.#texts.addTexts(slot, texts);
    this.#remembered.clear();
    this.#alive.add(slot);
    this.orders.add(slot, unsorted);
  }

  /** Removes a recipe; `false` when there is none. */
  remove(id: string): boolean {
    const slot = this.#slots.get(id);
    if (slot === undefined) return false;
    this.orders.remove(slot);
    this.#slots.delete(id);
    this.#alive.delete(slot);
    this.#entries[slot] = undefined;
    this.#dropped.add(slot);
    this.#remembered.clear();
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

  /** The recipes of a term and of the countries that it stands for. */
  find(term: SearchTerm, countryIds: readonly string[] = []): FoundTerm {
    return this.#finder.find(term, countryIds, this.#capacity);
  }

  /** The number of recipes that have all terms. */
  count(terms: readonly FoundTerm[]): number {
    return this.#candidates(terms).count();
  }

  /** Whether any recipe has all terms. */
  hasAll(terms: readonly FoundTerm[]): boolean {
    return !this.#candidates(terms).isEmpty;
  }

  /** The recipes that have all terms, filtered and counted. */
  search(terms: readonly FoundTerm[], filters: Filters): Tally {
    if (terms.length === 0) return this.#filtered(filters);
    return tally(this.#candidates(terms), this.#columns, filters);
  }

  /** The same among a few recipes, named by their ids. */
  searchAmong(ids: readonly string[], terms: readonly FoundTerm[], filters: Filters): Tally {
    const among = new BitSet();
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot !== undefined) among.add(slot);
    }
    if (terms.length > 0) among.keep(this.#candidates(terms));
    return tally(among, this.#columns, filters);
  }

  /** The entries of the ids that are among the hits, in the order of the ids. */
  pick(hits: BitSet, ids: readonly string[]): CatalogueEntry[] {
    return ids.flatMap((id) => {
      const slot = this.#slots.get(id);
      return slot !== undefined && hits.has(slot) ? (this.#entries[slot] ?? []) : [];
    });
  }

  /** Those of the hits whose folded title contains a folded text, spaces included. */
  titled(hits: BitSet, folded: string): BitSet {
    return this.#titles.containing(hits, folded, this.#capacity);
  }

  /** Those of the hits whose texts contain every folded word, each as a part of a word. */
  written(hits: BitSet, words: readonly string[]): BitSet {
    const found = hits.copy();
    for (const word of words) found.keep(this.#texts.matching(word, this.#capacity));
    return found;
  }

  /** Those of the hits that pass a test. */
  narrow(hits: BitSet, passes: (entry: CatalogueEntry) => boolean): BitSet {
    const found = new BitSet(hits.words.length * 32);
    hits.forEach((slot) => {
      const entry = this.#entries[slot];
      if (entry && passes(entry)) found.add(slot);
    });
    return found;
  }

  /** `count` random recipes that pass a test, or all of them if there are fewer. */
  sample(count: number, random: Random, passes: (entry: CatalogueEntry) => boolean): CatalogueEntry[] {
    const found = new Set<CatalogueEntry>();
    // In a large catalogue a few random slots suffice. Otherwise, all recipes that pass are listed.
    const attempts = this.#entries.length < SCANNED_MAX ? 0 : count * ATTEMPTS;
    for (let attempt = 0; attempt < attempts && found.size < count; attempt += 1) {
      const entry = this.#entries[Math.floor(random() * this.#entries.length)];
      if (entry && passes(entry)) found.add(entry);
    }
    if (found.size === count) return [...found];
    const all = this.#entries.filter((entry): entry is CatalogueEntry => entry !== undefined && passes(entry));
    return sample(all, count, random);
  }

  /** Whether a recipe has the word in title or ingredients, as a whole: "verd" is only a part of "verde". */
  knows(word: string, forms: readonly string[] = wordForms(word)): boolean {
    const found = this.#words.exactly(forms, this.#capacity);
    found.keep(this.#alive);
    return !found.isEmpty;
  }

  /** Whether a word of a title or an ingredient begins with these letters. */
  begins(letters: string): boolean {
    const found = this.#words.beginning(letters, this.#capacity);
    found.keep(this.#alive);
    return !found.isEmpty;
  }

  /** The word of a title or an ingredient that is closest to one that nothing has; `null` without any. */
  nearestWord(word: string): NearWord | null {
    return this.#words.nearest(word);
  }

  /** A folded word as a title writes it, in lower case; `null` if none has it. */
  writtenInTitle(word: string): string | null {
    return this.#titles.written(word, this.#capacity);
  }

  /** The recipe whose title contains most of the words, if it contains more than half of them. */
  bestTitle(words: readonly string[]): CatalogueEntry | undefined {
    return this.#titles.best(words, this.#alive);
  }

  #filtered(filters: Filters): Tally {
    const key = `${filters.country}:${filters.type}:${filters.difficulty}:${filters.time}:${filters.diets}`;
    const known = this.#remembered.get(key) ?? tally(this.#alive, this.#columns, filters);
    if (this.#remembered.size < REMEMBERED_MAX) this.#remembered.set(key, known);
    return known;
  }

  /** What all slots are below. */
  get #capacity(): number {
    return this.#alive.words.length * 32;
  }

  /** Those that contain the words of all terms, and those that have all that these say. */
  #candidates(terms: readonly FoundTerm[]): BitSet {
    const [containing, having] = [this.#alive.copy(), this.#alive.copy()];
    for (const term of terms) {
      containing.keep(term.containing);
      having.keep(term.having);
    }
    return having.unite(containing);
  }

  #compact(): void {
    for (const words of [this.#words, this.#titles.words, this.#texts])
      words.compact((slot) => !this.#dropped.has(slot));
    this.#free.push(...this.#dropped);
    this.#dropped = new Set();
  }
}
