import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { type Build, BuildSchema, NOTICES_FILE, NoticesSchema } from '@tdt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remoteConfig } from './remote-config.ts';
import { VERSION_PLACEHOLDER } from './seal/index.ts';
import { SHARED_MODULES } from './sharing.ts';

const PROJECT = join(import.meta.dirname, '../fixtures/remote');
const DIST = join(PROJECT, 'dist');

let build: Build;

const PAGES = { '/fixture/:name/un': 'one', '/fixture/:name/deux': 'two' };

async function buildFixture(name = 'a-fixture', pages: Record<string, string> = PAGES): Promise<Build> {
  const config = remoteConfig({ name, mounts: ['/fixture'], pages, layout: 'public', server: true, port: 3999 });
  const rsbuild = await createRsbuild({
    cwd: PROJECT,
    config: { ...config({ env: 'production', command: 'build', envMode: 'production' }), logLevel: 'error' },
  });
  await (await rsbuild.build()).close();
  return BuildSchema.parse(JSON.parse(await readFile(join(DIST, 'build.json'), 'utf8')));
}

const read = (path: string) => readFile(join(DIST, path), 'utf8');
const readAll = async (paths: string[]) => (await Promise.all(paths.map(read))).join('\n');
const sizeOf = (path: string) => build.files.find((file) => file.path === path)?.bytes ?? 0;

beforeAll(async () => {
  build = await buildFixture();
});
afterAll(() => rm(DIST, { recursive: true, force: true }));

it('leaves a container, the exposed module, its style and a server bundle', () => {
  expect(build).toMatchObject({
    name: 'a-fixture',
    container: 'a_fixture',
    entry: 'web/remoteEntry.js',
    js: ['web/js/async/remote.js'],
    css: ['web/css/async/remote.css'],
    server: 'node/remote.cjs',
  });
});

it('loads its pages on demand, and lists the files each needs besides the first ones', async () => {
  expect(build.mounts).toEqual(['/fixture', '/fixture/:name/un', '/fixture/:name/deux']);
  expect(build.pages).toEqual([
    {
      mount: '/fixture/:name/un',
      js: ['web/js/async/one.js'],
      css: ['web/css/async/one.css'],
    },
    { mount: '/fixture/:name/deux', js: ['web/js/async/two.js'], css: [] },
  ]);
});

it('has the rules that two pages share once, before those of a page', async () => {
  const [first, page] = [await readAll(build.css), await readAll(build.pages.flatMap(({ css }) => css))];
  expect(first).toMatch(/\.shared-[\w-]{4}\{/);
  expect(page).toMatch(/^\.one-[\w-]{4}\{[^{}]*\}\n?$/);
});

it('is refused with a page whose chunk it does not have', async () => {
  await expect(buildFixture('a-fixture', { '/fixture/trois': 'three' })).rejects.toThrow('no chunk group three');
  // It has removed what the other tests read.
  await buildFixture();
});

it('carries no copy of what the shell shares', async () => {
  expect(sizeOf('web/remoteEntry.js')).toBeLessThan(25_000);
  expect(sizeOf(build.js[0] ?? '')).toBeLessThan(2000);
  expect(await readAll(['web/remoteEntry.js', ...build.js])).not.toContain('react.transitional.element');
});

it('requires on the server only what the shell shares', async () => {
  const required = [...(await read('node/remote.cjs')).matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name);
  expect(required.length).toBeGreaterThan(0);
  for (const name of required) expect(SHARED_MODULES).toContain(name);
});

it('names classes and files the same in the browser and on the server', async () => {
  const [web, node, css] = [await readAll(build.js), await read('node/remote.cjs'), await readAll(build.css)];
  const className = /page-[\w-]{4}/.exec(node)?.[0] ?? 'none';
  expect(web).toContain(className);
  expect(css).toContain(`.${className}`);
  const url = /[\w/-]+\/image\/picture\.svg|image\/picture\.svg/.exec(node)?.[0] ?? 'none';
  const file = `web/image/${url.split('/').pop()}`;
  expect(url).toMatch(/image\/picture/);
  expect(sizeOf(file)).toBeGreaterThan(0);
  expect(css).toContain(`/assets/a-fixture/${build.version}/${file}`);
});

it('lists the packages whose code it contains, with their licences, and no others', async () => {
  const notices = NoticesSchema.parse(JSON.parse(await read(NOTICES_FILE)));
  const runtime = notices.find(({ name }) => name === '@module-federation/webpack-bundler-runtime');
  expect(runtime).toMatchObject({
    licence: 'MIT',
    text: expect.stringContaining('Permission is hereby granted'),
  });
  expect(notices.map(({ name }) => name)).not.toContain('react');
});

it('leaves no placeholder of the version and no source map behind', async () => {
  const texts = build.files.map(({ path }) => path).filter((path) => /\.(js|cjs|css|svg)$/.test(path));
  for (const path of texts) expect([path, (await read(path)).includes(VERSION_PLACEHOLDER)]).toEqual([path, false]);
  expect(build.files.filter(({ path }) => path.endsWith('.map'))).toEqual([]);
});

it('has the same version when it is built again', async () => {
  expect(await buildFixture()).toEqual(build);
});

it('shares no name of a class or an animation with another project that has the same file', async () => {
  const namesIn = async (paths: string[]) => (await readAll(paths)).match(/(?:page|turn)-[\w-]{4}/g) ?? [];
  const own = new Set(await namesIn(build.css));
  expect(own.size).toBe(2);
  const other = await buildFixture('another-fixture');
  const others = await namesIn(other.css);
  expect(new Set(others).size).toBe(2);
  expect(others.filter((name) => own.has(name))).toEqual([]);
});
