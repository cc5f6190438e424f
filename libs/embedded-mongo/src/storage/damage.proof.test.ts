import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Document } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodeKey } from '../bson/key-writer.ts';
import { connect, stop } from '../index.ts';
import { removeEngine, startTempEngine, tempDir } from '../testing/temp-engine.ts';
import { recordId } from './keys.ts';

const directories: string[] = [];
afterEach(async () => {
  for (const directory of directories.splice(0)) await removeEngine(directory);
});

const fileOf = (dataDir: string) => path.join(dataDir, 'data.sqlite');
const open = async (dataDir: string): Promise<Connection> =>
  mongoose.createConnection(await connect(dataDir)).asPromise();

/** A data file with 200 documents and an index. */
const stored = path.join(tempDir(), 'stored');
beforeAll(async () => {
  const { connection, dataDir } = await startTempEngine();
  await connection.collection<Document>('dishes').createIndex({ n: 1 });
  const documents = Array.from({ length: 200 }, (_, n) => ({ n, text: `plat ${n} `.repeat(100) }));
  await connection.collection<Document>('dishes').insertMany(documents);
  await connection.close();
  await stop(dataDir);
  copyFileSync(fileOf(dataDir), stored);
  await removeEngine(dataDir);
});
afterAll(() => rmSync(path.dirname(stored), { recursive: true }));

/** A folder with these documents, without an engine. */
function storedSite(): string {
  const dataDir = tempDir();
  directories.push(dataDir);
  copyFileSync(stored, fileOf(dataDir));
  return dataDir;
}

describe('a data file', () => {
  it('that was cut off is refused with its name and the way out', async () => {
    const dataDir = storedSite();
    truncateSync(fileOf(dataDir), Math.floor(statSync(fileOf(dataDir)).size / 2));
    await expect(connect(dataDir)).rejects.toMatchObject({
      code: 'DAMAGED_DATA',
      message: expect.stringMatching(/data\.sqlite is damaged.* restore it from a backup/),
    });
  });

  it('that is no database is refused, and left as it is', async () => {
    const dataDir = tempDir();
    directories.push(dataDir);
    writeFileSync(fileOf(dataDir), 'Bonjour. '.repeat(1_000));
    const before = readFileSync(fileOf(dataDir));
    await expect(connect(dataDir)).rejects.toMatchObject({ code: 'DAMAGED_DATA' });
    expect(readFileSync(fileOf(dataDir)).equals(before)).toBe(true);
  });

  it.each([
    ['with tables of its own', 'CREATE TABLE notes(text); INSERT INTO notes VALUES (1)'],
    ['with a number of its own', 'PRAGMA application_id = 7; CREATE TABLE kv(k)'],
  ])('of another program, %s, is refused, and left as it is', async (_what, statements) => {
    const dataDir = tempDir();
    directories.push(dataDir);
    const foreign = new DatabaseSync(fileOf(dataDir));
    foreign.exec(statements);
    foreign.close();
    const before = readFileSync(fileOf(dataDir));
    await expect(connect(dataDir)).rejects.toMatchObject({
      code: 'FOREIGN_DATA',
      message: expect.stringMatching(/data\.sqlite belongs to another program.* DATA_DIR/),
    });
    expect(readFileSync(fileOf(dataDir)).equals(before)).toBe(true);
  });
});

it('no reply contains a document with a bit flipped on the disk', async () => {
  const dataDir = storedSite();
  const bytes = readFileSync(fileOf(dataDir));
  const damaged = [0, 1, 2, 3, 4].map((bit) => {
    const at = bytes.indexOf(`plat ${bit * 40} plat`) + 20 * bit;
    bytes[at] = (bytes[at] as number) ^ (1 << bit);
    return bit * 40;
  });
  writeFileSync(fileOf(dataDir), bytes);
  const connection = await open(dataDir);
  const dishes = connection.collection<Document>('dishes');
  await expect(dishes.find({}).toArray()).rejects.toThrow('restore the site from a backup');
  for (const n of damaged) {
    await expect(dishes.findOne({ n })).rejects.toThrow('restore the site from a backup');
    expect(await dishes.findOne({ n: n + 1 })).toMatchObject({ n: n + 1 });
  }
  await connection.close();
});

describe('an index with a bit flipped on the disk', () => {
  /** The site, of whose index on \`n\` the key of 100 is another one. */
  const damagedSite = (bit: number): string => {
    const dataDir = storedSite();
    const bytes = readFileSync(fileOf(dataDir));
    const { key } = encodeKey([100], [1]);
    // The document's key, too, but in an index each is followed by its record.
    const entry = Buffer.concat([key, recordId(101)]);
    // Some are left of former pages.
    for (let at = bytes.indexOf(entry); at > 0; at = bytes.indexOf(entry, at))
      bytes[at + 2] = (bytes[at + 2] as number) ^ bit;
    writeFileSync(fileOf(dataDir), bytes);
    return dataDir;
  };

  it.each([0x01, 0x10, 0x40])('is found by validate, which says which one it is (bit %i)', async (bit) => {
    const dataDir = damagedSite(bit);
    const connection = await open(dataDir);
    expect(await connection.db?.command({ validate: 'dishes' })).toMatchObject({
      valid: false,
      nrecords: 200,
      errors: [expect.stringContaining('n_1')],
    });
    await connection.close();
  });

  it('is found by the start after an end that was not orderly', async () => {
    const dataDir = damagedSite(0x40);
    await (await open(dataDir)).close();
    await stop(dataDir);
    // What a kill leaves.
    writeFileSync(`${fileOf(dataDir)}-wal`, '');
    await expect(connect(dataDir)).rejects.toMatchObject({ code: 'DAMAGED_DATA' });
  });
});

it('validate finds nothing wrong with what is whole', async () => {
  const connection = await open(storedSite());
  const dishes = connection.collection<Document>('dishes');
  await dishes.createIndex({ tags: 1 }, { sparse: true });
  await dishes.updateMany({ n: { $lt: 50 } }, { $set: { tags: ['a', 'b', 'a'] } });
  const expected = { valid: true, errors: [], nrecords: 200, nIndexes: 3 };
  expect(await connection.db?.command({ validate: 'dishes' })).toMatchObject(expected);
  await expect(connection.db?.command({ validate: 'none' })).rejects.toMatchObject({ code: 26 });
  await connection.close();
});

it('validate finds nothing wrong while others write', async () => {
  const connection = await open(storedSite());
  const dishes = connection.collection<Document>('dishes');
  await dishes.insertMany(Array.from({ length: 3_000 }, (_, n) => ({ n: 1_000 + n, text: 'x'.repeat(500) })));
  let isOver = false;
  const write = async (first: number) => {
    for (let n = first; !isOver; n++) {
      await dishes.updateMany({ n: { $gte: 1_000 + (n % 10) * 300 } }, { $inc: { n: 1 } });
      const { insertedId } = await dishes.insertOne({ n: -n });
      if (n % 2) await dishes.deleteOne({ _id: insertedId });
    }
  };
  const writers = [write(1), write(2)];
  const found: unknown[] = [];
  for (let round = 0; round < 8; round++) found.push((await connection.db?.command({ validate: 'dishes' }))?.errors);
  isOver = true;
  await Promise.all(writers);
  await connection.close();
  expect(found.flat()).toEqual([]);
});
