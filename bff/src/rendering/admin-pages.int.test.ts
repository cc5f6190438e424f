import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '@tdt/contracts';
import { NONCE_PLACEHOLDER } from '@tdt/rendering';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { bootOf, REAL_BUILDS, type RenderedSite, renderSite } from '../testing/rendered-site.ts';
import { type Fixture, openSeeded } from '../testing/test-app.ts';
import { writtenRemote } from '../testing/written-remote.ts';

let fixture: Fixture;
let site: RenderedSite;
beforeAll(async () => {
  fixture = await openSeeded();
  site = await renderSite(fixture, {});
});
afterAll(() => site.app.close());

/** All that a document loads from the start. */
const filesOf = (body: string) => [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url]) => url ?? '');
const scriptsOf = (body: string) => filesOf(body).filter((url) => url.endsWith('.js'));
const remotesOf = async (path: string) => bootOf(await site.get(path)).remotes.remotes;
const textsOf = async (urls: string[]) => (await Promise.all(urls.map((url) => site.get(url)))).map(({ body }) => body);

it.each(['/admin', '/admin/login', '/admin/users/new?from=x', '/admin/does/not/exist'])(
  '%s returns the document of the back office, which is not stored, indexed or referred to',
  async (url) => {
    const { statusCode, headers, body } = await site.get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toMatch(/^<!DOCTYPE html><html lang="fr">/);
    expect(body).toContain('"editing":{"new_recipes":"published","time_zone":"Europe/Paris"}');
    expect(site.app.responses.known(url)).toBeNull();
  },
);

it('gives every response a nonce of its own, the same in the document and in its policy', async () => {
  const nonces = new Set<string>();
  for (let response = 0; response < 5; response += 1) {
    const { headers, body } = await site.get('/admin/login');
    const nonce = /<meta name="csp-nonce" content="([\w+/=]{22,})"\/>/.exec(body)?.[1] ?? 'none';
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(body).not.toContain(NONCE_PLACEHOLDER);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);
});

it('has nothing inline that its policy would refuse, and says without JavaScript what it needs', async () => {
  const { body } = await site.get('/admin/login');
  expect(body).not.toMatch(/ style="|<style|<script(?![^>]*(?: src=| type="application\/json"))/);
  expect(/<noscript>(.*?)<\/noscript>/s.exec(body)?.[1]).toContain('a besoin de JavaScript');
});

it('knows the remotes of its own layout, as public documents know theirs', async () => {
  const [admin, open] = [await remotesOf('/admin/login'), await remotesOf('/')];
  expect(admin.map(({ name }) => name)).toContain('admin-users');
  expect(open.map(({ name }) => name)).toContain('catalogue');
  expect(admin.filter(({ layout }) => layout !== 'admin')).toEqual([]);
  expect(open.filter(({ layout }) => layout !== 'public')).toEqual([]);
});

it('loads files of its own, of which public pages carry nothing', async () => {
  const [admin, open] = [(await site.get('/admin/login')).body, (await site.get('/')).body];
  expect(scriptsOf(admin)).not.toEqual([]);
  expect(scriptsOf(admin).filter((url) => scriptsOf(open).includes(url))).toEqual([]);
  for (const url of filesOf(admin)) expect([url, (await site.get(url)).statusCode]).toEqual([url, 200]);
  const kit = /ant-btn|Admin Login/;
  expect((await textsOf(scriptsOf(admin))).join('')).toMatch(kit);
  expect((await textsOf(scriptsOf(open))).join('')).not.toMatch(kit);
});

it('follows deployments and rollbacks, without a new shell', async () => {
  const { remotes } = fixture.application;
  const platform = remotes.current().shell?.platform ?? '';
  const name = 'admin-probe';
  const deploy = async (version: string) => {
    const over = { name, container: 'admin_probe', layout: 'admin' as const, mounts: ['/admin/probe'] };
    await remotes.deploy(name, await writtenRemote({ version, platform, server: null, over }));
  };
  const untilShown = (version: string) =>
    vi.waitFor(async () => {
      const probe = (await remotesOf('/admin/probe')).find((remote) => remote.name === name);
      expect(probe).toMatchObject({ version, entry: `/assets/${name}/${version}/web/remoteEntry.js` });
    }, 30_000);
  await deploy('one');
  await untilShown('one');
  await deploy('two');
  await untilShown('two');
  await remotes.rollBack(name);
  await untilShown('one');
  expect(site.lines).toEqual([]);
});

it('says so when the live shell has no back office, and public pages still work', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(REAL_BUILDS[0] ?? '', folder, { recursive: true });
  const build: Build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  await writeFile(join(folder, 'build.json'), JSON.stringify({ ...build, version: 'without-admin', admin: null }));
  await fixture.application.remotes.deploy('shell', folder);
  await vi.waitFor(async () => expect((await site.get('/admin/login')).statusCode).toBe(503), 30_000);
  const { headers, body } = await site.get('/admin/login');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
  expect(body).toContain("<p>L'administration n'est pas disponible dans la version du site qui est en ligne.");
  expect((await site.get('/about')).statusCode).toBe(200);
});
