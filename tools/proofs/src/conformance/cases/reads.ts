import type { Document, Sort } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { idsOf, type Server } from './server.ts';

/** Values in ascending order; those of a list are equal. */
const ORDER: readonly (readonly unknown[])[] = [
  [[]],
  [null, undefined],
  [Number.NaN],
  [Number.NEGATIVE_INFINITY],
  [-1.5],
  [0, -0],
  [[1, 5], 1],
  [2 ** 53],
  [''],
  ['A'],
  ['a'],
  ['a\0'],
  ['b'],
  ['é'],
  ['\uffff'],
  ['\u{1f35e}'],
  [{}],
  [{ a: 1 }],
  [{ a: 1, b: 0 }],
  [{ b: 0 }],
  [{ a: 'x' }],
  [[[1]]],
  [false],
  [true],
  [new Date(-5)],
  [new Date(5)],
];

const PAGES: readonly [filter: Document, sort: Sort][] = [
  [{}, { at: -1, _id: 1 }],
  [{ a: 1 }, { at: -1, _id: 1 }],
  [{ a: { $in: [1, 2] } }, { at: -1, _id: 1 }],
  [{ tags: 'x' }, { tags: 1, _id: 1 }],
  [{ a: { $ne: 1 } }, { at: 1, _id: -1 }],
];

const DOCS = [{ a: 1 }, { a: 1, b: 2 }, { a: [1, 3] }, { a: null }, {}, { a: { x: 1 } }, { a: 'y'.repeat(600) }];
const COUNTED: readonly Document[] = [
  {},
  { a: 1 },
  { a: null },
  { a: { x: 1 } },
  { a: 'y'.repeat(600) },
  { a: { $in: [1, 1, 3] } },
  { a: { $gte: 1 } },
  { a: 1, b: 2 },
  { a: 1, b: null },
  { $and: [{ a: 1 }, { b: 2 }] },
  { a: 'none' },
];

/** Pipelines that count, and their result for five documents, two of them French. */
const PIPELINES: readonly [stages: Document[], result: Document[]][] = [
  [[{ $group: { _id: 1, n: { $sum: 1 } } }], [{ _id: 1, n: 5 }]],
  [[{ $match: { country: 'fr' } }, { $group: { _id: 1, n: { $sum: 1 } } }], [{ _id: 1, n: 2 }]],
  [[{ $match: { country: 'xx' } }, { $group: { _id: 1, n: { $sum: 1 } } }], []],
  [[{ $match: {} }, { $skip: 1 }, { $limit: 3 }, { $group: { _id: 1, n: { $sum: 1 } } }], [{ _id: 1, n: 3 }]],
  [[{ $skip: 9 }, { $group: { _id: null, total: { $sum: 1 } } }], []],
];

export function describeReads(server: Server): void {
  it('sorts values of all types, in memory and by an index', async () => {
    const collection = server.collection();
    const all = ORDER.flatMap((equal, rank) => equal.map((a) => ({ a, rank })));
    await collection.insertMany(all.toReversed().map((doc, _id) => ({ ...doc, _id: _id as never })));
    const ranks = async (sort: Sort) => (await collection.find().sort(sort).toArray()).map(({ rank }) => rank);
    const ascending = all.map(({ rank }) => rank);
    for (const index of [undefined, { a: 1 } as const]) {
      if (index) await collection.createIndex(index);
      expect(await ranks({ a: 1 })).toEqual(ascending);
    }
  });

  it('sorts an array by its smallest element, or descending by its largest; equal documents as they were stored', async () => {
    const collection = server.collection();
    const values = [2, [1, 9], 2, undefined, 5];
    await collection.insertMany(values.map((a, _id) => ({ _id: _id as never, ...(a !== undefined && { a }) })));
    const sorted = async (direction: 1 | -1) => idsOf(await collection.find().sort({ a: direction }).toArray());
    expect(await sorted(1)).toEqual([3, 1, 0, 2, 4]);
    expect(await sorted(-1)).toEqual([1, 4, 0, 2, 3]);
  });

  it.each(PAGES)('pages of %j by %j are parts of the whole, with and without indexes', async (filter, sort) => {
    const collection = server.collection();
    const docs = Array.from({ length: 30 }, (_, n) => ({ _id: n, a: n % 3, at: n % 7, tags: ['x', 'y'].slice(n % 2) }));
    await collection.insertMany(docs as never[]);
    const all = idsOf(await collection.find(filter).sort(sort).hint({ $natural: 1 }).toArray());
    const keys = [
      { at: -1, _id: 1 },
      { a: 1, at: -1, _id: 1 },
      { tags: 1, _id: 1 },
    ] as const;
    for (const key of [undefined, ...keys]) {
      if (key) await collection.createIndex(key);
      for (const skip of [0, 1, 9, 29, 30]) {
        const page = await collection.find(filter).sort(sort).skip(skip).limit(4).toArray();
        expect(idsOf(page)).toEqual(all.slice(skip, skip + 4));
      }
    }
  });

  it.each([
    ['no index', undefined, {}],
    ['an index on one field', { a: 1 }, {}],
    ['an index on two fields', { a: 1, b: 1 }, {}],
    ['an index on the field of some', { a: 1 }, { sparse: true }],
  ] as const)('a count equals the number of found documents, with %s', async (_what, key, options) => {
    for (const docs of [DOCS, DOCS.filter(({ a }) => !Array.isArray(a))]) {
      const collection = server.collection();
      await collection.insertMany(docs.map((doc) => ({ ...doc })));
      if (key) await collection.createIndex(key, options);
      for (const filter of COUNTED) {
        const found = await collection.find(filter).hint({ $natural: 1 }).toArray();
        expect([filter, await collection.countDocuments(filter)]).toEqual([filter, found.length]);
        expect(await collection.countDocuments(filter, { skip: 1, limit: 1 })).toBe(found.length > 1 ? 1 : 0);
      }
      expect(await collection.estimatedDocumentCount()).toBe(docs.length);
    }
  });

  it.each(PIPELINES)('%j gives %j', async (stages, result) => {
    const collection = server.collection();
    await collection.insertMany(['fr', 'fr', 'it', 'jp', null].map((country) => ({ country })));
    await collection.createIndex({ country: 1 });
    expect(await collection.aggregate(stages).toArray()).toEqual(result);
  });

  describe('a cursor', () => {
    const numbers = async (count: number, more: Document = {}) => {
      const collection = server.collection();
      await collection.insertMany(
        Array.from({ length: count }, (_, n) => ({ _id: n as never, even: n % 2 === 0, ...more })),
      );
      return collection;
    };

    it('returns all documents in batches, once each', async () => {
      const found = await (await numbers(1_000)).find({}, { batchSize: 7 }).toArray();
      expect(idsOf(found)).toEqual(Array.from({ length: 1_000 }, (_, n) => n));
    });

    it('continues in sorted order', async () => {
      const collection = await numbers(1_000);
      const cursor = collection.find({ even: true }, { batchSize: 10 }).sort({ _id: -1 }).skip(5).limit(50);
      expect(idsOf(await cursor.toArray())).toEqual(Array.from({ length: 50 }, (_, n) => 988 - 2 * n));
    });

    it('splits results that are too large for one reply', async () => {
      const collection = await numbers(3, { text: 'x'.repeat(6_000_000) });
      expect(await collection.find({}).toArray()).toHaveLength(3);
    });

    it('skips documents that were removed in the meantime', async () => {
      const collection = await numbers(100);
      const cursor = collection.find({}, { batchSize: 2 });
      await cursor.next();
      await collection.deleteMany({ _id: { $gte: 60 as never } });
      expect(await cursor.toArray()).toHaveLength(59);
    });

    it('ends when it is closed', async () => {
      const collection = await numbers(10);
      const { cursor } = await server.run({ find: collection.collectionName, batchSize: 2 });
      const killed = await server.run({ killCursors: collection.collectionName, cursors: [cursor.id] });
      expect(killed).toMatchObject({ cursorsKilled: [cursor.id], cursorsNotFound: [] });
      const more = server.run({ getMore: cursor.id, collection: collection.collectionName });
      await expect(more).rejects.toMatchObject({ code: 43 });
    });
  });
}
