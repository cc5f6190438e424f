import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Root of the installation: the nearest folder above `start` whose package.json names the workspaces. It is the same
 * for sources and bundles, and wherever the program was called from. Without one, the folder above `start`.
 */
export function installationAbove(start: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && 'workspaces' in JSON.parse(readFileSync(file, 'utf8'))) return folder;
  }
  return dirname(start);
}

/** Where `.env` is, and where a relative `DATA_DIR` starts, for every program. */
export const INSTALLATION = installationAbove(dirname(fileURLToPath(import.meta.url)));

/** The absolute path of what a setting names. */
export const fromInstallation = (path: string): string => resolve(INSTALLATION, path);

/** Reads `.env`; what the environment already holds wins. */
export function loadEnvironmentFile(folder = INSTALLATION): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
