import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueResult } from '@tdt/contracts';
import { openSite, siteEnv, siteSettings } from '@tdt/site';
import { PROGRAMS, PROGRAMS_UNDER_TEST, runCli } from '@tdt/testing';
import { expect, it, onTestFinished } from 'vitest';

const COUNT = 1500;
const PARAMETERS = ['demo', 'seed', '--recipes', String(COUNT), '--seed', '7'];
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** An embedded engine of its own; blank variables keep a developer's `.env` out. */
async function place(): Promise<NodeJS.ProcessEnv> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tdt-seed-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
  return { DATA_DIR: dataDir, MONGODB_URI: '', SEED_DEMO: '' };
}

/** Ids, addresses and titles of all recipes. */
async function storedIn(env: NodeJS.ProcessEnv) {
  const application = await openSite(siteSettings(siteEnv.parse({ DATA_DIR: env.DATA_DIR })), { log: silent });
  const pages = Array.from({ length: COUNT / 100 }, (_, index) =>
    application.recipes.search({ q: '', page: index + 1, page_size: 100, sort: 'title' }),
  );
  await application.close();
  const lists = pages.map(({ text }) => JSON.parse(text) as CatalogueResult);
  return lists.flatMap(({ items }) => items.map(({ id, slug, title }) => ({ id, slug, title })));
}

/** Starts the seeding, sends the signal once it reports recipes, and returns how it ends. */
async function stoppedBy(signal: 'SIGINT' | 'SIGKILL', env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [PROGRAMS[PROGRAMS_UNDER_TEST].cli, ...PARAMETERS], {
    env: { ...process.env, ...env },
  });
  let output = '';
  const listen = (text: Buffer): void => {
    const wasAt = output.includes('recipes: ');
    output += text;
    // A second Ctrl-C would end it at once.
    if (!wasAt && output.includes('recipes: ')) child.kill(signal);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const [status] = await once(child, 'close');
  return { status, output };
}

it('ends with the same recipes after Ctrl-C and kill -9, and changes nothing when run again', async () => {
  const [whole, torn] = [await place(), await place()];
  await runCli(PARAMETERS, whole);

  const { status, output } = await stoppedBy('SIGINT', torn);
  expect({ status, output }).toMatchObject({
    status: 1,
    output: expect.stringContaining('run the same command again'),
  });
  await stoppedBy('SIGKILL', torn);
  const again = await runCli([...PARAMETERS, '--json', '--quiet'], torn);
  expect(JSON.parse(again.stdout)).toMatchObject({ finished: true, recipes: { refused: [] } });
  const stored = await storedIn(torn);
  expect(stored).toHaveLength(COUNT);
  expect(stored).toEqual(await storedIn(whole));

  const twice = await runCli([...PARAMETERS, '--json', '--quiet'], torn);
  expect(JSON.parse(twice.stdout)).toMatchObject({ recipes: { created: 0, updated: 0, kept: COUNT, refused: [] } });
}, 180_000);
