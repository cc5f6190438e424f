import { BitSet } from './bit-set.ts';
import { type NearWord, nearestTo } from './near-words.ts';
import { SlotList } from './slot-list.ts';

/** Number of search words whose matching vocabulary is remembered. */
const REMEMBERED_MAX = 500;

/** A word of more than one in this many recipes is also stored as a bit set, which unites far faster. */
const DENSE_SHARE = 16;
const DENSE_FROM = 500;

/**
 * Which slots contain which words. A search word matches every word that it is part of: the vocabulary, a few ten
 * thousand words at most, is scanned for it, then the slot lists of the matching words are united. This is some ten
 * times less work than scanning the texts of all recipes.
 */
export class WordIndex {
  readonly #numbers = new Map<string, number>();
  readonly #vocabulary: string[] = [];
  readonly #slots: SlotList[] = [];
  /** The slots of common words by the number of the word; made by the first search. */
  readonly #dense = new Map<number, BitSet>();
  readonly #remembered = new Map<string, { upTo: number; numbers: number[] }>();

  add(slot: number, words: Iterable<string>): void {
    for (const word of words) {
      const number = this.#numberOf(word);
      this.#slots[number]?.push(slot);
      this.#dense.get(number)?.add(slot);
    }
  }

  /** The slots, all below `capacity`, with a word that contains `part`. Removed ones may be among them. */
  matching(part: string, capacity: number): BitSet {
    return this.#unite(this.#wordsWith(part), capacity);
  }

  /** The same for words that begin with `part`. */
  beginning(part: string, capacity: number): BitSet {
    return this.#unite(
      this.#wordsWith(part).filter((number) => this.#vocabulary[number]?.startsWith(part)),
      capacity,
    );
  }

  /** The same for one of these whole words. */
  exactly(words: readonly string[], capacity: number): BitSet {
    return this.#unite(
      words.flatMap((word) => this.#numbers.get(word) ?? []),
      capacity,
    );
  }

  /** The word of the vocabulary that is closest to a mistyped one, the most frequent of several; `null` without any. */
  nearest(word: string): NearWord | null {
    const search = nearestTo(word);
    for (const [number, known] of this.#vocabulary.entries()) search.offer(known, this.#slots[number]?.length ?? 0);
    return search.best();
  }

  /** Drops the slots that do not pass. */
  compact(isAlive: (slot: number) => boolean): void {
    for (const slots of this.#slots) slots.filter(isAlive);
    this.#dense.clear();
  }

  #unite(numbers: readonly number[], capacity: number): BitSet {
    const found = new BitSet(capacity);
    for (const number of numbers) {
      const slots = this.#slots[number];
      if (!slots) continue;
      if (slots.length < Math.max(DENSE_FROM, capacity / DENSE_SHARE)) found.addAll(slots.values);
      else found.unite(this.#bitsOf(number, slots, capacity));
    }
    return found;
  }

  #bitsOf(number: number, slots: SlotList, capacity: number): BitSet {
    const known = this.#dense.get(number);
    if (known) return known;
    const bits = new BitSet(capacity);
    bits.addAll(slots.values);
    this.#dense.set(number, bits);
    return bits;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#vocabulary.push(word) - 1;
    this.#numbers.set(word, number);
    this.#slots.push(new SlotList());
    return number;
  }

  #wordsWith(part: string): readonly number[] {
    const known = this.#remembered.get(part) ?? { upTo: 0, numbers: [] };
    for (let number = known.upTo; number < this.#vocabulary.length; number += 1) {
      if (this.#vocabulary[number]?.includes(part)) known.numbers.push(number);
    }
    known.upTo = this.#vocabulary.length;
    this.#remembered.delete(part);
    this.#remembered.set(part, known);
    if (this.#remembered.size > REMEMBERED_MAX) this.#remembered.delete(this.#remembered.keys().next().value ?? '');
    return known.numbers;
  }
}
