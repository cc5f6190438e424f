import { setImmediate as nextTurn } from 'node:timers/promises';
import { isStorageError } from '../errors.ts';
import { Turns } from '../query/turns.ts';
import { Batch } from './batch.ts';
import type { Catalog } from './catalog.ts';
import { flagBits } from './collection.ts';
import { countKey, flagsKey, idRange, wipeKey } from './keys.ts';
import type { Store } from './sqlite-store.ts';

/** So many are deleted at a time: some milliseconds of work. */
const WIPED_KEYS = 256;

/** A write that waits for its turn. */
interface Job {
  /** Whether it is a further part of a long write. */
  readonly isFurther: boolean;
  run(batch: Batch): unknown;
  done(): void;
  fail(error: unknown): void;
}

/**
 * Runs all writes one after the other, in order of arrival. Those that are waiting share one SQLite commit and its
 * flush to disk, and resolve only after it; the further parts of long writes come one by one between them. A write
 * awaits between its pieces: reads continue and see what it has done so far, as with MongoDB's read concern "local".
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
  run<T>(work: (batch: Batch) => T | Promise<T>, isFurther = false): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T | Promise<T>;
      const run = (batch: Batch) => {
        result = work(batch);
        return result;
      };
      this.#jobs.push({ isFurther, run, done: () => resolve(result), fail: reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    do {
      await nextTurn();
      const jobs = this.#jobs.splice(0);
      const [part, ...later] = jobs.filter(({ isFurther }) => isFurther);
      this.#jobs.push(...later);
      await this.#runTogether(jobs.filter(({ isFurther }) => !isFurther));
      if (part) await this.#runTogether([part]);
    } while (this.#jobs.length > 0 || this.#wipeSome());
    this.#isRunning = false;
  }

  /** Deletes some dropped keys; called while no write is queued. Returns false if none are left, or if it fails. */
  #wipeSome(): boolean {
    const [id] = this.#catalog.toWipe;
    if (id === undefined) return false;
    try {
      this.#store.begin();
      const isLast = this.#store.deleteSome(...idRange(id), WIPED_KEYS) < WIPED_KEYS;
      if (isLast) for (const key of [countKey(id), flagsKey(id), wipeKey(id)]) this.#store.delete(key);
      this.#store.commit();
      if (isLast) this.#catalog.toWipe.delete(id);
      return true;
    } catch {
      this.#store.rollback();
      return false;
    }
  }

  async #runTogether(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
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
      this.#commit(batch);
    } catch (error) {
      this.#store.rollback();
      this.#catalog.install(before, new Map());
      for (const job of open) job.fail(error);
      return;
    }
    for (const job of open) job.done();
  }

  #commit({ state }: Batch): void {
    const { collections, counts, toWipe } = state;
    for (const [id, change] of counts) {
      const total = Buffer.allocUnsafe(8);
      total.writeDoubleBE(this.#catalog.count(id) + change);
      this.#store.put(countKey(id), total);
    }
    const indexes = [...collections.values()].flatMap((collection) => collection.indexes);
    const flagged = indexes.filter(({ flags }) => flagBits(flags) !== flags.stored);
    for (const { id, flags } of flagged) this.#store.put(flagsKey(id), Buffer.of(flagBits(flags)));
    this.#store.commit();
    for (const { flags } of flagged) flags.stored = flagBits(flags);
    this.#catalog.install(collections, counts);
    for (const id of toWipe) this.#catalog.toWipe.add(id);
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
