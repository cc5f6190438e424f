import { isStorageError } from '../errors.ts';
import { Batch } from './batch.ts';
import type { Catalog } from './catalog.ts';
import { countKey, flagsKey, idRange } from './keys.ts';
import type { Store } from './sqlite-store.ts';

interface Job {
  run(batch: Batch): unknown;
  /** It runs in pieces, in a commit of its own. */
  readonly isLong: boolean;
  done(): void;
  fail(error: unknown): void;
}

/**
 * Runs all writes in order of arrival. The writes that are waiting share one SQLite commit and its flush to disk, and
 * resolve only after it.
 */
export class CommitQueue {
  readonly #store: Store;
  readonly #catalog: Catalog;
  #jobs: Job[] = [];
  #isScheduled = false;

  constructor(store: Store, catalog: Catalog) {
    this.#store = store;
    this.#catalog = catalog;
  }

  /** Runs `work` as one atomic change and resolves with its result once that is on disk. */
  run<T>(work: (batch: Batch) => T): Promise<T> {
    return this.#add(work, false);
  }

  /**
   * As `run`, for long work that awaits between its pieces: other writes wait until its end, and reads go on. They see
   * what it has written so far, so that must be keys that nothing refers to yet.
   */
  runInPieces<T>(work: (batch: Batch) => Promise<T>): Promise<T> {
    return this.#add(work, true);
  }

  #add<T>(work: (batch: Batch) => T | Promise<T>, isLong: boolean): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T | Promise<T>;
      const run = (batch: Batch) => {
        result = work(batch);
        return result;
      };
      this.#jobs.push({ isLong, run, done: () => resolve(result), fail: reject });
      if (!this.#isScheduled) this.#schedule();
    });
  }

  #schedule(): void {
    this.#isScheduled = this.#jobs.length > 0;
    if (this.#isScheduled) setImmediate(() => this.#drain());
  }

  async #drain(): Promise<void> {
    const long = this.#jobs.findIndex(({ isLong }) => isLong);
    if (long === 0) await this.#runAlone(this.#jobs.shift() as Job);
    else this.#runTogether(this.#jobs.splice(0, long < 0 ? this.#jobs.length : long));
    this.#schedule();
  }

  async #runAlone(job: Job): Promise<void> {
    const batch = new Batch(this.#store, this.#catalog);
    try {
      this.#store.begin();
      await job.run(batch);
      this.#commit(batch);
    } catch (error) {
      this.#store.rollback();
      job.fail(error);
      return;
    }
    job.done();
  }

  #runTogether(jobs: readonly Job[]): void {
    /** Jobs that succeed or fail with the batch: those that ran, and if the store fails also the others. */
    const open = new Set(jobs);
    const batch = new Batch(this.#store, this.#catalog);
    try {
      this.#store.begin();
      for (const job of jobs) if (!this.#runOne(job, batch)) open.delete(job);
      this.#commit(batch);
    } catch (error) {
      this.#store.rollback();
      for (const job of open) job.fail(error);
      return;
    }
    for (const job of open) job.done();
  }

  /** Whether the job's writes are part of the batch; throws if the whole batch is lost. */
  #runOne(job: Job, batch: Batch): boolean {
    const undo = batch.savepoint();
    try {
      job.run(batch);
      batch.forget();
      return true;
    } catch (error) {
      if (isStorageError(error)) throw error;
      undo();
      job.fail(error);
      return false;
    }
  }

  #commit(batch: Batch): void {
    for (const [id, change] of batch.counts) {
      const total = Buffer.allocUnsafe(8);
      total.writeDoubleBE(this.#catalog.count(id) + change);
      this.#store.put(countKey(id), total);
    }
    for (const id of batch.wiped) {
      this.#store.deleteRange(...idRange(id));
      this.#store.delete(countKey(id));
      this.#store.delete(flagsKey(id));
    }
    this.#store.commit();
    this.#catalog.install(batch.staged, batch.counts);
    batch.committed();
  }
}
