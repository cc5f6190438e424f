import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempEngine, type TempEngine } from '../testing/temp-engine.ts';

const COUNTRIES = [
  { _id: 'fr', name: 'France' },
  { _id: 'it', name: 'Italie' },
];
const RECIPES = [
  { _id: 1, country: 'fr', minutes: 30, tags: ['sucré', 'four'], rating: 4 },
  { _id: 2, country: 'fr', minutes: 10, tags: ['salé'], rating: 3 },
  { _id: 3, country: 'it', minutes: 20, tags: ['salé', 'four'], rating: 5 },
  { _id: 4, country: null, minutes: 5, tags: [], rating: 1 },
];

let engine: TempEngine;
beforeAll(async () => {
  engine = await startTempEngine();
  await engine.connection.collection<Document>('countries').insertMany(COUNTRIES as never[]);
  await engine.connection.collection<Document>('recipes').insertMany(RECIPES as never[]);
  await engine.connection.collection<Document>('recipes').createIndex({ country: 1 });
});
afterAll(() => engine.close());

const run = (pipeline: Document[], options = {}) =>
  engine.connection.collection('recipes').aggregate(pipeline, options).toArray();

describe('a pipeline', () => {
  it('counts facets side by side', async () => {
    const [facets] = await run([
      { $match: { minutes: { $gte: 10 } } },
      {
        $facet: {
          byCountry: [{ $group: { _id: '$country', n: { $sum: 1 } } }, { $sort: { n: -1 } }],
          byTag: [{ $unwind: '$tags' }, { $sortByCount: '$tags' }, { $sort: { count: -1, _id: 1 } }],
          total: [{ $count: 'n' }],
        },
      },
    ]);
    expect(facets).toEqual({
      byCountry: [
        { _id: 'fr', n: 2 },
        { _id: 'it', n: 1 },
      ],
      byTag: [
        { _id: 'four', count: 2 },
        { _id: 'salé', count: 2 },
        { _id: 'sucré', count: 1 },
      ],
      total: [{ n: 3 }],
    });
  });

  it('groups with several accumulators', async () => {
    const groups = await run([
      {
        $group: {
          _id: '$country',
          n: { $sum: 1 },
          longest: { $max: '$minutes' },
          mean: { $avg: '$rating' },
          ids: { $push: '$_id' },
        },
      },
      { $sort: { _id: 1 } },
    ]);
    expect(groups).toEqual([
      { _id: null, n: 1, longest: 5, mean: 1, ids: [4] },
      { _id: 'fr', n: 2, longest: 30, mean: 3.5, ids: [1, 2] },
      { _id: 'it', n: 1, longest: 20, mean: 5, ids: [3] },
    ]);
  });

  it('joins by fields', async () => {
    const joined = await run([
      { $sort: { _id: 1 } },
      { $lookup: { from: 'countries', localField: 'country', foreignField: '_id', as: 'found' } },
      { $project: { name: { $first: '$found.name' } } },
    ]);
    expect(joined).toEqual([
      { _id: 1, name: 'France' },
      { _id: 2, name: 'France' },
      { _id: 3, name: 'Italie' },
      { _id: 4 },
    ]);
  });

  it('joins in the other direction, with a pipeline and variables', async () => {
    const joined = await engine.connection
      .collection('countries')
      .aggregate([
        {
          $lookup: {
            from: 'recipes',
            localField: '_id',
            foreignField: 'country',
            let: { own: '$name' },
            pipeline: [{ $match: { $expr: { $gt: ['$minutes', 15] } } }, { $project: { _id: 1, of: '$$own' } }],
            as: 'slow',
          },
        },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    expect(joined).toEqual([
      { _id: 'fr', name: 'France', slow: [{ _id: 1, of: 'France' }] },
      { _id: 'it', name: 'Italie', slow: [{ _id: 3, of: 'Italie' }] },
    ]);
  });

  it('joins an array of ids, ignoring ids without a document', async () => {
    const [menu] = await engine.connection
      .collection('countries')
      .aggregate([
        { $match: { _id: 'fr' as never } },
        { $set: { ids: [1, 99, 3] } },
        { $lookup: { from: 'recipes', localField: 'ids', foreignField: '_id', as: 'recipes' } },
      ])
      .toArray();
    expect(menu?.recipes.map(({ _id }: Document) => _id).sort()).toEqual([1, 3]);
  });

  it('samples without repeating', async () => {
    const sampled = await run([{ $sample: { size: 10 } }]);
    expect(sampled.map(({ _id }) => _id).sort()).toEqual([1, 2, 3, 4]);
  });

  it('passes the whole document to a stage that needs it', async () => {
    const roots = await run([{ $match: { _id: 2 } }, { $group: { _id: null, docs: { $push: '$$ROOT' } } }]);
    expect(roots[0]?.docs).toEqual([RECIPES[1]]);
    const [replaced] = await run([
      { $match: { _id: 3 } },
      { $replaceRoot: { newRoot: { $mergeObjects: ['$$ROOT', { x: 1 }] } } },
    ]);
    expect(replaced).toEqual({ ...RECIPES[2], x: 1 });
  });

  it('uses indexes for its first stages', async () => {
    const plan = await engine.connection
      .collection('recipes')
      .aggregate([{ $match: { country: 'fr' } }])
      .explain();
    expect(plan.queryPlanner.winningPlan.inputStage).toMatchObject({ stage: 'IXSCAN', indexName: 'country_1' });
  });

  it('uses variables and collation of the command', async () => {
    expect(
      await run([{ $match: { $expr: { $lt: ['$minutes', '$$most'] } } }, { $count: 'n' }], { let: { most: 15 } }),
    ).toEqual([{ n: 2 }]);
    expect(
      await run([{ $match: { tags: 'SALE' } }, { $count: 'n' }], { collation: { locale: 'fr', strength: 1 } }),
    ).toEqual([{ n: 2 }]);
  });

  it('counts matching documents and all documents', async () => {
    const recipes = engine.connection.collection('recipes');
    expect(await recipes.countDocuments({ country: 'fr' })).toBe(2);
    expect(await recipes.countDocuments({ country: 'xx' })).toBe(0);
    expect(await recipes.countDocuments({}, { skip: 1, limit: 2 })).toBe(2);
    expect(await recipes.estimatedDocumentCount()).toBe(4);
    expect(await recipes.distinct('tags')).toEqual(['four', 'salé', 'sucré']);
  });

  it.each([
    ['$fly', { $project: { x: { $fly: 1 } } }],
    ['$merge', { $merge: 'x' }],
    ['$geoNear', { $geoNear: {} }],
    ['$where', { $match: { $where: '1' } }],
  ])('is refused with the name of the unsupported feature: %s', async (name, stage) => {
    await expect(run([stage])).rejects.toMatchObject({ code: 238, message: expect.stringContaining(name) });
  });
});
