import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Where the two programs are, as bundles or as sources. Both run on the Node of the tests. */
export const PROGRAMS = {
  bundles: { server: resolve(ROOT, 'bff/dist/server.js'), cli: resolve(ROOT, 'cli/dist/main.js') },
  sources: { server: resolve(ROOT, 'bff/src/server.ts'), cli: resolve(ROOT, 'cli/src/main.ts') },
} as const;

export type ProgramKind = keyof typeof PROGRAMS;

/** The working directory of both: paths in settings start here. */
export const WORKSPACE = ROOT;
