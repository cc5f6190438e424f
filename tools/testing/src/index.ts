/**
 * Databases and a running site for tests. `@tdt/testing/browser` is the browser harness, `@tdt/testing/mongodb` a real
 * MongoDB, `@tdt/testing/storage` and `@tdt/testing/brevo` are stand-ins for S3 and Brevo, and `@tdt/testing/seeds`
 * builds records to seed.
 */
export { enginePid } from '@tdt/embedded-mongo';
export { withDatabase } from './database/database-uri.ts';
export { openDocuments } from './database/documents.ts';
export { fillDisk } from './database/full-disk.ts';
export { temporaryDatabase } from './database/temporary-database.ts';
export { removeDataDirectory } from './database/test-server.ts';
export { atFileEnd } from './file-end/at-file-end.ts';
export { freePort } from './site/free-port.ts';
export { importRecipes } from './site/import-recipes.ts';
export { PROGRAMS, PROGRAMS_UNDER_TEST, type ProgramKind, WORKSPACE } from './site/programs.ts';
export { residentMegabytes } from './site/resident-memory.ts';
export { type CliResult, runCli } from './site/run-cli.ts';
export { type RunningSite, type SiteOptions, startSite } from './site/start-site.ts';
export { mountSmallDisk } from './small-disk.ts';
export { until } from './until.ts';
