import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Paths of the programs, as bundles and as sources. */
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

/** Bundles within `npm test`, which builds them first: they start in half the time. Sources in a single test run. */
export const PROGRAMS_UNDER_TEST: ProgramKind = process.env.TEST_PROGRAMS === 'bundles' ? 'bundles' : 'sources';

/** Working directory of the programs: relative paths in settings start here. */
export const WORKSPACE = ROOT;
