import { type Db, MongoClient } from 'mongodb';

/** The documents of a database as another program reads and writes them, past the application's rules. */
export async function openDocuments(uri: string): Promise<{ db: Db; close(): Promise<void> }> {
  const client = await MongoClient.connect(uri);
  return { db: client.db(), close: () => client.close() };
}
