import { expect, it } from 'vitest';
import { createLeases, type Leases } from './leases.ts';
import type { Migration } from './migration.ts';
import { prepareDatabase } from './migrations.ts';
import { sampleModel } from './testing/sample-model.ts';
import { openConnection, silentLog, temporaryPlace } from './testing/temporary-database.ts';

async function aDatabase() {
  const settings = await temporaryPlace();
  return async (migrations: readonly Migration[], changed: Partial<Leases> = {}) => {
    const connection = await openConnection(settings);
    sampleModel(connection);
    await prepareDatabase({
      connection,
      leases: { ...createLeases(connection), ...changed },
      log: silentLog,
      migrations,
    });
    return connection;
  };
}

it('runs every migration once, in order, even with two concurrent processes', async () => {
  const prepare = await aDatabase();
  const ran: number[] = [];
  const step = (number: number): Migration => ({
    number,
    name: `step ${number}`,
    run: async () => void ran.push(number),
  });
  await Promise.all([prepare([step(1), step(2)]), prepare([step(1), step(2)])]);
  await prepare([step(1), step(2), step(3)]);
  expect(ran).toEqual([1, 2, 3]);
});

it('repeats a failed migration before any later one', async () => {
  const prepare = await aDatabase();
  const ran: string[] = [];
  const failing: Migration = { number: 1, name: 'fails', run: () => Promise.reject(new Error('disk gone')) };
  const next: Migration = { number: 2, name: 'next', run: async () => void ran.push('next') };
  await expect(prepare([failing, next])).rejects.toThrow('disk gone');
  expect(ran).toEqual([]);
  await prepare([{ ...failing, run: async () => void ran.push('repaired') }, next]);
  expect(ran).toEqual(['repaired', 'next']);
});

it('refuses a database that a later release has migrated, mentions both, and changes nothing', async () => {
  const prepare = await aDatabase();
  const step = (number: number): Migration => ({ number, name: `step ${number}`, run: async () => {} });
  const connection = await prepare([step(1), step(2)]);
  await connection.collection('recipes').dropIndexes();
  await expect(prepare([step(1)])).rejects.toMatchObject({
    code: 'NEWER_DATABASE',
    message: expect.stringMatching(/it has migration 2, this release ends with 1\. Start the later release/),
  });
  expect(await connection.collection('recipes').indexes()).toHaveLength(1);
  await prepare([step(1), step(2)]);
});

it('writes nothing where there is nothing to do, and else fails where nothing can be written', async () => {
  const prepare = await aDatabase();
  const step = (number: number): Migration => ({ number, name: `step ${number}`, run: async () => {} });
  const onFullDisk = { whileHolding: () => Promise.reject(new Error('no space')) };
  await expect(prepare([step(1)], onFullDisk)).rejects.toThrow('no space');
  const connection = await prepare([step(1)]);
  await prepare([step(1)], onFullDisk);
  await expect(prepare([step(1), step(2)], onFullDisk)).rejects.toThrow('no space');
  await connection.collection('restore_staging_recipes').insertOne({});
  await expect(prepare([step(1)], onFullDisk)).rejects.toThrow('no space');
  await prepare([step(1)]);
  await connection.collection('recipes').dropIndexes();
  await expect(prepare([step(1)], onFullDisk)).rejects.toThrow('no space');
});

it('creates the indexes of all models', async () => {
  const prepare = await aDatabase();
  const connection = await prepare([]);
  const indexes = await connection.collection('recipes').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { slug: 1 }, unique: true }));
});
