import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import { findBuilds, type Registration, type RemotesRegistry } from '@tdt/federation';

/** The folder that holds `hosts/` and `remotes/`: the workspace, or where the site is installed. */
export function installationRoot(from: string = import.meta.dirname): string {
  const parent = dirname(from);
  return existsSync(join(from, 'hosts')) || parent === from ? from : installationRoot(parent);
}

/** Folders of the builds in the installation. */
export function installedBuilds(remotes: RemotesRegistry): Promise<string[]> {
  // Fast Refresh of a remote under development needs the shell's development build, with React's.
  return findBuilds(installationRoot(), { development: Object.keys(remotes.overrides).length > 0 });
}

/**
 * Puts builds live whose version was never registered before. A build that cannot be used is logged and left out: what
 * is live stays live. A build that an operator has put live stays live, which is logged, too. Throws
 * `DOCUMENT_MALFORMED` when the registry is.
 */
export async function registerBuilds(remotes: RemotesRegistry, folders: readonly string[], log: Logger): Promise<void> {
  const register = async (some: readonly string[]) => {
    for (const registration of await remotes.register(some)) logOutcome(registration, log);
  };
  try {
    await register(folders);
  } catch (error) {
    if (error instanceof AppError && error.code === 'DOCUMENT_MALFORMED') throw error;
    // One of them is the cause: the shell first, then each by itself.
    const shellFirst = folders.toSorted((a, b) => Number(b.includes('shell')) - Number(a.includes('shell')));
    for (const folder of shellFirst) {
      await register([folder]).catch((err: unknown) => log.error({ err, folder }, 'A build cannot be registered.'));
    }
  }
}

function logOutcome({ build: { name, version }, outcome, other, folder }: Registration, log: Logger): void {
  const facts = { remote: name, version };
  if (outcome === 'live' && other?.by === 'operator') {
    const wayBack = `remotes rollback ${name}`;
    log.warn(
      { ...facts, replaced: other.version, wayBack },
      'A new build went live over what an operator had put live.',
    );
  } else if (outcome === 'live') log.info(facts, 'A build went live.');
  else if (outcome === 'left') {
    const wayIn = `remotes deploy ${name} ${folder}`;
    log.info({ ...facts, live: other?.version, by: other?.by, wayIn }, 'The build of this installation is not live.');
  }
}
