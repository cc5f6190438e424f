import type { Problem } from '@tdt/contracts';
import { isOfSession, problemOf } from './failure.ts';

/**
 * How a save ended, as the forms of the kit want to know it, from what a mutation's trigger resolves to. `isTold`: the guard
 * of the session says what has happened.
 */
export function saveResultOf({
  error,
}: {
  error?: unknown;
}): { saved: true } | { saved: false; problem: Problem | null; isTold: boolean } {
  return error ? { saved: false, problem: problemOf(error), isTold: isOfSession(error) } : { saved: true };
}
