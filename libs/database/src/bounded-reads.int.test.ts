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
  const from = performance.now();
  const reading = boundReads(async () => things.findOne({ _id: 'x' }).lean());
  await expect(reading).rejects.toMatchObject({ code: 'NOT_READY', details: { retryAfter: 5 } });
  expect(performance.now() - from).toBeLessThan(2900);
});
