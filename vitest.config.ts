import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];
/** Milliseconds: a limit for tests that hang, on a machine that is busy with other work. */
const testTimeout = 60_000;
/** Vitest would leave one core to itself, although it waits while its workers work. */
const maxWorkers = '100%';

/**
 * Integration tests of server and core: the files of a worker share the modules that it has loaded, because loading
 * them for every file took half of the processor time. A file leaves no state behind in a module, `process.env` or
 * a timer.
 */
const SHARING = ['{bff,libs/core}/**/*.int.test.ts'];
/** Files that look at what a fresh process has loaded. */
const ALONE = ['bff/src/platform/tracing/*.int.test.ts'];

const integration = {
  // Twice the cores of the smallest machine: these files wait for processes, polls and pauses half of their time.
  maxWorkers: 4,
  // Vitest runs projects with different numbers of workers one after the other, if told the order.
  sequence: { groupOrder: 1 },
  testTimeout,
  hookTimeout: 2 * testTimeout,
  // Real processes on a machine that others load: a second try, which the summary of `npm test` tells.
  retry: process.env.CI ? 1 : 0,
};

/**
 * `unit`: no I/O. `component`: React in a DOM, without a browser. `integration*`: database,
 * HTTP, processes.
 */
export default defineConfig({
  test: {
    // The output of tests that pass is not shown.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, '**/*.int.test.ts'],
          maxWorkers,
          testTimeout,
        },
      },
      {
        define: { ON_SERVER: false },
        test: {
          name: 'component',
          include: ['**/*.test.tsx'],
          exclude: ignored,
          maxWorkers,
          environment: 'happy-dom',
          // Testing Library unmounts after each test when it finds the hooks of the runner.
          globals: true,
          setupFiles: '@tdt/testing/components-setup',
          testTimeout,
          retry: process.env.CI ? 1 : 0,
        },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          include: SHARING,
          exclude: [...ignored, ...ALONE],
          isolate: false,
        },
      },
      {
        test: {
          ...integration,
          name: 'integration-alone',
          include: ['{cli,tools}/**/*.int.test.ts', 'libs/!(core)/**/*.int.test.ts', ...ALONE],
          exclude: ignored,
        },
      },
    ],
  },
});
