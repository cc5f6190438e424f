/**
 * What tests share: databases and a running site. The browser harness is `@tdt/testing/browser`, a real MongoDB
 * `@tdt/testing/mongodb`, an S3-compatible service `@tdt/testing/storage`, a Brevo `@tdt/testing/brevo`;
 * `@tdt/testing/seeds` builds records to seed.
 */
export { withDatabase } from './database/database-uri.ts';
export { removeDataDirectory } from './database/remove-data-directory.ts';
export { type TemporaryDatabase, temporaryDatabase } from './database/temporary-database.ts';
export type { TestServer } from './database/test-server.ts';
export { freePort } from './site/free-port.ts';
export { importRecipes } from './site/import-recipes.ts';
export { PROGRAMS, PROGRAMS_UNDER_TEST, type ProgramKind, WORKSPACE } from './site/programs.ts';
export { residentMegabytes } from './site/resident-memory.ts';
export { type CliResult, runCli } from './site/run-cli.ts';
export { type RunningSite, type SiteOptions, startSite } from './site/start-site.ts';
export { until } from './until.ts';
