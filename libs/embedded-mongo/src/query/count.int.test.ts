import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempEngine, type TempEngine } from '../testing/temp-engine.ts';

let engine: TempEngine;
beforeAll(async () => {
  engine = await startTempEngine();
});
afterAll(() => engine.close());

const DOCS = [{ a: 1 }, { a: 1, b: 2 }, { a: [1, 3] }, { a: null }, {}, { a: { x: 1 } }, { a: 'y'.repeat(600) }];
const FILTERS: Document[] = [
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

describe('a count', () => {
  it.each([
    ['one field', { a: 1 }, {}],
    ['two fields', { a: 1, b: 1 }, {}],
    ['one field of some documents', { a: 1 }, { sparse: true }],
  ] as const)('equals the number of found documents, with an index on %s', async (name, key, options) => {
    for (const docs of [DOCS, DOCS.filter(({ a }) => !Array.isArray(a))]) {
      const collection = engine.connection.collection<Document>(`${name}${docs.length}`.replaceAll(' ', '_'));
      await collection.insertMany(docs.map((doc) => ({ ...doc })));
      await collection.createIndex(key, options);
      for (const filter of FILTERS) {
        const found = await collection.find(filter).hint({ $natural: 1 }).toArray();
        expect([filter, await collection.countDocuments(filter)]).toEqual([filter, found.length]);
        expect(await collection.countDocuments(filter, { skip: 1, limit: 1 })).toBe(
          Math.min(1, Math.max(0, found.length - 1)),
        );
      }
    }
  });
});

describe('a page', () => {
  it.each([
    ['all documents', {}, { at: -1, _id: 1 }],
    ['those with one value', { a: 1 }, { at: -1, _id: 1 }],
    ['those of a list', { a: { $in: [1, 2] } }, { at: -1, _id: 1 }],
    ['those with any value of an array', { tags: 'x' }, { tags: 1, _id: 1 }],
  ] as const)('of %s holds what follows those before it', async (_what, filter, sort) => {
    const collection = engine.connection.collection<Document>(`pages of ${_what}`.replaceAll(' ', '_'));
    await collection.insertMany(
      Array.from({ length: 30 }, (_, index) => ({ a: index % 3, at: index % 7, tags: ['x', 'y'].slice(index % 2) })),
    );
    for (const key of [
      { at: -1, _id: 1 },
      { a: 1, at: -1, _id: 1 },
      { tags: 1, _id: 1 },
    ] as const)
      await collection.createIndex(key);
    const idsOf = (documents: Document[]) => documents.map(({ _id }) => String(_id));
    const all = idsOf(await collection.find(filter).sort(sort).hint({ $natural: 1 }).toArray());
    for (const skip of [0, 1, 9, 29, 30]) {
      const page = await collection.find(filter).sort(sort).skip(skip).limit(4).toArray();
      expect(idsOf(page)).toEqual(all.slice(skip, skip + 4));
    }
  });
});
