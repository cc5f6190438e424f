import { loadEnvironmentFile } from '../bootstrap/environment.mjs';
import { elapsed, refuse, say } from '../bootstrap/say.mjs';
import { buildWorkspace } from '../build-workspace.ts';
import { stopping } from '../processes/stopping.ts';
import { isFirstStart, seedDemo } from './seed-demo.ts';
import { hasSuperAdmin, startServer, untilStopped, whenReady } from './serve.ts';

const INTERRUPTED = 130;
/** No account is made silently: the operator makes the first one. */
const CREATE_ADMIN = 'npm run --silent cli -- admin create --email you@example.org --super';

/** Ctrl-C during a step is no failure of that step. */
function need(success: boolean, sentence: string): void {
  if (stopping.aborted) process.exit(INTERRUPTED);
  if (!success) refuse(sentence);
}

loadEnvironmentFile();
say('Building what has changed (half a minute the first time)…');
need(await buildWorkspace(), 'The site could not be built: the reason is above.');
say(`The site is built (${elapsed()}).`);

// The server need not wait for it later on: there is a demo already, or there shall be none.
const isFirst = isFirstStart();
const demo = seedDemo();
if (isFirst) {
  need(await demo, 'The demo could not be stored: the reason is above.');
  say(`The data is in place (${elapsed()}).`);
}

const server = startServer();
const hasAdmin = hasSuperAdmin(server);
const ready = whenReady(server, stopping).catch((error: Error) => error);
const [hasDemo, address] = await Promise.all([demo, ready]);
if (!hasDemo || address instanceof Error) {
  if (server.connected) server.disconnect();
  need(hasDemo, 'The demo could not be stored: the reason is above.');
  if (address instanceof Error) refuse(address.message);
}
if (address) {
  say(`\nThe site is ready after ${elapsed()}: ${address}`);
  if (!(await hasAdmin)) say(`There is no administrator yet. In another terminal: ${CREATE_ADMIN}`);
  say('Ctrl-C stops the site.\n');
}
const status = await untilStopped(server, stopping);
if (stopping.aborted) say('The site has stopped.');
process.exit(stopping.aborted ? 0 : status);
