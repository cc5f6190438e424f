import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempEngine, type TempEngine } from '../testing/temp-engine.ts';

let engine: TempEngine;
beforeAll(async () => {
  engine = await startTempEngine();
  await engine.connection.collection<Document>('dishes').insertMany([{ n: 1 }, { n: 2 }]);
});
afterAll(() => engine.close());

const command = (document: Document) => engine.connection.db?.command(document);
const pipeline = (...stages: Document[]) => ({ aggregate: 'dishes', pipeline: stages, cursor: {} });
const update = (statement: Document) => ({
  update: 'dishes',
  updates: [{ q: {}, u: { $set: { n: 9 } }, ...statement }],
});
const remove = (statement: Document) => ({ delete: 'dishes', deletes: [{ q: {}, limit: 0, ...statement }] });
const index = (spec: Document) => ({ createIndexes: 'dishes', indexes: [{ key: { n: 1 }, name: 'n_1', ...spec }] });
const collation = { locale: 'fr' };

/** What each command must not do although MongoDB can, and the name that its refusal says. */
const UNSUPPORTED: [name: string, command: Document][] = [
  ...[
    { let: { a: 1 } },
    { collation },
    { min: { n: 1 } },
    { tailable: true },
    { returnKey: true },
    { flying: true },
  ].map((option): [string, Document] => [Object.keys(option)[0] ?? '', { find: 'dishes', filter: {}, ...option }]),
  ['snapshot', { find: 'dishes', readConcern: { level: 'snapshot' } }],
  ['linearizable', { find: 'dishes', readConcern: { level: 'linearizable' } }],
  ['hint', update({ hint: 'n_1' })],
  ['sort', update({ sort: { n: 1 } })],
  ['collation', update({ collation })],
  ['hint', remove({ hint: 'n_1' })],
  ['let', { ...remove({}), let: { a: 1 } }],
  ['let', { findAndModify: 'dishes', query: {}, remove: true, let: { a: 1 } }],
  ['collation', { count: 'dishes', collation }],
  ['collation', { distinct: 'dishes', key: 'n', collation }],
  ['collation', { ...pipeline({ $match: {} }), collation }],
  ['collation', { explain: { find: 'dishes', collation } }],
  ['explain of update', { explain: update({}) }],
  ...['validator', 'viewOn', 'capped', 'timeseries', 'clusteredIndex', 'collation'].map(
    (option): [string, Document] => [option, { create: 'other', [option]: option === 'capped' ? true : {} }],
  ),
  ['hidden', index({ hidden: true })],
  ['expireAfterSeconds', index({ expireAfterSeconds: 60 })],
  ['arrayFilters', update({ arrayFilters: [] })],
  ["'n.$'", { find: 'dishes', projection: { 'n.$': 1 } }],
  ['collation', index({ collation })],
  ...['text', 'hashed', '2d', '2dsphere'].map((kind): [string, Document] => [kind, index({ key: { n: kind } })]),
  ['wildcard', index({ key: { '$**': 1 } })],
  ...['$project', '$lookup', '$unwind', '$facet', '$merge', '$out', '$changeStream', '$fly', '$count'].map(
    (stage): [string, Document] => [stage, pipeline({ [stage]: {} })],
  ),
  ['$skip after $limit', pipeline({ $limit: 1 }, { $skip: 1 })],
  ['$limit after $limit', pipeline({ $limit: 1 }, { $limit: 1 })],
  ['$group by', pipeline({ $group: { _id: '$n', n: { $sum: 1 } } })],
  ['$avg', pipeline({ $group: { _id: 1, n: { $avg: 1 } } })],
  ['$group with several fields', pipeline({ $group: { _id: 1, n: { $sum: 1 }, m: { $sum: 1 } } })],
  ['$text', { find: 'dishes', filter: { $text: { $search: 'x' } } }],
  ['computed field', { find: 'dishes', projection: { x: '$n' } }],
];

describe('a feature that the engine lacks', () => {
  it.each(UNSUPPORTED)('is refused by name: %s in %j', async (name, document) => {
    await expect(command(document)).rejects.toMatchObject({ code: 238, message: expect.stringContaining(name) });
  });

  it.each(['updateOne', 'findOneAndUpdate'] as const)('is refused by name: a pipeline of %s', async (method) => {
    const refused = engine.connection.collection('dishes')[method]({}, [{ $set: { n: 9 } }]);
    await expect(refused).rejects.toMatchObject({ code: 238, message: expect.stringContaining('pipeline') });
  });

  it('changes nothing', async () => {
    const dishes = engine.connection.collection('dishes');
    expect((await dishes.find({}).toArray()).map(({ n }) => n)).toEqual([1, 2]);
    expect(await dishes.indexes()).toHaveLength(1);
    expect(await engine.connection.db?.listCollections({ name: 'other' }).toArray()).toEqual([]);
  });

  it.each(['fly', 'constructor', 'toString', '__proto__', 'collStats'])('is no command: %s', async (name) => {
    await expect(command(JSON.parse(`{ "${name}": 1 }`))).rejects.toMatchObject({ code: 59 });
  });

  it('is a cursor that is used up', async () => {
    await expect(command({ getMore: 12345, collection: 'dishes' })).rejects.toMatchObject({ code: 43 });
  });
});

describe('a transaction', () => {
  it('is refused with a way out, and writes nothing', async () => {
    let runs = 0;
    const transaction = engine.connection.transaction(async (session) => {
      runs += 1;
      await engine.connection.collection<Document>('dishes').insertOne({ n: 3 }, { session });
    });
    await expect(transaction).rejects.toMatchObject({ code: 263, message: expect.stringContaining('MONGODB_URI') });
    expect(runs).toBe(1);
    expect(await engine.connection.collection('dishes').countDocuments({ n: 3 })).toBe(0);
  });

  it('cannot be committed', async () => {
    await expect(command({ commitTransaction: 1 })).rejects.toMatchObject({ code: 263 });
  });

  it('that reads a snapshot is refused', async () => {
    await engine.connection.getClient().withSession({ snapshot: true }, async (session) => {
      await expect(engine.connection.collection('dishes').findOne({}, { session })).rejects.toMatchObject({
        code: 238,
      });
    });
  });
});

it('accepts what drivers add to any command', async () => {
  const general = { comment: 'why', maxTimeMS: 5_000, readConcern: { level: 'majority' } };
  expect(await command({ find: 'dishes', ...general, allowDiskUse: true })).toMatchObject({ ok: 1 });
  expect(await command({ ping: 1, apiVersion: '1', apiStrict: true, apiDeprecationErrors: true })).toMatchObject({
    ok: 1,
  });
});
