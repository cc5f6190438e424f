import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Where the programs are, as bundles or as sources. All run on the Node of the tests. */
export const PROGRAMS = {
  bundles: {
    server: resolve(ROOT, 'bff/dist/server.js'),
    cli: resolve(ROOT, 'cli/dist/main.js'),
    engine: resolve(ROOT, 'bff/dist/engine.js'),
  },
  sources: {
    server: resolve(ROOT, 'bff/src/server.ts'),
    cli: resolve(ROOT, 'cli/src/main.ts'),
    engine: resolve(ROOT, 'libs/embedded-mongo/src/main.ts'),
  },
} as const;

export type ProgramKind = keyof typeof PROGRAMS;

/** `npm test` has just built the bundles and says so: they start in half the time. A test run by itself uses the sources. */
export const PROGRAMS_UNDER_TEST: ProgramKind = process.env.TEST_PROGRAMS === 'bundles' ? 'bundles' : 'sources';

/** The working directory of all: paths in settings start here. */
export const WORKSPACE = ROOT;
