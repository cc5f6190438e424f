import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Root of the installation: the nearest folder above `start` whose package.json lists workspaces, else the folder above
 * `start`. Sources and bundles find the same root, whatever the current folder.
 */
export function installationAbove(start: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && 'workspaces' in JSON.parse(readFileSync(file, 'utf8'))) return folder;
  }
  return dirname(start);
}

/** The folder of `.env`, to which paths in settings (`DATA_DIR`) are relative. */
export const INSTALLATION = installationAbove(dirname(fileURLToPath(import.meta.url)));

/** The absolute path of a path in a setting. */
export const fromInstallation = (path: string): string => resolve(INSTALLATION, path);

/** Loads `.env`. Variables that are set already win. */
export function loadEnvironmentFile(folder = INSTALLATION): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
