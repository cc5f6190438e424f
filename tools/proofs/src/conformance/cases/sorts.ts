import type { Document, Sort } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { idsOf, type Server } from './server.ts';

/** Values of `a` by their `_id`, the sort, the ids in order. `undefined`: no field. */
const SORTS: readonly [values: readonly unknown[], sort: Document, ids: number[]][] = [
  [[3, 1, 2], { a: 1 }, [1, 2, 0]],
  [[3, 1, 2], { a: -1 }, [0, 2, 1]],
  [['b', 'a', 'B'], { a: 1 }, [2, 1, 0]],
  [['b', 1, null, true], { a: 1 }, [2, 1, 0, 3]],
  [['b', 1, null, true], { a: -1 }, [3, 0, 1, 2]],
  [[1, undefined, null, 0], { a: 1, _id: -1 }, [2, 1, 3, 0]],
  [[[], null, undefined, 1], { a: 1, _id: 1 }, [0, 1, 2, 3]],
  [[[], null, undefined, 1], { a: -1, _id: 1 }, [3, 1, 2, 0]],
  [[[2, 9], 3, 1], { a: 1 }, [2, 0, 1]],
  [[[2, 9], 3, 1], { a: -1 }, [0, 1, 2]],
  [[[5], 5, [9, 5]], { a: 1, _id: 1 }, [0, 1, 2]],
  [[[5], 5, [9, 5]], { a: -1, _id: 1 }, [2, 0, 1]],
  [[[[1]], [1], { x: 1 }, 'x'], { a: 1 }, [1, 3, 2, 0]],
  [[{ b: 2 }, { b: 1 }, {}], { 'a.b': 1 }, [2, 1, 0]],
  [[{ b: 2 }, 5, { b: 1 }, undefined], { 'a.b': 1, _id: 1 }, [1, 3, 2, 0]],
  [[[{ b: 4 }, { b: 1 }], { b: 2 }], { 'a.b': 1 }, [0, 1]],
  [[[{ b: 4 }, { b: 1 }], { b: 5 }], { 'a.b': -1 }, [1, 0]],
  [[[1, { b: 3 }], { b: 2 }], { 'a.b': 1 }, [0, 1]],
  [[[1, { b: 3 }], { b: 2 }], { 'a.b': -1 }, [0, 1]],
  [[[{ c: 1 }, { b: 3 }], { b: 2 }], { 'a.b': 1 }, [0, 1]],
  [[[], { b: 2 }, { b: null }], { 'a.b': 1, _id: 1 }, [0, 2, 1]],
  [[[7, 1], [3, 9], [5]], { 'a.0': 1 }, [1, 2, 0]],
  [[[7, 1], [3, 9], [5]], { 'a.1': 1 }, [2, 0, 1]],
  [[[[1, 9]], [[1, 2]], [5]], { 'a.0': 1 }, [2, 1, 0]],
  [[[[1, 9]], [[1, 2]], [5]], { 'a.0': -1 }, [0, 1, 2]],
  [[[{ x: 1 }], [{ x: 0 }], [null]], { 'a.0': 1 }, [2, 1, 0]],
  [[[{ b: 3 }, { b: 1 }], [{ b: 2 }]], { 'a.0.b': 1 }, [1, 0]],
  [[[5], [[]], [null]], { 'a.0': 1 }, [1, 2, 0]],
  [[[2], [1]], { 'a.00': 1, _id: 1 }, [0, 1]],
  [[{ x: 1 }, { x: 1, y: 1 }, { w: 9 }, {}], { a: 1 }, [3, 2, 0, 1]],
  [[new Date(5), 5, new Date(-5), '5'], { a: 1 }, [1, 3, 2, 0]],
  [['é', 'e', 'z', 'E'], { a: 1 }, [3, 1, 2, 0]],
  [['10', '9', 10, 9], { a: 1 }, [3, 2, 0, 1]],
  [[Number.NaN, -1, Number.NEGATIVE_INFINITY, null], { a: 1 }, [3, 0, 2, 1]],
  [[false, true, 0, 1], { a: 1 }, [2, 3, 0, 1]],
];

/** Filter, sort, skip and limit: pages must be parts of the whole, whatever index is there. */
const WINDOWS: readonly [filter: Document, sort: Sort][] = [
  [{}, { a: 1, _id: 1 }],
  [{}, { a: -1, _id: -1 }],
  [{ a: { $gte: 2 } }, { a: 1, _id: 1 }],
  [{ a: { $gt: 0, $lt: 4 } }, { a: -1, _id: 1 }],
  [{ b: 'x' }, { a: 1, _id: -1 }],
  [{ b: { $in: ['x', 'z'] } }, { a: 1, _id: 1 }],
  [{ b: { $ne: 'x' } }, { b: 1, a: -1, _id: 1 }],
  [{ a: 3, b: 'x' }, { _id: -1 }],
  [{ a: null }, { _id: 1 }],
  [{ $or: [{ a: 1 }, { b: 'y' }] }, { a: 1, b: 1, _id: 1 }],
];
const INDEXES = [{ a: 1, _id: 1 }, { a: -1, _id: 1 }, { b: 1, a: 1, _id: -1 }, { b: 1 }] as const;

const ERRORS: readonly [what: string, sort: Document, code: number][] = [
  ['a direction of 2', { a: 2 }, 15975],
  ['a direction of -3', { a: -3 }, 15975],
  ['a direction of true', { a: true }, 15974],
  ['a direction of null', { a: null }, 15974],
  ['arrays in two fields', { a: 1, b: 1 }, 2],
];

export function describeSorts(server: Server): void {
  it.each(SORTS)('%j by %j: %j, in memory and by an index', async (values, sort, ids) => {
    const collection = server.collection();
    await collection.insertMany(values.map((a, _id) => ({ _id: _id as never, ...(a !== undefined && { a }) })));
    for (const index of [undefined, sort, Object.fromEntries(Object.entries(sort).map(([path, by]) => [path, -by]))]) {
      if (index) await collection.createIndex(index);
      expect(
        idsOf(
          await collection
            .find()
            .sort(sort as Sort)
            .toArray(),
        ),
      ).toEqual(ids);
      const [first] = await collection
        .find()
        .sort(sort as Sort)
        .limit(1)
        .toArray();
      expect(first?._id).toBe(ids[0]);
    }
  });

  it.each(WINDOWS)('%j by %j in batches, with skip and limit, is a part of the whole', async (filter, sort) => {
    const collection = server.collection();
    const docs = Array.from({ length: 40 }, (_, n) => ({ _id: n, b: 'xyz'[n % 3], ...(n % 5 !== 4 && { a: n % 5 }) }));
    await collection.insertMany(docs as never[]);
    const all = idsOf(await collection.find(filter).sort(sort).hint({ $natural: 1 }).toArray());
    expect(all.length).toBeGreaterThan(1);
    for (const index of [undefined, ...INDEXES]) {
      if (index) await collection.createIndex(index);
      for (const [skip, limit] of [
        [0, 0],
        [0, 1],
        [3, 7],
        [all.length - 1, 5],
        [all.length, 5],
      ] as const) {
        const page = collection.find(filter, { batchSize: 9 }).sort(sort).skip(skip).limit(limit);
        expect(idsOf(await page.toArray())).toEqual(all.slice(skip, limit ? skip + limit : undefined));
      }
    }
  });

  it.each(ERRORS)('is refused with %s: %j', async (_what, sort, code) => {
    const collection = server.collection();
    await collection.insertMany([
      { a: [1, 2], b: [3, 4] },
      { a: 1, b: 1 },
    ]);
    const find = { find: collection.collectionName, filter: {}, sort };
    await expect(server.db.command(find)).rejects.toMatchObject({ code });
  });

  describe('by the order in which documents were stored', () => {
    it.each([1, -1] as const)('$natural: %j', async (direction) => {
      const collection = server.collection();
      await collection.insertMany([5, 3, 4].map((_id) => ({ _id: _id as never, n: 1 })));
      await collection.updateOne({ _id: 5 as never }, { $set: { text: 'x'.repeat(1_000) } });
      const expected = direction === 1 ? [5, 3, 4] : [4, 3, 5];
      expect(idsOf(await collection.find().sort({ $natural: direction }).toArray())).toEqual(expected);
      expect(idsOf(await collection.find({ n: 1 }).hint({ $natural: direction }).toArray())).toEqual(expected);
    });
  });
}
