import type { Connection } from 'mongoose';
import { REGISTRY_COLLECTION } from '../remotes/registry.repository.ts';
import type { Storage } from '../storage/storage.ts';

/** What a backup copies, and a restore replaces. */
export interface Stores {
  connection: Connection;
  storage: Storage;
}

/** Of processes and visits, not of the content: no backup has them. */
const PASSING = ['sessions', 'recipe_previews', 'remote_failures', 'newsletter_outbox'];
/** A restore holds one itself. */
const LEASES = 'leases';

/** The collections of a backup. */
export function keptCollections(connection: Connection): string[] {
  const names = Object.values(connection.models).map(({ collection }) => collection.name);
  return [...new Set([...names, REGISTRY_COLLECTION])]
    .filter((name) => !PASSING.includes(name) && name !== LEASES)
    .sort();
}

/** The collections that a restore empties. */
export const passingCollections = (): readonly string[] => PASSING;

/** The database of an open connection. */
export function databaseOf({ db }: Connection) {
  if (!db) throw new Error('The connection is not open.');
  return db;
}
