import { foldText } from '@tdt/cuisine/words';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { WordIndex } from './word-index.ts';

/** The titles of all recipes: by their words, and as they are written. Removed recipes may be among what is found. */
export class TitleIndex {
  readonly #entries: readonly (CatalogueEntry | undefined)[];
  readonly words = new WordIndex();

  /** @param entries the recipes by their slots; the owner changes them */
  constructor(entries: readonly (CatalogueEntry | undefined)[]) {
    this.#entries = entries;
  }

  add(slot: number, { foldedTitle }: CatalogueEntry): void {
    this.words.add(slot, new Set(foldedTitle.split(' ')));
  }

  /** Those of the hits whose folded title contains a folded text, spaces included. All slots are below `capacity`. */
  containing(hits: BitSet, folded: string, capacity: number): BitSet {
    const words = folded.split(' ');
    const found = hits.copy();
    for (const word of words) found.keep(this.words.matching(word, capacity));
    // A single word is part of the title where it is part of one of its words.
    if (words.length === 1) return found;
    const whole = new BitSet(capacity);
    found.forEach((slot) => {
      if (this.#entries[slot]?.foldedTitle.includes(folded)) whole.add(slot);
    });
    return whole;
  }

  /** A folded word as a title writes it, in lower case; `null` if none has it. */
  written(word: string, capacity: number): string | null {
    let title = '';
    this.words.exactly([word], capacity).forEach((slot) => {
      title ||= this.#entries[slot]?.title ?? '';
    });
    const words = title.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
    return words.find((each) => foldText(each) === word) ?? null;
  }

  /**
   * The recipe, one of `alive`, whose title contains most of the words, the newest of several; `undefined` when none
   * contains more than half of them: an address that shares a word with a dish does not mean it.
   */
  best(words: readonly string[], alive: BitSet): CatalogueEntry | undefined {
    const held = new Uint8Array(this.#entries.length);
    for (const word of words) {
      this.words.matching(word, held.length).forEach((slot) => {
        held[slot] = (held[slot] as number) + 1;
      });
    }
    let best: CatalogueEntry | undefined;
    let most = Math.floor(words.length / 2) + 1;
    alive.forEach((slot) => {
      const count = held[slot] as number;
      const entry = this.#entries[slot];
      if (!entry || count < most) return;
      if (!best || count > most || isNewer(entry, best)) [best, most] = [entry, count];
    });
    return best;
  }
}

/** Equal dates are ordered by id, as in the order by date. */
const isNewer = (a: CatalogueEntry, b: CatalogueEntry): boolean =>
  a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
