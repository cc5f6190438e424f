import { BSONRegExp, type Document, Int32, Long, ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import type { Server } from './server.ts';

const id = new ObjectId('650000000000000000000001');
const date = new Date('2026-01-01');

/** Filter, document, whether it is found. */
const CASES: readonly [filter: Document, doc: Document, isFound: boolean][] = [
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: new Int32(1) }, true],
  [{ a: 1 }, { a: Long.fromNumber(1) }, true],
  [{ a: 1 }, { a: 1.5 }, false],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: 1 }, { a: true }, false],
  [{ a: 1 }, { a: [2, 1] }, true],
  [{ a: 0 }, { a: -0 }, true],
  [{ a: Number.NaN }, { a: Number.NaN }, true],
  [{ a: Long.fromString('9007199254740993') }, { a: Long.fromString('9007199254740992') }, false],
  [{ a: Long.fromString('9007199254740993') }, { a: Long.fromString('9007199254740993') }, true],
  [{ a: [1, 2] }, { a: [1, 2] }, true],
  [{ a: [1, 2] }, { a: [[1, 2], 3] }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: [] }, { a: [] }, true],
  [{ a: null }, { a: [] }, false],
  [{ a: null }, {}, true],
  [{ a: null }, { a: null }, true],
  [{ a: null }, { a: [1, null] }, true],
  [{ a: null }, { a: 0 }, false],
  [{ 'a.b': null }, { a: [{ b: 1 }, {}] }, true],
  [{ 'a.b': null }, { a: [1, 2] }, false],
  [{ 'a.b': null }, { a: 1 }, true],
  [{ 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
  [{ 'a.b': 2 }, { a: [{ b: [1, 2] }] }, true],
  [{ 'a.1.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
  [{ 'a.0': 2 }, { a: [1, 2] }, false],
  [{ 'a.0': 1 }, { a: { 0: 1 } }, true],
  [{ 'a.0': 1 }, { a: [[1, 2]] }, false],
  [{ 'a.0': [1, 2] }, { a: [[1, 2]] }, true],
  [{ 'a.0': { $in: [1, 2] } }, { a: [[1, 2]] }, false],
  [{ 'a.0': { $ne: 1 } }, { a: [[1, 2]] }, true],
  [{ 'a.0': { $gt: 0 } }, { a: [[1, 2]] }, false],
  [{ 'a.0': /x/ }, { a: [['x']] }, false],
  [{ 'a.0.1': 2 }, { a: [[1, 2]] }, true],
  [{ 'a.00': 1 }, { a: [1] }, false],
  [{ 'a.01': 2 }, { a: [1, 2] }, false],
  [{ 'a.0.b': 1 }, { a: [{ b: [1] }] }, true],
  [{ 'a.0.b': null }, { a: [5] }, false],
  [{ 'a.0.b': null }, { a: [null] }, false],
  [{ 'a.0.b': null }, { a: [{}] }, true],
  [{ 'a.0.b': { $exists: false } }, { a: [5] }, true],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 2 } }, true],
  [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, false],
  [{ a: { b: 1 } }, { a: { b: 1, c: 2 } }, false],
  [{ a: id }, { a: new ObjectId(id.toHexString()) }, true],
  [{ a: id }, { a: id.toHexString() }, false],
  [{ a: { $eq: 1 } }, { a: 1 }, true],
  [{ a: /^x/i }, { a: 'Xy' }, true],
  [{ a: /^x/ }, { a: ['y', 'xy'] }, true],
  [{ a: /^x/ }, { a: 5 }, false],
  [{ a: { $regex: '^X', $options: 'i' } }, { a: 'xy' }, true],
  [{ a: { $regex: '^x.y$' } }, { a: 'x\ry\n' }, true],
  [{ a: { $regex: 'x.y' } }, { a: 'x\ny' }, false],
  [{ a: { $regex: '^\\-\\x41[\\-\\]]$' } }, { a: '-A]' }, true],
  [{ a: { $regex: '(?:ab|cd)e+' } }, { a: 'cdee' }, true],
  [{ a: { $regex: '🍲.$', $options: 'i' } }, { a: 'au 🍲🍲' }, true],
  // As many escaped signs as a pattern of a search may have.
  [{ a: { $regex: '\\(a\\+\\)\\+\\$'.repeat(8) } }, { a: `${'x'.repeat(99)}${'(a+)+$'.repeat(8)}` }, true],
  [{ a: { $regex: '^a-\\d+$' } }, { a: 'a-12' }, true],
  [{ a: { $in: [/^x/, 3] } }, { a: 'xy' }, true],
  [{ a: new BSONRegExp('^X', 'i') }, { a: 'xy' }, true],
  [{ a: { $in: [null] } }, {}, true],
  [{ a: { $in: [1, 1, 2] } }, { a: [2, 1] }, true],
  [{ a: { $in: [[1]] } }, { a: [1] }, true],
  [{ a: { $in: [] } }, { a: 1 }, false],
  [{ a: { $nin: [1, 2] } }, { a: [3, 1] }, false],
  [{ a: { $nin: [1] } }, {}, true],
  [{ a: { $nin: [null] } }, {}, false],
  [{ a: { $ne: 1 } }, { a: [1, 2] }, false],
  [{ a: { $ne: 1 } }, {}, true],
  [{ a: { $ne: null } }, {}, false],
  [{ a: { $gt: 1 } }, { a: [0, 2] }, true],
  [{ a: { $gt: 1 } }, { a: '2' }, false],
  [{ a: { $gt: 1, $lt: 3 } }, { a: [0, 5] }, true],
  [{ a: { $gte: null } }, {}, true],
  [{ a: { $gt: null } }, { a: 1 }, false],
  [{ a: { $lt: date } }, { a: new Date(0) }, true],
  [{ a: { $lt: 5 } }, {}, false],
  [{ a: { $lte: 'b' } }, { a: 'abc' }, true],
  [{ a: { $gte: 'slug-', $lt: 'slug.' } }, { a: 'slug-2' }, true],
  [{ a: { $gt: 'y'.repeat(700) } }, { a: `${'y'.repeat(700)}z` }, true],
  [{ a: { $gt: Number.NaN } }, { a: 1 }, false],
  [{ a: { $lt: 1 } }, { a: Number.NaN }, false],
  [{ a: { $gte: 1, $lt: 3 } }, { a: 3 }, false],
  [{ a: { $gt: Long.fromString('9007199254740992') } }, { a: Long.fromString('9007199254740993') }, true],
  [{ a: { $not: { $gt: 1 } } }, {}, true],
  [{ a: { $not: { $gt: 1 } } }, { a: [0, 2] }, false],
  [{ a: { $not: /^x/ } }, { a: 'xy' }, false],
  [{ a: { $exists: true } }, { a: null }, true],
  [{ a: { $exists: false } }, { a: null }, false],
  [{ a: { $exists: false } }, {}, true],
  [{ 'a.b': { $exists: true } }, { a: [{ c: 1 }] }, false],
  [{ 'a.1': { $exists: true } }, { a: [1, 2] }, true],
  [{ 'a.2': { $exists: false } }, { a: [1, 2] }, true],
  [{ $or: [{ a: 1 }, { b: 1 }] }, { b: 1 }, true],
  [{ $or: [{ a: 1 }, { b: 1 }], c: 1 }, { b: 1 }, false],
  [{ $and: [{ a: 1 }, { b: 1 }] }, { b: 1 }, false],
  [{ $and: [{ a: { $gt: 1 } }, { a: { $lt: 3 } }] }, { a: 2 }, true],
  [{ $nor: [{ a: 1 }, { b: 1 }] }, {}, true],
  [{ 'constructor.name': 'x' }, {}, false],
  [{ __proto__x: 1 }, { __proto__x: 1 }, true],
];

/** The paths of a filter, for an index. */
const pathsOf = (filter: Document): string[] =>
  Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') ? (value as Document[]).flatMap(pathsOf) : key,
  );

/** Each case by a scan, then by indexes: the results must be the same. */
export function describeFilters(server: Server): void {
  it.each(CASES)('%j on %j: %j', async (filter, doc, isFound) => {
    const collection = server.collection();
    await collection.insertOne({ ...doc, _id: 1 as never });
    const found = [await collection.find(filter).hint({ $natural: 1 }).toArray()];
    for (const direction of [1, -1] as const) {
      for (const path of pathsOf(filter)) await collection.createIndex({ [path]: direction });
      found.push(await collection.find(filter).toArray());
    }
    expect(found.map(({ length }) => length)).toEqual(isFound ? [1, 1, 1] : [0, 0, 0]);
    expect(await collection.countDocuments(filter)).toBe(isFound ? 1 : 0);
  });

  it('a list of many choices finds what a list of one does', async () => {
    const collection = server.collection();
    const values = [0, 1_999, 'x', null, 'zoo', [-1, 5], 2_000, '0', 'y', true, [-1]];
    await collection.insertMany(values.map((a, _id) => ({ _id: _id as never, a })));
    const choices = Array.from({ length: 2_000 }, (_, n) => n);
    for (const index of [undefined, { a: 1 } as const]) {
      if (index) await collection.createIndex(index);
      const found = await collection.find({ a: { $in: [...choices, 'x', null, /^z/] } }).toArray();
      expect(found.map(({ _id }) => Number(_id)).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });
}
