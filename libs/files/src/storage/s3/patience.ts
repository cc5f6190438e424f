import { setTimeout as sleep } from 'node:timers/promises';
import { isPassing } from './s3-failure.ts';

/** How long to wait for a service, and how often to retry. */
export interface Patience {
  attempts: number;
  /** Longest silence of a connection: while connecting, before an answer, between two pieces of it. */
  silenceMs: number;
  /** Longest pause before the first retry; it doubles with each later one. */
  backoffMs: number;
  /** No attempt begins later than this. */
  totalMs: number;
}

export const PATIENT: Patience = { attempts: 4, silenceMs: 10_000, backoffMs: 100, totalMs: 15_000 };

/**
 * For checks of the current state: two requests fit into the two seconds of the readiness check. Only requests that
 * fail at once are retried, such as those on a kept connection that the service has just closed.
 */
export const IMPATIENT: Patience = { attempts: 2, silenceMs: 900, backoffMs: 0, totalMs: 100 };

/** Retries `work` while its failures are temporary. The pauses are random, so that clients do not all retry at once. */
export async function persist<T>(work: () => Promise<T>, { attempts, backoffMs, totalMs }: Patience): Promise<T> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const pause = Math.random() * backoffMs * 2 ** (attempt - 1);
      const isLate = performance.now() - began + pause > totalMs;
      if (attempt >= attempts || isLate || !isPassing(error)) throw error;
      await sleep(pause);
    }
  }
}
