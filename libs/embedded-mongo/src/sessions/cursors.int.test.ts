import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempEngine, type TempEngine } from '../testing/temp-engine.ts';

let engine: TempEngine;
beforeAll(async () => {
  engine = await startTempEngine();
  const docs = Array.from({ length: 1000 }, (_, i) => ({ _id: i as never, even: i % 2 === 0, text: 'x'.repeat(100) }));
  await engine.connection.collection('numbers').insertMany(docs);
});
afterAll(() => engine.close());

const numbers = () => engine.connection.collection('numbers');

async function openCursors(): Promise<number> {
  return (await engine.connection.db?.admin().serverStatus())?.metrics.cursor.open.total;
}

describe('a cursor', () => {
  it('returns all documents in batches, once each', async () => {
    const ids = (await numbers().find({}, { batchSize: 7 }).toArray()).map(({ _id }) => Number(_id));
    expect(ids).toEqual(Array.from({ length: 1000 }, (_, i) => i));
    expect(await openCursors()).toBe(0);
  });

  it('continues in sorted order', async () => {
    const found = await numbers().find({ even: true }, { batchSize: 10 }).sort({ _id: -1 }).skip(5).limit(50).toArray();
    expect(found.map(({ _id }) => Number(_id))).toEqual(Array.from({ length: 50 }, (_, i) => 988 - 2 * i));
  });

  it('reads lazily', async () => {
    const cursor = numbers().find({}, { batchSize: 5 });
    await cursor.next();
    expect(await openCursors()).toBe(1);
    await cursor.close();
    expect(await openCursors()).toBe(0);
  });

  it('splits results that are too large for one reply', async () => {
    const big = engine.connection.collection('big');
    await big.insertMany(Array.from({ length: 3 }, (_, i) => ({ _id: i as never, text: 'x'.repeat(6_000_000) })));
    expect(await big.find({}, { projection: { text: 1 } }).toArray()).toHaveLength(3);
    expect(await big.aggregate([{ $match: {} }]).toArray()).toHaveLength(3);
  });

  it('skips documents that were removed in the meantime', async () => {
    const some = engine.connection.collection('some');
    await some.insertMany(Array.from({ length: 100 }, (_, i) => ({ _id: i as never })));
    const cursor = some.find({}, { batchSize: 2 });
    await cursor.next();
    await some.deleteMany({ _id: { $gte: 60 as never } });
    expect(await cursor.toArray()).toHaveLength(59);
  });
});
