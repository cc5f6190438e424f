import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];
/** Milliseconds: a limit for tests that hang, on a machine that is busy with other work. */
const testTimeout = 60_000;

/**
 * `unit`: no I/O. `component`: React in a DOM, without a browser. `integration`: database, HTTP, processes; a few files at
 * once, since each may start an engine.
 */
export default defineConfig({
  test: {
    // What a test that passes prints is nobody's concern.
    silent: 'passed-only',
    projects: [
      { test: { name: 'unit', include: ['**/*.test.ts'], exclude: [...ignored, '**/*.int.test.ts'], testTimeout } },
      {
        define: { ON_SERVER: false },
        test: {
          name: 'component',
          include: ['**/*.test.tsx'],
          exclude: ignored,
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
          maxWorkers: 2,
          testTimeout,
          hookTimeout: 2 * testTimeout,
          // Real processes on a machine that others load: a second try, which the summary of `npm test` tells.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
