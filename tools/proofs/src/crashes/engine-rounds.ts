import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginePid, keepAlive } from '@tdt/embedded-mongo';
import { removeDataDirectory, until } from '@tdt/testing';
import type { Collection } from 'mongodb';
import mongoose from 'mongoose';
import type { Proof } from '../proof.ts';
import { type Acknowledged, COUNTER, type WrittenDocument, writeUntil } from './writers.ts';

const WRITERS = 4;
/** Acknowledged writes in each round before the engine is killed. */
const BEFORE_THE_KILL = 40;

/** Kills the engine repeatedly while writers stay connected, and compares stored with acknowledged writes. */
export async function proveEngineCrashes({ rounds = 20 } = {}): Promise<Proof> {
  const dataDir = await mkdtemp(join(tmpdir(), 'engine-crash-'));
  const folder = join(dataDir, 'engine');
  const engine = await keepAlive(folder);
  const connection = await mongoose
    .createConnection(engine.uri, { writeConcern: { w: 'majority', journal: true } })
    .asPromise();
  const acknowledged: Acknowledged = { ids: new Set(), increments: 0, unacknowledged: 0 };
  const broken: string[] = [];
  try {
    const collection = connection.collection<WrittenDocument>('written');
    await collection.insertOne({ _id: COUNTER, value: 0 });
    for (let round = 1; round <= rounds; round += 1) {
      await killUnderWrites(folder, collection, round, acknowledged);
      broken.push(...(await lossesOf(collection, acknowledged)).map((loss) => `round ${round}: ${loss}`));
    }
  } finally {
    await connection.close();
    engine.close();
    await removeDataDirectory(dataDir);
  }
  const { ids, increments, unacknowledged } = acknowledged;
  const writes = `${ids.size} documents and ${increments} increments acknowledged, ${unacknowledged} writes not`;
  return { lines: [`engine killed ${rounds} times under ${WRITERS} writers: ${writes}`], broken };
}

async function killUnderWrites(
  folder: string,
  collection: Collection<WrittenDocument>,
  round: number,
  acknowledged: Acknowledged,
): Promise<void> {
  const pid = await enginePid(folder);
  const enough = new AbortController();
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    writeUntil(enough.signal, collection, `${round}-${writer}`, acknowledged),
  );
  const moreThan = (size: number) => () => acknowledged.ids.size > size;
  try {
    await until('writes are acknowledged', moreThan(acknowledged.ids.size + BEFORE_THE_KILL));
    process.kill(Number(pid), 'SIGKILL');
    await until('writes are acknowledged after the kill', moreThan(acknowledged.ids.size + WRITERS * 2));
  } finally {
    enough.abort();
    await Promise.all(writers);
  }
  if ((await enginePid(folder)) === pid) throw new Error('The engine was not killed.');
}

async function lossesOf(collection: Collection<WrittenDocument>, acknowledged: Acknowledged): Promise<string[]> {
  const { ids, increments, unacknowledged } = acknowledged;
  const stored = new Set((await collection.find().toArray()).map(({ _id }) => _id));
  const lost = [...ids].filter((id) => !stored.has(id));
  const counter = await collection.findOne({ _id: COUNTER });
  const value = counter && 'value' in counter ? counter.value : Number.NaN;
  const fits = value >= increments && value <= increments + unacknowledged;
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged documents are lost`] : []),
    ...(fits ? [] : [`the counter is at ${value}: ${increments} acknowledged, ${unacknowledged} not`]),
  ];
}
