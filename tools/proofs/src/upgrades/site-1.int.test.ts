import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_API, NEWSLETTER_API } from '@tdt/contracts/plain';
import { type RunningSite, startSite } from '@tdt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf, checksumAt, readerOf, redirectAt, textAt } from './read-site.ts';
import { ENV, EXPECTED, type Expected, REMOTE, unpack } from './site-1.ts';

let site: RunningSite;
let expected: Expected;
let read: (path: string) => Promise<unknown>;
beforeAll(async () => {
  expected = JSON.parse(await readFile(EXPECTED, 'utf8'));
  const dataDir = await mkdtemp(join(tmpdir(), 'site-1-'));
  await unpack(dataDir);
  site = await startSite({ demo: false, dataDir, env: ENV });
  read = await readerOf(site);
});
afterAll(() => site?.stop());

const all = <Value>(wanted: Record<string, Value>, of: (url: string) => Promise<Value>) =>
  Promise.all(
    Object.entries(wanted).map(async ([path, value]) =>
      expect([path, await of(site.url + path)]).toEqual([path, value]),
    ),
  );

test('every document of the first release is complete: recipes, countries, pages, subscribers, accounts', async () => {
  for (const [path, answer] of Object.entries(expected.answers))
    expect(await read(path), path).toMatchObject(answer as object);
});

test('its sitemap, its pictures and its former addresses answer as before', async () => {
  await all(expected.texts, textAt);
  await all(expected.files, checksumAt);
  await all(expected.redirects, redirectAt);
});

test('its audit log is kept', async () => {
  expect(await auditOf(site)).toEqual(expect.arrayContaining(expected.audit));
});

test('the build that it deployed is live, and the one before can be put live again', async () => {
  const [earlier, live] = REMOTE.builds;
  expect(await textAt(site.url + REMOTE.page)).toContain(live);
  const { status, stderr } = await site.cli('remotes', 'rollback', REMOTE.name);
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  await expect.poll(() => textAt(site.url + REMOTE.page), { timeout: 30_000 }).toContain(earlier);
});

test('doctor finds no problem', async () => {
  const { status, stdout } = await site.cli('doctor', '--json');
  const problems = JSON.parse(stdout).findings.filter(({ verdict }: { verdict: string }) => verdict === 'problem');
  expect([problems, status]).toEqual([[], 0]);
});

test('a link to unsubscribe that it signed still works', async () => {
  const { id, token } = expected.unsubscribe;
  const answer = await fetch(site.url + NEWSLETTER_API.unsubscribe(token), { method: 'POST' });
  expect(await answer.json()).toEqual({ status: 'unsubscribed' });
  expect(await read(ADMIN_API.subscriber(id))).toMatchObject({ status: 'unsubscribed' });
});
