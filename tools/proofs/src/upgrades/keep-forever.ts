import { join } from 'node:path';
import { connect } from '@tdt/embedded-mongo';
import { MongoClient } from 'mongodb';

const LATER = new Date('2100-01-01T00:00:00Z');

/** Moves the dates that sites erase by, so that the fixture is complete at any time. */
export async function keepForever(dataDir: string): Promise<void> {
  const client = await MongoClient.connect(await connect(join(dataDir, 'engine')));
  const database = client.db('tour-de-table');
  await database.collection('newsletter_subscribers').updateMany({}, { $set: { status_at: LATER } });
  await database.collection('audit').updateMany({}, { $set: { at: LATER } });
  await client.close();
}
