import { foldText } from '@tdt/cuisine/words';
import { BitSet } from './bit-set.ts';
import { type NearWord, nearestTo } from './near-words.ts';
import { SlotList } from './slot-list.ts';

/** Number of search words whose matching vocabulary is remembered. */
const REMEMBERED_MAX = 500;

/** What is written between two spaces, remembered with its folded words. */
const WRITTEN_MAX = 50_000;

/** A word of more than one in this many recipes is stored as a bit set, which is smaller, and unites far faster. */
const DENSE_SHARE = 32;
const DENSE_FROM = 500;

/**
 * Which slots contain which words. A search word matches every word that it is part of: the vocabulary, a few ten
 * thousand words at most, is scanned for it, then the slot lists of the matching words are united. This is some ten
 * times less work than scanning the texts of all recipes.
 */
export class WordIndex {
  readonly #numbers = new Map<string, number>();
  readonly #vocabulary: string[] = [];
  readonly #slots: (SlotList | BitSet)[] = [];
  /** The numbers of the folded words of what is written between two spaces. */
  readonly #written = new Map<string, readonly number[]>();
  readonly #remembered = new Map<string, { upTo: number; numbers: number[] }>();

  add(slot: number, words: Iterable<string>): void {
    for (const word of words) this.#add(slot, this.#numberOf(word));
  }

  /** The words of texts as they are written, with repeats. Folding each once spares nine tenths of the work. */
  addTexts(slot: number, texts: readonly string[]): void {
    for (const text of texts)
      for (const written of text.split(' ')) for (const number of this.#folded(written)) this.#add(slot, number);
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
    for (const [number, known] of this.#vocabulary.entries())
      search.offer(known, () => this.#slots[number]?.count() ?? 0);
    return search.best();
  }

  /** Drops the slots that do not pass. */
  compact(isAlive: (slot: number) => boolean): void {
    for (const slots of this.#slots) slots.filter(isAlive);
  }

  #unite(numbers: readonly number[], capacity: number): BitSet {
    const found = new BitSet(capacity);
    for (const number of numbers) {
      const slots = this.#slots[number];
      if (slots instanceof BitSet) found.unite(slots);
      else if (slots) found.addAll(slots.values);
    }
    return found;
  }

  #add(slot: number, number: number): void {
    const slots = this.#slots[number] as SlotList | BitSet;
    slots.add(slot);
    const isDense = slots instanceof SlotList && slots.length >= Math.max(DENSE_FROM, slot / DENSE_SHARE);
    if (isDense) this.#slots[number] = new BitSet(slot + 1).addAll(slots.values);
  }

  #folded(written: string): readonly number[] {
    const known = this.#written.get(written);
    if (known) return known;
    const words = foldText(written).split(' ').filter(Boolean);
    const numbers = words.map((word) => this.#numberOf(word));
    if (this.#written.size >= WRITTEN_MAX) this.#written.clear();
    this.#written.set(written, numbers);
    return numbers;
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
