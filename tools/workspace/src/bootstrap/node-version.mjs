// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './environment.mjs';
import { refuse } from './say.mjs';

const OLDEST = 20;
const WANTED = 24;

const running = Number(process.versions.node.split('.')[0]);

/** Ends with an error message if this Node is too old to install the packages. */
export function requireUsableNode() {
  if (running >= OLDEST) return;
  refuse(`Node ${OLDEST} or newer is needed and this is Node ${process.versions.node}: https://nodejs.org has it.`);
}

/** Whether the running Node is new enough for the sources. */
export const isWantedNode = running >= WANTED;

/** Path of a Node that runs the sources: the running one, else the installed one, else null. */
export function findWantedNode() {
  if (isWantedNode) return process.execPath;
  const installed = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(installed) ? installed : null;
}
