import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CountryList } from '@tdt/contracts';
import { API } from '@tdt/contracts/paths';
import { connect, engineStatus } from '@tdt/embedded-mongo';
import mongoose from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../site/start-site.ts';

const ROUNDS = 5;
/** Several of the batches that the command line writes. */
const COUNTRIES_PER_ROUND = 130;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Countries that no other round has; `code` is what a second run finds them by. */
const countriesOf = (round: number) =>
  Array.from({ length: COUNTRIES_PER_ROUND }, (_, index) => {
    const number = round * COUNTRIES_PER_ROUND + index;
    const code = `${LETTERS[Math.floor(number / 26)]}${LETTERS[number % 26]}`;
    return {
      code,
      name: `Contrée ${code}`,
      particule_en_au: 'en',
      particule_de_du: 'de la',
      regions: ['Europe'],
      recipe_description: null,
      category_description: null,
      country_bon_appetit: 'Bon appétit',
    };
  });

/** Looks at the database beside the command line; resolves as soon as more countries than `before` are stored. */
async function watchWrites(engineFolder: string, before: number) {
  const connection = await mongoose
    .createConnection(await connect(engineFolder), { dbName: 'tour-de-table' })
    .asPromise();
  const countries = connection.collection('countries');
  let isWatching = true;
  const written = (async () => {
    while (isWatching && (await countries.countDocuments()) <= before);
  })();
  const close = async () => {
    isWatching = false;
    await written;
    await connection.close(true);
  };
  return { written, close };
}

async function namesOn(url: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (let page = 1, total = 1; names.size < total; page += 1) {
    const response = await fetch(`${url}${API.countries}?page_size=100&page=${page}`);
    expect(response.status).toBe(200);
    const list = (await response.json()) as CountryList;
    if (list.items.length === 0) break;
    for (const { name } of list.items) names.add(name);
    total = list.total;
  }
  return names;
}

test(`a BFF and an engine that are killed ${ROUNDS} times in the middle of writes lose nothing that was reported`, async () => {
  const site = await startSite({ demo: false });
  onTestFinished(() => site.stop());
  const engine = join(site.dataDir, 'engine');
  const expected = new Set<string>();
  let killedUnderWay = 0;

  for (let round = 0; round < ROUNDS; round += 1) {
    const countries = countriesOf(round);
    const file = join(site.dataDir, `countries-${round}.json`);
    await writeFile(file, JSON.stringify(countries));
    const { pid } = await engineStatus(engine);
    if (pid === undefined) throw new Error('No engine serves the site.');
    const watch = await watchWrites(engine, expected.size);
    const seeding = site.cli('countries', 'seed', '--json', '--file', file);
    const isUnderWay = await Promise.race([watch.written.then(() => true), seeding.then(() => false)]);
    await watch.close();
    if (isUnderWay) killedUnderWay += 1;
    process.kill(pid, 'SIGKILL');
    await site.kill();

    // The command line outlives the engine: it reports everything as stored, or that it failed.
    const { status, stdout } = await seeding;
    if (status === 0) {
      expect(JSON.parse(stdout)).toMatchObject({ total: COUNTRIES_PER_ROUND, finished: true });
      for (const { name } of countries) expected.add(name);
    }
    await site.restart();
    expect((await engineStatus(engine)).pid).not.toBe(pid);
    const stored = await namesOn(site.url);
    expect([...expected].filter((name) => !stored.has(name))).toEqual([]);

    // What was not reported may be there or not; the same command, run again, completes it.
    if (status !== 0) expect(await site.cli('countries', 'seed', '--file', file)).toMatchObject({ status: 0 });
    for (const { name } of countries) expected.add(name);
    await expect.poll(() => namesOn(site.url), { timeout: 20_000 }).toEqual(expected);
  }
  expect(killedUnderWay).toBeGreaterThan(0);
}, 240_000);
