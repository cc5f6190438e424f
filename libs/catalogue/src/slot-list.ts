/** A growing list of slot numbers in a typed array. */
export class SlotList {
  #slots: Uint32Array;
  #length = 0;

  constructor(capacity = 4) {
    this.#slots = new Uint32Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  count(): number {
    return this.#length;
  }

  /** The slots themselves, for hot loops; replaced when the list grows. */
  get values(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  at(index: number): number {
    return this.#slots[index] ?? -1;
  }

  /** Adds a slot at the end; nothing if it is there. */
  add(slot: number): void {
    if (this.at(this.#length - 1) === slot) return;
    if (this.#length === this.#slots.length) this.#grow();
    this.#slots[this.#length] = slot;
    this.#length += 1;
  }

  insertAt(index: number, slot: number): void {
    if (this.#length === this.#slots.length) this.#grow();
    this.#slots.copyWithin(index + 1, index, this.#length);
    this.#slots[index] = slot;
    this.#length += 1;
  }

  removeAt(index: number): void {
    this.#slots.copyWithin(index, index + 1, this.#length);
    this.#length -= 1;
  }

  /** Removes the slots that do not pass; the order of the others stays. */
  filter(passes: (slot: number) => boolean): void {
    let passed = 0;
    for (let index = 0; index < this.#length; index += 1) {
      const slot = this.at(index);
      if (passes(slot)) this.#slots[passed++] = slot;
    }
    this.#length = passed;
  }

  sort(compare: (a: number, b: number) => number): void {
    this.values.sort(compare);
  }

  #grow(): void {
    const grown = new Uint32Array(Math.max(4, this.#slots.length * 2));
    grown.set(this.#slots);
    this.#slots = grown;
  }
}
