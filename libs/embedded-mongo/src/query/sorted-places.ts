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
    const rests = this.#runs.map((run) => run.toReversed());
    for (;;) {
      const first = rests.reduce((best, rest) => (precedes(rest.at(-1), best.at(-1), this.#compare) ? rest : best));
      const place = first.pop();
      if (!place) return;
      yield place;
    }
  }
}

const precedes = (a: Place | undefined, b: Place | undefined, order: (a: Place, b: Place) => number): boolean =>
  a !== undefined && (b === undefined || order(a, b) < 0);
