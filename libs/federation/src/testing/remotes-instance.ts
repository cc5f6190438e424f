import type { Build } from '@tdt/contracts';
import { createChanges, createLeases, watch } from '@tdt/database';
import { openConnection, silentLog, temporaryPlace } from '@tdt/database/testing';
import { createLocalStorage, type Storage } from '@tdt/files/storage';
import type { Connection } from 'mongoose';
import { onTestFinished } from 'vitest';
import { openRemotes } from '../open-remotes.ts';
import type { RemotesRegistry } from '../remotes.ts';
import { builtRemote, builtShell } from './built-project.ts';

/** A database and a storage that several instances share. */
export interface RemotesPlace {
  connection: Connection;
  dataDir: string;
  storage: Storage;
}

export async function remotesPlace(): Promise<RemotesPlace> {
  const settings = await temporaryPlace();
  const storage = createLocalStorage(settings.dataDir);
  return { connection: await openConnection(settings), dataDir: settings.dataDir, storage };
}

interface InstanceOptions {
  pollMs?: number;
  /** The clock of this instance. */
  now?: () => Date;
  /** Instead of the shared storage. */
  storage?: Storage;
  isShared?: boolean;
}

/** The registry of one program, closed when the test ends. */
export async function remotesInstance(place: RemotesPlace, options: InstanceOptions = {}): Promise<RemotesRegistry> {
  const { pollMs = 20, ...rest } = options;
  const [leases, changes] = [createLeases(place.connection), createChanges(place.connection)];
  const remotes = await openRemotes({ ...place, leases, changes, log: silentLog, isShared: true, ...rest });
  const watcher = watch(changes.refresh, silentLog, pollMs);
  onTestFinished(async () => {
    await watcher.stop();
    await changes.settle();
  });
  return remotes;
}

/** A place with a shell and a remote named `catalogue` live. */
export async function placeWithCatalogue(over: Partial<Build> = {}) {
  const place = await remotesPlace();
  const remotes = await remotesInstance(place);
  await remotes.deploy('shell', await builtShell());
  await remotes.deploy('catalogue', await builtRemote(over));
  return { place, remotes };
}

/** The version of `catalogue` that is live according to an instance. */
export const catalogueOf = ({ current }: Pick<RemotesRegistry, 'current'>): string | undefined =>
  current().remotes.find(({ name }) => name === 'catalogue')?.version;
