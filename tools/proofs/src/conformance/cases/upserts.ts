import { type Document, Double, Long } from 'mongodb';
import { expect, it } from 'vitest';
import type { Server } from './server.ts';

const set = { $set: { u: 1 } };

/**
 * Filter, update, what is inserted beside `_id`, in the order of its fields: equalities of the filter by their paths.
 */
const INSERTED: readonly [filter: Document, update: Document, expected: Document][] = [
  [{}, set, { u: 1 }],
  [{}, {}, {}],
  [{}, { a: 1 }, { a: 1 }],
  [{ a: 1 }, set, { a: 1, u: 1 }],
  [{ b: 1, a: 1 }, set, { a: 1, b: 1, u: 1 }],
  [{ z: 1 }, set, { z: 1, u: 1 }],
  [{ a: 1 }, { b: 1 }, { b: 1 }],
  [{ a: { $eq: 1 } }, set, { a: 1, u: 1 }],
  [{ a: { $in: [1] } }, set, { a: 1, u: 1 }],
  [{ a: { $in: [1, 2] } }, set, { u: 1 }],
  [{ a: { $in: [] } }, set, { u: 1 }],
  [{ a: { $gt: 1 } }, set, { u: 1 }],
  [{ a: { $ne: 1 } }, set, { u: 1 }],
  [{ a: { $exists: false } }, set, { u: 1 }],
  [{ a: { $not: { $eq: 1 } } }, set, { u: 1 }],
  [{ a: { $nin: [1] } }, set, { u: 1 }],
  [{ a: null }, set, { a: null, u: 1 }],
  [{ a: [1, 2] }, set, { a: [1, 2], u: 1 }],
  [{ a: { b: 1 } }, set, { a: { b: 1 }, u: 1 }],
  [{ 'a.b': 1 }, set, { a: { b: 1 }, u: 1 }],
  [{ 'a.b': 1, 'a.c': 2 }, set, { a: { b: 1, c: 2 }, u: 1 }],
  [{ 'a.b': { $eq: 1 } }, set, { a: { b: 1 }, u: 1 }],
  [{ $and: [{ a: 1 }] }, set, { a: 1, u: 1 }],
  [{ $and: [{ a: 1 }, { b: { $eq: 2 } }] }, set, { a: 1, b: 2, u: 1 }],
  [{ $and: [{ $and: [{ a: 1 }] }] }, set, { a: 1, u: 1 }],
  [{ $or: [{ a: 1 }] }, set, { a: 1, u: 1 }],
  [{ $or: [{ a: 1 }, { a: 1 }] }, set, { a: 1, u: 1 }],
  [{ $or: [{ a: 1 }, { a: { $in: [1] } }] }, set, { a: 1, u: 1 }],
  [{ $or: [{ a: 1 }, { a: 2 }] }, set, { u: 1 }],
  [{ $or: [{ a: 1 }, { b: 1 }] }, set, { u: 1 }],
  [
    {
      $or: [
        { a: 1, b: 1 },
        { b: 2, a: 1 },
      ],
    },
    set,
    { u: 1 },
  ],
  [{ $or: [{ a: 1 }, { a: 1, b: 1 }] }, set, { u: 1 }],
  [{ x: 1, $or: [{ a: 1, b: 1 }, { a: 1 }] }, set, { x: 1, u: 1 }],
  [{ $or: [{ a: { $eq: 1, $gt: 0 } }, { a: 1 }] }, set, { u: 1 }],
  [{ $or: [{ $or: [{ a: 1 }, { a: 1 }] }, { $and: [{ a: 1 }] }] }, set, { a: 1, u: 1 }],
  [{ $or: [{ b: { $in: [] } }, { a: 1 }] }, set, { a: 1, u: 1 }],
  [{ a: 1, b: { $in: [] } }, set, { u: 1 }],
  [{ a: 1, $and: [{ $or: [{ b: { $in: [] } }] }] }, set, { u: 1 }],
  [{ $nor: [{ a: { $ne: 1 } }] }, set, { u: 1 }],
  [{ $nor: [{ $or: [{ a: 1 }, { b: 2 }] }, { a: { $ne: 3 } }] }, set, { u: 1 }],
  [{ a: { $not: { $ne: 1 } } }, set, { u: 1 }],
  [{ $and: [{ a: 1 }, { a: { $eq: 1 } }] }, set, { a: 1, u: 1 }],
  [{ a: 1, $and: [{ a: 1 }] }, set, { a: 1, u: 1 }],
  [{ a: { $in: [1, 1] } }, set, { a: 1, u: 1 }],
  [{ a: { $in: [/x/, /x/] } }, set, { u: 1 }],
  [{ $nor: [{ a: 1 }] }, set, { u: 1 }],
  [{ a: /abc/ }, set, { u: 1 }],
  [{ a: 1, b: { $gt: 1 } }, { $inc: { n: 2 } }, { a: 1, n: 2 }],
  [{ n: 5 }, { $inc: { n: 2 } }, { n: 7 }],
  [{ n: 5 }, { $set: { n: 2 } }, { n: 2 }],
  [{ n: 5 }, { $unset: { n: 1 } }, {}],
  [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1, b: 1 }],
  [{ a: 1 }, { $setOnInsert: { b: 1 }, $set: { c: 1 } }, { a: 1, b: 1, c: 1 }],
  [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  [{}, { $push: { a: 2 } }, { a: [2] }],
  [{}, { $addToSet: { a: { $each: [2, 2] } } }, { a: [2] }],
  [{}, { $pull: { a: 2 } }, {}],
];

/** Filter, update, the `_id` of what is inserted. */
const IDS: readonly [filter: Document, update: Document, id: unknown][] = [
  [{ _id: 1 }, set, 1],
  [{ _id: 1 }, { a: 1 }, 1],
  [{ _id: { $eq: 1 } }, set, 1],
  [{ _id: { $in: [1] } }, { a: 1 }, 1],
  [{ $and: [{ _id: 1 }] }, { a: 1 }, 1],
  [{ $or: [{ _id: { $eq: 1 } }] }, set, 1],
  [{ $and: [{ _id: 1 }, { _id: 1 }] }, { a: 1 }, 1],
  [{}, { _id: 1 }, 1],
  [{}, { $set: { _id: 1 } }, 1],
  [{}, { $setOnInsert: { _id: 1 } }, 1],
  [{ _id: 1 }, { _id: 1, a: 1 }, 1],
  [{ '_id.x': 1, '_id.y': 2 }, set, { x: 1, y: 2 }],
  [{ _id: { x: 1 } }, set, { x: 1 }],
];

/** Filters whose `_id` is not taken: the server makes one. */
const NEW_IDS: readonly Document[] = [
  { _id: { $gt: 1 } },
  { _id: { $ne: 1 } },
  { _id: { $in: [1, 2] } },
  { _id: { $exists: true } },
  { _id: { $not: { $eq: 1 } } },
  { $or: [{ _id: 1 }, { _id: 2 }] },
  { $nor: [{ _id: 1 }] },
];

const ERRORS: readonly [what: string, filter: Document, update: Document, code: number][] = [
  ['a field twice', { $and: [{ a: 1 }, { a: 2 }] }, set, 54],
  ['a field twice in one condition', { a: { $eq: 1, $in: [2] } }, set, 54],
  ['a field and its part', { a: 1, 'a.b': 1 }, set, 54],
  ['a document and a field of it', { a: {}, 'a.b': 1 }, set, 54],
  ['_id twice', { $and: [{ _id: 1 }, { _id: 2 }] }, { a: 1 }, 54],
  ['another _id in the update', { _id: 1 }, { $set: { _id: 2 } }, 66],
  ['another _id in the replacement', { _id: 1 }, { _id: 2 }, 66],
  ['an increment of a text', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['a push to a number', { a: 1 }, { $push: { a: 1 } }, 2],
  ['a part of a number', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['a part of _id for a replacement', { '_id.x': 1 }, { a: 1 }, 111],
  ['a list as _id', {}, { $set: { _id: [1] } }, 53],
];

export function describeUpserts(server: Server): void {
  const upsert = async (q: Document, u: Document) => {
    const collection = server.collection();
    await collection.createIndex({ unused: 1 });
    const command = { update: collection.collectionName, updates: [{ q, u, upsert: true }] };
    const reply = await server.db.command(command).catch(({ code }) => ({ writeErrors: [{ code }] }) as Document);
    return { reply, code: reply.writeErrors?.[0]?.code, docs: await collection.find().toArray() };
  };

  it.each(INSERTED)('of %j with %j inserts %j', async (filter, update, expected) => {
    const { reply, docs } = await upsert(filter, update);
    const [{ _id, ...others } = {} as Document] = docs;
    expect(JSON.stringify(others)).toBe(JSON.stringify(expected));
    expect(reply).toMatchObject({ n: 1, nModified: 0, upserted: [{ index: 0, _id }] });
  });

  it.each(IDS)('of %j with %j inserts the _id %j', async (filter, update, id) => {
    const { reply, docs } = await upsert(filter, update);
    expect(docs.map(({ _id }) => _id)).toEqual([id]);
    expect(reply.upserted).toEqual([{ index: 0, _id: id }]);
    expect(Object.keys(docs[0] ?? {})[0]).toBe('_id');
  });

  it.each(NEW_IDS)('of %j inserts a new _id', async (filter) => {
    for (const update of [set, { a: 1 }]) {
      const { docs } = await upsert(filter, update);
      expect(docs.map(({ _id }) => _id?._bsontype)).toEqual(['ObjectId']);
    }
  });

  it.each(ERRORS)('is refused with %s: %j by %j', async (_what, filter, update, code) => {
    const { code: refused, docs } = await upsert(filter, update);
    expect([refused, docs]).toEqual([code, []]);
  });

  it('changes what it finds, and inserts nothing', async () => {
    const collection = server.collection();
    await collection.insertMany([
      { _id: 1 as never, a: 1 },
      { _id: 2 as never, a: 1 },
    ]);
    const one = await collection.updateOne({ a: 1 }, { $set: { b: 1 }, $setOnInsert: { c: 1 } }, { upsert: true });
    expect(one).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0, upsertedId: null });
    const many = await collection.updateMany({ a: 1 }, { $set: { b: 1 } }, { upsert: true });
    expect(many).toMatchObject({ matchedCount: 2, modifiedCount: 1, upsertedCount: 0 });
    expect(await collection.find().toArray()).toEqual([
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 1 },
    ]);
  });

  it('returns the _id with its own type', async () => {
    const { collectionName } = server.collection();
    for (const [_id, type] of [
      [new Double(1), 'Double'],
      [Long.fromNumber(2), 'Long'],
    ] as const) {
      const update = { update: collectionName, updates: [{ q: { _id }, u: set, upsert: true }] };
      const { upserted } = await server.db.command(update, { promoteValues: false });
      expect(upserted[0]._id).toMatchObject({ _bsontype: type });
      await server.db.command({ drop: collectionName });
      const modify = { findAndModify: collectionName, query: { _id }, update: set, upsert: true };
      const { lastErrorObject } = await server.db.command(modify, { promoteValues: false });
      expect(lastErrorObject.upserted).toMatchObject({ _bsontype: type });
    }
  });

  it('of several documents inserts one', async () => {
    const collection = server.collection();
    await collection.updateMany({ a: 1 }, { $set: { b: 1 } }, { upsert: true });
    expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ a: 1, b: 1 }]);
  });
}
