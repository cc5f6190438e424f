import type { Problem } from '@tdt/contracts';
import { problemOf } from './failure.ts';

/** How a save ended, as the forms of the kit want to know it, from what a mutation's trigger resolves to. */
export function saveResultOf({
  error,
}: {
  error?: unknown;
}): { saved: true } | { saved: false; problem: Problem | null } {
  return error ? { saved: false, problem: problemOf(error) } : { saved: true };
}
