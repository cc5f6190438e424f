import { type Collection, type Document, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { idsOf, type Server } from './server.ts';

/** Size of the first batch and of the next ones, limit, the sizes of all batches for ten documents. */
const BATCHES: readonly [batchSize: number | undefined, next: number | undefined, limit: number, sizes: number[]][] = [
  [undefined, undefined, 0, [10]],
  [10, undefined, 0, [10]],
  [11, undefined, 0, [10]],
  [9, undefined, 0, [9, 1]],
  [3, 3, 0, [3, 3, 3, 1]],
  [3, undefined, 0, [3, 7]],
  [0, undefined, 0, [0, 10]],
  [0, 4, 0, [0, 4, 4, 2]],
  [5, 5, 0, [5, 5]],
  [3, 3, 5, [3, 2]],
  [3, 3, 3, [3]],
  [undefined, undefined, 4, [4]],
  [20, 20, 4, [4]],
];

const ERRORS: readonly [what: string, command: Document, code: number][] = [
  ['a batch size below 0', { batchSize: -1 }, 51024],
  ['a limit below 0', { limit: -1 }, 51024],
  ['a skip below 0', { skip: -1 }, 51024],
  ['a batch size that is a text', { batchSize: '5' }, 14],
  ['a limit that is a text', { limit: '5' }, 14],
  ['a skip that is a document', { skip: {} }, 14],
  ['singleBatch of a number', { singleBatch: 1 }, 14],
  ['a filter that is a list', { filter: [] }, 14],
  ['a sort that is a text', { sort: 'a' }, 14],
  ['a projection that is a number', { projection: 1 }, 14],
];

export function describeCursors(server: Server): void {
  const ten = async (): Promise<Collection<Document>> => {
    const collection = server.collection();
    await collection.insertMany(Array.from({ length: 10 }, (_, n) => ({ _id: n as never, n })));
    return collection;
  };
  const open = async (collection: Collection<Document>, batchSize = 2) =>
    (await server.run({ find: collection.collectionName, batchSize })).cursor;

  it.each(BATCHES)('first %j, then %j, limit %j: batches of %j', async (batchSize, next, limit, sizes) => {
    const { collectionName: name } = await ten();
    const { cursor } = await server.run({ find: name, limit, ...(batchSize !== undefined && { batchSize }) });
    const found: Document[][] = [cursor.firstBatch];
    let { id } = cursor;
    while (!id.isZero()) {
      const more = await server.run({ getMore: id, collection: name, ...(next && { batchSize: next }) });
      found.push(more.cursor.nextBatch);
      ({ id } = more.cursor);
    }
    // MongoDB's manual does not say whether an empty batch follows a full last one.
    if (found.at(-1)?.length === 0) found.pop();
    expect(found.map(({ length }) => length)).toEqual(sizes);
    expect(idsOf(found.flat())).toEqual(Array.from({ length: limit || 10 }, (_, n) => n));
  });

  it.each<[how: string, key: Document]>([
    ['by an index', { kind: 1, n: 1 }],
    ['in memory', { other: 1 }],
  ])('what is sorted %s, and no longer matches when its batch is read, is not found', async (_how, key) => {
    const collection = await ten();
    await collection.updateMany({}, { $set: { kind: 'a' } });
    await collection.createIndex(key);
    const cursor = collection.find({ kind: 'a' }, { sort: { n: 1 }, batchSize: 2 });
    const first = await cursor.next();
    await collection.updateMany({ n: { $gt: 5 } }, { $set: { kind: 'b' } });
    const kinds = [first, ...(await cursor.toArray())].map((found) => found?.kind);
    expect(new Set(kinds)).toEqual(new Set(['a']));
  });

  it.each(ERRORS)('%s is an error: %j', async (_what, command, code) => {
    const { collectionName } = await ten();
    await expect(server.run({ find: collectionName, ...command })).rejects.toMatchObject({ code });
  });

  it('a single batch leaves no cursor open', async () => {
    const { collectionName } = await ten();
    const { cursor } = await server.run({ find: collectionName, batchSize: 3, singleBatch: true });
    expect([idsOf(cursor.firstBatch), Number(cursor.id)]).toEqual([[0, 1, 2], 0]);
  });

  it('states its collection', async () => {
    const collection = await ten();
    const namespace = `${server.db.databaseName}.${collection.collectionName}`;
    const cursor = await open(collection);
    expect(cursor.ns).toBe(namespace);
    const more = await server.run({ getMore: cursor.id, collection: collection.collectionName });
    expect(more.cursor.ns).toBe(namespace);
  });

  it('fractions of a limit do not count', async () => {
    const { collectionName } = await ten();
    const { cursor } = await server.run({ find: collectionName, limit: 2.7, skip: 1.9 });
    expect(idsOf(cursor.firstBatch)).toEqual([1, 2]);
  });

  describe('getMore', () => {
    it('of another collection is refused, and the cursor stays', async () => {
      const collection = await ten();
      const { id } = await open(collection);
      await expect(server.run({ getMore: id, collection: 'other' })).rejects.toMatchObject({ code: 13 });
      const more = await server.run({ getMore: id, collection: collection.collectionName });
      expect(more.cursor.nextBatch).toHaveLength(8);
    });

    it('of a cursor that is read to its end, killed or unknown is error 43', async () => {
      const collection = await ten();
      const name = collection.collectionName;
      const [read, killed] = [await open(collection), await open(collection)];
      await server.run({ getMore: read.id, collection: name });
      await server.run({ killCursors: name, cursors: [killed.id] });
      for (const id of [read.id, killed.id, Long.fromNumber(77)])
        await expect(server.run({ getMore: id, collection: name })).rejects.toMatchObject({ code: 43 });
    });

    it('takes no maxTimeMS of its own', async () => {
      const collection = await ten();
      const { id } = await open(collection);
      const command = { getMore: id, collection: collection.collectionName, maxTimeMS: 100 };
      await expect(server.run(command)).rejects.toMatchObject({ code: 2 });
    });

    it('needs the name of the collection', async () => {
      const { id } = await open(await ten());
      await expect(server.run({ getMore: id })).rejects.toMatchObject({ code: 40414 });
    });

    it.each(['the collection', 'its indexes'])('after %s was dropped is an error, not the end', async (what) => {
      const collection = await ten();
      await collection.createIndex({ n: 1 });
      await collection.insertMany(Array.from({ length: 190 }, (_, n) => ({ n: n + 10 })));
      const cursor = collection.find({ n: { $gte: 0 } }, { batchSize: 2, limit: 20 });
      await cursor.next();
      if (what === 'the collection') await collection.drop();
      else await collection.dropIndexes();
      await expect(cursor.toArray()).rejects.toMatchObject({ code: 175 });
    });
  });

  it('killCursors lists the ones it found', async () => {
    const collection = await ten();
    const { id } = await open(collection);
    const unknown = Long.fromNumber(77);
    const command = { killCursors: collection.collectionName, cursors: [id, unknown] };
    expect(await server.run(command)).toMatchObject({
      cursorsKilled: [id],
      cursorsNotFound: [unknown],
      cursorsAlive: [],
    });
  });

  it.each<[how: string, options: Document]>([
    ['a collection', {}],
    ['a collection in reverse', { sort: { $natural: -1 } }],
    ['an index', { hint: '_id_' }],
  ])('of %s sees what was removed or changed before its batch is asked for', async (_how, options) => {
    const collection = await ten();
    const cursor = collection.find({ n: { $gte: 0 } }, { ...options, batchSize: 2 });
    const found = [await cursor.next(), await cursor.next()];
    await collection.deleteMany({ _id: { $in: [2, 4, 7] as never[] } });
    await collection.updateMany({ _id: { $in: [3, 5] as never[] } }, { $set: { n: -1 } });
    await collection.updateOne({ _id: 6 as never }, { $set: { n: 66 } });
    found.push(...(await cursor.toArray()));
    expect(found.map((document) => document?.n).sort()).toEqual([0, 1, 66, 8, 9]);
  });

  it('sees what is inserted behind it, and not what was removed before it', async () => {
    const collection = await ten();
    const cursor = collection.find({}, { batchSize: 2 });
    await cursor.next();
    await collection.insertOne({ _id: 10 as never });
    await collection.deleteMany({ _id: { $in: [8, 9] as never[] } });
    const found = idsOf(await cursor.toArray());
    expect(found.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(found).size).toBe(found.length);
  });

  it('several at once do not disturb each other', async () => {
    const collection = await ten();
    const cursors = [{}, { n: { $gt: 3 } }, { n: { $lt: 3 } }].map((filter) =>
      collection.find(filter, { batchSize: 1 }),
    );
    const found: number[][] = [[], [], []];
    for (let round = 0; round < 11; round++)
      for (const [index, cursor] of cursors.entries()) {
        const next = await cursor.tryNext();
        if (next) found[index]?.push(Number(next._id));
      }
    expect(found).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [4, 5, 6, 7, 8, 9],
      [0, 1, 2],
    ]);
  });
}
