import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { Tally } from './tally.ts';

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
    const tally: Tally = { passed: 0, failed: this.#errors, skipped: [] };
    for (const test of this.#root?.allTests() ?? []) countTest(test, tally);
    writeFileSync(process.env.TALLY_FILE ?? 'tally.json', JSON.stringify(tally));
  }
}

function countTest(test: TestCase, tally: Tally): void {
  const outcome = test.outcome();
  if (outcome === 'expected') tally.passed += 1;
  // A test that needs a second try is a test that fails.
  else if (outcome !== 'skipped') tally.failed += 1;
  else tally.skipped.push(`${test.titlePath().join(' › ')}: ${reason(test)}`);
}

function reason(test: TestCase): string {
  return test.annotations.find(({ description }) => description)?.description ?? 'no reason given';
}
