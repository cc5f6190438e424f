import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];

/** `unit`: no I/O. `integration`: database, HTTP, processes; a few files at once, since each may start an engine. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['**/*.test.ts'], exclude: [...ignored, '**/*.int.test.ts'] } },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: ignored,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Real processes on a machine that others load: a second try, which the summary of `npm test` tells.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
