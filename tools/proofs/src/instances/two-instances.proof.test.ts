import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from '@tdt/contracts';
import { type RunningSite, startSite, temporaryDatabase, until, WORKSPACE } from '@tdt/testing';
import { rebuild, withText } from '@tdt/testing/builds';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { type S3StandIn, startS3StandIn } from '@tdt/testing/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Balancer, startBalancer } from './balancer.ts';
import { type EditorSession, signIn } from './editor-session.ts';

const EMAIL = 'editor@example.org';
const PASSWORD = 'tour de table 1';
const TITLE = 'Aligot de deux machines';
/** Few: they keep the machine busy on which an instance starts again. */
const VISITORS = 3;

let storage: S3StandIn;
let balancer: Balancer;
let one: RunningSite;
let other: RunningSite;
let editor: EditorSession;
let slug: string;

beforeAll(async () => {
  [storage, balancer] = await Promise.all([startS3StandIn(), startBalancer()]);
  const env = {
    ...storage.env,
    MONGODB_URI: temporaryDatabase(),
    JWT_SECRET: 'the-same-on-every-machine-of-the-site',
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: 'loopback',
    TDT_ADMIN_PASSWORD: PASSWORD,
  };
  const start = () => startSite({ demo: false, env });
  // Both find an empty database and an empty bucket at the same time.
  [one, other] = await Promise.all([start(), start()]);
  balancer.targets.push(one.url, other.url);
});
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await Promise.all([balancer?.close(), storage?.close()]);
});

const textAt = async (site: RunningSite, path: string) => (await fetch(`${site.url}${path}`)).text();
const both = async (isSo: (site: RunningSite) => Promise<boolean>) => (await isSo(one)) && (await isSo(other));

test('a session, a picture and a recipe of one instance are those of the other', async () => {
  const made = await one.cli('admin', 'create', '--email', EMAIL);
  expect([made.status, made.stderr]).toEqual([0, expect.any(String)]);
  editor = await signIn(one.url, balancer.url, EMAIL, PASSWORD);
  const { url, width, height, placeholder }: UploadedFile = await editor.upload(other.url);
  const cover = { url, width, height, placeholder, alt: 'Un aligot', focal: null, image_type: 'cover' as const };
  ({ slug } = await editor.create(one.url, aRecipeInput({ title: TITLE, images: [cover] })));

  await until(
    'both list the recipe',
    () => both(async (site) => (await textAt(site, '/api/recipes')).includes(TITLE)),
    20,
  );
  await until('both show it', () => both(async (site) => (await textAt(site, `/recipe/${slug}`)).includes(TITLE)), 20);
  for (const site of [one, other]) expect((await fetch(`${site.url}${url}`)).status).toBe(200);
});

test('a remote that is deployed beside one instance is live on both', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'instances-'));
  try {
    await rebuild(join(WORKSPACE, 'remotes/catalogue/dist'), folder, withText('À propos', 'Une autre version'));
    const deployed = await one.cli('remotes', 'deploy', 'catalogue', folder);
    expect([deployed.status, deployed.stdout]).toEqual([0, expect.stringContaining('is live')]);
    const shows = async (site: RunningSite) => (await textAt(site, '/about')).includes('Une autre version');
    await until('both show the new version', () => both(shows), 30);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('visitors do not notice that an instance is killed, or stopped, and started again', {
  timeout: 120_000,
}, async () => {
  const failures: string[] = [];
  let responded = 0;
  let isOver = false;
  const paths = ['/', '/toutes-recettes', `/recipe/${slug}`, '/api/recipes', `/api/recipes/${slug}`, '/about'];
  const visit = async (_: unknown, visitor: number): Promise<void> => {
    for (let step = visitor; !isOver; step += 1) {
      const path = paths[step % paths.length];
      const status = await fetch(`${balancer.url}${path}`).then(
        async (response) => (await response.text()) && response.status,
        (error) => String(error),
      );
      responded += 1;
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  };
  const visits = Array.from({ length: VISITORS }, visit);
  try {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const before = responded;
      await until('visitors are served', () => responded > before + 30);
      await one.kill(signal);
      const without = responded;
      await until('visitors are served by the other', () => responded > without + 30);
      const served = balancer.responses.get(one.url) ?? 0;
      await one.restart();
      await until('visitors are served by both', () => (balancer.responses.get(one.url) ?? 0) > served + 10);
    }
  } finally {
    isOver = true;
    await Promise.all(visits);
  }
  expect(failures).toEqual([]);
  expect(balancer.retries()).toBeGreaterThan(0);
});

test('signing out at one instance ends the session at both', async () => {
  expect([await editor.statusAt(one.url), await editor.statusAt(other.url)]).toEqual([200, 200]);
  await editor.signOut(other.url);
  expect([await editor.statusAt(one.url), await editor.statusAt(other.url)]).toEqual([401, 401]);
});
