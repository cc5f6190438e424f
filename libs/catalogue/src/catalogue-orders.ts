import type { AdminRecipeSort, RecipeSort } from '@tdt/contracts';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { OrderedSlots } from './ordered-slots.ts';
import type { FoundTerm } from './term-finder.ts';

/** Orders of visitors and of editors. */
type AnySort = RecipeSort | AdminRecipeSort;

/** The slots of the catalogue in all its orders, and pages of them. */
export class CatalogueOrders {
  readonly #entries: readonly (CatalogueEntry | undefined)[];
  readonly #byDate = new OrderedSlots((a, b) => this.#compare(a, b, ({ createdAt }) => createdAt));
  readonly #byTitle = new OrderedSlots((a, b) => this.#compare(a, b, ({ foldedTitle }) => foldedTitle));
  readonly #byUpdate = new OrderedSlots((a, b) => this.#compare(a, b, ({ updatedAt }) => updatedAt));
  readonly #byTime = new OrderedSlots((a, b) => this.#compare(a, b, (entry) => entry.total_minutes ?? Infinity));

  /** Entries by their slots, as the index changes them: a slot is added after its entry and removed before it. */
  constructor(entries: readonly (CatalogueEntry | undefined)[]) {
    this.#entries = entries;
  }

  add(slot: number, unsorted: boolean): void {
    for (const order of this.#all()) {
      if (unsorted) order.append(slot);
      else order.insert(slot);
    }
  }

  remove(slot: number): void {
    for (const order of this.#all()) order.remove(slot);
  }

  /** Sorts what was added unsorted. */
  settle(): void {
    for (const order of this.#all()) order.settle();
  }

  /** The entries of a page of hits: `limit` of them after the first `offset`, in an order. */
  page(hits: BitSet, sort: AnySort, offset: number, limit: number): CatalogueEntry[] {
    return this.#orderOf(sort)
      .pick(hits, sort.startsWith('-'), offset, limit)
      .flatMap((slot) => this.#entries[slot] ?? []);
  }

  /**
   * The same in the order of where the terms were found: title (whole words first), country, ingredients. `sort` orders
   * those that are equal.
   */
  rankedPage(
    hits: BitSet,
    terms: readonly FoundTerm[],
    sort: RecipeSort,
    offset: number,
    limit: number,
  ): CatalogueEntry[] {
    const page: CatalogueEntry[] = [];
    let before = offset;
    for (const group of rankGroups(hits, terms)) {
      const count = group.count();
      if (before < count) page.push(...this.page(group, sort, before, limit - page.length));
      before = Math.max(0, before - count);
      if (page.length === limit) break;
    }
    return page;
  }

  /** The newest recipes that pass a test, `limit` at most. */
  newest(limit: number, passes: (entry: CatalogueEntry) => boolean = () => true): CatalogueEntry[] {
    const entries: CatalogueEntry[] = [];
    this.#byDate.visitLatest((slot) => {
      const entry = this.#entries[slot];
      if (entry && passes(entry)) entries.push(entry);
      return entries.length < limit;
    });
    return entries;
  }

  #orderOf(sort: AnySort): OrderedSlots {
    if (sort === 'total_minutes') return this.#byTime;
    if (sort.endsWith('title')) return this.#byTitle;
    return sort.endsWith('updated_at') ? this.#byUpdate : this.#byDate;
  }

  #all(): OrderedSlots[] {
    return [this.#byDate, this.#byTitle, this.#byTime, this.#byUpdate];
  }

  #compare(a: number, b: number, key: (entry: CatalogueEntry) => number | string): number {
    const [first, second] = [this.#entries[a], this.#entries[b]];
    if (!first || !second) throw new Error('An order of the catalogue holds an empty slot.');
    const [left, right] = [key(first), key(second)];
    if (left !== right) return left < right ? -1 : 1;
    return first.id < second.id ? -1 : Number(first.id > second.id);
  }
}

/** The hits by the number of places where their terms were found, those with the most first. */
function rankGroups(hits: BitSet, terms: readonly FoundTerm[]): BitSet[] {
  const places = terms.flatMap((term) => term.places);
  const groups: BitSet[] = [];
  hits.forEach((slot) => {
    let score = 0;
    for (const place of places) if (place.has(slot)) score += 1;
    const group = groups[score] ?? new BitSet(hits.words.length * 32);
    groups[score] = group;
    group.add(slot);
  });
  return groups.filter(Boolean).reverse();
}
