import { randomUUID } from 'node:crypto';
import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';

/** The server under test, with an empty database of its own. */
export interface Server {
  readonly client: MongoClient;
  readonly db: Db;
  /** Runs a command; in its reply the ids of cursors, and the numbers of documents, have their own type. */
  run(command: Document): Promise<Document>;
  /** A collection that no other case uses. */
  collection(): Collection<Document>;
}

/** Connects before the tests of a file, and removes the database after them. */
export function serverAt(uri: string): Server {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 15_000 });
  const db = client.db(`conformance-${randomUUID()}`);
  let collections = 0;
  beforeAll(() => client.connect());
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  const run = (command: Document) => db.command(command, { promoteLongs: false });
  return { client, db, run, collection: () => db.collection(`c${++collections}`) };
}

/** The numbers in the field `_id`. */
export const idsOf = (documents: readonly Document[]): number[] => documents.map(({ _id }) => _id);
