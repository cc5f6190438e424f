import { SlotList } from './slot-list.ts';

/** All slots in one order, kept by binary insertion. `compare` must never answer 0 for two different slots. */
export class OrderedSlots {
  readonly #slots = new SlotList(1024);
  readonly #compare: (a: number, b: number) => number;
  /** Slots that were appended and not sorted in yet: loading a whole catalogue sorts once. */
  #unsorted = false;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** Adds without sorting; for a load of many. */
  append(slot: number): void {
    this.#slots.push(slot);
    this.#unsorted = true;
  }

  insert(slot: number): void {
    this.#settle();
    this.#slots.insertAt(this.#positionOf(slot), slot);
  }

  /** Removes a slot while its values still are what it was inserted with. */
  remove(slot: number): void {
    this.#settle();
    const position = this.#positionOf(slot);
    if (this.#slots.at(position) === slot) this.#slots.removeAt(position);
  }

  /** Visits the slots, from the end when `descending`, until `visit` answers false. */
  walk(descending: boolean, visit: (slot: number) => boolean): void {
    this.#settle();
    const { length } = this.#slots;
    for (let step = 0; step < length; step += 1) {
      if (!visit(this.#slots.at(descending ? length - 1 - step : step))) return;
    }
  }

  #settle(): void {
    if (!this.#unsorted) return;
    this.#slots.sort(this.#compare);
    this.#unsorted = false;
  }

  #positionOf(slot: number): number {
    let low = 0;
    let high = this.#slots.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots.at(middle), slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
