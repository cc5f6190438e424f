import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Server } from './server.ts';

const DOCS: readonly Document[] = [
  { _id: 1, n: 1, t: 'x' },
  { _id: 2, n: 2, t: 'x' },
  { _id: 3, n: 3 },
];
const inc = { $inc: { n: 10 } };

/** The command without its name, `value` and `lastErrorObject` of the reply. */
const REPLIES: readonly [command: Document, value: Document | null, status: Document][] = [
  [
    { query: { _id: 2 }, update: inc },
    { _id: 2, n: 2, t: 'x' },
    { n: 1, updatedExisting: true },
  ],
  [
    { query: { _id: 2 }, update: inc, new: true },
    { _id: 2, n: 12, t: 'x' },
    { n: 1, updatedExisting: true },
  ],
  [
    { query: { _id: 2 }, update: inc, new: 1 },
    { _id: 2, n: 12, t: 'x' },
    { n: 1, updatedExisting: true },
  ],
  [
    { query: { _id: 2 }, update: inc, new: false },
    { _id: 2, n: 2, t: 'x' },
    { n: 1, updatedExisting: true },
  ],
  [
    { query: { t: 'x' }, update: inc, sort: { n: -1 } },
    { _id: 2, n: 2, t: 'x' },
    { n: 1, updatedExisting: true },
  ],
  [
    { query: { t: 'x' }, update: inc, sort: { n: 1 } },
    { _id: 1, n: 1, t: 'x' },
    { n: 1, updatedExisting: true },
  ],
  [
    { query: {}, update: inc, sort: { t: 1 } },
    { _id: 3, n: 3 },
    { n: 1, updatedExisting: true },
  ],
  [
    { query: { _id: 2 }, update: { m: 1 }, new: true },
    { _id: 2, m: 1 },
    { n: 1, updatedExisting: true },
  ],
  [{ query: { _id: 2 }, update: {}, new: true }, { _id: 2 }, { n: 1, updatedExisting: true }],
  [
    { query: { _id: 2 }, update: inc, fields: { n: 1 } },
    { _id: 2, n: 2 },
    { n: 1, updatedExisting: true },
  ],
  [{ query: { _id: 2 }, update: inc, fields: { n: 1, _id: 0 }, new: true }, { n: 12 }, { n: 1, updatedExisting: true }],
  [
    { query: { _id: 2 }, update: inc, fields: { t: 0 } },
    { _id: 2, n: 2 },
    { n: 1, updatedExisting: true },
  ],
  [{ query: { _id: 9 }, update: inc }, null, { n: 0, updatedExisting: false }],
  [{ query: { _id: 9 }, update: inc, new: true }, null, { n: 0, updatedExisting: false }],
  [{ query: { _id: 9 }, update: inc, upsert: true }, null, { n: 1, updatedExisting: false, upserted: 9 }],
  [
    { query: { _id: 9 }, update: inc, upsert: true, new: true },
    { _id: 9, n: 10 },
    { n: 1, updatedExisting: false, upserted: 9 },
  ],
  [
    { query: { _id: 9 }, update: inc, upsert: true, new: true, fields: { _id: 1 } },
    { _id: 9 },
    { n: 1, updatedExisting: false, upserted: 9 },
  ],
  [
    { query: { _id: 9, a: 1 }, update: { b: 1 }, upsert: true, new: true },
    { _id: 9, b: 1 },
    { n: 1, updatedExisting: false, upserted: 9 },
  ],
  [{ query: { _id: 2 }, remove: true }, { _id: 2, n: 2, t: 'x' }, { n: 1 }],
  [{ query: {}, remove: true, sort: { n: -1 } }, { _id: 3, n: 3 }, { n: 1 }],
  [{ query: { _id: 2 }, remove: true, fields: { t: 1 } }, { _id: 2, t: 'x' }, { n: 1 }],
  [{ query: { _id: 9 }, remove: true }, null, { n: 0 }],
];

const ERRORS: readonly [what: string, command: Document, code: number][] = [
  ['neither update nor remove', { query: {} }, 9],
  ['update and remove', { query: {}, update: inc, remove: true }, 9],
  ['remove and new', { query: {}, remove: true, new: true }, 9],
  ['remove and upsert', { query: {}, remove: true, upsert: true }, 9],
  ['another _id', { query: { _id: 1 }, update: { $set: { _id: 5 } } }, 66],
  ['another _id in a replacement', { query: { _id: 1 }, update: { _id: 5 } }, 66],
  ['an increment of a text', { query: { _id: 1 }, update: { $inc: { t: 1 } } }, 14],
  ['a value that another document has', { query: { _id: 1 }, update: { $set: { n: 2 } } }, 11000],
  [
    'an upsert of a value that another document has',
    { query: { _id: 9 }, update: { $set: { n: 2 } }, upsert: true },
    11000,
  ],
  ['a wrong filter', { query: { n: { $foo: 1 } }, remove: true }, 2],
  ['a wrong sort', { query: {}, remove: true, sort: { n: 2 } }, 15975],
  ['a wrong projection', { query: {}, remove: true, fields: { n: 1, t: 0 } }, 31254],
  ['a filter that is a text', { query: 'x', remove: true }, 14],
];

export function describeFindAndModify(server: Server): void {
  it('an upsert that returns the new document returns its new _id, first', async () => {
    const collection = server.collection();
    const found = await collection.findOneAndUpdate({ t: 'x' }, inc, { upsert: true, returnDocument: 'after' });
    expect(Object.keys(found ?? {})[0]).toBe('_id');
    expect(await collection.find().toArray()).toEqual([found]);
  });

  const filled = async () => {
    const collection = server.collection();
    await collection.insertMany(DOCS.map((doc) => ({ ...doc })) as never[]);
    await collection.createIndex({ n: 1 }, { unique: true });
    return collection;
  };

  it.each(REPLIES)('%j returns %j and %j', async (command, value, lastErrorObject) => {
    const { collectionName } = await filled();
    const reply = await server.db.command({ findAndModify: collectionName, ...command });
    expect(reply).toMatchObject({ value, ok: 1 });
    expect(reply.lastErrorObject).toEqual(lastErrorObject);
  });

  it.each(ERRORS)('is refused with %s, and changes nothing: %j', async (_what, command, code) => {
    const collection = await filled();
    const sent = server.db.command({ findAndModify: collection.collectionName, ...command });
    await expect(sent).rejects.toMatchObject({ code });
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual(DOCS);
  });

  describe('changes one document', () => {
    it('the first in order, by an index or not', async () => {
      const collection = await filled();
      await collection.findOneAndUpdate({}, { $set: { done: true } }, { sort: { n: -1 } });
      await collection.findOneAndUpdate({}, { $set: { done: true } }, { sort: { t: -1, _id: -1 } });
      expect((await collection.find({ done: true }).sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([2, 3]);
    });

    it('and removes it from the indexes', async () => {
      const collection = await filled();
      await collection.findOneAndDelete({ n: 2 });
      await collection.findOneAndUpdate({ n: 3 }, { $set: { n: 2 } });
      expect(await collection.find({ n: { $gte: 2 } }).toArray()).toEqual([{ _id: 3, n: 2 }]);
      await collection.insertOne({ _id: 4 as never, n: 3 });
      expect(await collection.estimatedDocumentCount()).toBe(3);
    });

    it('of a collection that does not exist, none; an upsert creates it', async () => {
      const collection = server.collection();
      expect(await collection.findOneAndUpdate({}, inc)).toBeNull();
      expect(await collection.findOneAndDelete({})).toBeNull();
      expect(await server.db.listCollections({ name: collection.collectionName }).toArray()).toEqual([]);
      const upsert = { upsert: true, returnDocument: 'after' } as const;
      expect(await collection.findOneAndUpdate({ _id: 1 as never }, inc, upsert)).toEqual({ _id: 1, n: 10 });
    });
  });
}
