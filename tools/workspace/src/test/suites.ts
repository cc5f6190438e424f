import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWorkspace } from '../build-workspace.ts';
import { CHECKS } from '../check/checks.ts';
import { runProgram } from '../processes/run-program.ts';
import { FAILED, PASSED, type Tally, withOutcome } from './tally.ts';

export interface TestSuite {
  name: string;
  run(): Promise<Tally>;
}

const REPORTERS = 'tools/workspace/src/test';
/** Hundreds of processes load the same packages: Node keeps what it compiled for the next one. */
const COMPILED = resolve('node_modules/.cache/node-compile');

/** Runs a test program whose reporter writes its tally to TALLY_FILE. */
async function tallyOf(command: string, parameters: string[], timeoutSeconds: number): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'tally-'));
  const file = join(folder, 'tally.json');
  try {
    const { status, timedOut } = await runProgram(command, parameters, {
      env: { TALLY_FILE: file, TEST_PROGRAMS: 'bundles', NODE_COMPILE_CACHE: COMPILED },
      timeoutSeconds,
    });
    if (timedOut) console.error(`Stopped after ${timeoutSeconds} s: it took too long.`);
    const text = await readFile(file, 'utf8').catch(() => null);
    return withOutcome(text === null ? null : (JSON.parse(text) as Tally), status);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const vitest =
  (project: string, files: readonly string[] = []) =>
  () =>
    tallyOf(
      'vitest',
      ['run', '--project', project, '--reporter=default', `--reporter=./${REPORTERS}/vitest-tally.ts`, ...files],
      1800,
    );

const journeys = () => tallyOf('playwright', ['test', `--reporter=list,./${REPORTERS}/playwright-tally.ts`], 2500);

const build = async (): Promise<Tally> => ((await buildWorkspace({ quiet: false })) ? PASSED : FAILED);

const BUILD: TestSuite = { name: 'Build', run: build };

/** Fast suites first; the build comes before the suites that run the bundles. */
export const SUITES: TestSuite[] = [
  ...CHECKS.map(({ name, passes }) => ({ name, run: async () => ((await passes()) ? PASSED : FAILED) })),
  { name: 'Unit tests', run: vitest('unit') },
  { name: 'Component tests', run: vitest('component*') },
  BUILD,
  { name: 'Integration tests', run: vitest('integration*') },
  { name: 'Browser journeys', run: journeys },
];

/** The tests that take minutes, or those whose paths contain one of the given texts. */
export const proofs = (files: readonly string[]): TestSuite[] => [
  BUILD,
  { name: 'Proofs', run: vitest('proofs', files) },
];
