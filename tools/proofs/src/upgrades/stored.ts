import { join } from 'node:path';
import { connect } from '@tdt/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';

/** Works on the database of a data folder. */
export async function withStored<T>(dataDir: string, work: (database: Db) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(await connect(join(dataDir, 'engine')));
  try {
    return await work(client.db('tour-de-table'));
  } finally {
    await client.close();
  }
}

const LATER = new Date('2100-01-01T00:00:00Z');

/** Moves the dates that sites erase by, so that the fixture is complete at any time. */
export const keepForever = (dataDir: string): Promise<void> =>
  withStored(dataDir, async (database) => {
    await database.collection('newsletter_subscribers').updateMany({}, { $set: { status_at: LATER } });
    await database.collection('audit').updateMany({}, { $set: { at: LATER } });
  });
