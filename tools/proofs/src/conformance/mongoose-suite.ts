import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorOutcome, type SuiteResult } from './outcomes.ts';

interface MochaReport {
  readonly stats: { readonly passes: number; readonly pending: number };
  readonly failures: readonly { readonly fullTitle: string; readonly err: unknown }[];
}

const LIMIT_MS = 600_000;
/**
 * Tests that, when a command of theirs is refused, fail during another test: with a timer, or by a promise that they do
 * not await. The other test then ends too early, and its index is built after its database was dropped.
 */
const DISTURBING = '(aggregate|aggregation) cursor emits? |insertMany with Decimal';

/**
 * Runs mongoose's own tests on a server.
 * @param checkout mongoose's repository, after `npm install --ignore-scripts` in it
 */
export async function runMongooseSuite(checkout: string, uri: string): Promise<SuiteResult> {
  const output = join(await mkdtemp(join(tmpdir(), 'mongoose-suite-')), 'report.json');
  const reporter = ['--reporter', 'json', '--reporter-option', `output=${output}`];
  const files = ['--grep', DISTURBING, '--invert', '--ignore', 'test/encryption/**/*.test.js', './test/**/*.test.js'];
  await promisify(execFile)(process.execPath, ['node_modules/mocha/bin/mocha.js', '--exit', ...reporter, ...files], {
    cwd: checkout,
    env: { ...process.env, MONGOOSE_TEST_URI: uri },
    timeout: LIMIT_MS,
    maxBuffer: Number.POSITIVE_INFINITY,
  }).catch(() => undefined); // Its status is the number of failed tests.
  const { stats, failures } = JSON.parse(await readFile(output, 'utf8')) as MochaReport;
  const others = Object.fromEntries(failures.map(({ fullTitle, err }) => [fullTitle, errorOutcome(err)]));
  return { passed: stats.passes, skipped: stats.pending, others };
}
