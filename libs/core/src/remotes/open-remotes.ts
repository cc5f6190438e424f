import { join } from 'node:path';
import type { Connection } from 'mongoose';
import type { Leases } from '../database/leases.ts';
import type { Logger } from '../logger.ts';
import type { Storage } from '../storage/storage.ts';
import { createBuildStore } from './build-store.ts';
import { openLiveRegistry } from './live-registry.ts';
import type { RemoteOverrides } from './overrides.ts';
import { createRegistryRepository } from './registry.repository.ts';
import { createRemotesService, type RemotesService } from './remotes.service.ts';
import { createServerBundles } from './server-bundles.ts';

interface Options {
  connection: Connection;
  storage: Storage;
  leases: Leases;
  /** The data directory, for server bundles on the local disk. */
  dataDir: string;
  log: Logger;
  /** Whether other installations may use the same registry, each with builds of its own. */
  isShared: boolean;
  overrides?: RemoteOverrides;
  pollMs?: number;
  now?: () => Date;
}

const POLL_MS = 1000;

/** The remotes registry of a database and a storage. */
export async function openRemotes(options: Options): Promise<RemotesService> {
  const { connection, storage, dataDir, log, pollMs = POLL_MS, ...rest } = options;
  const registry = await openLiveRegistry({ repository: createRegistryRepository(connection), log, pollMs });
  const bundles = createServerBundles(storage, join(dataDir, 'bundles'));
  await bundles.sweep(registry.current().projects.flatMap((project) => project.builds));
  return createRemotesService({ registry, bundles, builds: createBuildStore(storage), ...rest });
}
