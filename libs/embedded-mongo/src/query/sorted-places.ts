import { compareBy, type SortField } from './sort.ts';

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
  /** Sorted lists; the last one is being filled. */
  #runs: Place[][] = [[]];

  constructor(sort: readonly SortField[], wanted: number) {
    const compare = compareBy(sort);
    this.#compare = (a, b) => compare(a.values, b.values);
    this.#wanted = wanted;
  }

  add(place: Place): void {
    const open = this.#runs.at(-1) as Place[];
    open.push(place);
    if (open.length < RUN) return;
    open.sort(this.#compare);
    // Of few that are wanted, keep only the best so far.
    if (this.#wanted <= RUN) this.#runs = [this.#runs.flat().sort(this.#compare).slice(0, this.#wanted)];
    this.#runs.push([]);
  }

  /** The places in order: each time the first of all lists. */
  *inOrder(): Generator<Place> {
    this.#runs.at(-1)?.sort(this.#compare);
    const next = this.#runs.map(() => 0);
    for (;;) {
      let first: Place | undefined;
      let list = 0;
      for (const [index, run] of this.#runs.entries()) {
        const place = run[next[index] as number];
        if (place && (!first || this.#compare(place, first) < 0)) [first, list] = [place, index];
      }
      if (!first) return;
      next[list] = (next[list] as number) + 1;
      yield first;
    }
  }
}
