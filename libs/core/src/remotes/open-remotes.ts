import { join } from 'node:path';
import type { Connection } from 'mongoose';
import type { Logger } from '../logger.ts';
import type { Storage } from '../storage/storage.ts';
import { createBuildStore } from './build-store.ts';
import type { RemoteOverrides } from './overrides.ts';
import { createRegistryRepository } from './registry.repository.ts';
import { openRemotesService, type RemotesService } from './remotes.service.ts';

interface Options {
  connection: Connection;
  storage: Storage;
  /** The data directory, for server bundles on the local disk. */
  dataDir: string;
  log: Logger;
  /** Whether other installations may use the same registry, each with builds of its own. */
  isShared: boolean;
  overrides?: RemoteOverrides;
  pollMs?: number;
}

/** The remotes registry of a database and a storage. */
export function openRemotes({ connection, storage, dataDir, log, ...rest }: Options): Promise<RemotesService> {
  return openRemotesService({
    registry: createRegistryRepository(connection),
    builds: createBuildStore(storage, join(dataDir, 'bundles')),
    log,
    ...rest,
  });
}
