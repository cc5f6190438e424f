import type { Problem } from '@tdt/contracts';

/** The sentence of the server about a rule on accounts that would be broken; `undefined` for any other failure. */
export function ruleBroken(problem: Problem | null): string | undefined {
  return problem?.code === 'OWN_ACCOUNT' || problem?.code === 'LAST_SUPER_ADMIN' ? problem.detail : undefined;
}
