import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineStatus, keepAlive } from '@tdt/embedded-mongo';
import mongoose from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { removeDataDirectory } from '../database/remove-data-directory.ts';
import { type Acknowledged, COUNTER, type Written, writeUntil } from './writers.ts';

const ROUNDS = 5;
const WRITERS = 4;
/** Writes that are acknowledged in each round before the engine is killed in the middle of the next ones. */
const BEFORE_THE_KILL = 40;

test(`an engine that is killed ${ROUNDS} times in the middle of writes loses nothing acknowledged`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'engine-crash-'));
  onTestFinished(() => removeDataDirectory(dataDir));
  const folder = join(dataDir, 'engine');
  const engine = await keepAlive(folder);
  onTestFinished(() => engine.close());
  const connection = await mongoose
    .createConnection(engine.uri, { writeConcern: { w: 'majority', journal: true } })
    .asPromise();
  onTestFinished(() => connection.close());
  const collection = connection.collection<Written>('written');
  await collection.insertOne({ _id: COUNTER, value: 0 });
  const acknowledged: Acknowledged = { ids: new Set(), increments: 0, unanswered: 0 };

  for (let round = 1; round <= ROUNDS; round += 1) {
    const { pid } = await engineStatus(folder);
    const enough = new AbortController();
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writeUntil(enough.signal, collection, `${round}-${writer}`, acknowledged),
    );
    const before = acknowledged.ids.size;
    await expect.poll(() => acknowledged.ids.size - before, { timeout: 10_000 }).toBeGreaterThan(BEFORE_THE_KILL);
    process.kill(Number(pid), 'SIGKILL');
    const atTheKill = acknowledged.ids.size;
    await expect.poll(() => acknowledged.ids.size - atTheKill, { timeout: 10_000 }).toBeGreaterThan(WRITERS * 2);
    enough.abort();
    await Promise.all(writers);

    expect((await engineStatus(folder)).pid).not.toBe(pid);
    const stored = new Set((await collection.find().toArray()).map(({ _id }) => _id));
    expect([...acknowledged.ids].filter((id) => !stored.has(id))).toEqual([]);
    const counter = await collection.findOne({ _id: COUNTER });
    const value = counter && 'value' in counter ? counter.value : Number.NaN;
    expect(value).toBeGreaterThanOrEqual(acknowledged.increments);
    expect(value).toBeLessThanOrEqual(acknowledged.increments + acknowledged.unanswered);
  }
}, 120_000);
