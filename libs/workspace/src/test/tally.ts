/** What a suite found. A check without tests of its own counts as one test. */
export interface Tally {
  passed: number;
  failed: number;
  /** Title and reason of each test that was skipped. */
  skipped: string[];
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: [] };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: [] };

/** Sum over all suites. */
export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/** `12 passed, 0 failed`, with `, 2 skipped` where so. */
export function summaryLine({ passed, failed, skipped }: Tally): string {
  const ending = skipped.length === 0 ? '' : `, ${skipped.length} skipped`;
  return `${passed} passed, ${failed} failed${ending}`;
}

/** `✓ Types: 1 passed` or `✗ Unit tests: 2 of 80 failed`. */
export function overviewLine(name: string, { passed, failed, skipped }: Tally): string {
  if (failed > 0) return `✗ ${name}: ${failed} of ${passed + failed} failed`;
  const ending = skipped.length === 0 ? '' : ` (${skipped.length} skipped)`;
  return `✓ ${name}: ${passed} passed${ending}`;
}

/**
 * A suite whose program failed without naming a failed test (it crashed, hung, or found no test at all) has one failure.
 * `status` is the exit status of the program.
 */
export function withOutcome(tally: Tally | null, status: number | null): Tally {
  if (tally === null) return FAILED;
  const silent = tally.failed === 0 && (status !== 0 || tally.passed + tally.skipped.length === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}
