import type { Document } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { connect, engineStatus } from '../index.ts';
import { enginePids, removeEngine, tempDir, until } from '../testing/temp-engine.ts';

const dataDir = tempDir();
afterAll(() => removeEngine(dataDir));

/** What the clients of one round were told is stored. */
interface Acknowledged {
  readonly slugs: string[];
  increments: number;
  transfers: number;
}

const ROUNDS = 5;
const WRITES_BEFORE_KILL = 60;

const open = async (options = {}): Promise<Connection> =>
  mongoose.createConnection(await connect(dataDir), options).asPromise();

/** No retries, so that each client knows exactly what it was told, and no patience once the engine is gone. */
const WRITER = { retryWrites: false, serverSelectionTimeoutMS: 500 };

/** Writes without pause until the engine is gone. */
async function writeUntilKilled(connection: Connection, round: number, told: Acknowledged, written: () => void) {
  const recipes = connection.collection<Document>('recipes');
  const counters = connection.collection<Document>('counters');
  const inserter = async (worker: number) => {
    for (let i = 0; ; i++) {
      const slug = `${round}-${worker}-${i}`;
      await recipes.insertOne({ slug, tags: [`t${i % 5}`, `u${i % 3}`], rank: i });
      if (i % 3 === 0) await recipes.updateOne({ slug }, { $set: { rank: -i }, $push: { tags: 'more' as never } });
      told.slugs.push(slug);
      written();
    }
  };
  const counter = async () => {
    for (;;) {
      await counters.updateOne({ name: 'clicks' }, { $inc: { n: 1 } }, { upsert: true });
      told.increments++;
      written();
    }
  };
  const transferrer = async () => {
    const session = await connection.startSession();
    for (;;) {
      session.startTransaction();
      await counters.updateOne({ name: 'from' }, { $inc: { n: -1 } }, { session, upsert: true });
      await counters.updateOne({ name: 'to' }, { $inc: { n: 1 } }, { session, upsert: true });
      await session.commitTransaction();
      told.transfers++;
      written();
    }
  };
  await Promise.allSettled([inserter(0), inserter(1), counter(), transferrer()]);
}

async function check(connection: Connection, told: Acknowledged): Promise<void> {
  const recipes = connection.collection<Document>('recipes');
  const stored = new Set((await recipes.find().toArray()).map(({ slug }) => slug));
  expect(told.slugs.filter((slug) => !stored.has(slug))).toEqual([]);

  const numbers = await connection.collection<Document>('counters').find().toArray();
  const numberOf = (name: string) => numbers.find((counter) => counter.name === name)?.n ?? 0;
  expect(numberOf('clicks')).toBeGreaterThanOrEqual(told.increments);
  expect(numberOf('to')).toBeGreaterThanOrEqual(told.transfers);
  expect(numberOf('from') + numberOf('to')).toBe(0);

  // Every index knows exactly the documents that reading the collection finds.
  const all = await recipes.find().hint({ $natural: 1 }).toArray();
  expect(await recipes.estimatedDocumentCount()).toBe(all.length);
  const idsOf = (docs: Document[]) => docs.map(({ _id }) => String(_id)).sort();
  for (const filter of [{ tags: 't1' }, { tags: 'more' }, { rank: { $lt: 0 } }, { rank: { $gte: 0 } }] as Document[]) {
    const [field, condition] = Object.entries(filter)[0] as [string, unknown];
    const viaIndex = await recipes
      .find(filter)
      .hint({ [field]: 1 })
      .toArray();
    const viaScan = await recipes
      .find({ [field]: condition })
      .hint({ $natural: 1 })
      .toArray();
    expect(idsOf(viaIndex)).toEqual(idsOf(viaScan));
  }
  expect(idsOf(await recipes.find().hint({ slug: 1 }).toArray())).toEqual(idsOf(all));
}

it('loses nothing it acknowledged when it is killed, and its indexes stay true', async () => {
  const told: Acknowledged = { slugs: [], increments: 0, transfers: 0 };
  const first = await open();
  await first
    .collection('recipes')
    .createIndexes([{ key: { slug: 1 }, unique: true }, { key: { tags: 1 } }, { key: { rank: 1 } }]);
  await first.close();
  for (let round = 0; round < ROUNDS; round++) {
    const connection = await open(WRITER);
    const pid = (await engineStatus(dataDir)).pid as number;
    let writes = 0;
    await writeUntilKilled(connection, round, told, () => {
      if (++writes === WRITES_BEFORE_KILL) process.kill(pid, 'SIGKILL');
    });
    await connection.close();
    await until('the killed engine is gone', () => !enginePids(dataDir).includes(pid));
    const next = await open();
    await check(next, told);
    await next.close();
  }
  expect(told.slugs.length + told.increments + told.transfers).toBeGreaterThan(ROUNDS * WRITES_BEFORE_KILL - 1);
}, 120_000);
