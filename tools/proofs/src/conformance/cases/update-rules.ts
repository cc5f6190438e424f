import { type Document, Double, Int32, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Server } from './server.ts';

type Fields = readonly string[];

/** Document, update, the names of the fields after it in their order: new ones come in the order of their names. */
const ORDER: readonly [doc: Document, update: Document, names: Fields][] = [
  [{}, { $set: { b: 1, a: 1 } }, ['_id', 'a', 'b']],
  [{ z: 1 }, { $set: { b: 1, z: 2, a: 1 } }, ['_id', 'z', 'a', 'b']],
  [{}, { $set: { z: 1 }, $inc: { y: 1 }, $push: { x: 1 } }, ['_id', 'x', 'y', 'z']],
  [{}, { $set: { B: 1, a: 1, _b: 1 } }, ['_id', 'B', '_b', 'a']],
  [{ a: 1, b: 1 }, { $unset: { a: 1 }, $set: { c: 1 } }, ['_id', 'b', 'c']],
  [{ a: 1, b: 1 }, { $set: { a: 2 } }, ['_id', 'a', 'b']],
  [{ b: 1 }, { z: 1, a: 1 }, ['_id', 'z', 'a']],
  [{ b: 1 }, { z: 1, _id: 1, a: 1 }, ['_id', 'z', 'a']],
];

/** Malformed updates are errors also if no document is found. */
const MALFORMED: readonly [what: string, update: Document, code: number][] = [
  ['an unknown modifier', { $foo: { a: 1 } }, 9],
  ['an unknown modifier after a known one', { $set: { a: 1 }, $foo: { a: 1 } }, 9],
  ['a field after a modifier', { $set: { a: 1 }, b: 1 }, 9],
  ['a modifier of a value', { $set: 5 }, 9],
  ['a modifier of a list', { $inc: [1] }, 9],
  ['an increment by a text', { $inc: { a: 'x' } }, 14],
  ['an increment by null', { $inc: { a: null } }, 14],
  ['an increment by a document', { $inc: { a: {} } }, 14],
  ['$push with $each of a value', { $push: { a: { $each: 1 } } }, 2],
  ['$push with a $slice of a text', { $push: { a: { $each: [1], $slice: 'x' } } }, 2],
  ['$push with a $slice of a fraction', { $push: { a: { $each: [1], $slice: 1.5 } } }, 2],
  ['$push with a $slice of null', { $push: { a: { $each: [1], $slice: null } } }, 2],
  ['$addToSet with $each of a value', { $addToSet: { a: { $each: 1 } } }, 14],
  ['$addToSet with more than $each', { $addToSet: { a: { $each: [1], x: 1 } } }, 2],
  ['an empty path', { $set: { '': 1 } }, 56],
  ['a path that ends with a dot', { $set: { 'a.': 1 } }, 56],
  ['a path that begins with a dot', { $unset: { '.a': 1 } }, 56],
  ['a path with two dots', { $inc: { 'a..b': 1 } }, 56],
  ['the same field twice', { $set: { a: 1 }, $push: { a: 1 } }, 40],
  ['a field and its part', { $set: { a: 1, 'a.b': 1 } }, 40],
  ['a part and its field', { $set: { 'a.b.c': 1 }, $unset: { a: 1 } }, 40],
  ['a field and its part, others between them', { $set: { a: 1, 'a-b': 1, 'a.b': 1, ab: 1 } }, 40],
  ['$setOnInsert and $set of the same field', { $setOnInsert: { a: 1 }, $set: { a: 2 } }, 40],
];

/** Updates of fields with names like others that are not in conflict. */
const PEACEFUL: readonly [update: Document, expected: Document][] = [
  [{ $set: { a: 1, ab: 2 } }, { a: 1, ab: 2 }],
  [{ $set: { 'a.b': 1, 'a.bc': 2 } }, { a: { b: 1, bc: 2 } }],
  [{ $set: { 'a.b': 1 }, $inc: { 'a.c': 2 } }, { a: { b: 1, c: 2 } }],
  [{ $set: { 'a.b.c': 1, 'a.d': 1 } }, { a: { b: { c: 1 }, d: 1 } }],
  [{ $set: {} }, {}],
  [{ $unset: { a: 1 } }, {}],
  [{ $setOnInsert: { a: 1 } }, {}],
  [{ $pull: { a: 1 } }, {}],
  [{ $push: { a: { $each: [] } } }, { a: [] }],
  [{ $addToSet: { a: { $each: [] } } }, { a: [] }],
  [{ $addToSet: { a: { $each: [1, 1, 2] } } }, { a: [1, 2] }],
  [{ $addToSet: { a: { x: 1, $each: [1] } } }, { a: [{ x: 1, $each: [1] }] }],
  [{ $push: { a: { $each: [1, 2, 3], $slice: -2 } } }, { a: [2, 3] }],
  [{ $push: { a: { $each: [1, 2, 3], $slice: 9 } } }, { a: [1, 2, 3] }],
  [{ $push: { a: { x: 1 } } }, { a: [{ x: 1 }] }],
  [{ $push: { a: null } }, { a: [null] }],
  [{ $inc: { a: -2 } }, { a: -2 }],
];

/** Values, the operation, the value after it: elements are equal as values, not as texts. */
const SETS: readonly [list: unknown[], update: Document, expected: unknown[]][] = [
  [[1, '1'], { $addToSet: { a: '1' } }, [1, '1']],
  [[1], { $addToSet: { a: new Double(1) } }, [1]],
  [[1], { $addToSet: { a: Long.fromNumber(1) } }, [1]],
  [[null], { $addToSet: { a: null } }, [null]],
  [[], { $addToSet: { a: null } }, [null]],
  [[0], { $addToSet: { a: false } }, [0, false]],
  [[[1, 2]], { $addToSet: { a: [1, 2] } }, [[1, 2]]],
  [
    [[1, 2]],
    { $addToSet: { a: [2, 1] } },
    [
      [1, 2],
      [2, 1],
    ],
  ],
  [[{ x: 1, y: 2 }], { $addToSet: { a: { x: 1, y: 2 } } }, [{ x: 1, y: 2 }]],
  [
    [{ x: 1, y: 2 }],
    { $addToSet: { a: { y: 2, x: 1 } } },
    [
      { x: 1, y: 2 },
      { y: 2, x: 1 },
    ],
  ],
  [[3, 3], { $addToSet: { a: 4 } }, [3, 3, 4]],
  [[2, 1], { $addToSet: { a: { $each: [1, 3, 2, 3] } } }, [2, 1, 3]],
  [['x'.repeat(600)], { $addToSet: { a: `${'x'.repeat(599)}y` } }, ['x'.repeat(600), `${'x'.repeat(599)}y`]],
  [[1, 1.5, '1', true], { $pull: { a: 1 } }, [1.5, '1', true]],
  [[1, [1], [[1]]], { $pull: { a: [1] } }, [1, [[1]]]],
  [[1, null, []], { $pull: { a: null } }, [1, []]],
  [['a', 'A'], { $pull: { a: 'a' } }, ['A']],
  [[], { $pull: { a: 1 } }, []],
];

const NUMBERS: readonly [what: string, value: unknown, by: unknown, sum: unknown][] = [
  ['int and int', new Int32(1), new Int32(2), new Int32(3)],
  ['int and long', new Int32(1), Long.fromNumber(2), Long.fromNumber(3)],
  ['int and double', new Int32(1), new Double(2), new Double(3)],
  ['long and double', Long.fromNumber(1), new Double(0.5), new Double(1.5)],
  ['int below its range', new Int32(-2_147_483_648), new Int32(-1), Long.fromNumber(-2_147_483_649)],
  ['long beyond 2^53', Long.fromString('9007199254740993'), new Int32(1), Long.fromString('9007199254740994')],
];

export function describeUpdateRules(server: Server): void {
  const send = async (collection: string, statement: Document) => {
    const reply = await server.db.command({ update: collection, updates: [statement] });
    return reply.writeErrors?.[0]?.code ?? 'done';
  };
  const filled = async (doc: Document) => {
    const collection = server.collection();
    await collection.insertOne({ _id: 1 as never, ...doc });
    return collection;
  };

  it.each(ORDER)('%j by %j has the fields %j', async (doc, u, names) => {
    const collection = await filled(doc);
    expect(await send(collection.collectionName, { q: {}, u })).toBe('done');
    expect(Object.keys((await collection.findOne({})) ?? {})).toEqual(names);
  });

  it.each(MALFORMED)('%s is an error, whether or not a document is found: %j', async (_what, u, code) => {
    const collection = await filled({ n: 1 });
    for (const q of [{}, { n: 'none' }]) expect(await send(collection.collectionName, { q, u })).toBe(code);
    const modify = { findAndModify: collection.collectionName, query: { n: 'none' }, update: u };
    await expect(server.db.command(modify)).rejects.toMatchObject({ code });
    expect(await collection.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
  });

  it('a modifier among the fields of a replacement is an error where a document is found', async () => {
    const { collectionName } = await filled({ n: 1 });
    const u = { a: 1, $set: { b: 1 } };
    expect(await send(collectionName, { q: { n: 1 }, u })).toBe(52);
    expect(await send(collectionName, { q: { n: 'none' }, u })).toBe('done');
  });

  it.each(PEACEFUL)('%j on an empty document makes %j', async (u, expected) => {
    const collection = await filled({});
    expect(await send(collection.collectionName, { q: {}, u })).toBe('done');
    expect(await collection.findOne({})).toEqual({ _id: 1, ...expected });
  });

  it.each(SETS)('the list %j by %j becomes %j', async (list, u, expected) => {
    const collection = await filled({ a: list });
    expect(await send(collection.collectionName, { q: {}, u })).toBe('done');
    expect(JSON.stringify((await collection.findOne({}))?.a)).toBe(JSON.stringify(expected));
  });

  it.each(NUMBERS)('$inc of %s', async (_what, value, by, sum) => {
    const collection = await filled({ n: value });
    await collection.updateOne({}, { $inc: { n: by as number } });
    expect((await collection.findOne({}, { promoteValues: false }))?.n).toEqual(sum);
  });

  it('$inc beyond the range of a long is an error', async () => {
    const collection = await filled({ n: Long.MAX_VALUE });
    expect(await send(collection.collectionName, { q: {}, u: { $inc: { n: 1 } } })).toBe(2);
    expect((await collection.findOne({}, { promoteLongs: false }))?.n).toEqual(Long.MAX_VALUE);
  });

  it.each([{ x: 1 }, 'text', 7])('the _id %j cannot be changed, removed or changed in part', async (id) => {
    const collection = server.collection();
    await collection.insertOne({ _id: id as never, n: 1 });
    for (const u of [{ $set: { _id: 8 } }, { $unset: { _id: 1 } }, { _id: 8 }])
      expect([u, await send(collection.collectionName, { q: {}, u })]).toEqual([u, 66]);
    expect(await send(collection.collectionName, { q: {}, u: { $set: { '_id.x': 2 } } })).not.toBe('done');
    expect(await collection.findOne({ _id: id as never })).toEqual({ _id: id, n: 1 });
  });

  describe('of several documents', () => {
    it.each([{ a: 1 }, {}])('the replacement %j is an error', async (u) => {
      const collection = await filled({ n: 1 });
      expect(await send(collection.collectionName, { q: {}, u, multi: true })).toBe(9);
      expect(await collection.findOne({})).toEqual({ _id: 1, n: 1 });
    });

    it('counts those that match and those that change', async () => {
      const collection = server.collection();
      await collection.insertMany([{ n: 1 }, { n: 2 }, { n: 2 }, { m: 1 }]);
      expect(await collection.updateMany({ n: { $exists: true } }, { $set: { n: 2 } })).toMatchObject({
        matchedCount: 3,
        modifiedCount: 1,
      });
      expect(await collection.updateMany({ n: 9 }, { $set: { n: 2 } })).toMatchObject({ matchedCount: 0 });
    });
  });
}
