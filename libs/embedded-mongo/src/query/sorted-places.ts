import { compareBy, type SortField } from './sort.ts';

/** Where a document is, the values that decide about its place, and its bytes if they are cached. */
interface Place {
  readonly record: Buffer;
  readonly values: readonly unknown[];
  readonly raw?: Buffer;
}

/** So many are sorted at a time: some milliseconds of work. */
const RUN = 2_048;

/** At most so many bytes of documents are cached. */
const CACHED_BYTES = 64 * 1024 * 1024;

/** Sorts places in pieces; equal ones keep their order. If few are wanted, it caches their documents unchanged. */
export class SortedPlaces {
  readonly #compare: (a: Place, b: Place) => number;
  readonly #wanted: number;
  /** Sorted lists; the last one is being filled. */
  #runs: Place[][] = [[]];
  #bytes = 0;
  #cachesBytes: boolean;

  constructor(sort: readonly SortField[], wanted: number) {
    const compare = compareBy(sort);
    this.#compare = (a, b) => compare(a.values, b.values);
    this.#wanted = wanted;
    this.#cachesBytes = wanted <= RUN;
  }

  add(record: Buffer, raw: Buffer, values: readonly unknown[]): void {
    const open = this.#runs.at(-1) as Place[];
    open.push(this.#cachesBytes ? { record, values, raw } : { record, values });
    this.#bytes += raw.length;
    if (open.length < RUN && !(this.#cachesBytes && this.#bytes > CACHED_BYTES)) return;
    open.sort(this.#compare);
    // If few are wanted, only the best so far stay.
    if (this.#wanted <= RUN) this.#runs = [this.#best()];
    this.#runs.push([]);
  }

  #best(): Place[] {
    const best = this.#runs.flat().sort(this.#compare).slice(0, this.#wanted);
    this.#bytes = best.reduce((sum, { raw }) => sum + (raw?.length ?? 0), 0);
    this.#cachesBytes &&= this.#bytes < CACHED_BYTES / 2;
    return this.#cachesBytes ? best : best.map(({ record, values }) => ({ record, values }));
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
