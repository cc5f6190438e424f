import { temporaryDatabase } from '@tdt/testing';
import { expect, it } from 'vitest';
import { connectDatabase } from './connect.ts';
import { silentLog } from './testing/temporary-database.ts';

it('reads from the primary only, whatever the address says', async () => {
  const uri = `${temporaryDatabase()}&readPreference=secondaryPreferred`;
  const database = await connectDatabase({ uri, dataDir: '', log: silentLog });
  expect(database.connection.getClient().readPreference.mode).toBe('primary');
  await database.close();
});
