import { stripVTControlCharacters } from 'node:util';

/** A test file by its path from the root, and the summed time of its tests. */
export interface FileTime {
  path: string;
  seconds: number;
}

/** The result of a suite. A check without tests of its own counts as one test. */
export interface TestTally {
  passed: number;
  failed: number;
  /** Title and error of each test that failed. */
  failures: string[];
  /** Title and reason of each test that was skipped. */
  skipped: string[];
  /** How long each file of tests took. */
  files: FileTime[];
}

export const emptyTally = (): TestTally => ({ passed: 0, failed: 0, failures: [], skipped: [], files: [] });

export const PASSED: TestTally = { ...emptyTally(), passed: 1 };
export const FAILED: TestTally = { ...emptyTally(), failed: 1 };

/** Sum over all suites. */
export function sum(tallies: TestTally[]): TestTally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    files: tallies.flatMap(({ files }) => files),
  };
}

/** `12 passed, 0 failed`, followed by `, 2 skipped` if tests were skipped. */
export function summaryLine({ passed, failed, skipped }: TestTally): string {
  const ending = skipped.length === 0 ? '' : `, ${skipped.length} skipped`;
  return `${passed} passed, ${failed} failed${ending}`;
}

/** A line for each test that needs attention; failed tests come last, next to the summary line. */
export const notable = ({ failures, skipped }: TestTally): string[] => [
  ...skipped.map((line) => `skipped: ${line}`),
  ...failures.map((line) => `failed: ${line}`),
];

const SLOWEST = 10;

/** A line for each of the ten slowest files, the slowest first. */
export const slowest = ({ files }: TestTally): string[] =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);

const EXCERPT_LINES = 8;

/** The first lines of an error's message, without colours and empty lines; all but the first are indented. */
export const excerpt = (message = 'no message'): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, EXCERPT_LINES)
    .join('\n    ');

/** `✓ Types: 1 passed` or `✗ Unit tests: 2 of 80 failed`. */
export function overviewLine(name: string, { passed, failed, skipped }: TestTally): string {
  if (failed > 0) return `✗ ${name}: ${failed} of ${passed + failed} failed`;
  const ending = skipped.length === 0 ? '' : ` (${skipped.length} skipped)`;
  return `✓ ${name}: ${passed} passed${ending}`;
}

/**
 * Adds a failure if the program of a suite failed without a failed test: it crashed, hung, or found no test.
 * `status` is the exit status of the program.
 */
export function withOutcome(tally: TestTally | null, status: number | null): TestTally {
  if (tally === null) return FAILED;
  const silent = tally.failed === 0 && (status !== 0 || tally.passed + tally.skipped.length === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}
