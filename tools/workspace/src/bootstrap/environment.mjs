// @ts-check
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/**
 * Reads `.env`; variables that are already set win. `@tdt/config` has the same for programs; this one runs before
 * anything is installed, under whatever Node the user has.
 */
export function loadEnvironmentFile() {
  const file = join(ROOT, '.env');
  // Node 20 before 20.12 has no loadEnvFile. The installed Node has it and reads the file later.
  if (existsSync(file)) process.loadEnvFile?.(file);
}

/** The address on which the site listens. @returns {{ host: string, port: number }} */
export function listenAddress() {
  return { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT || 3000) };
}

/** The URL by which this machine reaches the site. @param {{ host: string, port: number }} address @returns {string} */
export function siteAddress({ host, port }) {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** @returns {string} absolute path of the data directory */
export function dataDirectory() {
  return resolve(ROOT, process.env.DATA_DIR || 'data');
}
