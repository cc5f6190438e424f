import type { Problem } from '@tdt/contracts';

/** What the toast says about a password that could not be changed; `null`: there was no answer that can be read. */
export function passwordFailure(problem: Problem | null): string {
  if (problem === null || problem.status >= 500) return 'An unexpected error occurred';
  if (problem.code === 'TOO_MANY_REQUESTS') return 'Too many attempts. Please try again later.';
  return problem.errors?.[0]?.message ?? 'Failed to update password';
}
