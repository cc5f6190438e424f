import { serialize } from 'bson';
import type { Document } from 'mongodb';
import { Schema } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempEngine, type TempEngine } from '../testing/temp-engine.ts';

let engine: TempEngine;
beforeAll(async () => {
  engine = await startTempEngine();
});
afterAll(() => engine.close());

let collections = 0;
const fresh = () => engine.connection.collection<Document>(`c${++collections}`);

describe('a query', () => {
  it('is in the order that a compound index has, backwards too', async () => {
    const collection = fresh();
    await collection.createIndex({ status: 1, rating: -1, _id: 1 });
    await collection.insertMany(
      Array.from({ length: 200 }, (_, i) => ({ _id: i as never, status: i % 2, rating: i % 7 })),
    );
    const cursor = () => collection.find({ status: 1 }).sort({ rating: -1, _id: 1 });
    const expected = Array.from({ length: 200 }, (_, i) => i)
      .filter((i) => i % 2 === 1)
      .sort((a, b) => (b % 7) - (a % 7) || a - b);
    expect((await cursor().toArray()).map(({ _id }) => _id)).toEqual(expected);
    const backwards = await collection.find({ status: 1 }).sort({ rating: 1, _id: -1 }).toArray();
    expect(backwards.map(({ _id }) => _id)).toEqual(expected.toReversed());
  });
});

describe('the list of indexes', () => {
  it('lets mongoose create only missing indexes', async () => {
    const schema = new Schema({ slug: String, title: String }, { autoIndex: false });
    schema.index({ slug: 1 }, { unique: true });
    const Model = engine.connection.model('Synced', schema);
    await Model.createCollection();
    await Model.collection.createIndex({ title: 1 });
    expect(await Model.diffIndexes()).toEqual({ toDrop: ['title_1'], toCreate: [{ slug: 1 }] });
    await Model.syncIndexes();
    expect(await Model.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  });
});

describe('documents', () => {
  it('are found by thousands of values of an indexed field, and only those', async () => {
    const collection = fresh();
    await collection.createIndex({ n: 1 });
    await collection.insertMany(Array.from({ length: 3_000 }, (_, n) => ({ n })));
    const among = { n: { $in: Array.from({ length: 1_500 }, (_, n) => n * 2) } };
    expect(await collection.countDocuments(among)).toBe(1_500);
  });

  it('with a field _bsontype are plain documents', async () => {
    const collection = fresh();
    const raw = serialize(
      new Map<string, unknown>([
        ['_id', 1],
        ['a', new Map([['_bsontype', 'Long']])],
      ]),
    );
    await collection.insertOne(raw as never);
    await collection.createIndex({ a: 1 });
    expect(await collection.countDocuments({ 'a._bsontype': 'Long' })).toBe(1);
  });
});
