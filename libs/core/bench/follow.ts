/**
 * Measures how a program keeps up with others over a database as it is: `DATA_DIR=<folder> node libs/core/bench/follow.ts`, after
 * `tdt demo seed --recipes 100000`. It edits recipes and deletes one for good: use a copy.
 */
import { join } from 'node:path';
import { parseEnv } from '@tdt/config';
import { connect as startEngine } from '@tdt/embedded-mongo';
import mongoose from 'mongoose';
import { CatalogueIndex } from '../src/catalogue/catalogue-index.ts';
import { CatalogueLoader } from '../src/catalogue/catalogue-loader.ts';
import { createRecipesRepository } from '../src/recipes/recipes.repository.ts';
import { coreEnv, coreSettings } from '../src/settings.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const settings = coreSettings(parseEnv(coreEnv, process.env));
const uri = settings.mongodbUri ?? (await startEngine(join(settings.dataDir, 'engine')));
const connection = await mongoose.createConnection(uri, { dbName: 'tour-de-table' }).asPromise();
const recipes = createRecipesRepository(connection);
const index = new CatalogueIndex(() => '');
const loader = new CatalogueLoader(index, recipes, log);

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const before = process.cpuUsage();
  const started = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  const wall = performance.now() - started;
  console.log(
    `${what.padEnd(44)}${wall.toFixed(1).padStart(9)} ms, ${((user + system) / 1000).toFixed(1)} ms of processor time`,
  );
}

await measure('load', () => loader.load());
await measure('refresh, nothing new', () => loader.refresh());
const ids = [...index.ids()].slice(0, 500);
const edit = (each: readonly string[]) =>
  connection
    .collection('recipes')
    .updateMany({ _id: { $in: each as never[] } }, { $inc: { revision: 1 }, $set: { updated_at: new Date() } });
await edit(ids.slice(0, 1));
await measure('reread of one changed recipe', () => loader.reread(ids.slice(0, 1)));
await edit(ids);
await measure('refresh after 500 changes elsewhere', () => loader.refresh());
await recipes.remove(ids[0] ?? '');
await measure('refresh after a deletion elsewhere', () => loader.refresh());
await connection.close();
