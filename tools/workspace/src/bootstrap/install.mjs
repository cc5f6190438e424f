// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortOfSpace } from './disk-space.mjs';
import { ROOT } from './environment.mjs';
import { findWantedNode } from './node-version.mjs';
import { elapsed, refuse, say } from './say.mjs';

const STAMP = join(ROOT, 'node_modules/.installed');
/** Megabytes: what node_modules takes, with room for the builds. */
const ROOM = 1500;
const ONLINE = 'please check the connection to the npm registry and start again.';

/** Installs the packages when the lock file, the manifests or the machine have changed since last time. */
export async function installPackages() {
  if (isInstalled()) return;
  const short = await shortOfSpace(ROOT, ROOM, 'the installation');
  if (short) refuse(short);
  say('Installing packages (about a minute the first time)…');
  // Not `npm ci`: it refuses a lock file that was written on another system and lacks this one's optional packages.
  // Not one package needs its install script but `node`, which is run below: so no compiler is needed, whatever the npm.
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], ROOT);
  if (!findWantedNode()) installNode();
  if (!findWantedNode()) refuse(`The installation brought no Node 24: ${ONLINE}`);
  writeFileSync(STAMP, fingerprint());
  say(`Packages are installed (${elapsed()}).`);
}

/** What the install script of the package `node` does, then the link to it for npm scripts and npx. */
function installNode() {
  run(process.execPath, ['installArchSpecificPackage'], join(ROOT, 'node_modules/node'));
  run('npm', ['rebuild', '--ignore-scripts', '--loglevel=error', 'node'], ROOT);
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint() && findWantedNode() !== null;
}

/** Of everything that decides what is installed. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package-lock.json', 'package.json', ...manifests()]) {
    const path = join(ROOT, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** package.json of each workspace, relative to the root. */
function manifests() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return workspaces.flatMap((/** @type {string} */ pattern) => {
    if (!pattern.endsWith('/*')) return [`${pattern}/package.json`];
    const folder = pattern.slice(0, -2);
    return readdirSync(join(ROOT, folder))
      .sort()
      .map((name) => `${folder}/${name}/package.json`);
  });
}

/** @param {string} command @param {string[]} parameters @param {string} cwd */
function run(command, parameters, cwd) {
  const { status, signal } = spawnSync(command, parameters, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (signal) process.exit(130);
  if (status !== 0) refuse(`The installation failed (npm's own words are above): ${ONLINE}`);
}
