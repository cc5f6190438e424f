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
  readonly #orders: Record<SortField, OrderedSlots> = {
    created_at: this.#ordered('created_at'),
    title: this.#ordered('title'),
    updated_at: this.#ordered('updated_at'),
    total_minutes: this.#ordered('total_minutes'),
  };

  /** Entries by their slots, as the index changes them: a slot is added after its entry and removed before it. */
  constructor(entries: readonly (CatalogueEntry | undefined)[]) {
    this.#entries = entries;
  }

  add(slot: number, unsorted: boolean): void {
    for (const order of Object.values(this.#orders)) {
      if (unsorted) order.append(slot);
      else order.insert(slot);
    }
  }

  remove(slot: number): void {
    for (const order of Object.values(this.#orders)) order.remove(slot);
  }

  /** Sorts what was added unsorted. */
  settle(): void {
    for (const order of Object.values(this.#orders)) order.settle();
  }

  /** The entries of a page of hits: `limit` of them after the first `offset`, in an order. */
  page(hits: BitSet, sort: AnySort, offset: number, limit: number): CatalogueEntry[] {
    return this.#orders[fieldOf(sort)]
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
    this.#orders.created_at.visitLatest((slot) => {
      const entry = this.#entries[slot];
      if (entry && passes(entry)) entries.push(entry);
      return entries.length < limit;
    });
    return entries;
  }

  #ordered(field: SortField): OrderedSlots {
    return new OrderedSlots((a, b) => {
      const [first, second] = [this.#entries[a], this.#entries[b]];
      if (!first || !second) throw new Error('An order of the catalogue holds an empty slot.');
      return compare(first, second, field);
    });
  }
}

/** Compares two entries in an order; never 0 for two recipes. */
export const comparing =
  (sort: AnySort) =>
  (a: CatalogueEntry, b: CatalogueEntry): number =>
    sort.startsWith('-') ? compare(b, a, fieldOf(sort)) : compare(a, b, fieldOf(sort));

const KEYS = {
  created_at: ({ createdAt }: CatalogueEntry) => createdAt,
  title: ({ foldedTitle }: CatalogueEntry) => foldedTitle,
  updated_at: ({ updatedAt }: CatalogueEntry) => updatedAt,
  total_minutes: ({ total_minutes }: CatalogueEntry) => total_minutes ?? Infinity,
};
type SortField = keyof typeof KEYS;

const fieldOf = (sort: AnySort): SortField => sort.replace('-', '') as SortField;

function compare(first: CatalogueEntry, second: CatalogueEntry, field: SortField): number {
  const [left, right] = [KEYS[field](first), KEYS[field](second)];
  if (left !== right) return left < right ? -1 : 1;
  return first.id < second.id ? -1 : Number(first.id > second.id);
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
