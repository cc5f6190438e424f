import type { Doc } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { Batch, ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { readRecord, type Stored } from '../storage/records.ts';
import { documentTest, search } from './search.ts';
import type { Step, Turns } from './turns.ts';

/** So long a search holds up other writes at a time. */
const SEARCH_MS = 20;

/** The documents that a statement changes or deletes, which may take several batches. */
export class Matches {
  readonly #turns: Turns;
  readonly #filter: Doc;
  readonly #limit: number;
  #batch!: Batch;
  #collection: Collection | undefined;
  /** The search, until it has found all: an update may move a document to a later place of the index. */
  #steps: Iterator<Step<Stored>> | undefined;
  /** The records that are left, each once, though other writes may move a document meanwhile. */
  readonly #left = new Map<string, Buffer>();

  constructor(filter: Doc, limit: number, turns: Turns) {
    this.#filter = filter;
    this.#limit = limit;
    this.#turns = turns;
  }

  /** Whether there are more, for the next batch. */
  get areLeft(): boolean {
    return this.#steps !== undefined || this.#left.size > 0;
  }

  /** As many as the batch takes. */
  async *in(batch: Batch, collection: Collection | undefined): AsyncGenerator<Stored> {
    const isFirst = !this.#batch;
    if (isFirst) this.#begin(batch, collection);
    this.#batch = batch;
    if (collection?.id !== this.#collection?.id)
      throw new CommandError(175, 'QueryPlanKilled', 'the collection was dropped');
    await this.#search();
    if (this.#steps || !collection) return;
    // Others may have written since the batch before.
    const test = isFirst ? () => true : documentTest(this.#filter);
    for (const [text, record] of this.#left) {
      if (this.#turns.isOver()) await this.#turns.next();
      this.#left.delete(text);
      const raw = readRecord(batch, collection, record);
      if (raw && test(raw)) yield { record, raw };
      if (batch.isFull) return;
    }
  }

  #begin(batch: Batch, collection: Collection | undefined): void {
    const latest = () => this.#batch;
    const view: ReadView = {
      get: (key) => latest().get(key),
      page: (...range) => latest().page(...range),
      count: () => undefined,
      get collections() {
        return latest().collections;
      },
    };
    this.#batch = batch;
    this.#collection = collection;
    this.#steps = search(view, collection, { filter: this.#filter, limit: this.#limit })[Symbol.iterator]();
  }

  async #search(): Promise<void> {
    const endsAt = performance.now() + SEARCH_MS;
    while (this.#steps) {
      const { value, done } = this.#steps.next();
      if (value) this.#left.set(value.record.toString('latin1'), value.record);
      if (done) this.#steps = undefined;
      if (this.#turns.isOver()) await this.#turns.next();
      if (performance.now() > endsAt) return;
    }
  }
}
