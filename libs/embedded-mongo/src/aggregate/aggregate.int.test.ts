import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempEngine, type TempEngine } from '../testing/temp-engine.ts';

const RECIPES = [
  { _id: 1, country: 'fr', minutes: 30 },
  { _id: 2, country: 'fr', minutes: 10 },
  { _id: 3, country: 'it', minutes: 20 },
  { _id: 4, country: null, minutes: 5 },
];
const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };

let engine: TempEngine;
const recipes = () => engine.connection.collection<Document>('recipes');
beforeAll(async () => {
  engine = await startTempEngine();
  await recipes().insertMany(RECIPES as never[]);
  await recipes().createIndex({ country: 1 });
});
afterAll(() => engine.close());

describe('a pipeline', () => {
  it.each<[stages: Document[], ids: number[]]>([
    [[], [1, 2, 3, 4]],
    [[{ $match: {} }], [1, 2, 3, 4]],
    [[{ $match: { country: 'fr' } }], [1, 2]],
    [[{ $match: { country: 'fr' } }, { $match: { minutes: { $gt: 10 } } }], [1]],
    [[{ $sort: { minutes: 1 } }], [4, 2, 3, 1]],
    [
      [{ $sort: { minutes: 1 } }, { $skip: 1 }, { $limit: 2 }],
      [2, 3],
    ],
    [[{ $match: { minutes: { $gte: 10 } } }, { $sort: { minutes: -1 } }, { $limit: 1 }], [1]],
    [[{ $skip: 3 }], [4]],
    [
      [{ $skip: 0 }, { $limit: 9 }],
      [1, 2, 3, 4],
    ],
  ])('%j returns the documents %j', async (stages, ids) => {
    const wanted = ids.map((id) => RECIPES[id - 1]);
    expect(await recipes().aggregate(stages).toArray()).toEqual(wanted);
  });

  it.each<[stages: Document[], counted: Document[]]>([
    [[COUNT], [{ _id: 1, n: 4 }]],
    [[{ $match: { country: 'fr' } }, COUNT], [{ _id: 1, n: 2 }]],
    [[{ $match: { country: 'xx' } }, COUNT], []],
    [[{ $match: {} }, { $skip: 1 }, { $limit: 2 }, COUNT], [{ _id: 1, n: 2 }]],
    [[{ $skip: 9 }, COUNT], []],
    [[{ $group: { _id: null, total: { $sum: 1 } } }], [{ _id: null, total: 4 }]],
  ])('%j counts %j', async (stages, counted) => {
    expect(await recipes().aggregate(stages).toArray()).toEqual(counted);
  });

  it.each([
    ['$match of no document', { $match: 1 }, 15959],
    ['$limit 0', { $limit: 0 }, 15958],
    ['$skip below 0', { $skip: -1 }, 14],
    ['a stage of two fields', { $skip: 1, $limit: 1 }, 40323],
  ])('is refused with %s', async (_what, stage, code) => {
    await expect(recipes().aggregate([stage]).toArray()).rejects.toMatchObject({ code });
  });

  it('uses an index', async () => {
    const plan = await recipes()
      .aggregate([{ $match: { country: 'fr' } }])
      .explain();
    expect(plan.queryPlanner.winningPlan.inputStage).toMatchObject({ stage: 'IXSCAN', indexName: 'country_1' });
  });

  it('is what drivers send for a count', async () => {
    expect(await recipes().countDocuments({ country: 'fr' })).toBe(2);
    expect(await recipes().countDocuments({ country: 'xx' })).toBe(0);
    expect(await recipes().countDocuments({}, { skip: 1, limit: 2 })).toBe(2);
    expect(await recipes().countDocuments({ country: 'fr' }, { hint: 'country_1' })).toBe(2);
    expect(await recipes().estimatedDocumentCount()).toBe(4);
    expect(await recipes().distinct('country')).toEqual([null, 'fr', 'it']);
  });
});
