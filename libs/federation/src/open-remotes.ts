import { join } from 'node:path';
import type { Logger } from '@tdt/config';
import type { Leases } from '@tdt/database';
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
  /** The data directory, where server bundles are copied to. */
  dataDir: string;
  log: Logger;
  /** Whether other installations may use the same registry, each with its own builds. */
  isShared: boolean;
  overrides?: RemoteOverrides;
  pollMs?: number;
  now?: () => Date;
}

const POLL_MS = 1000;

/** The remotes registry of a database and a storage. Close it when done. */
export async function openRemotes(dependencies: Dependencies): Promise<RemotesRegistry> {
  const { connection, storage, dataDir, log, pollMs = POLL_MS, ...rest } = dependencies;
  const registry = await openLiveRegistry({ repository: createRegistryRepository(connection), log, pollMs });
  const bundles = createServerBundles(storage, join(dataDir, 'bundles'));
  await bundles.sweep(registry.current().projects.flatMap((project) => project.builds));
  return createRemotesRegistry({ registry, bundles, builds: createBuildStore(storage), ...rest });
}
