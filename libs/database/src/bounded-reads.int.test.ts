import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { boundReads } from './bounded-reads.ts';
import { connectDatabase } from './connect.ts';
import { required } from './fields.ts';
import { documentSchema, modelOf } from './models.ts';
import { silentLog } from './testing/temporary-database.ts';
import { HELLO, stubDatabase } from './testing/wire-stub.ts';

const thingModel = modelOf('Thing', documentSchema<{ _id: string }>('things', { _id: required(String) }));

it('a read of a request ends within two seconds while the database hangs', async () => {
  const address = await stubDatabase((command) => ('find' in command ? null : HELLO));
  const uri = `mongodb://${address}/site?directConnection=true`;
  const database = await connectDatabase({ uri, dataDir: '', log: silentLog });
  onTestFinished(() => database.close());
  const things = thingModel(database.connection);
  const reading = boundReads(async () => things.findOne({ _id: 'x' }).lean());
  // A timer of the same process: a busy machine delays both.
  const late = delay(2900, 'too late', { ref: false });
  const end = await Promise.race([reading.catch((error: unknown) => error), late]);
  expect(end).toMatchObject({ code: 'NOT_READY', details: { retryAfter: 5 } });
});
