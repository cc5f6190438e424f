import { setTimeout as sleep } from 'node:timers/promises';
import { isPassing } from './s3-failure.ts';

/** How long to wait for a service, and how often to ask again. */
export interface Patience {
  attempts: number;
  /** Longest silence of a connection: while connecting, before an answer, between two pieces of it. */
  silenceMs: number;
  /** The pause before the first repetition; each later one may be twice as long as the one before. */
  backoffMs: number;
  /** No attempt begins later than this. */
  totalMs: number;
}

export const PATIENT: Patience = { attempts: 4, silenceMs: 10_000, backoffMs: 100, totalMs: 15_000 };

/**
 * For whoever wants to know how things are now: two requests fit into the two seconds that readiness is given. Only what
 * fails at once is tried again, such as a kept connection that the service has just closed.
 */
export const IMPATIENT: Patience = { attempts: 2, silenceMs: 900, backoffMs: 0, totalMs: 100 };

/** Does `work` again while it fails in a way that passes. The pauses are random, so that many clients do not come back at once. */
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
