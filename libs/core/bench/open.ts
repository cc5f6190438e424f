/**
 * Measures a start over a database as it is: `DATA_DIR=<folder> node libs/core/bench/open.ts`, after
 * `tdt demo seed --recipes 100000`. Prints how long the catalogue takes to be there, and what that costs both processes.
 */

import { join } from 'node:path';
import { parseEnv } from '@tdt/config';
import { connect as startEngine } from '@tdt/embedded-mongo';
import mongoose from 'mongoose';
import { openApplication } from '../src/open-application.ts';
import { coreEnv, coreSettings } from '../src/settings.ts';

const settings = coreSettings(parseEnv(coreEnv, process.env));
const log = {
  debug() {},
  info: (_: object, text: string) => console.log(`  ${text}`),
  warn: console.warn,
  error: console.error,
};
const uri = settings.mongodbUri ?? (await startEngine(join(settings.dataDir, 'engine')));
const status = async () => (await mongoose.connection.db?.admin().serverStatus()) ?? {};
await mongoose.connect(uri);
const engineBefore = (await status()).mem?.resident;

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const before = process.cpuUsage();
const started = performance.now();
const application = await openApplication(settings, { log });
const wall = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(before);
const { total } = application.recipes.search({ q: '', page: 1, page_size: 1, sort: '-created_at' });
console.log(
  `${total} recipes: open after ${wall.toFixed(2)} s, ${((user + system) / 1e6).toFixed(2)} s of processor time here`,
);
const full = process.memoryUsage();
console.log(
  `memory here: ${megabytes(full.rss)} resident, ${megabytes(full.heapUsed)} of heap, ${megabytes(full.arrayBuffers)} of buffers`,
);
console.log(`memory of the database: ${engineBefore} MB before, ${(await status()).mem?.resident} MB after`);
await application.close();
await mongoose.disconnect();
