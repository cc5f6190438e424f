/** A set of slot numbers, 32 per word. It grows as needed; it does not contain numbers beyond its end. */
export class BitSet {
  #words: Uint32Array;

  constructor(capacity = 1024) {
    this.#words = new Uint32Array(Math.ceil(capacity / 32));
  }

  get words(): Uint32Array {
    return this.#words;
  }

  has(slot: number): boolean {
    return ((this.#words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  add(slot: number): void {
    const word = slot >>> 5;
    if (word >= this.#words.length) this.#grow(word + 1);
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (slot & 31));
  }

  /** Adds many slots that are all below its capacity: the hot loop of a search. */
  addAll(slots: Uint32Array): this {
    const words = this.#words;
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index] as number;
      words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << (slot & 31));
    }
    return this;
  }

  /** Adds the slots of another set, which are all below this one's capacity. */
  unite(other: BitSet): this {
    const words = this.#words;
    const length = Math.min(words.length, other.#words.length);
    for (let index = 0; index < length; index += 1)
      words[index] = (words[index] as number) | (other.#words[index] as number);
    return this;
  }

  /** Whether no slot is in the set. */
  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0);
  }

  delete(slot: number): void {
    const word = slot >>> 5;
    if (word < this.#words.length) this.#words[word] = (this.#words[word] ?? 0) & ~(1 << (slot & 31));
  }

  /** Number of slots in the set. */
  count(): number {
    let count = 0;
    for (const word of this.#words) count += bitsIn(word);
    return count;
  }

  /** A copy of the same capacity. */
  copy(): BitSet {
    const copy = new BitSet(0);
    copy.#words = this.#words.slice();
    return copy;
  }

  /** All other slots below its capacity. */
  opposite(): BitSet {
    const opposite = new BitSet(0);
    opposite.#words = this.#words.map((word) => ~word);
    return opposite;
  }

  /** Keeps only the slots that the other set contains, too. */
  keep(other: BitSet): void {
    const words = this.#words;
    for (let index = 0; index < words.length; index += 1)
      words[index] = (words[index] ?? 0) & (other.#words[index] ?? 0);
  }

  /** Removes the slots that do not pass. */
  filter(passes: (slot: number) => boolean): void {
    this.forEach((slot) => {
      if (!passes(slot)) this.delete(slot);
    });
  }

  /** A copy without the slots of another set. */
  without(other: BitSet): BitSet {
    const copy = this.copy();
    copy.keep(other.opposite());
    return copy;
  }

  /** Calls `visit` with every slot in the set, in order. */
  forEach(visit: (slot: number) => void): void {
    const words = this.#words;
    for (let index = 0; index < words.length; index += 1) {
      let rest = words[index] ?? 0;
      while (rest !== 0) {
        const lowest = rest & -rest;
        visit((index << 5) + (31 - Math.clz32(lowest)));
        rest ^= lowest;
      }
    }
  }

  #grow(length: number): void {
    const grown = new Uint32Array(Math.max(length, this.#words.length * 2));
    grown.set(this.#words);
    this.#words = grown;
  }
}

/** Number of bits that are set: sums of pairs, of fours, of eights, then of all. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
