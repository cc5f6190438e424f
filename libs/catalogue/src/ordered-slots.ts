import type { BitSet } from './bit-set.ts';
import { SlotList } from './slot-list.ts';

/** All slots in one order, by binary insertion. `compare` must not return 0 for two different slots. */
export class OrderedSlots {
  readonly #slots = new SlotList(1024);
  readonly #compare: (a: number, b: number) => number;
  /** Whether slots were appended and not sorted yet: loading a catalogue sorts once. */
  #unsorted = false;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** Adds without sorting, for loading many. */
  append(slot: number): void {
    this.#slots.add(slot);
    this.#unsorted = true;
  }

  insert(slot: number): void {
    this.settle();
    this.#slots.insertAt(this.#positionOf(slot), slot);
  }

  /** Removes a slot; its values must still be those it was inserted with. */
  remove(slot: number): void {
    this.settle();
    const position = this.#positionOf(slot);
    if (this.#slots.at(position) === slot) this.#slots.removeAt(position);
  }

  /** The slots that are in `wanted`, from the end when `descending`: `limit` of them after the first `offset`. */
  pick(wanted: BitSet, descending: boolean, offset: number, limit: number): number[] {
    this.settle();
    const slots = this.#slots.values;
    const picked: number[] = [];
    let rest = offset;
    for (let step = 0; step < slots.length && picked.length < limit; step += 1) {
      const slot = slots[descending ? slots.length - 1 - step : step] as number;
      if (!wanted.has(slot)) continue;
      if (rest > 0) rest -= 1;
      else picked.push(slot);
    }
    return picked;
  }

  /** Visits the slots from the end until `visit` returns false. */
  visitLatest(visit: (slot: number) => boolean): void {
    this.settle();
    const slots = this.#slots.values;
    for (let index = slots.length - 1; index >= 0; index -= 1) if (!visit(slots[index] as number)) return;
  }

  /** Sorts what was appended. */
  settle(): void {
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
