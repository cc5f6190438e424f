import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { emptyTally, excerpt, type FileTime, type TestTally } from './tally.ts';

/** Writes the tally of a Playwright run as JSON to the file named by TALLY_FILE. */
export default class PlaywrightTally implements Reporter {
  #root: Suite | undefined;
  #errors = 0;

  onBegin(_config: unknown, root: Suite): void {
    this.#root = root;
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(_result: FullResult): void {
    const tally: TestTally = { ...emptyTally(), failed: this.#errors };
    for (const test of this.#root?.allTests() ?? []) countTest(test, tally);
    tally.files = fileTimes(this.#root?.allTests() ?? []);
    writeFileSync(process.env.TALLY_FILE ?? 'tally.json', JSON.stringify(tally));
  }
}

function countTest(test: TestCase, tally: TestTally): void {
  const outcome = test.outcome();
  const title = test.titlePath().filter(Boolean).join(' › ');
  if (outcome === 'skipped') tally.skipped.push(`${title}: ${reason(test)}`);
  else if (outcome === 'expected') tally.passed += 1;
  else {
    tally.failed += 1;
    tally.failures.push(`${title}: ${excerpt(test.results[0]?.error?.message)}`);
  }
}

/** Times of tests include their hooks and fixtures. */
function fileTimes(tests: readonly TestCase[]): FileTime[] {
  const milliseconds = new Map<string, number>();
  for (const { location, results } of tests) {
    const path = relative(process.cwd(), location.file);
    const own = results.reduce((total, { duration }) => total + duration, 0);
    milliseconds.set(path, (milliseconds.get(path) ?? 0) + own);
  }
  return [...milliseconds].map(([path, total]) => ({ path, seconds: total / 1000 }));
}

function reason(test: TestCase): string {
  return test.annotations.find(({ description }) => description)?.description ?? 'no reason given';
}
