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
/** For node_modules and the builds. */
const MEGABYTES = 1500;
const CHECK_CONNECTION = 'please check the connection to the npm registry and start again.';

/** Installs the packages when the lock file, the manifests or the machine have changed since last time. */
export async function installPackages() {
  if (isInstalled()) return;
  const short = await shortOfSpace(ROOT, MEGABYTES, 'the installation');
  if (short) refuse(short);
  say('Installing packages (about a minute the first time)…');
  // Not `npm ci`: it refuses a lock file of another system that lacks this system's optional packages.
  // Only the package `node` needs its install script, which is run below. So no version of npm needs a compiler.
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], ROOT);
  if (!findWantedNode()) installNode();
  if (!findWantedNode()) refuse(`The installation brought no Node 24: ${CHECK_CONNECTION}`);
  writeFileSync(STAMP, fingerprint());
  say(`Packages are installed (${elapsed()}).`);
}

/** Does what the install script of the package `node` does, then links it for npm scripts and npx. */
function installNode() {
  run(process.execPath, ['installArchSpecificPackage'], join(ROOT, 'node_modules/node'));
  run('npm', ['rebuild', '--ignore-scripts', '--loglevel=error', 'node'], ROOT);
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint() && findWantedNode() !== null;
}

/** Hash of everything that decides what is installed. */
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
  if (status !== 0) refuse(`The installation failed (npm's own words are above): ${CHECK_CONNECTION}`);
}
