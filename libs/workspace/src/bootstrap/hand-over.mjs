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
 * @param {() => Promise<void>} [beforeInstalling] what is worth checking before a minute is spent
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
    // The child stops when this channel closes, however this process ended, so that nothing is left running.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends Ctrl-C to both, anybody else signals this process alone: to close the channel is right for both.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.connected && child.disconnect());
  }
  child.on('exit', (status, signal) => process.exit(status ?? (signal === 'SIGINT' ? 130 : 143)));
}
