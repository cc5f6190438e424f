import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWorkspace } from '../build-workspace.ts';
import { CHECKS } from '../check/checks.ts';
import { runProgram } from '../processes/run-program.ts';
import { FAILED, PASSED, type TestTally, withOutcome } from './tally.ts';

export interface TestSuite {
  name: string;
  run(): Promise<TestTally>;
}

const REPORTERS = 'tools/workspace/src/test';
/** Hundreds of processes load the same packages: Node caches what it compiled for the next one. */
const COMPILED = resolve('node_modules/.cache/node-compile');

/** Linux's file system in memory, and the bytes that it must have left. */
const MEMORY = '/dev/shm';
const MEMORY_MIN = 2 * 1024 ** 3;

/** Where tests store their data: in memory, if there is room, since half of their time went in waiting for a disk. */
async function folderOfTests(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize < MEMORY_MIN ? tmpdir() : MEMORY;
}

interface RunLimits {
  timeoutSeconds: number;
  /** Proofs need what a disk does. */
  onDisk?: boolean;
}

/** Runs a test program, whose reporter writes its tally to TALLY_FILE, and removes what the tests have left. */
async function tallyOf(
  command: string,
  parameters: string[],
  { timeoutSeconds, onDisk = false }: RunLimits,
): Promise<TestTally> {
  const folder = await mkdtemp(join(onDisk ? tmpdir() : await folderOfTests(), 'tests-'));
  const file = join(folder, 'tally.json');
  try {
    const { status, timedOut } = await runProgram(command, parameters, {
      env: {
        TALLY_FILE: file,
        TEST_PROGRAMS: 'bundles',
        NODE_COMPILE_CACHE: COMPILED,
        // Node strips types itself; Playwright would transform each module of the workspace that journeys use.
        PW_DISABLE_TS_ESM: '1',
        TMPDIR: folder,
      },
      timeoutSeconds,
    });
    if (timedOut) console.error(`Stopped after ${timeoutSeconds} s: it took too long.`);
    const text = await readFile(file, 'utf8').catch(() => null);
    return withOutcome(text === null ? null : (JSON.parse(text) as TestTally), status);
  } finally {
    // An engine writes until some seconds after its last client has left.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  }
}

const REPORTED = ['--reporter=default', `--reporter=./${REPORTERS}/vitest-tally.ts`];

const vitest = (project: string) => () =>
  tallyOf('vitest', ['run', '--project', project, ...REPORTED], { timeoutSeconds: 1800 });

const playwright =
  (project: string, files: readonly string[] = []) =>
  () =>
    tallyOf(
      'playwright',
      ['test', '--project', project, `--reporter=list,./${REPORTERS}/playwright-tally.ts`, ...files],
      { timeoutSeconds: 2500 },
    );

const build = async (): Promise<TestTally> => ((await buildWorkspace({ quiet: false })) ? PASSED : FAILED);

const BUILD: TestSuite = { name: 'Build', run: build };

/** Fast suites first; the build comes before the suites that run the bundles. */
export const SUITES: TestSuite[] = [
  ...CHECKS.map(({ name, passes }) => ({ name, run: async () => ((await passes()) ? PASSED : FAILED) })),
  { name: 'Unit tests', run: vitest('unit') },
  { name: 'Component tests', run: vitest('component*') },
  BUILD,
  { name: 'Integration tests', run: vitest('integration*') },
  { name: 'Browser journeys', run: playwright('journeys') },
];

/** The tests that take minutes, or those whose paths contain one of the given texts. */
export const proofs = (files: readonly string[]): TestSuite[] => [
  BUILD,
  {
    name: 'Proofs',
    run: () =>
      tallyOf('vitest', ['run', '--project', 'proofs', ...REPORTED, ...allowNone(files)], {
        timeoutSeconds: 1800,
        onDisk: true,
      }),
  },
  { name: 'Proofs in a browser', run: playwright('proofs', allowNone(files)) },
];

/** Both programs get the texts, and only one of them may have a file for them. */
const allowNone = (files: readonly string[]): string[] => (files.length > 0 ? ['--pass-with-no-tests', ...files] : []);
