import { setImmediate as nextTurn } from 'node:timers/promises';
import { isStorageError } from '../errors.ts';
import { Turns } from '../query/turns.ts';
import { Batch } from './batch.ts';
import type { Catalog } from './catalog.ts';
import { flagBits } from './collection.ts';
import { countKey, flagsKey, idRange } from './keys.ts';
import type { Store } from './sqlite-store.ts';

/** So many are deleted at a time: some milliseconds of work. */
const WIPED_KEYS = 256;

/** A write that waits for its turn. */
interface Job {
  run(batch: Batch): unknown;
  done(): void;
  fail(error: unknown): void;
}

/**
 * Runs all writes one after the other, in order of arrival. Those that are waiting share one SQLite commit and its
 * flush to disk, and resolve only after it. A long write awaits between its pieces: reads go on and see what it has
 * done so far, as with MongoDB's read concern "local"; other writes wait.
 */
export class CommitQueue {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly #jobs: Job[] = [];
  #isRunning = false;

  constructor(store: Store, catalog: Catalog) {
    this.#store = store;
    this.#catalog = catalog;
  }

  /** Runs `work` as one change, which leaves nothing if it fails, and resolves with its result once that is on disk. */
  run<T>(work: (batch: Batch) => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T | Promise<T>;
      const run = (batch: Batch) => {
        result = work(batch);
        return result;
      };
      this.#jobs.push({ run, done: () => resolve(result), fail: reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    do {
      await nextTurn();
      await this.#runTogether(this.#jobs.splice(0));
    } while (this.#jobs.length > 0);
    this.#isRunning = false;
  }

  async #runTogether(jobs: readonly Job[]): Promise<void> {
    /** Jobs that succeed or fail with the commit. */
    const open = new Set(jobs);
    const batch = new Batch(this.#store, this.#catalog);
    const turns = new Turns(0);
    const before = this.#catalog.collections;
    try {
      this.#store.begin();
      for (const job of jobs) {
        if (turns.isOver()) await turns.next();
        if (!(await runOne(job, batch))) open.delete(job);
      }
      await this.#commit(batch, turns);
    } catch (error) {
      this.#store.rollback();
      this.#catalog.install(before, new Map());
      for (const job of open) job.fail(error);
      return;
    }
    for (const job of open) job.done();
  }

  async #commit({ state }: Batch, turns: Turns): Promise<void> {
    const { collections, counts, wiped } = state;
    for (const [id, change] of counts) {
      const total = Buffer.allocUnsafe(8);
      total.writeDoubleBE(this.#catalog.count(id) + change);
      this.#store.put(countKey(id), total);
    }
    // No search begins or ends well in what is dropped, which takes long for a large collection.
    if (wiped.length > 0) this.#catalog.install(collections, new Map());
    for (const id of wiped) {
      while (this.#store.deleteSome(...idRange(id), WIPED_KEYS) === WIPED_KEYS) if (turns.isOver()) await turns.next();
      this.#store.delete(countKey(id));
      this.#store.delete(flagsKey(id));
    }
    const indexes = [...collections.values()].flatMap((collection) => collection.indexes);
    const flagged = indexes.filter(({ flags }) => flagBits(flags) !== flags.stored);
    for (const { id, flags } of flagged) this.#store.put(flagsKey(id), Buffer.of(flagBits(flags)));
    this.#store.commit();
    for (const { flags } of flagged) flags.stored = flagBits(flags);
    this.#catalog.install(collections, counts);
  }
}

/** Whether the job's writes are part of the commit; throws if that is lost as a whole. */
async function runOne(job: Job, batch: Batch): Promise<boolean> {
  const { keep, undo } = batch.savepoint();
  try {
    await job.run(batch);
    keep();
    return true;
  } catch (error) {
    if (isStorageError(error)) throw error;
    undo();
    job.fail(error);
    return false;
  }
}
