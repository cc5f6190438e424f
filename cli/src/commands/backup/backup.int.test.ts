import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tdt/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { runHere } from '../../testing/run-here.ts';

let folder: string;
let dataDir: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tdt-backup-'));
  dataDir = join(folder, 'site');
  file = join(folder, 'site.tar.gz');
  await tdt('countries seed --quiet');
  expect(await tdt(`backup ${file}`)).toMatchObject({ status: 0 });
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

type More = Partial<Pick<Context, 'signal' | 'confirm'>> & { env?: NodeJS.ProcessEnv };
const tdt = (command: string, { env = {}, ...more }: More = {}) =>
  runHere(command.split(' '), { DATA_DIR: dataDir, ...env }, '', more);
const files = async () => (await readdir(folder)).filter((name) => name !== 'site').sort();

it('writes one file, and refuses to replace it without --yes', async () => {
  expect(await tdt(`backup ${file}`)).toMatchObject({ status: 3 });
  const replaced = await tdt(`backup ${file} --yes --json`);
  expect(JSON.parse(replaced.stdout)).toMatchObject({ written: true, file, files: 0, missing: [] });
});

it('says with --dry-run what it would write, and writes nothing', async () => {
  const before = await files();
  const { status, stdout } = await tdt(`backup ${join(folder, 'planned.tar.gz')} --dry-run --json`);
  expect({ status, ...JSON.parse(stdout) }).toMatchObject({ status: 0, dry_run: true, written: false, files: 0 });
  expect(JSON.parse(stdout).collections.countries).toBeGreaterThan(190);
  expect(await files()).toEqual(before);
});

it('reports a restore as JSON, with what it has replaced', async () => {
  const { status, stdout } = await tdt(`restore ${file} --yes --json`);
  expect(status).toBe(0);
  const { restored, replaced, collections } = JSON.parse(stdout);
  expect({ restored, countries: replaced.countries }).toEqual({ restored: true, countries: collections.countries });
});

it('asks before it replaces, and changes nothing after a no', async () => {
  const questions: string[] = [];
  const confirm = async (question: string) => {
    questions.push(question);
    return 'n';
  };
  expect(await tdt(`restore ${file}`, { confirm })).toMatchObject({ status: 1, stdout: 'Nothing was changed.\n' });
  expect(questions).toEqual([expect.stringContaining('sign out all users')]);
});

it('refuses to restore without a terminal to ask on and without --yes', async () => {
  expect(await tdt(`restore ${file}`)).toMatchObject({ status: 2, stderr: expect.stringContaining('--yes') });
});

it.each([
  ['backup', () => `backup ${join(folder, 'stopped.tar.gz')}`],
  ['restore', () => `restore ${file} --yes`],
])('changes nothing when Ctrl-C stops %s, and says so', async (_, command) => {
  const before = await files();
  const { status, stderr } = await tdt(command(), { signal: AbortSignal.abort() });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^Stopped: nothing was changed\.$/m) });
  expect(await files()).toEqual(before);
});

it('checks an archive with --dry-run where there is no site, and makes none', async () => {
  const env = { DATA_DIR: join(folder, 'nowhere') };
  const { status, stdout } = await tdt(`restore ${file} --dry-run`, { env });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^To be restored: \d+ documents/m) });
  expect(stdout).not.toContain('another secret');
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

it('refuses an archive that was cut off', async () => {
  const cut = join(folder, 'cut.tar.gz');
  await tdt(`backup ${cut}`);
  await truncate(cut, 500);
  expect(await tdt(`restore ${cut} --yes`)).toMatchObject({ status: 3, stderr: expect.stringContaining('incomplete') });
});

it('warns when the archive comes from a site with another secret', async () => {
  const env = { DATA_DIR: join(folder, 'site', 'other') };
  const { status, stdout } = await tdt(`restore ${file} --yes`, { env });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('another secret') });
});

it('says that the database cannot be reached', async () => {
  const env = { MONGODB_URI: `mongodb://127.0.0.1:${await freePort()}/none?serverSelectionTimeoutMS=200` };
  const backup = await tdt(`backup ${join(folder, 'none.tar.gz')}`, { env });
  const restore = await tdt(`restore ${file} --yes`, { env });
  for (const { status, stderr } of [backup, restore])
    expect({ status, stderr }).toEqual({ status: 4, stderr: expect.stringContaining('cannot be reached') });
  expect(existsSync(join(folder, 'none.tar.gz'))).toBe(false);
});

it.each(['backup', 'restore --yes'])('says that %s takes a file and no folder', async (command) => {
  const { status, stderr } = await tdt(`${command} ${folder}`);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining(`${folder} is a folder: name the file of a backup.\n`),
  });
});

it('says of an unpacked backup how to pack it again', async () => {
  const unpacked = join(folder, 'unpacked');
  await mkdir(unpacked);
  execFileSync('tar', ['-xzf', file], { cwd: unpacked, stdio: 'pipe' });
  const { status, stderr } = await tdt(`restore ${unpacked} --yes`);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining(`tar -czf site.tar.gz -C ${unpacked} .\n`),
  });
});

it('reports a folder that does not exist', async () => {
  const { status, stderr } = await tdt(`backup ${join(folder, 'missing', 'site.tar.gz')}`);
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('a folder that exists') });
});
