import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { emptyTally, excerpt, type TestTally } from './tally.ts';

/** Writes the tally of a vitest run as JSON to the file named by TALLY_FILE. */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tally = emptyTally();
    for (const error of unhandledErrors) fail('outside the tests', error, tally);
    for (const module of modules) count(module, tally);
    writeFileSync(process.env.TALLY_FILE ?? 'tally.json', JSON.stringify(tally));
  }
}

function count(module: TestModule, tally: TestTally): void {
  const { collectDuration, duration } = module.diagnostic();
  tally.files.push({ path: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 });
  // A file that cannot be loaded has errors and no tests; so has a failing hook.
  for (const error of module.errors()) fail(module.relativeModuleId, error, tally);
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) fail(`${module.relativeModuleId} > ${suite.fullName}`, error, tally);
  for (const test of module.children.allTests()) countTest(test, tally);
}

function countTest(test: TestCase, tally: TestTally): void {
  const result = test.result();
  const title = `${test.module.relativeModuleId} > ${test.fullName}`;
  if (result.state === 'failed') fail(title, result.errors?.[0], tally);
  else if (result.state === 'passed') tally.passed += 1;
  else tally.skipped.push(`${test.fullName}: ${('note' in result && result.note) || 'no reason given'}`);
}

function fail(title: string, error: { message: string } | undefined, tally: TestTally): void {
  tally.failed += 1;
  tally.failures.push(`${title}: ${excerpt(error?.message)}`);
}
