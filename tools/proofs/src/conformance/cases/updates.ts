import { type Document, Double, Int32, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Server } from './server.ts';

/** Document, update, the document after it. */
const CASES: readonly [doc: Document, update: Document, expected: Document][] = [
  [{ a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
  [{ a: 1 }, { $set: { 'b.c': 2 } }, { a: 1, b: { c: 2 } }],
  [{ a: { b: 1 } }, { $set: { a: { c: 2 } } }, { a: { c: 2 } }],
  [{ a: [1] }, { $set: { 'a.2': 3 } }, { a: [1, null, 3] }],
  [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, { a: [{ b: 2 }] }],
  [{}, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
  [{ a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [{ a: { b: 1 } }, { $unset: { 'a.b': '' } }, { a: {} }],
  [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  [{ a: 1 }, { $unset: { 'b.c': '' } }, { a: 1 }],
  [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
  [{ a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
  [{ a: 1 }, { $inc: { a: 0.5 } }, { a: 1.5 }],
  [{ a: [1, 2] }, { $inc: { 'a.1': 1 } }, { a: [1, 3] }],
  [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  [{}, { $push: { a: 2 } }, { a: [2] }],
  [{ a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  [{ a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  [{ a: [1, 2, 3] }, { $push: { a: { $each: [4], $slice: -2 } } }, { a: [3, 4] }],
  [{ a: [1] }, { $push: { a: { $each: [2, 3], $slice: 2 } } }, { a: [1, 2] }],
  [{ a: [1] }, { $push: { a: { $each: [2], $slice: 0 } } }, { a: [] }],
  [{ a: [1, 2] }, { $addToSet: { a: 2 } }, { a: [1, 2] }],
  [{ a: [1, 2] }, { $addToSet: { a: 3 } }, { a: [1, 2, 3] }],
  [{ a: {} }, { $set: { 'a.9': 1, 'a.10': 2, 'a.2': 3 } }, { a: { 2: 3, 9: 1, 10: 2 } }],
  [{ a: { 2: 1 } }, { $inc: { 'a.2': 1, 'a.5': 1 } }, { a: { 2: 2, 5: 1 } }],
  [{}, { $addToSet: { a: 3 } }, { a: [3] }],
  [{ a: [2] }, { $addToSet: { a: { $each: [1, 2, 1, 3] } } }, { a: [2, 1, 3] }],
  [{ a: [{ x: 1 }] }, { $addToSet: { a: { $each: [{ x: 1 }, { x: 2 }] } } }, { a: [{ x: 1 }, { x: 2 }] }],
  [{ a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  [{ a: [1, null] }, { $pull: { a: null } }, { a: [1] }],
  [{}, { $pull: { a: 1 } }, {}],
  [
    { a: 1, b: 1 },
    { $set: { c: 1 }, $unset: { a: 1 } },
    { b: 1, c: 1 },
  ],
  [{ a: 1 }, { b: 2 }, { b: 2 }],
  [{ a: 1 }, {}, {}],
];

/** Document, update, code of the error. */
const ERRORS: readonly [what: string, doc: Document, update: Document, code: number][] = [
  ['increments a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['increments by a string', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['pushes to a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
  ['pushes no list with $each', {}, { $push: { a: { $each: 1 } } }, 2],
  ['adds to a scalar', { a: 1 }, { $addToSet: { a: 1 } }, 2],
  ['pulls from a scalar', { a: 1 }, { $pull: { a: 1 } }, 2],
  ['sets through a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['sets a name in an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
  ['changes a field twice', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['changes a field and its parent', {}, { $set: { 'a.b': 1, a: 1 } }, 40],
  ['uses an unknown modifier', {}, { $foo: { a: 1 } }, 9],
  ['has an operator without fields', {}, { $set: 1 }, 9],
  ['has an empty path', {}, { $set: { '': 1 } }, 56],
  ['changes _id', {}, { $set: { _id: 2 } }, 66],
  ['replaces _id', {}, { _id: 2, a: 1 }, 66],
  ['fills an array for ever', { a: [] }, { $set: { 'a.50000000': 1 } }, 34],
];

/** Filter, update, the document that an upsert inserts. */
const UPSERTS: readonly [filter: Document, update: Document, expected: Document][] = [
  [{ _id: 7, a: 1 }, { $set: { b: 1 } }, { _id: 7, a: 1, b: 1 }],
  [{ _id: 7, 'a.b': 2 }, { $set: { c: 1 } }, { _id: 7, a: { b: 2 }, c: 1 }],
  [{ _id: 7, a: { $gt: 5 } }, { $set: { b: 1 } }, { _id: 7, b: 1 }],
  [{ _id: 7, a: { $eq: 3 } }, { $inc: { n: 1 } }, { _id: 7, a: 3, n: 1 }],
  [{ _id: 7, $and: [{ a: 1 }, { b: { $in: [4] } }] }, { $set: { c: 1 } }, { _id: 7, a: 1, b: 4, c: 1 }],
  [{ _id: 7, a: 1 }, { $setOnInsert: { b: 2 } }, { _id: 7, a: 1, b: 2 }],
  [{ _id: 7, a: 1 }, { b: 1 }, { _id: 7, b: 1 }],
];

const isReplacement = (update: Document) => !Object.keys(update)[0]?.startsWith('$');

export function describeUpdates(server: Server): void {
  /** Sends an update as it is: drivers refuse some on their own. */
  const run = async (doc: Document, update: Document) => {
    const collection = server.collection();
    await collection.insertOne({ _id: 1 as never, ...doc });
    const { collectionName } = collection;
    const reply = await server.db.command({ update: collectionName, updates: [{ q: { _id: 1 }, u: update }] });
    const { code } = reply.writeErrors?.[0] ?? {};
    return { code, reply, doc: await collection.findOne({}, { promoteValues: false }) };
  };
  const plain = (doc: Document | null): unknown => JSON.parse(JSON.stringify(doc));

  it.each(CASES)('%j by %j becomes %j', async (doc, update, expected) => {
    expect(plain((await run(doc, update)).doc)).toEqual(plain({ _id: 1, ...expected }));
  });

  it.each(ERRORS)('is refused when it %s: %j by %j', async (_what, doc, update, code) => {
    const after = await run(doc, update);
    expect(after.code).toBe(code);
    expect(plain(after.doc)).toEqual(plain({ _id: 1, ...doc }));
  });

  it.each(UPSERTS)('an upsert of %j with %j inserts %j', async (filter, update, expected) => {
    const collection = server.collection();
    const method = isReplacement(update) ? 'replaceOne' : 'updateOne';
    expect(await collection[method](filter, update, { upsert: true })).toMatchObject({ upsertedId: 7 });
    expect(await collection.findOne({})).toEqual(expected);
  });

  describe('exact types', () => {
    it('stay, of changed and of other fields', async () => {
      const doc = { a: new Double(1), b: { c: Long.fromNumber(2) }, n: new Int32(1) };
      const after = await run(doc, { $set: { 'b.d': new Double(3) }, $inc: { n: 1 } });
      const b = { c: Long.fromNumber(2), d: new Double(3) };
      expect(after.doc).toEqual({ _id: new Int32(1), a: new Double(1), b, n: new Int32(2) });
    });

    it('grow from int to long when a sum is too large', async () => {
      const after = await run({ n: new Int32(2_147_483_647) }, { $inc: { n: 1 } });
      expect(after.doc?.n).toEqual(Long.fromNumber(2_147_483_648));
    });
  });

  it('counts as matched, not as modified, if nothing changes', async () => {
    const { reply } = await run({ a: 1, b: [1] }, { $set: { a: 1 }, $addToSet: { b: 1 } });
    expect(reply).toMatchObject({ n: 1, nModified: 0 });
  });

  it('of several documents changes what it can before one that fails', async () => {
    const collection = server.collection();
    await collection.insertMany([
      { _id: 1 as never, n: 1 },
      { _id: 2 as never, n: 'x' },
      { _id: 3 as never, n: 3 },
    ]);
    await expect(collection.updateMany({}, { $inc: { n: 1 } })).rejects.toMatchObject({ code: 14 });
    expect((await collection.find().sort({ _id: 1 }).toArray()).map(({ n }) => n)).toEqual([2, 'x', 3]);
  });

  it('of several documents needs operators', async () => {
    const command = { update: 'any', updates: [{ q: {}, u: { a: 1 }, multi: true }] };
    const reply = await server.db.command(command).catch(({ code }) => ({ writeErrors: [{ code }] }));
    expect(reply.writeErrors?.[0]?.code).toBe(9);
  });

  it('treats a field named __proto__ as data', async () => {
    const collection = server.collection();
    await collection.updateOne({ _id: 1 as never }, { $set: { '__proto__.polluted': 1 } }, { upsert: true });
    expect(await collection.countDocuments({ '__proto__.polluted': 1 })).toBe(1);
    expect(({} as Document).polluted).toBeUndefined();
  });
}
