import type { Problem } from '@tdt/contracts';

/** The server's sentence about a broken rule of accounts; `undefined` for any other failure. */
export const brokenRule = (problem: Problem | null): string | undefined =>
  problem?.code === 'OWN_ACCOUNT' || problem?.code === 'LAST_SUPER_ADMIN' ? problem.detail : undefined;
