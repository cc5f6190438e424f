import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvironmentFile, ROOT } from '../bootstrap/environment.mjs';
import { elapsed, refuse, say } from '../bootstrap/say.mjs';
import { buildWorkspace, isBuilt } from '../build/build-workspace.ts';
import { stopping } from '../processes/stopping.ts';
import { isFirstStart, seedDemo } from './seed-demo.ts';
import { startServer, untilStopped, whenReady } from './serve.ts';

const INTERRUPTED = 130;
/** No account is made silently: the operator makes the first one, where this version of the command line can. */
const ADMIN_VERBS = join(ROOT, 'cli/src/commands/admin');
const CREATE_ADMIN = 'npm run --silent cli -- admin create --super --email you@example.org';

/** Ctrl-C during a step is no failure of that step. */
function need(success: boolean, sentence: string): void {
  if (stopping.aborted) process.exit(INTERRUPTED);
  if (!success) refuse(sentence);
}

async function build(): Promise<void> {
  if (isBuilt()) return say(`Everything is built already (${elapsed()}).`);
  say('Building the site (half a minute the first time)…');
  need(await buildWorkspace({ quiet: true }), 'The site could not be built: the reason is above.');
  say(`The site is built (${elapsed()}).`);
}

loadEnvironmentFile();
await build();

// The server need not wait for it later on: there is a demo already, or there shall be none.
const isFirst = isFirstStart();
const demo = seedDemo();
if (isFirst) {
  need(await demo, 'The demo could not be stored: the reason is above.');
  say(`The data is in place (${elapsed()}).`);
}

const server = startServer();
const [hasDemo, address] = await Promise.all([demo, whenReady(server)]);
if (!hasDemo) {
  if (server.connected) server.disconnect();
  need(false, 'The demo could not be stored: the reason is above.');
}
if (address) {
  say(`\nThe site is ready after ${elapsed()}: ${address}`);
  if (existsSync(ADMIN_VERBS)) say(`First administrator: ${CREATE_ADMIN}`);
  say('Ctrl-C stops the site.\n');
}
const status = await untilStopped(server);
if (stopping.aborted) say('The site has stopped.');
process.exit(stopping.aborted ? 0 : status);
