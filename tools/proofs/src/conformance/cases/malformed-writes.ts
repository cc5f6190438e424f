import type { Document } from 'mongodb';
import { expect, it } from 'vitest';
import type { Server } from './server.ts';

/** Commands that fail as a whole, before they write. */
const MALFORMED: readonly [what: string, command: Document, code: number][] = [
  ['an insert without documents', { insert: 'c' }, 40414],
  ['an insert of no document', { insert: 'c', documents: [] }, 16],
  ['an insert of a text', { insert: 'c', documents: 'x' }, 14],
  ['an update without statements', { update: 'c' }, 40414],
  ['an update of no statement', { update: 'c', updates: [] }, 16],
  ['an update without a filter', { update: 'c', updates: [{ u: { $set: { a: 1 } } }] }, 40414],
  ['an update without a change', { update: 'c', updates: [{ q: {} }] }, 40414],
  ['multi of a number', { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, multi: 1 }] }, 14],
  ['upsert of a text', { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, upsert: 'yes' }] }, 14],
  ['a filter of a number', { update: 'c', updates: [{ q: 1, u: { $set: { a: 1 } } }] }, 14],
  ['a deletion without statements', { delete: 'c' }, 40414],
  ['a deletion without a filter', { delete: 'c', deletes: [{ limit: 0 }] }, 40414],
  ['a deletion without a limit', { delete: 'c', deletes: [{ q: {} }] }, 40414],
  ['ordered of a text', { insert: 'c', documents: [{}], ordered: 'no' }, 14],
];

export function describeMalformedWrites(server: Server): void {
  const filled = async () => {
    const collection = server.collection();
    await collection.insertMany([{ _id: 1 as never }, { _id: 2 as never }]);
    return collection;
  };

  it.each(MALFORMED)('%s is an error: %j', async (_what, command, code) => {
    const collection = await filled();
    const [name = ''] = Object.keys(command);
    const sent = server.db.command({ ...command, [name]: collection.collectionName });
    await expect(sent).rejects.toMatchObject({ code });
    expect(await collection.find().toArray()).toEqual([{ _id: 1 }, { _id: 2 }]);
  });

  it('a deletion with a limit of 2 is an error', async () => {
    const collection = await filled();
    const command = { delete: collection.collectionName, deletes: [{ q: {}, limit: 2 }] };
    const reply = await server.db.command(command).catch(({ code }) => ({ writeErrors: [{ code }] }) as Document);
    expect(reply.writeErrors?.[0]?.code).toBe(9);
    expect(await collection.countDocuments()).toBe(2);
  });
}
