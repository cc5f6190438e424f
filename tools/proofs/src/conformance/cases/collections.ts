import type { Document } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { idsOf, type Server } from './server.ts';

/** Filters of `listCollections`, and which of the collections l1, l2 and other they show. */
const FILTERS: readonly [filter: Document, names: string[]][] = [
  [{}, ['l1', 'l2', 'other']],
  [{ name: 'l1' }, ['l1']],
  [{ name: 'none' }, []],
  [{ name: { $in: ['l1', 'other'] } }, ['l1', 'other']],
  [{ name: { $ne: 'other' } }, ['l1', 'l2']],
  [{ name: /^l\d$/ }, ['l1', 'l2']],
  [{ name: { $regex: '^o' } }, ['other']],
  [{ type: 'collection' }, ['l1', 'l2', 'other']],
  [{ type: 'view' }, []],
  [{ $or: [{ name: 'l2' }, { name: 'other' }] }, ['l2', 'other']],
  [{ 'options.capped': true }, []],
];

/** Renames in a database with `from` (one document) and `to` (two documents). */
const RENAMES: readonly [what: string, command: Document, code: number][] = [
  ['a missing source', { renameCollection: '$db.none', to: '$db.new' }, 26],
  ['an existing target', { renameCollection: '$db.from', to: '$db.to' }, 48],
  ['itself', { renameCollection: '$db.from', to: '$db.from' }, 20],
  ['itself, dropping it', { renameCollection: '$db.from', to: '$db.from', dropTarget: true }, 20],
  ['no target', { renameCollection: '$db.from' }, 40414],
  ['a target that is a number', { renameCollection: '$db.from', to: 5 }, 14],
  ['a target without a name', { renameCollection: '$db.from', to: '$db.' }, 73],
  ['a target with a dollar', { renameCollection: '$db.from', to: '$db.a$b' }, 73],
];

const NAMES: readonly [name: string, code: number][] = [
  ['', 73],
  ['a$b', 73],
  ['$a', 73],
  ['.a', 73],
];

export function describeCollections(server: Server): void {
  const database = (name: string) => server.client.db(`${server.db.databaseName}-${name}`);
  const namesOf = (infos: readonly Document[]) => infos.map(({ name }) => name).sort();

  describe('the list', () => {
    const db = database('list');
    beforeAll(async () => {
      for (const name of ['l1', 'l2', 'other']) await db.createCollection(name);
      await db.collection('l1').insertOne({});
      return () => db.dropDatabase();
    });

    it.each(FILTERS)('by %j shows %j', async (filter, names) => {
      expect(namesOf(await db.listCollections(filter).toArray())).toEqual(names);
      expect(namesOf(await db.listCollections(filter, { nameOnly: true }).toArray())).toEqual(names);
    });

    it('shows name and type, and more unless only names are requested', async () => {
      expect(await db.listCollections({ name: 'l1' }, { nameOnly: true }).toArray()).toEqual([
        { name: 'l1', type: 'collection' },
      ]);
      const [info] = await db.listCollections({ name: 'l1' }).toArray();
      const idIndex = { v: 2, key: { _id: 1 }, name: '_id_' };
      expect(info).toMatchObject({ name: 'l1', type: 'collection', options: {}, idIndex });
    });

    it('comes in batches', async () => {
      const { cursor } = await db.command({ listCollections: 1, cursor: { batchSize: 1 } }, { promoteLongs: false });
      expect(cursor.firstBatch).toHaveLength(1);
      const more = await db.command({ getMore: cursor.id, collection: '$cmd.listCollections' });
      expect(namesOf([...cursor.firstBatch, ...more.cursor.nextBatch])).toEqual(['l1', 'l2', 'other']);
    });

    it('shows nothing of other databases with similar names', async () => {
      const other = database('list2');
      await other.collection('l9').insertOne({});
      expect(namesOf(await db.listCollections().toArray())).toEqual(['l1', 'l2', 'other']);
      await other.dropDatabase();
      expect(namesOf(await db.listCollections().toArray())).toEqual(['l1', 'l2', 'other']);
    });
  });

  describe('a rename', () => {
    const db = database('rename');
    const filled = async () => {
      await db.dropDatabase();
      await db.collection<Document>('from').insertMany([{ _id: 1 as never, n: 1 }]);
      await db.collection<Document>('from').createIndex({ n: 1 }, { unique: true });
      await db.collection<Document>('to').insertMany([{ _id: 2 as never }, { _id: 3 as never }]);
    };
    const named = (name: unknown) => (typeof name === 'string' ? name.replace('$db', db.databaseName) : name);

    it.each(RENAMES)('with %s is refused and changes nothing: %j', async (_what, command, code) => {
      await filled();
      const sent = Object.fromEntries(Object.entries(command).map(([member, value]) => [member, named(value)]));
      await expect(server.client.db('admin').command(sent)).rejects.toMatchObject({ code });
      expect(idsOf(await db.collection('from').find().toArray())).toEqual([1]);
      expect(idsOf(await db.collection('to').find().toArray())).toEqual([2, 3]);
    });

    it('preserves documents and indexes, and frees the old name', async () => {
      await filled();
      await db.collection('from').rename('new');
      expect(namesOf(await db.listCollections().toArray())).toEqual(['new', 'to']);
      expect((await db.collection('new').indexes()).map(({ name }) => name)).toEqual(['_id_', 'n_1']);
      await expect(db.collection('new').insertOne({ n: 1 })).rejects.toMatchObject({ code: 11000 });
      expect(await db.collection('from').countDocuments()).toBe(0);
      await db.collection('from').insertOne({ n: 1 });
      expect(await db.collection('new').countDocuments()).toBe(1);
    });

    it('may replace another collection completely', async () => {
      await filled();
      await db.collection('from').rename('to', { dropTarget: true });
      expect(namesOf(await db.listCollections().toArray())).toEqual(['to']);
      expect(idsOf(await db.collection('to').find().toArray())).toEqual([1]);
      expect(await db.collection('to').estimatedDocumentCount()).toBe(1);
      expect(await db.collection('to').findOne({ _id: 2 as never })).toBeNull();
    });

    it('into another database moves it', async () => {
      await filled();
      const target = database('rename2');
      const command = { renameCollection: `${db.databaseName}.from`, to: `${target.databaseName}.moved` };
      await server.client.db('admin').command(command);
      expect(idsOf(await target.collection('moved').find().toArray())).toEqual([1]);
      await target.dropDatabase();
    });
  });

  it.each(NAMES)('the name %j is refused, to create and to insert', async (name, code) => {
    await expect(server.db.command({ create: name })).rejects.toMatchObject({ code });
    const insert = { insert: name, documents: [{}] };
    const reply = await server.db.command(insert).catch(({ code }) => ({ writeErrors: [{ code }] }) as Document);
    expect(reply.writeErrors?.[0]?.code).toBe(code);
  });

  it.each(['a.', 'a..b', 'a.b.'])('the name %j is accepted', async (name) => {
    await server.db.collection<Document>(name).insertOne({ n: 1 });
    expect(await server.db.collection(name).countDocuments({ n: 1 })).toBe(1);
  });

  it('is created once, by its first document, index or upsert', async () => {
    const db = database('create');
    await db.createCollection('a');
    await db.createCollection('a').catch(({ code }) => expect(code).toBe(48));
    await db.collection('b').insertOne({});
    await db.collection('c').createIndex({ n: 1 });
    await db.collection('d').updateOne({ n: 1 }, { $set: { n: 1 } }, { upsert: true });
    await db.collection('e').updateOne({ n: 1 }, { $set: { n: 1 } });
    await db.collection('f').deleteMany({});
    expect(await db.collection('g').find().toArray()).toEqual([]);
    expect(namesOf(await db.listCollections().toArray())).toEqual(['a', 'b', 'c', 'd']);
    await db.dropDatabase();
    expect(await db.listCollections().toArray()).toEqual([]);
  });

  it('that is dropped has no documents and indexes, and dropping none is no error', async () => {
    const collection = server.collection();
    await collection.insertMany([{ n: 1 }, { n: 2 }]);
    await collection.createIndex({ n: 1 }, { unique: true });
    const command = { drop: collection.collectionName };
    expect(await server.db.command(command)).toMatchObject({ ok: 1, nIndexesWas: 2 });
    expect(await server.db.command(command)).toMatchObject({ ok: 1 });
    await expect(collection.indexes()).rejects.toMatchObject({ code: 26 });
    await collection.insertMany([{ n: 1 }, { n: 1 }]);
    expect(await collection.countDocuments({ n: 1 })).toBe(2);
  });
}
