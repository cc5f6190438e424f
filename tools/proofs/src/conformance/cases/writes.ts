import type { Document } from 'mongodb';
import { expect, it } from 'vitest';
import { idsOf, type Server } from './server.ts';

export function describeWrites(server: Server): void {
  const withDocs = async (...docs: Document[]) => {
    const collection = server.collection();
    if (docs.length > 0) await collection.insertMany(docs);
    return collection;
  };

  it('changes, replaces and removes by a filter', async () => {
    const collection = await withDocs({ _id: 1, n: 1 }, { _id: 2, n: 2 }, { _id: 3, n: 3 });
    const many = await collection.updateMany({ n: { $gte: 2 } }, { $inc: { n: 10 } });
    expect(many).toMatchObject({ matchedCount: 2, modifiedCount: 2, upsertedCount: 0 });
    expect(await collection.replaceOne({ n: 1 }, { name: 'A' })).toMatchObject({ modifiedCount: 1 });
    expect(await collection.deleteOne({ n: 12 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, name: 'A' },
      { _id: 3, n: 13 },
    ]);
    expect(await collection.deleteMany({})).toMatchObject({ deletedCount: 2 });
    expect(await collection.estimatedDocumentCount()).toBe(0);
  });

  it('changes each document once, though it moves in the index by which it is found', async () => {
    const collection = await withDocs(...Array.from({ length: 200 }, (_, n) => ({ _id: n, n })));
    await collection.createIndex({ n: 1 });
    await collection.updateMany({ n: { $gte: 100 } }, { $inc: { n: 1_000 } });
    const found = await collection.find({ n: { $gte: 1_100 } }).toArray();
    expect(found.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1_100));
  });

  it('inserts with an upsert that finds nothing, with a new id as the first field', async () => {
    const collection = await withDocs();
    const { upsertedCount, upsertedId } = await collection.updateOne({ a: 1 }, { $set: { b: 5 } }, { upsert: true });
    expect(upsertedCount).toBe(1);
    const stored = await collection.findOne({});
    expect(stored).toEqual({ _id: upsertedId, a: 1, b: 5 });
    expect(Object.keys(stored ?? {})).toEqual(['_id', 'a', 'b']);
  });

  it('stores _id as the first field, and a document larger than a page', async () => {
    const collection = await withDocs();
    await collection.insertOne({ text: 'x'.repeat(1_000_000), _id: 1 as never });
    const stored = await collection.findOne({});
    expect(Object.keys(stored ?? {})).toEqual(['_id', 'text']);
    expect(stored?.text).toHaveLength(1_000_000);
  });

  it('findOneAndUpdate returns the document before or after, the first in order, or null', async () => {
    const collection = await withDocs({ _id: 1, n: 1 }, { _id: 2, n: 2 });
    const first = { sort: { n: -1 } } as const;
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 1 } }, first)).toEqual({ _id: 2, n: 2 });
    const after = { ...first, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 1 } }, after)).toEqual({ _id: 2, n: 4 });
    expect(await collection.findOneAndReplace({ _id: 1 as never }, { m: 1 }, after)).toEqual({ _id: 1, m: 1 });
    expect(await collection.findOneAndDelete({}, { sort: { _id: -1 } })).toEqual({ _id: 2, n: 4 });
    expect(await collection.findOneAndUpdate({ n: 99 }, { $set: { n: 1 } })).toBeNull();
    const upsert = { upsert: true, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ _id: 9 as never }, { $set: { n: 1 } }, upsert)).toEqual({
      _id: 9,
      n: 1,
    });
  });

  it('applies one of several conditional updates at once', async () => {
    const collection = await withDocs({ _id: 1, free: true });
    const claim = () => collection.findOneAndUpdate({ free: true }, { $set: { free: false } });
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('bulkWrite runs all kinds of writes in order', async () => {
    const collection = await withDocs();
    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 1 as never, n: 1 } } },
      { updateOne: { filter: { n: 1 }, update: { $inc: { n: 1 } } } },
      { updateOne: { filter: { _id: 2 as never }, update: { $set: { n: 7 } }, upsert: true } },
      { deleteOne: { filter: { n: 2 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    expect(idsOf(await collection.find().toArray())).toEqual([2]);
  });

  it('continues after a failure if unordered, and stops if ordered', async () => {
    const collection = await withDocs({ _id: 1 });
    const three = [{ _id: 1 }, { _id: 2 }, { _id: 3 }] as never[];
    await expect(collection.insertMany([...three])).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments()).toBe(1);
    await expect(collection.insertMany([...three], { ordered: false })).rejects.toMatchObject({ insertedCount: 2 });
    expect(await collection.countDocuments()).toBe(3);
  });

  it('a collection is listed, renamed and dropped, and begins anew', async () => {
    const [one, two] = [await withDocs({ _id: 1 }), await withDocs({ _id: 2 }, { _id: 3 })];
    const names = async () => (await server.db.listCollections({ name: one.collectionName }).toArray()).length;
    await expect(one.rename(two.collectionName)).rejects.toMatchObject({ code: 48 });
    await one.rename(two.collectionName, { dropTarget: true });
    expect(await names()).toBe(0);
    expect(idsOf(await two.find().toArray())).toEqual([1]);
    await two.drop();
    expect(await two.countDocuments()).toBe(0);
    await two.insertOne({ _id: 5 as never });
    expect(await two.estimatedDocumentCount()).toBe(1);
    await expect(one.rename('nowhere')).rejects.toMatchObject({ code: 26 });
  });

  it('a document of more than 200 levels is refused', async () => {
    const nested = (levels: number): Document => (levels === 0 ? {} : { a: nested(levels - 1) });
    await server.collection().insertOne(nested(150));
    await expect(server.collection().insertOne(nested(300))).rejects.toMatchObject({ code: 15 });
  });
}
