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

/** The stages of the plan from the top: `['FETCH', 'IXSCAN name_1']`. */
function stagesOf(plan: Document | undefined): string[] {
  if (!plan) return [];
  return [[plan.stage, plan.indexName].filter(Boolean).join(' '), ...stagesOf(plan.inputStage)];
}

describe('a unique index', () => {
  it('refuses a second document, with key and value in the error', async () => {
    const collection = fresh();
    await collection.createIndex({ slug: 1 }, { unique: true });
    await collection.insertOne({ slug: 'tarte' });
    await expect(collection.insertOne({ slug: 'tarte' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { slug: 1 },
      keyValue: { slug: 'tarte' },
      message: expect.stringMatching(
        /^E11000 duplicate key error collection: tourdetable\.c\d+ index: slug_1 dup key: \{ slug: "tarte" \}/,
      ),
    });
    await collection.insertOne({ slug: 'autre' });
    await expect(collection.updateOne({ slug: 'autre' }, { $set: { slug: 'tarte' } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await collection.findOne({ slug: 'autre' })).not.toBeNull();
  });

  it('accepts one of two concurrent inserts', async () => {
    const collection = fresh();
    await collection.createIndex({ slug: 1 }, { unique: true });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => collection.insertOne({ slug: 'x' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('frees the value of a removed or changed document', async () => {
    const collection = fresh();
    await collection.createIndex({ slug: 1 }, { unique: true });
    await collection.insertMany([{ slug: 'a' }, { slug: 'b' }]);
    await collection.deleteOne({ slug: 'a' });
    await collection.updateOne({ slug: 'b' }, { $set: { slug: 'a' } });
    await collection.insertOne({ slug: 'b' });
    expect(await collection.countDocuments()).toBe(2);
  });

  it('contains only documents that match its partial filter', async () => {
    const collection = fresh();
    await collection.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { confirmed: true } });
    await collection.insertMany([{ email: 'x' }, { email: 'x' }, { email: 'x', confirmed: true }]);
    await expect(collection.insertOne({ email: 'x', confirmed: true })).rejects.toMatchObject({ code: 11000 });
  });

  it('ignores documents without the field if it is sparse', async () => {
    const collection = fresh();
    await collection.createIndex({ code: 1 }, { unique: true, sparse: true });
    await collection.insertMany([{}, {}, { code: 1 }]);
    await expect(collection.insertOne({ code: 1 })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ code: null })).toBe(2);
  });

  it('distinguishes values that are longer than a key', async () => {
    const collection = fresh();
    await collection.createIndex({ text: 1 }, { unique: true });
    const long = 'x'.repeat(5000);
    await collection.insertMany([{ text: `${long}1` }, { text: `${long}2` }]);
    await expect(collection.insertOne({ text: `${long}1` })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ text: `${long}2` })).toBe(1);
  });

  it('is not created if documents violate it', async () => {
    const collection = fresh();
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.indexes()).toHaveLength(1);
  });
});

describe('a query', () => {
  it('gets its order from a compound index', async () => {
    const collection = fresh();
    await collection.createIndex({ status: 1, rating: -1, _id: 1 });
    await collection.insertMany(
      Array.from({ length: 200 }, (_, i) => ({ _id: i as never, status: i % 2, rating: i % 7 })),
    );
    const cursor = () => collection.find({ status: 1 }).sort({ rating: -1, _id: 1 });
    expect(stagesOf((await cursor().limit(5).explain()).queryPlanner.winningPlan)).toEqual([
      'FETCH',
      'IXSCAN status_1_rating_-1__id_1',
    ]);
    const expected = Array.from({ length: 200 }, (_, i) => i)
      .filter((i) => i % 2 === 1)
      .sort((a, b) => (b % 7) - (a % 7) || a - b);
    expect((await cursor().toArray()).map(({ _id }) => _id)).toEqual(expected);
    const backwards = await collection.find({ status: 1 }).sort({ rating: 1, _id: -1 }).toArray();
    expect(backwards.map(({ _id }) => _id)).toEqual(expected.toReversed());
  });

  it('finds the same documents with and without an index', async () => {
    const collection = fresh();
    const values = [null, undefined, 1, 2.5, -1, '1', 'b', true, new Date(5), [1, 'b'], [], { x: 1 }, [[1]]];
    await collection.insertMany(
      values.flatMap((a) => [
        { a, b: 1 },
        { a, b: 2 },
      ]),
    );
    const filters = [
      ...values.filter((a) => a !== undefined).map((a) => ({ a })),
      { a: { $gt: 0 } },
      { a: { $gte: -1, $lt: 2.5 } },
      { a: { $lte: 'b' } },
      { a: { $in: [1, 'b', null] } },
      { a: { $gt: new Date(0) } },
      { a: 1, b: { $gt: 1 } },
      { a: { $exists: false } },
      { a: { $ne: 1 } },
    ];
    const answers = async () => {
      const found = await Promise.all(
        filters.map((filter) =>
          collection
            .find(filter as never)
            .sort({ _id: 1 })
            .toArray(),
        ),
      );
      return found.map((docs) => docs.map(({ _id }) => String(_id)));
    };
    const without = await answers();
    await collection.createIndex({ a: 1, b: -1 });
    expect(await answers()).toEqual(without);
    await collection.dropIndex('a_1_b_-1');
    await collection.createIndex({ a: -1 });
    expect(await answers()).toEqual(without);
  });

  it('sorts in memory without an index, equal documents in stored order', async () => {
    const collection = fresh();
    await collection.insertMany([{ n: 2, k: 'a' }, { n: 1, k: 'b' }, { n: 2, k: 'c' }, { k: 'd' }]);
    const keys = async (direction: 1 | -1) =>
      (await collection.find().sort({ n: direction }).toArray()).map(({ k }) => k);
    expect(await keys(1)).toEqual(['d', 'b', 'a', 'c']);
    expect(await keys(-1)).toEqual(['a', 'c', 'b', 'd']);
  });

  it('uses the hinted index and refuses an unknown one', async () => {
    const collection = fresh();
    await collection.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }]);
    await collection.insertOne({ a: 1, b: 1 });
    const plan = (await collection.find({ a: 1, b: 1 }).hint('b_1').explain()).queryPlanner.winningPlan;
    expect(stagesOf(plan)).toEqual(['FETCH', 'IXSCAN b_1']);
    await expect(collection.find({ a: 1 }).hint('c_1').toArray()).rejects.toMatchObject({ code: 2 });
  });
});

describe('the list of indexes', () => {
  it('shows the specifications, and refuses contradictions', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1 }, { unique: true });
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1', unique: true },
    ]);
    await expect(collection.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
    await expect(collection.createIndex({ a: 1 })).rejects.toMatchObject({ code: 86 });
    await expect(collection.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
    await expect(collection.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
  });

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
  it('are found by thousands of values through the index, and by no more than is asked', async () => {
    const collection = fresh();
    await collection.createIndex({ n: 1 });
    await collection.insertMany(Array.from({ length: 3_000 }, (_, n) => ({ n })));
    const among = { n: { $in: Array.from({ length: 1_500 }, (_, n) => n * 2) } };
    const { queryPlanner } = await collection.find(among).explain();
    expect(stagesOf(queryPlanner.winningPlan)).toEqual(['FETCH', 'IXSCAN n_1']);
    expect(await collection.countDocuments(among)).toBe(1_500);
  });

  it('with two arrays in one index are refused', async () => {
    const collection = fresh();
    await collection.createIndex({ a: 1, b: 1 });
    await collection.insertOne({ a: [1, 2], b: 1 });
    await expect(collection.insertOne({ a: [1, 2], b: [1, 2] })).rejects.toMatchObject({
      code: 238,
      message: expect.stringContaining('a_1_b_1'),
    });
  });

  it('sort with an empty array before null', async () => {
    const collection = fresh();
    await collection.insertMany([{ a: null }, { a: [1] }, { a: [] }] as never[]);
    expect((await collection.find({}).sort({ a: 1 }).toArray()).map(({ a }) => a)).toEqual([[], null, [1]]);
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
