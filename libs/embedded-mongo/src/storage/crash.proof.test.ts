import type { Document } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { connect, enginePid } from '../index.ts';
import { enginePids, removeEngine, tempDir, until } from '../testing/temp-engine.ts';
import { Catalog } from './catalog.ts';
import { openSqliteStore } from './sqlite-store.ts';

const dataDir = tempDir();
afterAll(() => removeEngine(dataDir));

/** The writes that the engine acknowledged. */
interface Acknowledged {
  readonly slugs: string[];
  increments: number;
  restocks: number;
}

const ROUNDS = 3;
const WRITES_BEFORE_KILL = 60;
/** Documents that one command changes in several pieces. */
const STOCK = 400;
/** So many documents that an index takes some hundred milliseconds. */
const MANY = 10_000;

const open = async (options = {}): Promise<Connection> =>
  mongoose.createConnection(await connect(dataDir), options).asPromise();

/** No retries, so that each client knows what was acknowledged; a short timeout for when the engine is gone. */
const WRITER = { retryWrites: false, serverSelectionTimeoutMS: 500 };

/** Writes continuously until the engine is gone. */
async function writeUntilKilled(
  connection: Connection,
  round: number,
  acknowledged: Acknowledged,
  written: () => void,
) {
  const recipes = connection.collection<Document>('recipes');
  const counters = connection.collection<Document>('counters');
  const inserter = async (worker: number) => {
    for (let i = 0; ; i++) {
      const slug = `${round}-${worker}-${i}`;
      await recipes.insertOne({ slug, tags: [`t${i % 5}`, `u${i % 3}`], rank: i });
      if (i % 3 === 0) await recipes.updateOne({ slug }, { $set: { rank: -i }, $push: { tags: 'more' as never } });
      acknowledged.slugs.push(slug);
      written();
    }
  };
  const counter = async () => {
    for (;;) {
      await counters.updateOne({ name: 'clicks' }, { $inc: { n: 1 } }, { upsert: true });
      acknowledged.increments++;
      written();
    }
  };
  const restocker = async () => {
    for (;;) {
      await connection.collection<Document>('stock').updateMany({}, { $inc: { n: 1 } });
      acknowledged.restocks++;
      written();
    }
  };
  await Promise.allSettled([inserter(0), inserter(1), counter(), restocker()]);
}

async function check(connection: Connection, acknowledged: Acknowledged): Promise<void> {
  const recipes = connection.collection<Document>('recipes');
  const stored = new Set((await recipes.find().toArray()).map(({ slug }) => slug));
  expect(acknowledged.slugs.filter((slug) => !stored.has(slug))).toEqual([]);

  const numbers = await connection.collection<Document>('counters').find().toArray();
  const numberOf = (name: string) => numbers.find((counter) => counter.name === name)?.n ?? 0;
  expect(numberOf('clicks')).toBeGreaterThanOrEqual(acknowledged.increments);

  // A command that writes many documents has several commits: a kill leaves some that it had changed, each whole.
  const stock = await connection.collection<Document>('stock').find().toArray();
  expect(Math.min(...stock.map(({ n }) => n))).toBeGreaterThanOrEqual(acknowledged.restocks);
  for (const [n, same] of Map.groupBy(stock, (one) => one.n))
    expect(await connection.collection('stock').countDocuments({ n }, { hint: { n: 1 } })).toBe(same.length);

  // Every index finds exactly the documents that a scan finds.
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

it('a killed engine loses no acknowledged write, and its indexes stay consistent', async () => {
  const acknowledged: Acknowledged = { slugs: [], increments: 0, restocks: 0 };
  const first = await open();
  await first
    .collection('recipes')
    .createIndexes([{ key: { slug: 1 }, unique: true }, { key: { tags: 1 } }, { key: { rank: 1 } }]);
  await first.collection<Document>('stock').createIndex({ n: 1 });
  await first.collection<Document>('stock').insertMany(Array.from({ length: STOCK }, () => ({ n: 0 })));
  await first.close();
  for (let round = 0; round < ROUNDS; round++) {
    const connection = await open(WRITER);
    const pid = (await enginePid(dataDir)) as number;
    let writes = 0;
    await writeUntilKilled(connection, round, acknowledged, () => {
      if (++writes === WRITES_BEFORE_KILL) process.kill(pid, 'SIGKILL');
    });
    await connection.close();
    await until('the killed engine is gone', () => !enginePids(dataDir).includes(pid));
    const next = await open();
    await check(next, acknowledged);
    await next.close();
  }
  expect(acknowledged.slugs.length + acknowledged.increments + acknowledged.restocks).toBeGreaterThan(
    ROUNDS * WRITES_BEFORE_KILL - 1,
  );
}, 120_000);

it('of an index whose build was cut short by a kill there is nothing; one that was complete is there', async () => {
  const kill = async (connection: Connection) => {
    process.kill((await enginePid(dataDir)) as number, 'SIGKILL');
    await connection.close();
    await until('the killed engine is gone', () => enginePids(dataDir).length === 0);
  };
  /** The marks on the disk of builds that have begun. */
  const marks = () => {
    const store = openSqliteStore(dataDir);
    const { size } = Catalog.load(store).toWipe;
    store.close();
    return size;
  };
  const first = await open(WRITER);
  await first.collection<Document>('many').insertMany(Array.from({ length: MANY }, (_, m) => ({ m })));
  const reply = first
    .collection('many')
    .createIndex({ m: 1 })
    .catch((error: unknown) => error);
  // By the time that another client is connected, the build is under way.
  const second = await open(WRITER);
  await second.collection('others').insertOne({});
  await Promise.all([kill(second), first.close()]);
  expect(await reply).toBeInstanceOf(Error);
  expect(marks()).toBe(1);

  const next = await open(WRITER);
  expect(await next.collection('many').indexes()).toHaveLength(1);
  expect(await next.collection('many').createIndex({ m: 1 })).toBe('m_1');
  await kill(next);
  expect(marks()).toBe(0);
  const last = await open(WRITER);
  expect(await last.collection('many').countDocuments({ m: { $gte: 0 } }, { hint: { m: 1 } })).toBe(MANY);
  await last.close();
}, 120_000);
