import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTempEngine, type TempEngine } from '../testing/temp-engine.ts';

const COUNT = 20_000;
let engine: TempEngine;
const dishes = () => engine.connection.collection<Document>('dishes');
beforeAll(async () => {
  engine = await startTempEngine();
  const text = 'x'.repeat(400);
  await dishes().insertMany(Array.from({ length: COUNT }, (_, n) => ({ n: (n * 7919) % COUNT, text })));
});
afterAll(() => engine.close());

/** Commands that look at every document, or write many. */
const LONG: [name: string, run: () => Promise<unknown>][] = [
  ['a scan', () => dishes().findOne({ text: 'y' })],
  ['a count', () => dishes().countDocuments({ text: 'y' })],
  ['a sort in memory', () => dishes().find({}).sort({ n: 1 }).limit(1).toArray()],
  [
    'the build of an index',
    () =>
      dishes()
        .createIndex({ text: 1, n: 1 })
        .then((name) => dishes().dropIndex(name)),
  ],
  ['an update that finds nothing', () => dishes().updateOne({ text: 'y' }, { $set: { text: 'z' } })],
  ['a deletion that finds nothing', () => dishes().deleteOne({ text: 'y' })],
  ['an update of all', () => dishes().updateMany({}, { $inc: { changes: 1 } })],
  ['many documents', () => engine.connection.collection<Document>('more').insertMany(manyDocuments())],
  ['the deletion of many', () => engine.connection.collection('more').deleteMany({})],
];

const manyDocuments = () => Array.from({ length: COUNT }, (_, n) => ({ n, text: 'more' }));

describe('while a long command runs', () => {
  it.each(LONG)('others are answered: %s', async (_name, run) => {
    let isRunning = true;
    const done = run().finally(() => {
      isRunning = false;
    });
    let answers = 0;
    while (isRunning) {
      await engine.connection.db?.command({ ping: 1 });
      if (isRunning) answers += 1;
    }
    await done;
    expect(answers).toBeGreaterThan(1);
  });
});

it('hello is answered while one document takes long, which cannot be done in pieces', async () => {
  const tags = Array.from({ length: 150_000 }, (_, n) => `tag ${n}`);
  let isRunning = true;
  const many = { $addToSet: { tags: { $each: tags } } };
  const done = engine.connection.collection<Document>('tagged').updateOne({ n: 1 }, many, { upsert: true });
  const ended = done.finally(() => {
    isRunning = false;
  });
  let answers = 0;
  while (isRunning) {
    await engine.connection.db?.command({ hello: 1 });
    if (isRunning) answers += 1;
  }
  await ended;
  expect(answers).toBeGreaterThan(20);
});

it('an index has the documents that are written while it is built, and one that cannot be built leaves nothing', async () => {
  const built = dishes().createIndex({ n: 1, text: 1 });
  await dishes().insertOne({ n: -1, text: 'late' });
  await built;
  expect(await dishes().countDocuments({ n: -1, text: 'late' }, { hint: { n: 1, text: 1 } })).toBe(1);
  await dishes().deleteOne({ n: -1 });
  await dishes().dropIndex(await built);
  const refused = dishes().createIndex({ text: 1 }, { unique: true });
  await expect(refused).rejects.toMatchObject({ code: 11000 });
  expect((await dishes().indexes()).map(({ name }) => name)).not.toContain('text_1');
  expect(await dishes().countDocuments()).toBe(COUNT);
});

describe('maxTimeMS', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a find', () => dishes().find({ text: 'y' }).maxTimeMS(1).toArray()],
    ['a count', () => dishes().countDocuments({ text: 'y' }, { maxTimeMS: 1 })],
    ['a sort', () => dishes().find({}).sort({ n: 1 }).maxTimeMS(1).toArray()],
  ])('ends %s that takes longer', async (_what, read) => {
    await expect(read()).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  });

  it('counts over all pages of a cursor, and leaves enough to one that is quick', async () => {
    const slow = dishes().find({}).sort({ text: 1 }).batchSize(5_000).maxTimeMS(5);
    await expect(slow.toArray()).rejects.toMatchObject({ code: 50 });
    expect(await dishes().find({}).maxTimeMS(60_000).toArray()).toHaveLength(COUNT);
  });
});

describe('a sort in memory', () => {
  const sorted = Array.from({ length: COUNT }, (_, n) => n);

  it('has the order of the whole, with and without a limit', async () => {
    const numbers = async (limit: number, skip = 0) =>
      (await dishes().find({}).sort({ n: 1 }).skip(skip).limit(limit).project({ n: 1 }).toArray()).map(({ n }) => n);
    expect(await numbers(0)).toEqual(sorted);
    expect(await numbers(20)).toEqual(sorted.slice(0, 20));
    expect(await numbers(20, 15_000)).toEqual(sorted.slice(15_000, 15_020));
  });

  it('keeps the order of equal documents', async () => {
    const ids = async (sort: Document) =>
      (
        await dishes()
          .find({})
          .sort(sort as never)
          .project({ n: 1 })
          .toArray()
      ).map(({ n }) => n);
    expect(await ids({ text: 1 })).toEqual(await ids({ $natural: 1 }));
  });
});
