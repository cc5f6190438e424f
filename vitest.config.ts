import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];
const PROOFS = ['**/*.proof.test.ts'];
/** Milliseconds: a limit for tests that hang, on a machine that is busy with other work. */
const testTimeout = 60_000;
/** Vitest would leave one core to itself, although it waits while its workers work. */
const maxWorkers = '100%';

/**
 * Component tests of the back office: loading Ant Design takes longer than they do. Those of public pages share nothing:
 * their modules keep what a visitor did during the visit.
 */
const ADMIN = ['**/admin*/**/*.test.tsx'];
/** Integration tests that look at what a fresh process has loaded. */
const ALONE = ['bff/src/platform/http/tracing.int.test.ts'];

const define = { ON_SERVER: false };
const component = {
  maxWorkers,
  environment: 'happy-dom',
  setupFiles: ['@tdt/testing/components-setup'],
  testTimeout,
};

const integration = {
  globalSetup: './tools/testing/src/database/one-server.ts',
  setupFiles: ['@tdt/testing/file-end-setup'],
  // Twice the cores of the smallest machine: these files wait for processes, polls and pauses half of their time.
  maxWorkers: 4,
  // Vitest runs projects with different numbers of workers one after the other, if told the order.
  sequence: { groupOrder: 1 },
  testTimeout,
  // As long as a state may take on a machine that others load; a second, the default, is too short.
  expect: { poll: { timeout: testTimeout / 2 } },
  hookTimeout: 2 * testTimeout,
};

/**
 * `unit`: no I/O. `component`: React in a DOM, without a browser. `integration*`: database,
 * HTTP, processes. `proofs`: the same for minutes, which `npm run proofs` runs.
 */
export default defineConfig({
  test: {
    // The output of tests that pass is not shown.
    silent: 'passed-only',
    // The files of a worker share the modules that it has loaded: loading them for every file took two thirds of the
    // processor time. A file leaves no state behind in a module, `process.env` or a timer.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, ...PROOFS, '**/*.int.test.ts'],
          maxWorkers,
          testTimeout,
        },
      },
      {
        define,
        test: {
          ...component,
          name: 'component',
          include: ADMIN,
          exclude: ignored,
          unstubGlobals: true,
          setupFiles: [...component.setupFiles, './libs/admin/src/kit/testing/forget-drafts.ts'],
        },
      },
      {
        define,
        test: {
          ...component,
          name: 'component-alone',
          isolate: true,
          // A thread for each file starts sooner than a process.
          pool: 'threads',
          include: ['**/*.test.tsx'],
          exclude: [...ignored, ...ADMIN],
        },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: [...ignored, ...ALONE],
        },
      },
      {
        test: {
          ...integration,
          name: 'integration-alone',
          isolate: true,
          include: ALONE,
          exclude: ignored,
        },
      },
      { test: { ...integration, name: 'proofs', include: PROOFS, exclude: ignored } },
    ],
  },
});
