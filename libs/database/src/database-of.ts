import type { Connection } from 'mongoose';

/** The database of an open connection. */
export function databaseOf({ db }: Connection) {
  if (!db) throw new Error('The connection is not open.');
  return db;
}
