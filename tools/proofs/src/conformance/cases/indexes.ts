import type { CreateIndexesOptions, Document, IndexSpecification } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Server } from './server.ts';

type Unique = readonly [
  what: string,
  key: IndexSpecification,
  options: CreateIndexesOptions,
  stored: Document[],
  refused: Document,
];

/** Documents that a unique index accepts, and one more that it refuses. */
const UNIQUE: readonly Unique[] = [
  ['a value', { a: 1 }, {}, [{ a: 1 }, { a: 2 }, { a: '1' }], { a: 1 }],
  ['an equal number of another type', { a: 1 }, {}, [{ a: 1 }, { a: 1.5 }], { a: 1.0 }],
  ['a missing value', { a: 1 }, {}, [{ a: 1 }, {}], {}],
  ['null, which equals missing', { a: 1 }, {}, [{ a: null }], {}],
  ['an empty array, which is not null', { a: 1 }, {}, [{ a: null }, { a: [] }], { a: [] }],
  ['an element of another array', { a: 1 }, {}, [{ a: [1, 2] }, { a: [3, 3] }], { a: [2] }],
  [
    'a pair',
    { a: 1, b: -1 },
    {},
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    { b: 2, a: 1 },
  ],
  ['a pair of each element', { a: 1, b: 1 }, {}, [{ a: [1, 2], b: 1 }], { a: 2, b: 1 }],
  ['a document', { a: 1 }, {}, [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }], { a: { x: 1, y: 2 } }],
  ['a part', { 'a.b': 1 }, {}, [{ a: { b: 1 } }, { a: { b: 2 } }], { a: [{ b: 3 }, { b: 1 }] }],
  ['a list at a position', { 'a.0': 1 }, {}, [{ a: [[1, 2]] }, { a: [[1, 3]] }, { a: [1] }], { a: [[1, 2], 5] }],
  [
    'a part at a position',
    { 'a.0.b': 1 },
    {},
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 2 }, { b: 1 }] }, { a: [{ b: 3 }, {}] }],
    { a: [{ b: 1 }] },
  ],
  [
    'a long text',
    { a: 1 },
    {},
    [{ a: `${'x'.repeat(1e3)}1` }, { a: `${'x'.repeat(1e3)}2` }],
    { a: `${'x'.repeat(1e3)}1` },
  ],
  ['what a sparse index holds', { a: 1 }, { sparse: true }, [{}, {}, { a: 1 }], { a: 1 }],
];

/** Specifications that contradict the index on `a`, which is unique. */
const CONTRADICTIONS: readonly [what: string, key: IndexSpecification, options: CreateIndexesOptions, code: number][] =
  [
    ['another name', { a: 1 }, { unique: true, name: 'other' }, 85],
    ['other options', { a: 1 }, {}, 86],
    ['another key with its name', { b: 1 }, { name: 'a_1' }, 86],
    ['no field', {}, {}, 67],
    ['a direction of 0', { b: 0 as never }, {}, 67],
  ];

export function describeIndexes(server: Server): void {
  it.each(UNIQUE)('a unique index refuses %s', async (_what, key, options, stored, refused) => {
    const collection = server.collection();
    await collection.createIndex(key, { unique: true, ...options });
    await collection.insertMany(stored.map((doc) => ({ ...doc })));
    await expect(collection.insertOne({ ...refused })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments()).toBe(stored.length);
    await collection.dropIndexes();
    await collection.insertOne({ ...refused });
    await expect(collection.createIndex(key, { unique: true, ...options })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.indexes()).toHaveLength(1);
  });

  it('a number that is a place of an array and a name in it is no key', async () => {
    const collection = server.collection();
    await collection.createIndex({ 'a.0': 1 });
    await expect(collection.insertOne({ a: [{ 0: 1 }] })).rejects.toMatchObject({ code: 16746 });
    expect(await collection.countDocuments()).toBe(0);
  });

  it('a unique index states key and value in its error', async () => {
    const collection = server.collection();
    await collection.createIndex({ slug: 1 }, { unique: true });
    await collection.insertOne({ slug: 'tarte' });
    await expect(collection.insertOne({ slug: 'tarte' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { slug: 1 },
      keyValue: { slug: 'tarte' },
      message: expect.stringMatching(
        /^E11000 duplicate key error collection: \S+ index: slug_1 dup key: \{ slug: "tarte" \}/,
      ),
    });
  });

  it('a unique index frees the value of a removed or changed document, and of a write that was refused', async () => {
    const collection = server.collection();
    await collection.createIndexes([
      { key: { a: 1 }, unique: true },
      { key: { b: 1 }, unique: true },
    ]);
    await collection.insertMany([
      { a: 1, b: 1 },
      { a: 2, b: 2 },
    ]);
    await expect(collection.insertOne({ a: 3, b: 2 })).rejects.toMatchObject({ code: 11000 });
    await expect(collection.updateOne({ a: 1 }, { $set: { a: 4, b: 2 } })).rejects.toMatchObject({ code: 11000 });
    await collection.deleteOne({ a: 1 });
    await collection.updateOne({ a: 2 }, { $set: { a: 1, b: 1 } });
    await collection.insertMany([
      { a: 2, b: 2 },
      { a: 3, b: 3 },
      { a: 4, b: 4 },
    ]);
    expect(await collection.countDocuments()).toBe(4);
  });

  it('a unique index accepts one of several inserts at once', async () => {
    const collection = server.collection();
    await collection.createIndex({ slug: 1 }, { unique: true });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => collection.insertOne({ slug: 'x' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('an index on two fields refuses a document with an array in each', async () => {
    const collection = server.collection();
    await collection.createIndex({ a: 1, 'b.x': 1 });
    await collection.insertMany([
      { a: [1, 2], b: { x: 1 } },
      { a: 1, b: [{ x: 1 }] },
    ]);
    for (const two of [
      { a: [1], b: { x: [1] } },
      { a: [], b: [{ x: 1 }] },
    ])
      await expect(collection.insertOne(two)).rejects.toMatchObject({ code: 171 });
    expect(await collection.countDocuments()).toBe(2);
  });

  describe('the list', () => {
    it('shows the specifications, and loses those that are dropped', async () => {
      const collection = server.collection();
      await collection.createIndex({ a: 1 }, { unique: true });
      await collection.createIndex({ b: -1, c: 1 });
      expect(await collection.indexes()).toEqual([
        { v: 2, key: { _id: 1 }, name: '_id_' },
        { v: 2, key: { a: 1 }, name: 'a_1', unique: true },
        { v: 2, key: { b: -1, c: 1 }, name: 'b_-1_c_1' },
      ]);
      await collection.dropIndex('b_-1_c_1');
      await expect(collection.dropIndex('b_-1_c_1')).rejects.toMatchObject({ code: 27 });
      await expect(collection.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
      await collection.dropIndexes();
      expect(await collection.indexes()).toHaveLength(1);
    });

    it.each(CONTRADICTIONS)('refuses %s: %j', async (_what, key, options, code) => {
      const collection = server.collection();
      await collection.createIndex({ a: 1 }, { unique: true });
      await collection.createIndex({ a: 1 }, { unique: true });
      await expect(collection.createIndex(key, options)).rejects.toMatchObject({ code });
    });
  });

  it('a number makes an index unique, or not', async () => {
    const collection = server.collection();
    await collection.createIndexes([
      { key: { a: 1 }, unique: 1 as never },
      { key: { b: 1 }, unique: 0 as never, sparse: 1 as never },
    ]);
    await collection.insertMany([
      { a: 1, b: 1 },
      { a: 2, b: 1 },
    ]);
    await expect(collection.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
  });

  it('a hint refers to an index that is there', async () => {
    const collection = server.collection();
    await collection.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }]);
    await collection.insertOne({ a: 1, b: 1 });
    for (const hint of ['b_1', { b: 1 }]) expect(await collection.find({ a: 1 }).hint(hint).toArray()).toHaveLength(1);
    expect(await collection.countDocuments({ a: 1 }, { hint: 'b_1' })).toBe(1);
    await expect(collection.find({ a: 1 }).hint('c_1').toArray()).rejects.toMatchObject({ code: 2 });
  });

  it('an array of 200,000 elements is indexed', async () => {
    const long = server.collection();
    await long.createIndex({ a: 1 });
    await long.insertOne({ a: Array.from({ length: 200_000 }, (_, n) => n % 10) });
    expect(await long.countDocuments({ a: 7 })).toBe(1);
  });
}
