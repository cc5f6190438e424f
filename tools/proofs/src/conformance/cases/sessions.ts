import { type ClientSession, type Document, Long, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Server } from './server.ts';

/** Concerns that a replica set of one member meets. */
const ACCEPTED: readonly Document[] = [
  { writeConcern: {} },
  { writeConcern: { w: 1 } },
  { writeConcern: { w: 'majority' } },
  { writeConcern: { w: 'majority', wtimeout: 1_000 } },
  { writeConcern: { w: 1, j: true } },
];

const READ: readonly Document[] = [{}, { level: 'local' }, { level: 'majority' }, { level: 'available' }];

/** Writes that drivers may send again, and what is stored after they were sent once. */
const RETRIED: readonly [what: string, command: (name: string) => Document, stored: Document[]][] = [
  [
    'an insert',
    (name) => ({ insert: name, documents: [{ _id: 2, n: 2 }] }),
    [
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ],
  ],
  ['an update', (name) => ({ update: name, updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] }), [{ _id: 1, n: 2 }]],
  [
    'an upsert',
    (name) => ({ update: name, updates: [{ q: { _id: 2 }, u: { $inc: { n: 1 } }, upsert: true }] }),
    [
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
    ],
  ],
  ['a deletion', (name) => ({ delete: name, deletes: [{ q: { n: 1 }, limit: 1 }] }), []],
  [
    'findAndModify',
    (name) => ({ findAndModify: name, query: { _id: 1 }, update: { $inc: { n: 1 } }, new: true }),
    [{ _id: 1, n: 2 }],
  ],
  ['findAndModify that removes', (name) => ({ findAndModify: name, query: { n: 1 }, remove: true }), []],
];

export function describeSessions(server: Server): void {
  const filled = async () => {
    const collection = server.collection();
    await collection.insertOne({ _id: 1 as never, n: 1 });
    return collection;
  };
  const send = (command: Document, session?: ClientSession) =>
    server.db.command(command, { promoteLongs: false, ...(session && { session }) });
  /** A write as drivers number it. The session is never ended: the driver would use it again, with lower numbers. */
  const numbered = (command: Document, number: number, session: ClientSession) =>
    send({ ...command, txnNumber: Long.fromNumber(1_000_000 + number) }, session);

  it.each(ACCEPTED)('writes with %j', async (concern) => {
    const collection = await filled();
    const reply = await send({ insert: collection.collectionName, documents: [{ _id: 2 }], ...concern });
    expect(reply).toMatchObject({ ok: 1 });
    expect(reply.writeConcernError).toBeUndefined();
    expect(await collection.countDocuments()).toBe(2);
  });

  it.each(READ)('reads with the concern %j', async (readConcern) => {
    const { collectionName } = await filled();
    expect((await send({ find: collectionName, readConcern })).cursor.firstBatch).toHaveLength(1);
  });

  it('unacknowledged writes are done', async () => {
    const collection = await filled();
    const unacknowledged = { writeConcern: { w: 0 } };
    expect(await collection.insertOne({ _id: 2 as never }, unacknowledged)).toMatchObject({ acknowledged: false });
    await collection.updateOne({ _id: 1 as never }, { $set: { n: 9 } }, unacknowledged);
    await expect.poll(() => collection.countDocuments({ $or: [{ _id: 2 as never }, { n: 9 }] })).toBe(2);
  });

  it('a write concern of more members than there are is reported as a failure', async () => {
    const { collectionName } = await filled();
    const write = { insert: collectionName, documents: [{}], writeConcern: { w: 2, wtimeout: 100 } };
    const reply = await send(write).catch((error) => ({ writeConcernError: { code: error.code } }) as Document);
    expect([100, 238]).toContain(reply.writeConcernError?.code);
  });

  describe('the times of a replica set', () => {
    it('are in each reply, and do not go back', async () => {
      const { collectionName } = await filled();
      const seen: bigint[] = [];
      for (const command of [{ ping: 1 }, { find: collectionName }, { insert: collectionName, documents: [{}] }]) {
        const { operationTime, $clusterTime } = await server.db.command(command);
        expect(operationTime).toBeInstanceOf(Timestamp);
        expect($clusterTime).toMatchObject({ clusterTime: expect.any(Timestamp), signature: { keyId: 0 } });
        seen.push(operationTime.toBigInt());
      }
      expect(seen).toEqual(seen.toSorted((a, b) => (a < b ? -1 : 1)));
    });

    it('reach a session, which reads what it wrote', async () => {
      const collection = await filled();
      await server.client.withSession({ causalConsistency: true }, async (session) => {
        await collection.updateOne({ _id: 1 as never }, { $set: { n: 2 } }, { session });
        expect(session.operationTime).toBeInstanceOf(Timestamp);
        expect(session.clusterTime?.clusterTime).toBeInstanceOf(Timestamp);
        expect(await collection.findOne({ n: 2 }, { session })).toEqual({ _id: 1, n: 2 });
        expect(await collection.countDocuments({ n: 2 }, { session })).toBe(1);
      });
    });

    it('of one session are accepted by another', async () => {
      const collection = await filled();
      await server.client.withSession(async (first) => {
        await collection.insertOne({ _id: 2 as never }, { session: first });
        await server.client.withSession(async (second) => {
          if (first.clusterTime) second.advanceClusterTime(first.clusterTime);
          if (first.operationTime) second.advanceOperationTime(first.operationTime);
          expect(await collection.findOne({ _id: 2 as never }, { session: second })).toEqual({ _id: 2 });
        });
      });
    });
  });

  describe('a write that is sent again', () => {
    it.each(RETRIED)('%s is done once, with the same reply', async (_what, command, stored) => {
      const collection = await filled();
      const session = server.client.startSession();
      const sent = command(collection.collectionName);
      const { $clusterTime: _c, operationTime: _o, ...first } = await numbered(sent, 1, session);
      expect(await numbered(sent, 1, session)).toMatchObject(first);
      expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual(stored);
    });

    it('with a higher number, or by another session, is done again', async () => {
      const collection = await filled();
      const update = { update: collection.collectionName, updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] };
      const session = server.client.startSession();
      for (const txnNumber of [1, 1, 2]) await numbered(update, txnNumber, session);
      await numbered(update, 1, server.client.startSession());
      expect(await collection.findOne()).toEqual({ _id: 1, n: 4 });
    });

    it('is no command of another kind', async () => {
      const { collectionName } = await filled();
      const indexes = [{ key: { n: 1 }, name: 'n_1' }];
      const numberedBuild = numbered({ createIndexes: collectionName, indexes }, 1, server.client.startSession());
      await expect(numberedBuild).rejects.toMatchObject({ ok: 0 });
    });

    it('with a lower number is refused', async () => {
      const { collectionName } = await filled();
      const session = server.client.startSession();
      const insert = { insert: collectionName, documents: [{}] };
      await numbered(insert, 5, session);
      await expect(numbered(insert, 4, session)).rejects.toMatchObject({ code: 225 });
    });
  });

  it('a session that ends leaves its writes', async () => {
    const collection = await filled();
    await server.client.withSession((session) => collection.insertOne({ _id: 2 as never }, { session }));
    expect(await collection.countDocuments()).toBe(2);
  });
}
