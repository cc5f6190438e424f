import type { Doc } from '../bson/types.ts';
import type { Batch } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { readRecord, type Stored } from '../storage/records.ts';
import { checkIntact } from './candidates.ts';
import { documentTest, search } from './search.ts';
import type { Step, Turns } from './turns.ts';

/** The documents that a statement changes or deletes, which may take several batches. */
export class Matches {
  readonly #turns: Turns;
  readonly #filter: Doc;
  #limit: number;
  #test!: (raw: Buffer) => boolean;
  #steps: Iterator<Step<Stored>> | undefined;
  #searched: Collection | undefined;
  /** The records so far: a change may move a document to a later place of the index. */
  readonly #seen = new Set<string>();
  /** Whether there are more, for the next batch. */
  areLeft = true;

  /** @param limit 0: all */
  constructor(filter: Doc, limit: number, turns: Turns) {
    this.#filter = filter;
    this.#limit = limit || Number.POSITIVE_INFINITY;
    this.#turns = turns;
  }

  /** As many as the batch takes. */
  async *in(batch: Batch, collection: Collection | undefined): AsyncGenerator<Stored> {
    if (!this.#steps) {
      this.#searched = collection;
      this.#test = documentTest(this.#filter);
      // A batch reads the latest data, also in the batches after it.
      this.#steps = search(batch, collection, { filter: this.#filter })[Symbol.iterator]();
    }
    if (this.#searched) checkIntact(batch, this.#searched);
    for (;;) {
      const { value, done } = this.#steps.next();
      if (done) break;
      if (this.#turns.isOver()) await this.#turns.next();
      const found = value && this.#current(batch, value);
      if (found) {
        yield found;
        if (--this.#limit === 0) break;
      }
      if (batch.isFull) return;
    }
    this.areLeft = false;
  }

  /** A document as it is now: others may have written since its page of the index was read. */
  #current(batch: Batch, { record }: Stored): Stored | undefined {
    const text = record.toString('latin1');
    if (this.#seen.has(text)) return undefined;
    this.#seen.add(text);
    const raw = readRecord(batch, this.#searched as Collection, record);
    return raw && this.#test(raw) ? { record, raw } : undefined;
  }
}
