import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];
/** Milliseconds: a limit for tests that hang, on a machine that is busy with other work. */
const testTimeout = 60_000;
/** Vitest would leave one core to itself, although it waits while its workers work. */
const maxWorkers = '100%';

/**
 * `unit`: no I/O. `component`: React in a DOM, without a browser. `integration`: database, HTTP, processes.
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
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: ignored,
          // Twice the cores of the smallest machine: these files wait for processes, polls and pauses half of their
          // time.
          maxWorkers: 4,
          // Vitest runs projects with different numbers of workers one after the other, if told the order.
          sequence: { groupOrder: 1 },
          testTimeout,
          hookTimeout: 2 * testTimeout,
          // Real processes on a machine that others load: a second try, which the summary of `npm test` tells.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
