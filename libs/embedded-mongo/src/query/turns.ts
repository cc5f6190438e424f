import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { CommandError } from '../errors.ts';

/** Other clients wait at most this long for long work. */
const SLICE_MS = 5;

/** What a search yields: a document, or `undefined` after a piece of work without one, so that others get their turn. */
export type Step<T> = T | undefined;

/** Lets long work give others their turn, and ends it after the time that its command allows (`maxTimeMS`). */
export class Turns {
  #msLeft: number;
  #began = performance.now();

  /** @param maxTimeMs time for the work itself, without that of others; 0: no limit */
  constructor(maxTimeMs: number) {
    this.#msLeft = maxTimeMs || Number.POSITIVE_INFINITY;
  }

  /** Begins the work, or the next page of a cursor: the time since the last one does not count. */
  resume(): void {
    this.#began = performance.now();
  }

  /** Whether others should have their turn now: then await `next`. */
  isOver(): boolean {
    return performance.now() - this.#began >= SLICE_MS;
  }

  /** Lets others have their turn. Throws error 50 when the time is used up. */
  async next(): Promise<void> {
    this.#msLeft -= performance.now() - this.#began;
    if (this.#msLeft <= 0) throw new CommandError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
    await nextTurn();
    this.#began = performance.now();
  }

  /** Waits for work of others that this work needs, which counts as its own. */
  async until(ended: Promise<void>): Promise<void> {
    await Promise.race([ended, ...(this.#msLeft < Infinity ? [delay(this.#msLeft, undefined, { ref: false })] : [])]);
    await this.next();
  }

  /** What the steps find; others have their turn meanwhile. */
  async *results<T>(steps: Iterable<Step<T>>): AsyncGenerator<T, undefined> {
    for (const step of steps) {
      if (this.isOver()) await this.next();
      if (step !== undefined) yield step;
    }
  }
}
