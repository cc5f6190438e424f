/**
 * Compares the engine of this checkout with that of another one: each operation by turns, in one run, so that other load
 * on the machine affects both alike. `node tools/workspace/src/bench/engine-by-turns.ts DIR`, with packages installed in
 * DIR. Prints the medians in milliseconds and their ratio.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import mongoose from 'mongoose';
import { CUISINES, recipe } from './engine-recipe.ts';

const DOCUMENTS = 20_000;
const [other] = process.argv.slice(2);
if (!other) throw new Error('Name the folder of the other checkout.');

async function open(checkout: string) {
  const { connect, stop } = await import(join(resolve(checkout), 'libs/embedded-mongo/src/index.ts'));
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-bench-'));
  const connection = await mongoose.createConnection(await connect(dataDir), { maxPoolSize: 20 }).asPromise();
  const collection = connection.collection('recipes');
  await collection.createIndex({ slug: 1 }, { unique: true });
  const close = async () => {
    await connection.close();
    await stop(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { collection, close, ids: [] as unknown[] };
}
type Side = Awaited<ReturnType<typeof open>>;

const sides = [await open(other), await open('.')] as const;
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
const series = (length: number) => Array.from({ length }, (_, k) => k);

async function compare(what: string, times: number, work: (side: Side, round: number) => Promise<unknown>) {
  const measured: [number[], number[]] = [[], []];
  for (let round = 0; round < times; round += 1) {
    for (const index of round % 2 ? ([1, 0] as const) : ([0, 1] as const)) {
      const start = performance.now();
      await work(sides[index], round);
      measured[index].push(performance.now() - start);
    }
  }
  const [theirs, ours] = [median(measured[0]), median(measured[1])];
  const numbers = [theirs.toFixed(3), ours.toFixed(3), (ours / theirs).toFixed(2)];
  console.log(what.padEnd(28), ...numbers.map((number) => number.padStart(10)));
}

const idIn = ({ ids }: Side, round: number) => ids[(round * 7919) % DOCUMENTS] as never;
const cuisineIn = (round: number) => CUISINES[round % CUISINES.length];
const batch = (from: number, length: number) => series(length).map((k) => recipe(from + k));

console.log(''.padEnd(28), ...['other', 'this', 'ratio'].map((title) => title.padStart(10)));
try {
  await compare('insertMany, 1000', DOCUMENTS / 1000, ({ collection }, i) =>
    collection.insertMany(batch(i * 1000, 1000)),
  );
  for (const side of sides) {
    side.ids = (await side.collection.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
  }
  await compare('insertOne', 2000, ({ collection }, i) => collection.insertOne(recipe(DOCUMENTS + i)));
  await compare('insertOne, 20 at once', 150, ({ collection }, i) =>
    Promise.all(batch(2 * DOCUMENTS + i * 20, 20).map((document) => collection.insertOne(document))),
  );
  await compare('findOne by id', 4000, (side, i) => side.collection.findOne({ _id: idIn(side, i) }));
  await compare('findOne by id, 20 at once', 300, (side, i) =>
    Promise.all(series(20).map((k) => side.collection.findOne({ _id: idIn(side, i * 20 + k) }))),
  );
  await compare('findOne by slug', 4000, ({ collection }, i) =>
    collection.findOne({ slug: `recipe-${(i * 7919) % DOCUMENTS}` }),
  );
  await compare('updateOne $inc', 2000, (side, i) =>
    side.collection.updateOne({ _id: idIn(side, i) }, { $inc: { minutes: 1 } }),
  );
  await compare('build the compound index', 5, async ({ collection }, i) => {
    if (i > 0) await collection.dropIndex('cuisine_1_rating_-1__id_1');
    await collection.createIndex({ cuisine: 1, rating: -1, _id: 1 });
  });
  await compare('list 20 by index', 1500, ({ collection }, i) =>
    collection
      .find({ cuisine: cuisineIn(i) })
      .sort({ rating: -1, _id: 1 })
      .limit(20)
      .toArray(),
  );
  await compare('count by index', 600, ({ collection }, i) => collection.countDocuments({ cuisine: cuisineIn(i) }));
  await compare('list 20, sorted in memory', 15, ({ collection }) =>
    collection.find().sort({ minutes: 1, title: 1 }).limit(20).toArray(),
  );
  await compare('regex scan', 15, ({ collection }) =>
    collection
      .find({ title: /number 777/ })
      .limit(20)
      .toArray(),
  );
  await compare('updateMany of all', 7, ({ collection }) => collection.updateMany({}, { $inc: { minutes: 1 } }));
  await compare('insertMany, 5000', 7, ({ collection }, i) => collection.insertMany(batch(100_000 + i * 5000, 5000)));
  await compare('deleteMany of 5000', 7, ({ collection }, i) =>
    collection.deleteMany({ slug: { $in: series(5000).map((k) => `recipe-${100_000 + i * 5000 + k}`) } }),
  );
} finally {
  for (const { close } of sides) await close();
}
