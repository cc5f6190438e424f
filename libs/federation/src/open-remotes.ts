import { join } from 'node:path';
import type { Logger } from '@tdt/config';
import type { Changes, Leases } from '@tdt/database';
import type { Storage } from '@tdt/files/storage';
import type { Connection } from 'mongoose';
import { createBuildStore } from './build-store.ts';
import { openLiveRegistry } from './live-registry.ts';
import type { RemoteOverrides } from './overrides.ts';
import { createRegistryRepository } from './registry.repository.ts';
import { createRemotesRegistry, type RemotesRegistry } from './remotes.ts';
import { createServerBundles } from './server-bundles.ts';

interface Dependencies {
  connection: Connection;
  storage: Storage;
  leases: Leases;
  changes: Changes;
  /** The data directory, where server bundles are copied to. */
  dataDir: string;
  log: Logger;
  /** Whether other installations may use the same registry, each with its own builds. */
  isShared: boolean;
  overrides?: RemoteOverrides;
  now?: () => Date;
}

/** The remotes registry of a database and a storage. */
export async function openRemotes(dependencies: Dependencies): Promise<RemotesRegistry> {
  const { connection, storage, dataDir, log, changes, ...rest } = dependencies;
  const registry = await openLiveRegistry({ repository: createRegistryRepository(connection), log, changes });
  const bundles = createServerBundles(storage, join(dataDir, 'bundles'));
  await bundles.sweep(registry.current().projects.flatMap((project) => project.builds));
  return createRemotesRegistry({ registry, bundles, builds: createBuildStore(storage), ...rest });
}
