import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Build, type Remotes, RemotesSchema } from '@tdt/contracts';
import { type RunningSite, startSite } from '@tdt/testing';
import { rebuild, withText } from '@tdt/testing/builds';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const CATALOGUE = join(import.meta.dirname, '../../../../remotes/catalogue/dist');
/** A busy machine starts a worker slowly. */
const SOON = { timeout: 15_000, interval: 50 };

let site: RunningSite;
let folder: string;
let build: Build;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tdt-build-'));
  build = await rebuild(CATALOGUE, folder, withText('À propos', 'Une autre version'));
  site = await startSite({ demo: false, env: { LOG_LEVEL: 'info', MONGODB_URI: '' } });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function remotes(): Promise<Remotes> {
  return RemotesSchema.parse(await (await fetch(`${site.url}/api/remotes`)).json());
}
const catalogue = async () => (await remotes()).remotes.find(({ name }) => name === 'catalogue');
const about = async () => (await fetch(`${site.url}/about`)).text();
const statusOf = async (path = '') => (await fetch(`${site.url}${path}`)).status;

it('a running site serves a deployed and a rolled back version without a restart', { timeout: 120_000 }, async () => {
  const { generation } = await remotes();
  const first = await catalogue();
  expect(await about()).not.toContain('Une autre version');

  expect((await site.cli('remotes', 'deploy', 'catalogue', folder)).stdout).toContain(`${build.version} is live`);
  await vi.waitFor(async () => expect(await about()).toContain('Une autre version'), SOON);
  const second = await catalogue();
  expect(second?.version).toBe(build.version);
  expect((await remotes()).generation).toBe(generation + 1);
  // A page that was rendered earlier still finds its files.
  expect(await Promise.all([first, second].map((one) => statusOf(one?.entry)))).toEqual([200, 200]);

  expect((await site.cli('remotes', 'rollback', 'catalogue')).status).toBe(0);
  await vi.waitFor(async () => expect(await about()).not.toContain('Une autre version'), SOON);
  expect(await remotes()).toMatchObject({ generation: generation + 2 });
  expect(await catalogue()).toEqual(first);
  expect(await statusOf(second?.entry)).toBe(200);
});

it('a restarted site serves the deployed version, and logs that the installation has another', {
  timeout: 120_000,
}, async () => {
  const installed = await catalogue();
  await site.cli('remotes', 'deploy', 'catalogue', folder);
  await site.kill();
  await site.restart();
  expect((await catalogue())?.version).toBe(build.version);
  const logLine = () =>
    site
      .output()
      .split('\n')
      .find((one) => one.includes('The build of this installation is not live.'));
  const line = await vi.waitFor(() => logLine() ?? Promise.reject(new Error(site.output())), SOON);
  expect(JSON.parse(line)).toMatchObject({
    remote: 'catalogue',
    version: installed?.version,
    live: build.version,
    by: 'operator',
    wayIn: `remotes deploy catalogue ${CATALOGUE}`,
  });
});
