import { loadEnvironmentFile } from '../bootstrap/environment.mjs';
import { elapsed, refuse, say } from '../bootstrap/say.mjs';
import { buildWorkspace } from '../build-workspace.ts';
import { stopping } from '../processes/stopping.ts';
import { firstCommand, settingsOfFile } from './first-command.ts';
import { isFirstStart, seedDemoByCommand } from './seed-demo.ts';
import { hasSuperAdmin, startServer, untilStopped, whenReady } from './serve.ts';

const INTERRUPTED = 130;

/** Ends the program if a step has failed. Ctrl-C during a step is not reported as its failure. */
function need(success: boolean, message: string): void {
  if (stopping.aborted) process.exit(INTERRUPTED);
  if (!success) refuse(message);
}

loadEnvironmentFile();
say('Building what has changed (half a minute the first time)…');
need(await buildWorkspace(), 'The site could not be built: the reason is above.');
say(`The site is built (${elapsed()}).`);

// Later starts do not wait for it: the demo is stored already, or is not wanted.
const isFirst = isFirstStart();
const demo = seedDemoByCommand();
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
  // No account is created silently: the operator creates the first one.
  if (!(await hasAdmin)) say(firstCommand(process.env, settingsOfFile()));
  say('Ctrl-C stops the site.\n');
}
const status = await untilStopped(server, stopping);
if (stopping.aborted) say('The site has stopped.');
process.exit(stopping.aborted ? 0 : status);
