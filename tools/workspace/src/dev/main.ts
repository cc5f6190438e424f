import { join } from 'node:path';
import { listenAddress, loadEnvironmentFile, ROOT, siteAddress } from '../bootstrap/environment.mjs';
import { portProblem } from '../bootstrap/port.mjs';
import { elapsed, refuse, say } from '../bootstrap/say.mjs';
import { buildWorkspace } from '../build-workspace.ts';
import { runProgram } from '../processes/run-program.ts';
import { startService } from '../processes/service.ts';
import { stopping } from '../processes/stopping.ts';
import { seedDemoByCommand } from '../start/seed-demo.ts';
import { developmentBrevo } from './brevo.ts';
import { remoteServers } from './remotes.ts';
import { watchSources } from './watch-sources.ts';

const SHELL = join(ROOT, 'hosts/shell');
/** Libraries in the shell's bundles; remotes watch their own. */
const SHELL_LIBRARIES = ['ui', 'admin', 'platform', 'domain', 'cuisine', 'contracts'];
const SHELL_SOURCES = [SHELL, ...SHELL_LIBRARIES.map((name) => join(ROOT, 'libs', name))];

/** The development build: Fast Refresh in remotes needs its React. */
async function buildShell(): Promise<boolean> {
  const { status } = await runProgram('rsbuild', ['build', '--env-mode', 'development'], { cwd: SHELL });
  return status === 0;
}

loadEnvironmentFile();
// Before anything is built or stored: another site may use the port and the same data.
const problem = await portProblem(listenAddress());
if (problem) refuse(problem);
const remotes = await remoteServers(process.argv.slice(2)).catch((error: Error) => refuse(error.message));

say('Building what has changed…');
// The site serves other remotes as built, and the registry reads the pages of all remotes from their builds.
const built = (await buildWorkspace()) && (await buildShell());
if (!built) refuse('The site could not be built: the reason is above.');
if (!(await seedDemoByCommand())) refuse('The demo could not be stored: the reason is above.');

const brevo = await developmentBrevo(process.env);
const remoteServices = remotes.map(({ folder }) => startService('rsbuild', ['dev'], { cwd: folder }));
const server = startService(process.execPath, ['--watch', '--watch-preserve-output', 'bff/src/server.ts'], {
  cwd: ROOT,
  env: {
    REMOTE_OVERRIDE: remotes.map(({ name, url }) => `${name}=${url}`).join(','),
    CACHE_SECONDS: '0',
    WARM_PICTURES: 'false',
    ...brevo?.env,
  },
});
// The server registers builds when it starts.
watchSources(
  SHELL_SOURCES.map((folder) => join(folder, 'src')),
  async () => {
    if (await buildShell()) await server.restart();
  },
);
say(`\nUnder development after ${elapsed()}: ${remotes.map(({ name }) => name).join(', ')} and the shell`);
say(siteAddress(listenAddress()));
if (brevo) say(`A stand-in replaces Brevo, and shows what it received at ${brevo.url}`);
say('');

if (!stopping.aborted) await new Promise((resolve) => stopping.addEventListener('abort', resolve));
await Promise.all([server, ...remoteServices].map((service) => service.stop()));
await brevo?.close();
