import { rmSync } from 'node:fs';
import { Binary, Long } from 'bson';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Doc } from '../bson/types.ts';
import { connect, stop } from '../index.ts';
import { resolveDataDir, socketPath } from '../launcher/paths.ts';
import { openSocket, sendCommand } from '../launcher/probe.ts';
import { createDatabase } from '../storage/database.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { removeEngine, tempDir } from '../testing/temp-engine.ts';
import { removeOldReplies, storedReply, storeReply } from './retries.ts';

const dataDir = tempDir();
beforeAll(() => connect(dataDir));
afterAll(() => removeEngine(dataDir));

/** Sends a command like a retrying driver: same session, same number. */
async function send(command: Doc): Promise<Doc> {
  const connection = await openSocket(socketPath(resolveDataDir(dataDir)), 5_000);
  try {
    const { operationTime: _, $clusterTime: __, ...reply } = await sendCommand(connection, command);
    return reply;
  } finally {
    connection.destroy();
  }
}

async function restart(): Promise<void> {
  await stop(dataDir);
  await connect(dataDir);
}

const lsid = { id: new Binary(Buffer.alloc(16, 7), 4) };
const increment = (txnNumber: number) => ({
  findAndModify: 'counters',
  query: { _id: 'c' },
  update: { $inc: { n: 1 } },
  upsert: true,
  new: true,
  lsid,
  txnNumber: Long.fromNumber(txnNumber),
});

it('a reply is removed half an hour later, also while the engine runs', async () => {
  const directory = tempDir();
  const store = openSqliteStore(directory);
  const { queue, view } = createDatabase(store);
  const id = { session: Buffer.alloc(16, 9), number: 1n };
  await queue.run((batch) => storeReply(batch, id, { value: 'somebody@example.com' }));
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  await removeOldReplies(queue);
  expect(storedReply(view, id)).toEqual({ value: 'somebody@example.com' });
  vi.advanceTimersByTime(40 * 60 * 1000);
  await queue.run(() => {});
  expect(storedReply(view, id)).toBeUndefined();
  vi.useRealTimers();
  store.close();
  rmSync(directory, { recursive: true });
});

it('an engine starts on a full disk, where it cannot remove old replies', async () => {
  const directory = tempDir();
  const store = openSqliteStore(directory);
  const id = { session: Buffer.alloc(16, 9), number: 1n };
  await createDatabase(store).queue.run((batch) => storeReply(batch, id, {}));
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: Date.now() + 40 * 60 * 1000 });
  const full = () => {
    throw new Error('database or disk is full');
  };
  await removeOldReplies(createDatabase({ ...store, delete: full }).queue);
  await removeOldReplies(createDatabase({ ...store, commit: full }).queue);
  vi.useRealTimers();
  store.close();
  rmSync(directory, { recursive: true });
});

describe('a retried write', () => {
  it('is applied once and gets the same reply, also after a restart', async () => {
    const first = await send(increment(1));
    expect(first).toMatchObject({ ok: 1, value: { _id: 'c', n: 1 } });
    expect(await send(increment(1))).toEqual(first);
    await restart();
    expect(await send(increment(1))).toEqual(first);
    expect(await send(increment(2))).toMatchObject({ value: { n: 2 } });
  });

  it('is refused after a later write of the session', async () => {
    expect(await send(increment(1))).toMatchObject({ ok: 0, code: 225 });
  });

  it('is applied once if both copies arrive at the same time', async () => {
    const replies = await Promise.all([send(increment(3)), send(increment(3))]);
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]).toMatchObject({ value: { n: 3 } });
  });
});
