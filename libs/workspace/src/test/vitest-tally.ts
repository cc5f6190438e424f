import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { Tally } from './tally.ts';

/** Writes the tally of a vitest run as JSON to the file named by TALLY_FILE. */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tally: Tally = { passed: 0, failed: unhandledErrors.length, skipped: [] };
    for (const module of modules) count(module, tally);
    writeFileSync(process.env.TALLY_FILE ?? 'tally.json', JSON.stringify(tally));
  }
}

function count(module: TestModule, tally: Tally): void {
  // A file that cannot be loaded has errors and no tests; so has a failing hook.
  tally.failed += module.errors().length;
  for (const suite of module.children.allSuites()) tally.failed += suite.errors().length;
  for (const test of module.children.allTests()) countTest(test, tally);
}

function countTest(test: TestCase, tally: Tally): void {
  const result = test.result();
  if (result.state === 'passed') tally.passed += 1;
  else if (result.state === 'failed') tally.failed += 1;
  else tally.skipped.push(`${test.fullName}: ${('note' in result && result.note) || 'no reason given'}`);
}
