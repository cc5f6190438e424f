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
