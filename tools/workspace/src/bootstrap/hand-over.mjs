// @ts-check
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './environment.mjs';
import { installPackages } from './install.mjs';
import { findWantedNode, requireUsableNode } from './node-version.mjs';
import { refuse, STARTED_AT } from './say.mjs';

/**
 * Installs what is missing, then runs a TypeScript program of the workspace on Node 24 in place of this one: same
 * terminal, same parameters, same exit status.
 * @param {string} program path from the root
 * @param {() => Promise<void>} [beforeInstalling] quick checks before the installation, which takes a minute
 */
export async function handOver(program, beforeInstalling) {
  requireUsableNode();
  await beforeInstalling?.();
  await installPackages();
  const node =
    findWantedNode() ?? refuse('There is no Node 24 to run with: please remove node_modules and start again.');
  const child = spawn(node, [join(ROOT, program), ...process.argv.slice(2)], {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: [dirname(node), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      COMMAND_STARTED_AT: String(STARTED_AT),
    },
    // The child stops when this channel closes, also after kill -9, so that nothing is left running.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => child.connected && child.disconnect();
  // A terminal sends Ctrl-C to both processes, other senders signal this one only. Closing the channel fits both.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) whenOrphaned(stop);
  child.on('exit', (status, signal) => process.exit(status ?? (signal === 'SIGINT' ? 130 : 143)));
}

/**
 * npm runs a script through a shell, and a shell that is stopped by a signal does not pass it on: the child only gets
 * another parent.
 * @param {() => void} callback
 */
function whenOrphaned(callback) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && callback(), 500).unref();
}
