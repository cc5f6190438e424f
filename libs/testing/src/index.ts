/** What tests share: databases, a running site, builders. The browser harness is `@tdt/testing/browser`. */
export { freePort } from './site/free-port.ts';
export { type CliResult, runCli } from './site/run-cli.ts';
export { type RunningSite, type SiteOptions, startSite } from './site/start-site.ts';
