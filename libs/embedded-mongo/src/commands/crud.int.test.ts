import { Schema } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTempEngine, type TempEngine } from '../testing/temp-engine.ts';

interface Dish {
  name: string;
  minutes?: number;
  tags?: string[];
  steps?: { text: string; minutes: number }[];
}

const dishSchema = new Schema<Dish>({
  name: { type: String, required: true },
  minutes: Number,
  tags: { type: [String], default: undefined },
  steps: { type: [{ text: String, minutes: Number, _id: false }], default: undefined },
});

let engine: TempEngine;
beforeAll(async () => {
  engine = await startTempEngine();
});
afterAll(() => engine.close());

const dishes = () => engine.connection.model<Dish>('Dish', dishSchema);
beforeEach(async () => {
  await dishes().deleteMany({});
});

describe('a document', () => {
  it('is returned as it was stored', async () => {
    const { _id } = await dishes().create({
      name: 'Tarte',
      minutes: 45,
      tags: ['sweet'],
      steps: [{ text: 'bake', minutes: 30 }],
    });
    expect(await dishes().findById(_id).lean()).toEqual({
      _id,
      __v: 0,
      name: 'Tarte',
      minutes: 45,
      tags: ['sweet'],
      steps: [{ text: 'bake', minutes: 30 }],
    });
  });

  it('is changed, replaced and removed by its filter', async () => {
    await dishes().insertMany([
      { name: 'a', minutes: 1 },
      { name: 'b', minutes: 2 },
      { name: 'c', minutes: 3 },
    ]);
    expect(await dishes().updateMany({ minutes: { $gte: 2 } }, { $inc: { minutes: 10 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 2,
    });
    expect(await dishes().replaceOne({ name: 'a' }, { name: 'A' })).toMatchObject({ modifiedCount: 1 });
    expect(await dishes().deleteOne({ name: 'b' })).toMatchObject({ deletedCount: 1 });
    const left = await dishes().find().sort({ name: 1 }).select('name minutes -_id').lean();
    expect(left).toEqual([{ name: 'A' }, { name: 'c', minutes: 13 }]);
  });

  it('does not count as modified if an update changes nothing', async () => {
    await dishes().create({ name: 'a', minutes: 1 });
    expect(await dishes().updateOne({ name: 'a' }, { $set: { minutes: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
  });

  it('is inserted by an upsert without a match', async () => {
    const result = await dishes().updateOne({ name: 'new' }, { $set: { minutes: 5 } }, { upsert: true });
    expect(result.upsertedCount).toBe(1);
    expect(await dishes().findById(result.upsertedId).lean()).toMatchObject({ name: 'new', minutes: 5 });
  });

  it('supports mongoose saving one changed element of an array', async () => {
    const dish = await dishes().create({
      name: 'a',
      steps: [
        { text: 'x', minutes: 1 },
        { text: 'y', minutes: 2 },
      ],
    });
    const second = dish.steps?.[1];
    if (second) second.minutes = 9;
    await dish.save();
    expect((await dishes().findById(dish._id).lean())?.steps?.[1]?.minutes).toBe(9);
  });

  it('can be larger than a storage page', async () => {
    const name = 'x'.repeat(1_000_000);
    const { _id } = await dishes().create({ name });
    expect((await dishes().findById(_id).lean())?.name).toBe(name);
  });
});

describe('findOneAndUpdate', () => {
  it('returns the document before or after the change', async () => {
    await dishes().create({ name: 'a', minutes: 1 });
    const before = await dishes()
      .findOneAndUpdate({ name: 'a' }, { $inc: { minutes: 1 } })
      .lean();
    const after = await dishes()
      .findOneAndUpdate({ name: 'a' }, { $inc: { minutes: 1 } }, { returnDocument: 'after' })
      .lean();
    expect([before?.minutes, after?.minutes]).toEqual([1, 3]);
  });

  it('changes the first document in sort order', async () => {
    await dishes().insertMany([
      { name: 'a', minutes: 1 },
      { name: 'b', minutes: 2 },
    ]);
    const taken = await dishes()
      .findOneAndDelete({}, { sort: { minutes: -1 } })
      .lean();
    expect(taken?.name).toBe('b');
  });

  it('returns null without a match', async () => {
    expect(await dishes().findOneAndUpdate({ name: 'none' }, { $set: { minutes: 1 } })).toBeNull();
  });

  it('applies one of two concurrent conditional updates', async () => {
    await dishes().create({ name: 'lease', minutes: 0 });
    const claim = () =>
      dishes()
        .findOneAndUpdate({ name: 'lease', minutes: 0 }, { $set: { minutes: 1 } })
        .lean();
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});

describe('bulkWrite', () => {
  it('runs all kinds of writes in order', async () => {
    const result = await dishes().bulkWrite([
      { insertOne: { document: { name: 'a', minutes: 1 } } },
      { updateOne: { filter: { name: 'a' }, update: { $inc: { minutes: 1 } } } },
      { updateOne: { filter: { name: 'b' }, update: { $set: { minutes: 7 } }, upsert: true } },
      { deleteOne: { filter: { name: 'a', minutes: 2 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    expect(await dishes().distinct('name')).toEqual(['b']);
  });

  it('continues after a failure if unordered, and stops if ordered', async () => {
    const collection = engine.connection.collection<{ _id: number }>('numbered');
    await collection.insertOne({ _id: 1 });
    const three = [{ _id: 1 }, { _id: 2 }, { _id: 3 }];
    await expect(collection.insertMany(three)).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments()).toBe(1);
    await expect(collection.insertMany(three, { ordered: false })).rejects.toMatchObject({ insertedCount: 2 });
    expect(await collection.countDocuments()).toBe(3);
  });
});

describe('a projection', () => {
  it('includes, excludes, slices and picks elements', async () => {
    const steps = [
      { text: 'x', minutes: 1 },
      { text: 'y', minutes: 2 },
      { text: 'z', minutes: 2 },
    ];
    await dishes().create({ name: 'a', minutes: 1, steps });
    const one = async (projection: Record<string, unknown>) =>
      (await dishes().findOne({}, projection).lean()) as unknown;
    expect(await one({ _id: 0, 'steps.text': 1 })).toEqual({ steps: [{ text: 'x' }, { text: 'y' }, { text: 'z' }] });
    expect(await one({ _id: 0, __v: 0, 'steps.text': 0, minutes: 0 })).toEqual({
      name: 'a',
      steps: [{ minutes: 1 }, { minutes: 2 }, { minutes: 2 }],
    });
    expect(await one({ _id: 0, name: 1, steps: { $slice: -1 } })).toEqual({ name: 'a', steps: [steps[2]] });
    expect(await one({ _id: 0, steps: { $elemMatch: { minutes: 2 } } })).toEqual({ steps: [steps[1]] });
  });
});

describe('a projection of the id', () => {
  const NONE = { name: 0, minutes: 0, __v: 0 };

  it.each<[projection: Record<string, unknown>, fields: string[]]>([
    [{ _id: 1 }, ['_id']],
    [{ _id: true }, ['_id']],
    [{ _id: 0 }, ['name', 'minutes', 'tags', '__v']],
    [{ _id: 1, ...NONE }, ['_id', 'tags']],
    [{ _id: 1, tags: { $slice: 1 } }, ['_id', 'tags']],
    [{ tags: { $slice: 1 } }, ['_id', 'name', 'minutes', 'tags', '__v']],
  ])('%j of find and findAndModify returns the fields %j', async (projection, fields) => {
    await dishes().create({ name: 'a', minutes: 1, tags: ['x', 'y'] });
    expect(Object.keys((await dishes().findOne({}, projection).lean()) ?? {})).toEqual(fields);
    const update = { $inc: { minutes: 1 } };
    const changed = await dishes().collection.findOneAndUpdate({}, update, { projection });
    expect(Object.keys(changed ?? {})).toEqual(fields);
    const removed = await dishes().collection.findOneAndDelete({}, { projection });
    expect(Object.keys(removed ?? {})).toEqual(fields);
  });
});
