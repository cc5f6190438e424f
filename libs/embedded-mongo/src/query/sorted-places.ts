import { compareBy, type SortField } from './sort.ts';
import type { Step } from './turns.ts';

/** Where a document is, and the values that decide about its place. */
interface Place {
  readonly record: Buffer;
  readonly values: readonly unknown[];
}

/** So many are sorted at a time: some milliseconds of work. */
const RUN = 2_048;

/** Sorts places in pieces; equal ones keep their order. */
export class SortedPlaces {
  readonly #compare: (a: Place, b: Place) => number;
  readonly #wanted: number;
  /** Sorted lists, and one that is being filled. */
  #runs: Place[][] = [];
  #open: Place[] = [];

  constructor(sort: readonly SortField[], wanted: number) {
    const compare = compareBy(sort);
    this.#compare = (a, b) => compare(a.values, b.values);
    this.#wanted = wanted;
  }

  add(place: Place): void {
    this.#open.push(place);
    if (this.#open.length < RUN) return;
    this.#close();
    // Of few that are wanted, keep only the best so far.
    if (this.#wanted <= RUN && this.#runs.length === 2)
      this.#runs = [this.#runs.flat().sort(this.#compare).slice(0, this.#wanted)];
  }

  #close(): void {
    this.#runs.push(this.#open.sort(this.#compare));
    this.#open = [];
  }

  /** The places in order, with `undefined` between pieces of work. */
  *inOrder(): Generator<Step<Place>> {
    this.#close();
    let runs = this.#runs;
    for (; runs.length > 2; yield undefined) {
      const merged: Place[][] = [];
      for (let at = 0; at < runs.length; at += 2) {
        const pair: Place[] = [];
        for (const place of this.#merge(runs[at] ?? [], runs[at + 1] ?? [])) {
          pair.push(place);
          if (pair.length % RUN === 0) yield undefined;
        }
        merged.push(pair);
      }
      runs = merged;
    }
    yield* this.#merge(runs[0] ?? [], runs[1] ?? []);
  }

  *#merge(left: readonly Place[], right: readonly Place[]): Generator<Place> {
    let [l, r] = [0, 0];
    for (;;) {
      const [a, b] = [left[l], right[r]];
      if (!a && !b) return;
      const isLeft = a && (!b || this.#compare(a, b) <= 0);
      if (isLeft) l++;
      else r++;
      yield (isLeft ? a : b) as Place;
    }
  }
}
