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

/** Runs with an open transaction and ends its session whatever happens. */
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
  it('shows its writes to itself only until it commits', async () => {
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

  it('leaves nothing behind when it is aborted', async () => {
    await inTransaction(async (session) => {
      await accounts().deleteMany({}, { session });
      await engine.connection.collection<Document>('made_inside').insertOne({ a: 1 }, { session });
      await session.abortTransaction();
    });
    expect(await accounts().estimatedDocumentCount()).toBe(2);
    expect(await engine.connection.db?.listCollections({ name: 'made_inside' }).toArray()).toEqual([]);
  });

  it('reads the state of its beginning, whatever is committed meanwhile', async () => {
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

  it('conflicts with a second one that writes the same document', async () => {
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

  it('conflicts with a write committed since it began', async () => {
    await inTransaction(async (session) => {
      await sumOf('a', session);
      await add('a', 1);
      await expect(add('a', 1, session)).rejects.toMatchObject({ code: 112 });
    });
    expect(await sumOf('a')).toBe(11);
  });

  it('makes a plain write wait for its end', async () => {
    await inTransaction(async (session) => {
      await add('a', 1, session);
      let isDone = false;
      const waiting = add('a', 1).then(() => {
        isDone = true;
      });
      // Another write on another connection passes by in the meantime.
      await add('b', 1);
      expect(isDone).toBe(false);
      await session.commitTransaction();
      await waiting;
    });
    expect(await sumOf('a')).toBe(12);
  });

  it('keeps a unique value from a plain insert that came later', async () => {
    await inTransaction(async (session) => {
      await accounts().insertOne({ owner: 'c' }, { session });
      const later = accounts().insertOne({ owner: 'c' });
      await session.commitTransaction();
      await expect(later).rejects.toMatchObject({ code: 11000 });
    });
  });

  it('starts over when an index was made meanwhile, so that the index misses nothing', async () => {
    let runs = 0;
    await engine.connection.transaction(async (session) => {
      runs++;
      await accounts().insertOne({ owner: `run ${runs}`, sum: 77 }, { session });
      if (runs === 1) await accounts().createIndex({ sum: 1 });
    });
    expect(runs).toBe(2);
    expect(await accounts().find({ sum: 77 }).hint('sum_1').toArray()).toMatchObject([{ owner: 'run 2' }]);
  });

  it('moves sums about without losing any, many at once', async () => {
    const transfer = () =>
      engine.connection.transaction(async (session) => {
        await add('a', -1, session);
        await add('b', 1, session);
      });
    await Promise.all(Array.from({ length: 8 }, transfer));
    expect([await sumOf('a'), await sumOf('b')]).toEqual([2, 8]);
  });

  it('cannot be used once it is over', async () => {
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
