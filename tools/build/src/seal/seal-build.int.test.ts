import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BuildSchema } from '@tdt/contracts';
import { PLATFORM_VERSION } from '@tdt/platform/version';
import { expect, it, onTestFinished } from 'vitest';
import { sha256 } from './content-version.ts';
import { type BuildFacts, sealBuild } from './seal-build.ts';
import { placeholderPrefix, VERSION_PLACEHOLDER } from './stamp.ts';

const REMOTE: BuildFacts = {
  name: 'recipe-detail',
  kind: 'remote',
  layout: 'public',
  mounts: ['/recipe/:idOrSlug'],
  preload: [],
};
const FIRST_VIEW = { js: ['web/js/remote.js'], css: ['web/css/remote.css'], pages: [] };
const LONG = 'padding '.repeat(60);

const OUTPUTS = {
  'web/remoteEntry.js': `prefix = "${placeholderPrefix('recipe-detail')}"; ${LONG}`,
  'web/js/remote.js': 'small',
  'web/css/remote.css': `a { background: url(${placeholderPrefix('recipe-detail')}image/a.webp) } ${LONG}`,
  'web/image/a.webp': Buffer.from(`binary ${VERSION_PLACEHOLDER} ${LONG}`),
  'node/remote.cjs': `exports.prefix = "${placeholderPrefix('recipe-detail')}"; ${LONG}`,
};

async function built(outputs: Record<string, string | Buffer> = OUTPUTS) {
  const root = await mkdtemp(join(tmpdir(), 'seal-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(outputs)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return { root, read: (path: string) => readFile(join(root, path)) };
}

it('writes the version into every URL, and leaves binary files unchanged', async () => {
  const { root, read } = await built();
  const { version } = await sealBuild(root, REMOTE, FIRST_VIEW);
  const prefix = `/assets/recipe-detail/${version}/web/`;
  expect(String(await read('web/remoteEntry.js'))).toContain(`prefix = "${prefix}"`);
  expect(String(await read('web/css/remote.css'))).toContain(`url(${prefix}image/a.webp)`);
  expect(String(await read('node/remote.cjs'))).toContain(prefix);
  expect(String(await read('web/image/a.webp'))).toContain(VERSION_PLACEHOLDER);
});

it('adds compressed copies of text files for browsers', async () => {
  const { root, read } = await built();
  const { files } = await sealBuild(root, REMOTE, FIRST_VIEW);
  const plain = await read('web/remoteEntry.js');
  expect(brotliDecompressSync(await read('web/remoteEntry.js.br'))).toEqual(plain);
  expect(gunzipSync(await read('web/remoteEntry.js.gz'))).toEqual(plain);
  expect(files.map(({ path }) => path).filter((path) => path.endsWith('.br'))).toEqual([
    'web/css/remote.css.br',
    'web/remoteEntry.js.br',
  ]);
});

it('describes the build in build.json, with the hash of every file', async () => {
  const { root, read } = await built();
  const build = await sealBuild(root, REMOTE, FIRST_VIEW);
  expect(BuildSchema.parse(JSON.parse(String(await read('build.json'))))).toEqual(build);
  expect(build).toMatchObject({
    name: 'recipe-detail',
    platform: PLATFORM_VERSION,
    entry: 'web/remoteEntry.js',
    container: 'recipe_detail',
    server: 'node/remote.cjs',
    mounts: ['/recipe/:idOrSlug'],
    ...FIRST_VIEW,
  });
  for (const { path, sha256: stated, bytes } of build.files) {
    const content = await read(path);
    expect([path, stated, bytes]).toEqual([path, sha256(content), content.length]);
  }
});

it('lists the fonts that the first view needs', async () => {
  const fonts = { 'web/js/main.js': 'x', 'web/font/text.woff2': 'x', 'web/font/text-greek.woff2': 'x' };
  const { root } = await built(fonts);
  const shell: BuildFacts = { ...REMOTE, name: 'shell', kind: 'shell', mounts: [], preload: [/text\.woff2$/] };
  const build = await sealBuild(root, shell, { js: ['web/js/main.js'], css: [], pages: [] });
  expect(build).toMatchObject({ preload: ['web/font/text.woff2'], entry: null, container: null, server: null });
});

it('lists the files of the back office in a build of the shell, and none in a build without one', async () => {
  const admin = { js: ['web/js/admin.js'], css: ['web/css/admin.css'] };
  const shell: BuildFacts = { ...REMOTE, name: 'shell', kind: 'shell', mounts: [] };
  const first = { js: ['web/js/main.js'], css: [], pages: [] };
  const outputs = { 'web/js/main.js': 'x', 'web/js/admin.js': 'x', 'web/css/admin.css': 'x' };
  const [one, other] = [await built(outputs), await built(outputs)];
  expect(await sealBuild(one.root, shell, { ...first, admin })).toMatchObject({ js: ['web/js/main.js'], admin });
  expect(await sealBuild(other.root, shell, first)).toMatchObject({ admin: null });
});

it('gives two folders with the same outputs the same version', async () => {
  const [one, other] = [await built(), await built()];
  const first = await sealBuild(one.root, REMOTE, FIRST_VIEW);
  expect(await sealBuild(other.root, REMOTE, FIRST_VIEW)).toEqual(first);
});
