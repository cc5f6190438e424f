/**
 * Measures the engine, in its own process as in production, through an unmodified mongoose. Prints one row for each
 * measurement. `npm run bench -- engine`, or `node tools/workspace/src/bench/engine.ts [documents]` (default: 100,000).
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { connect, enginePid, stop } from '@tdt/embedded-mongo';
import { residentMegabytes } from '@tdt/testing';
import mongoose from 'mongoose';
import { recipe } from './engine-recipe.ts';

const total = Number(process.argv[2] ?? 100_000);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'engine-bench-'));
async function measure(what: string, times: number, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  const each = (performance.now() - start) / times;
  console.log(`${what.padEnd(44)}${each.toFixed(3).padStart(10)} ms each${(1000 / each).toFixed(0).padStart(9)} /s`);
}

/** Measures one long command, and how long a second client waited at most for a response meanwhile. */
async function measureLong(what: string, work: () => Promise<unknown>): Promise<void> {
  const other = new Worker(new URL('second-client.ts', import.meta.url), { workerData: await connect(dataDir) });
  await once(other, 'message');
  await measure(what, 1, work);
  other.postMessage('stop');
  const [longest] = await once(other, 'message');
  console.log(`${''.padEnd(44)}${longest.toFixed(1).padStart(10)} ms at most for others`);
}

async function reportMemory(when: string): Promise<void> {
  console.log(`engine memory ${when}: ${residentMegabytes((await enginePid(dataDir)) ?? 0)?.toFixed(0)} MB`);
}

const repeat = async (times: number, work: (i: number) => Promise<unknown>) => {
  for (let i = 0; i < times; i++) await work(i);
};
const inParallel = (times: number, width: number, work: (i: number) => Promise<unknown>) =>
  repeat(times / width, (batch) => Promise.all(Array.from({ length: width }, (_, k) => work(batch * width + k))));

await mongoose.connect(await connect(dataDir), { maxPoolSize: 20 });
const Recipe = mongoose.model(
  'Recipe',
  new mongoose.Schema({}, { strict: false, strictQuery: false, versionKey: false }),
);
const { collection } = Recipe;
try {
  await collection.createIndex({ slug: 1 }, { unique: true });
  await measure('insertMany, 1000 a batch', total, () =>
    repeat(total / 1000, (batch) =>
      collection.insertMany(Array.from({ length: 1000 }, (_, k) => recipe(batch * 1000 + k))),
    ),
  );
  await measure('create, one client', 500, () => repeat(500, (i) => Recipe.create(recipe(total + i))));
  await measure('create, 20 at once', 2000, () => inParallel(2000, 20, (i) => Recipe.create(recipe(total + 500 + i))));
  const docs = await collection.find({}, { projection: { _id: 1 }, limit: 1000 }).toArray();
  const idOf = (i: number) => docs[i % docs.length]?._id;
  await measure('findById, one client', 1000, () => repeat(1000, (i) => Recipe.findById(idOf(i)).lean()));
  await measure('findById, 20 at once', 2000, () => inParallel(2000, 20, (i) => Recipe.findById(idOf(i)).lean()));
  await measure('findOne by unique slug', 1000, () =>
    repeat(1000, (i) => Recipe.findOne({ slug: `recipe-${i}` }).lean()),
  );
  await measure('updateOne $inc', 500, () =>
    repeat(500, (i) => Recipe.updateOne({ _id: idOf(i) }, { $inc: { minutes: 1 } })),
  );
  const list = () => Recipe.find({ cuisine: 'thai' }).sort({ rating: -1, _id: 1 }).limit(20).lean();
  await measureLong('build the compound index', () =>
    collection.createIndex({ cuisine: 1, rating: -1, _id: 1 }).then(() => {}),
  );
  await measure('list 20 of a country, sorted, by index', 500, () => repeat(500, list));
  await measure('countDocuments by index', 3, () => repeat(3, () => Recipe.countDocuments({ cuisine: 'thai' })));
  await reportMemory('after the queries of a site');
  await collection.dropIndex('cuisine_1_rating_-1__id_1');
  await measureLong('list 20, sorted in memory', list);
  await measureLong('regex scan for 20', () =>
    Recipe.find({ title: /number 777/ })
      .limit(20)
      .lean(),
  );
  await measureLong('updateMany of all', () => Recipe.updateMany({}, { $inc: { minutes: 1 } }));
  await measureLong('insertMany, 10000', () =>
    collection.insertMany(Array.from({ length: 10_000 }, (_, k) => recipe(2 * total + k))),
  );
  await measureLong('deleteMany of 10000', () =>
    collection.deleteMany({ slug: { $gte: `recipe-${2 * total}`, $lt: `recipe-${2 * total + 10_000}` } }),
  );
  await reportMemory('after the long commands');
  await mongoose.disconnect();
  await measure('orderly end', 1, () => stop(dataDir));
  await measure('restart to URI', 1, () => connect(dataDir));
} finally {
  await mongoose.disconnect();
  await stop(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}
