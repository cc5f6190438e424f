import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBuilds, type Logger, type RemotesService } from '@tdt/core';

/** The folder that holds `hosts/` and `remotes/`: the workspace, or where the site is installed. */
export function installationRoot(from: string = import.meta.dirname): string {
  const parent = dirname(from);
  return existsSync(join(from, 'hosts')) || parent === from ? from : installationRoot(parent);
}

/**
 * Registers the builds that lie in the installation, those whose version was never registered before. One that cannot
 * be used is told and left out: what is live already goes on.
 */
export async function registerBuilds(remotes: RemotesService, folders: readonly string[], log: Logger): Promise<void> {
  const register = async (some: readonly string[]) => {
    for (const { name, version } of await remotes.register(some, { onlyIfNew: true })) {
      log.info({ remote: name, version }, 'A build went live.');
    }
  };
  try {
    await register(folders);
  } catch {
    // One of them is to blame: the shell first, then each by itself.
    const shellFirst = folders.toSorted((a, b) => Number(b.includes('shell')) - Number(a.includes('shell')));
    for (const folder of shellFirst) {
      await register([folder]).catch((err: unknown) => log.error({ err, folder }, 'A build cannot be registered.'));
    }
  }
}

/** While a remote is under development, the shell's development build: Fast Refresh needs React's. */
export function workspaceBuilds(remotes: RemotesService): Promise<string[]> {
  return findBuilds(installationRoot(), { development: Object.keys(remotes.overrides).length > 0 });
}
