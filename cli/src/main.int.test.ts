import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite, siteEnv, siteSettings } from '@tdt/site';
import { type CliResult, freePort, runCli } from '@tdt/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runHere } from './testing/run-here.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tdt-cli-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

/** Blank variables count as unset, and override a developer's `.env`. */
const environment = (more: NodeJS.ProcessEnv = {}) => ({ DATA_DIR: dataDir, MONGODB_URI: '', SEED_DEMO: '', ...more });
const wordsOf = (command: string) => command.split(' ').filter(Boolean);
/** In this process. */
const tdt = (command: string, more: NodeJS.ProcessEnv = {}): Promise<CliResult> =>
  runHere(wordsOf(command), { DATA_DIR: dataDir, ...more });
/** In a process of its own: for what only `main.ts` does. */
const program = (command: string, more?: NodeJS.ProcessEnv): Promise<CliResult> =>
  runCli(wordsOf(command), environment(more));

it('publishes the sitemap, and checks whether it is up to date', async () => {
  await tdt('countries seed --quiet');
  expect(await tdt('sitemap regenerate --check')).toMatchObject({ status: 1 });
  const file = join(dataDir, 'sitemap.xml');
  const nowhere = await tdt(`sitemap regenerate --out ${join(dataDir, 'missing', 'sitemap.xml')}`);
  expect(nowhere).toMatchObject({ status: 2, stderr: expect.stringContaining('a folder that exists') });
  const published = await tdt(`sitemap regenerate --json --out ${file}`, { PUBLIC_URL: 'https://table.example' });
  expect(published).toMatchObject({ status: 0 });
  const { urls, countries } = JSON.parse(published.stdout);
  expect(urls).toBe(countries + 3);
  expect((await readFile(file, 'utf8')).match(/<loc>https:\/\/table\.example\//g)).toHaveLength(urls);
  expect(await tdt('sitemap regenerate --check', { PUBLIC_URL: 'https://table.example' })).toMatchObject({ status: 0 });
  expect((await tdt('sitemap regenerate --check', { PUBLIC_URL: 'https://other.example' })).status).toBe(1);
});

it('prunes versions by the settings of the site', async () => {
  await tdt('countries seed --quiet');
  expect((await tdt('history prune --dry-run')).stdout).toBe('To be removed: 0 versions.\n');
  expect(await tdt('history prune --json')).toMatchObject({ status: 0 });
  const refused = await tdt('history prune', { HISTORY_DAYS: '0' });
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('HISTORY_DAYS') });
});

it('sweeps unused pictures, and lists those that are missing', async () => {
  await tdt('countries seed --quiet');
  const swept = await tdt('media sweep --yes --json');
  expect(swept).toMatchObject({ status: 0 });
  expect(JSON.parse(swept.stdout)).toEqual({
    dry_run: false,
    unused: [],
    files: 0,
    bytes: 0,
    young: 0,
    missing: [],
    deleted: { files: 0, bytes: 0 },
    finished: true,
  });
  expect((await tdt('media sweep --dry-run')).stdout).toBe('There is nothing to remove.\n');
});

describe('tdt countries seed', () => {
  it('stores all countries, and changes nothing when run again', async () => {
    const first = await tdt('countries seed --json');
    expect(first).toMatchObject({ status: 0 });
    const { total } = JSON.parse(first.stdout);
    expect(total).toBeGreaterThan(190);
    expect(JSON.parse(first.stdout)).toMatchObject({ created: total, updated: 0, kept: 0, finished: true });
    const second = await tdt('countries seed --json');
    expect(JSON.parse(second.stdout)).toMatchObject({ created: 0, updated: 0, kept: total });
  });

  it('writes nothing with --dry-run', async () => {
    const nowhere = await tdt('countries seed --dry-run');
    expect(nowhere).toMatchObject({ status: 4, stdout: '' });
    expect(existsSync(join(dataDir, 'engine'))).toBe(false);
    const file = join(dataDir, 'countries.json');
    await writeFile(file, JSON.stringify([{ code: 'JP', name: 'Japon' }]));
    await tdt(`countries seed --file ${file}`);
    const [first, second] = [await tdt('countries seed --dry-run'), await tdt('countries seed --dry-run')];
    expect(first.stdout).toMatch(/^Countries: \d+ would be created, 1 updated, 0 kept\.\n$/);
    expect(second.stdout).toBe(first.stdout);
  });

  it('reads the countries of a file, and refuses a faulty one before it opens the database', async () => {
    const file = join(dataDir, 'countries.json');
    await writeFile(file, JSON.stringify([{ code: 'JP' }]));
    const refused = await tdt(`countries seed --file ${file}`);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain('country 1, name:');
    expect(existsSync(join(dataDir, 'engine'))).toBe(false);
    await writeFile(file, JSON.stringify([{ code: 'JP', name: 'Japon' }]));
    expect((await tdt(`countries seed --file ${file}`)).stdout).toBe('Countries: 1 created, 0 updated, 0 kept.\n');
  });

  it('works while another process uses the embedded engine, which sees the result', async () => {
    const settings = siteSettings(siteEnv.parse({ DATA_DIR: dataDir }));
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const site = await openSite(settings, { log });
    try {
      expect(await site.demo.isEmpty()).toBe(true);
      expect((await program('countries seed')).status).toBe(0);
      expect(await site.demo.isEmpty()).toBe(false);
    } finally {
      await site.close();
    }
  });
});

describe('tdt demo seed', () => {
  it('stores the demo with progress on standard error, and changes nothing when run again', async () => {
    const first = await program('demo seed --json');
    expect(first.status).toBe(0);
    expect(first.stderr).toMatch(/^recipes: 72\/72$/m);
    expect(JSON.parse(first.stdout)).toMatchObject({ finished: true, recipes: { created: 72, refused: [] } });
    const second = JSON.parse((await tdt('demo seed --json')).stdout);
    for (const part of ['countries', 'recipes', 'pictures']) {
      expect(second[part], part).toMatchObject({ created: 0, updated: 0 });
    }
  });

  it('changes nothing in a filled database with --if-empty', async () => {
    await tdt('countries seed');
    expect(JSON.parse((await tdt('demo seed --if-empty --json')).stdout)).toEqual({ skipped: true });
  });
});

describe('exit statuses', () => {
  it.each(['', 'countries', 'countries sed', 'demo seed --recipes 0'])(
    'is 2 for the wrong usage "tdt %s"',
    async (command) => {
      const { status, stdout, stderr } = await tdt(command);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).not.toBe('');
    },
  );

  it('is 2 for an invalid configuration, with the name of the variable', async () => {
    const { status, stderr } = await program('countries seed', { MONGODB_URI: 'localhost:27017' });
    expect(status).toBe(2);
    expect(stderr).toContain('MONGODB_URI must begin with mongodb://');
  });

  it('is 4 for an unreachable database, with one sentence and no password', async () => {
    const { status, stdout, stderr } = await program('countries seed', {
      MONGODB_URI: 'mongodb://root:secret@127.0.0.1:9/tdt',
    });
    expect({ status, stdout }).toEqual({ status: 4, stdout: '' });
    expect(stderr).toMatch(/^The database at mongodb:\/\/\*\*\*@127\.0\.0\.1:9\/tdt cannot be reached .*\n$/);
    expect(stderr).not.toContain('secret');
  });

  it('is 4 for an unreachable file storage, with one sentence and no key', async () => {
    const { status, stderr } = await tdt('demo seed --quiet', {
      S3_BUCKET: 'table',
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_ACCESS_KEY_ID: 'AKIDHUNTER',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    });
    expect(status).toBe(4);
    expect(stderr).toMatch(/^The file storage cannot be used \(bucket table at http:[^\n]+ECONNREFUSED[^\n]+\n$/);
    expect(stderr).not.toMatch(/hunter/i);
  });

  it('is 0 for help', async () => {
    const { status, stdout } = await program('countries seed --help');
    expect(status).toBe(0);
    expect(stdout).toContain('--overwrite');
  });
});
