import { loadEnvironmentFile } from '../bootstrap/environment.mjs';
import { elapsed, refuse, say } from '../bootstrap/say.mjs';
import { buildWorkspace, isBuilt } from '../build/build-workspace.ts';
import { stopping } from '../processes/stopping.ts';
import { seedDemo, wantsDemo } from './seed-demo.ts';
import { startServer, untilStopped, whenReady } from './serve.ts';

const INTERRUPTED = 130;

/** Ctrl-C during a step is no failure of that step. */
function need(success: boolean, sentence: string): void {
  if (stopping.aborted) process.exit(INTERRUPTED);
  if (!success) refuse(sentence);
}

loadEnvironmentFile();

if (isBuilt()) say(`Everything is built already (${elapsed()}).`);
else {
  say('Building the site (half a minute the first time)…');
  need(await buildWorkspace({ quiet: true }), 'The site could not be built: the reason is above.');
  say(`The site is built (${elapsed()}).`);
}

if (wantsDemo(process.env)) {
  need(await seedDemo(), 'The demo could not be stored: the reason is above.');
  say(`The demo is in place (${elapsed()}).`);
}

const server = startServer();
const address = await whenReady(server);
if (address) {
  say(`\nThe site is ready after ${elapsed()}: ${address}`);
  say('First administrator: npm run --silent cli -- admin create --super --email you@example.org');
  say('Ctrl-C stops the site.\n');
}
const status = await untilStopped(server);
if (stopping.aborted) say('The site has stopped.');
process.exit(stopping.aborted ? 0 : status);
