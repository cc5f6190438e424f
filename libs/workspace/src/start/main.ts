import { loadEnvironmentFile } from '../bootstrap/environment.mjs';
import { elapsed, refuse, say } from '../bootstrap/say.mjs';
import { buildWorkspace, isBuilt } from '../build/build-workspace.ts';
import { stopping } from '../processes/stopping.ts';
import { isFirstStart, seedDemo } from './seed-demo.ts';
import { startServer, untilStopped, whenReady } from './serve.ts';

const INTERRUPTED = 130;

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
  say('Ctrl-C stops the site.\n');
}
const status = await untilStopped(server);
if (stopping.aborted) say('The site has stopped.');
process.exit(stopping.aborted ? 0 : status);
