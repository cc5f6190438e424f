import type { ClientSession, Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTempEngine, type TempEngine } from '../testing/temp-engine.ts';

let engine: TempEngine;
const accounts = () => engine.connection.collection<Document>('accounts');

beforeAll(async () => {
  engine = await startTempEngine();
  await accounts().createIndex({ owner: 1 }, { unique: true });
});
afterAll(() => engine.close());
beforeEach(async () => {
  await accounts().deleteMany({});
  await accounts().insertMany([
    { owner: 'a', sum: 10 },
    { owner: 'b', sum: 0 },
  ]);
});

const sumOf = async (owner: string, session?: ClientSession) =>
  (await accounts().findOne({ owner }, session ? { session } : {}))?.sum;

const add = (owner: string, amount: number, session?: ClientSession) =>
  accounts().updateOne({ owner }, { $inc: { sum: amount } }, session ? { session } : {});

/** Runs `work` in an open transaction, then ends its session in any case. */
async function inTransaction(work: (session: ClientSession) => Promise<void>): Promise<void> {
  const session = await engine.connection.startSession();
  session.startTransaction();
  try {
    await work(session);
  } finally {
    await session.endSession();
  }
}

describe('a transaction', () => {
  it('hides its writes from others until it commits', async () => {
    await inTransaction(async (session) => {
      await add('a', -5, session);
      await accounts().insertOne({ owner: 'c', sum: 1 }, { session });
      expect(await sumOf('a', session)).toBe(5);
      expect(await accounts().countDocuments({}, { session })).toBe(3);
      expect(
        await accounts()
          .find({ owner: { $gt: 'b' } }, { session })
          .toArray(),
      ).toHaveLength(1);
      expect(await sumOf('a')).toBe(10);
      expect(await accounts().countDocuments({})).toBe(2);
      await session.commitTransaction();
    });
    expect(await sumOf('a')).toBe(5);
    expect(await accounts().estimatedDocumentCount()).toBe(3);
  });

  it('leaves nothing behind if it is aborted', async () => {
    await inTransaction(async (session) => {
      await accounts().deleteMany({}, { session });
      await engine.connection.collection<Document>('made_inside').insertOne({ a: 1 }, { session });
      await session.abortTransaction();
    });
    expect(await accounts().estimatedDocumentCount()).toBe(2);
    expect(await engine.connection.db?.listCollections({ name: 'made_inside' }).toArray()).toEqual([]);
  });

  it('reads the state at its start, whatever is committed meanwhile', async () => {
    await inTransaction(async (session) => {
      expect(await sumOf('a', session)).toBe(10);
      await add('a', 1);
      await accounts().insertOne({ owner: 'c', sum: 1 });
      await accounts().deleteOne({ owner: 'b' });
      expect(await sumOf('a', session)).toBe(10);
      const owners = await accounts().find({}, { session }).sort({ owner: 1 }).toArray();
      expect(owners.map(({ owner }) => owner)).toEqual(['a', 'b']);
      await session.commitTransaction();
    });
  });

  it('conflicts with another one that writes the same document', async () => {
    await inTransaction(async (first) => {
      await add('a', 1, first);
      await inTransaction(async (second) => {
        await expect(add('a', 1, second)).rejects.toMatchObject({
          code: 112,
          errorLabels: ['TransientTransactionError'],
        });
      });
      await first.commitTransaction();
    });
    expect(await sumOf('a')).toBe(11);
  });

  it('conflicts with a write that was committed since its start', async () => {
    await inTransaction(async (session) => {
      await sumOf('a', session);
      await add('a', 1);
      await expect(add('a', 1, session)).rejects.toMatchObject({ code: 112 });
    });
    expect(await sumOf('a')).toBe(11);
  });

  it('makes a conflicting plain write wait until it ends', async () => {
    await inTransaction(async (session) => {
      await add('a', 1, session);
      let isDone = false;
      const waiting = add('a', 1).then(() => {
        isDone = true;
      });
      // A write on another connection overtakes the waiting one.
      await add('b', 1);
      expect(isDone).toBe(false);
      await session.commitTransaction();
      await waiting;
    });
    expect(await sumOf('a')).toBe(12);
  });

  it('makes a later plain insert of the same unique value fail', async () => {
    await inTransaction(async (session) => {
      await accounts().insertOne({ owner: 'c' }, { session });
      const later = accounts().insertOne({ owner: 'c' });
      await session.commitTransaction();
      await expect(later).rejects.toMatchObject({ code: 11000 });
    });
  });

  it('fails transiently if an index was created meanwhile, so that the index misses nothing', async () => {
    let runs = 0;
    await engine.connection.transaction(async (session) => {
      runs++;
      await accounts().insertOne({ owner: `run ${runs}`, sum: 77 }, { session });
      if (runs === 1) await accounts().createIndex({ sum: 1 });
    });
    expect(runs).toBe(2);
    expect(await accounts().find({ sum: 77 }).hint('sum_1').toArray()).toMatchObject([{ owner: 'run 2' }]);
  });

  it('loses nothing in concurrent transfers', async () => {
    const transfer = () =>
      engine.connection.transaction(async (session) => {
        await add('a', -1, session);
        await add('b', 1, session);
      });
    await Promise.all(Array.from({ length: 8 }, transfer));
    expect([await sumOf('a'), await sumOf('b')]).toEqual([2, 8]);
  });

  it('cannot be used after its end', async () => {
    const session = await engine.connection.startSession();
    session.startTransaction();
    await add('a', 1, session);
    const { id, serverSession } = session as unknown as { id: Document; serverSession: { txnNumber: number } };
    await session.abortTransaction();
    const late = { find: 'accounts', lsid: id, txnNumber: serverSession.txnNumber, autocommit: false };
    await expect(engine.connection.db?.command(late)).rejects.toMatchObject({ code: 251 });
    await session.endSession();
  });
});
