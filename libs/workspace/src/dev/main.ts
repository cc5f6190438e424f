import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listenAddress, loadEnvironmentFile, ROOT } from '../bootstrap/environment.mjs';
import { elapsed, refuse, say } from '../bootstrap/say.mjs';
import { buildWorkspace, isBuilt } from '../build/build-workspace.ts';
import { type Service, startService } from '../processes/service.ts';
import { stopping } from '../processes/stopping.ts';
import { seedDemo } from '../start/seed-demo.ts';
import { remoteServers } from './remotes.ts';

const SHELL = join(ROOT, 'hosts/shell');
/** Where the shell's development build is, and what is written last of it. */
const SHELL_BUILD = join(SHELL, 'dist/development');
const SEAL = 'build.json';
/** Several files of one build change one after the other. */
const SETTLE_MS = 150;

loadEnvironmentFile();
const remotes = await remoteServers(process.argv.slice(2));

// What is not under development is served as built, and the registry knows a remote's pages from its build.
if (!isBuilt() && !(await buildWorkspace({ quiet: true }))) refuse('The site could not be built: the reason is above.');
say(`Everything is built (${elapsed()}).`);
if (!(await seedDemo())) refuse('The demo could not be stored: the reason is above.');

const services: Service[] = [
  startService('rsbuild', ['build', '--watch', '--env-mode', 'development'], { cwd: SHELL }),
  ...remotes.map(({ folder }) => startService('rsbuild', ['dev'], { cwd: folder })),
];
while (!existsSync(join(SHELL_BUILD, SEAL)) && !stopping.aborted) await delay(100);

if (!stopping.aborted) {
  const REMOTE_OVERRIDE = remotes.map(({ name, url }) => `${name}=${url}`).join(',');
  const server = startService(process.execPath, ['--watch', '--watch-preserve-output', 'bff/src/server.ts'], {
    cwd: ROOT,
    env: { REMOTE_OVERRIDE, CACHE_SECONDS: '0', WARM_PICTURES: 'false' },
  });
  services.push(server);
  restartOnNewShell(server);
  const { host, port } = listenAddress();
  say(`\nUnder development: ${remotes.map(({ name }) => name).join(', ')} and the shell, at http://${host}:${port}\n`);
  await new Promise((resolve) => stopping.addEventListener('abort', resolve));
}
await Promise.all(services.map((service) => service.stop()));

/** The server registers builds when it starts. */
function restartOnNewShell(server: Service): void {
  let timer: NodeJS.Timeout | undefined;
  watch(SHELL_BUILD, { signal: stopping }, (_event, file) => {
    // A build begins by removing it.
    if (file !== SEAL || !existsSync(join(SHELL_BUILD, SEAL))) return;
    clearTimeout(timer);
    timer = setTimeout(() => server.restart(), SETTLE_MS);
  }).on('error', () => {});
}
