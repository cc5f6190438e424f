import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parseEnv } from '@tdt/config';
import { openConnection } from '@tdt/database/testing';
import { temporaryBucket } from '@tdt/files/testing';
import { mountSmallDisk, withDatabase } from '@tdt/testing';
import { startMongodb, whyNoMongodb } from '@tdt/testing/mongodb';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { pack } from 'tar-stream';
import { expect, it, onTestFinished } from 'vitest';
import { type SiteSettings, siteEnv, siteSettings } from '../settings.ts';
import { openTemporary, temporarySettings } from '../testing/temporary-application.ts';
import { type ArchiveEntry, readArchive, writeArchive } from './archive.ts';
import { collectionOf, entryList, MANIFEST, verifyArchive } from './manifest.ts';

const PICTURE = 'media/recipe-images/cover/6e3d1a52-5a0f-4a70-9c39-0d2f6f9d2c11.webp';

/** A site with one recipe and one picture. */
async function aSite(title: string, settings?: SiteSettings) {
  const used = settings ?? (await temporarySettings());
  const site = await openTemporary(used);
  await site.countries.seed([aCountry()]);
  await site.recipes.importMany([aRecipe({ title })]);
  await site.storage.put(PICTURE, title);
  return { site, settings: used };
}

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'site.tar.gz');
}

async function backedUp() {
  const { site, settings } = await aSite('Ramen');
  const file = await temporaryFile();
  await site.backups.write(file);
  return { site, settings, file };
}

/** Both pictures and recipes of a site, as one text. */
async function contentOf({ recipes, storage }: Awaited<ReturnType<typeof openTemporary>>): Promise<string> {
  const titles: string[] = [];
  for await (const { title } of recipes.exportAll()) titles.push(String(title));
  return `${titles.join()} with ${await (await storage.open(PICTURE))?.read()}`;
}

/** Writes the entries of an archive again, those that `change` returns. Checksums are those of a correct writer. */
async function rewrite(file: string, change: (entry: ArchiveEntry) => ArchiveEntry | null): Promise<void> {
  const list = entryList();
  const entries: ArchiveEntry[] = [];
  for await (const entry of readArchive(file)) {
    const changed = change(entry);
    if (changed && changed.name !== MANIFEST) list.add(changed);
    if (changed) entries.push(changed);
  }
  const withList = ({ name, content }: ArchiveEntry) => ({
    name,
    content: name === MANIFEST ? edited(content, (manifest) => ({ ...manifest, entries: list.digest() })) : content,
  });
  await writeArchive(
    file,
    (async function* () {
      for (const entry of entries) yield withList(entry);
    })(),
  );
}

type Json = Record<string, unknown>;
const edited = (content: Buffer, change: (manifest: Json) => Json): Buffer =>
  Buffer.from(JSON.stringify(change(JSON.parse(String(content)))));
const withManifest =
  (change: (manifest: Json) => Json) =>
  ({ name, content }: ArchiveEntry): ArchiveEntry => ({
    name,
    content: name === MANIFEST ? edited(content, change) : content,
  });

const ofNewerFormat = withManifest((manifest) => ({ ...manifest, format: 2 }));
const ofNewerMigration = withManifest((manifest) => ({ ...manifest, migration: 999 }));
const withUnknownCollection = withManifest(({ collections, ...manifest }) => ({
  ...manifest,
  collections: { ...(collections as Json), menus: 0 },
}));
const withoutManifest = (entry: ArchiveEntry) => (entry.name === MANIFEST ? null : entry);
const withoutPicture = (entry: ArchiveEntry) => (entry.name.startsWith('files/') ? null : entry);
const withoutRecipes = (entry: ArchiveEntry) => (collectionOf(entry.name) === 'recipes' ? null : entry);
const withForeignEntry = (entry: ArchiveEntry) =>
  entry.name.startsWith('files/') ? { ...entry, name: 'files/media/../../secret' } : entry;
const withBrokenLine = (entry: ArchiveEntry) =>
  collectionOf(entry.name) === 'recipes' ? { ...entry, content: Buffer.from('{"title":') } : entry;

it.each([
  ['of a newer format', ofNewerFormat, /newer release/],
  ['of a newer migration', ofNewerMigration, /newer release/],
  ['with a collection that this release does not know', withUnknownCollection, /does not know: menus/],
  ['without a manifest', withoutManifest, /has no manifest/],
  ['without a picture of its manifest', withoutPicture, /does not contain what/],
  ['without documents of its manifest', withoutRecipes, /does not contain what/],
  ['with a path that leads out of the storage', withForeignEntry, /is not part of a backup/],
  ['with a line that is no document', withBrokenLine, /is no document/],
])('refuses an archive %s, and leaves the site as it is', async (_, change, sentence) => {
  const { site, file } = await backedUp();
  await rewrite(file, change);
  await expect(site.backups.restore(file)).rejects.toThrow(sentence);
  expect(await contentOf(site)).toBe('Ramen with Ramen');
});

const run = (program: string, words: string[], cwd: string) => execFileSync(program, words, { cwd, stdio: 'pipe' });

/** A backup that was unpacked into a folder, and the file that it will be packed into. */
async function unpacked() {
  const { site, file } = await backedUp();
  const folder = join(dirname(file), 'unpacked');
  await mkdir(folder);
  run('tar', ['-xzf', file], folder);
  await site.storage.put(PICTURE, 'Udon');
  return { site, folder, packed: join(dirname(file), 'packed') };
}

it.each([
  ['in a folder', ['-czf', '../packed', '.']],
  ['with the name of its folder', ['-czf', '../packed', '-C', '..', 'unpacked']],
  [
    'in another order, with dates of files',
    ['-czf', '../packed', '--format=pax', 'manifest.json', 'files', 'documents'],
  ],
  ['without compression', ['-cf', '../packed', '--sort=name', '.']],
  ['in an older format', ['-cf', '../packed', '--format=ustar', 'files', 'documents', 'manifest.json']],
])('restores a backup that was unpacked and packed again %s', async (_, words) => {
  const { site, folder, packed } = await unpacked();
  await writeFile(join(folder, '.DS_Store'), '');
  run('tar', words, folder);
  await site.backups.restore(packed);
  expect(await contentOf(site)).toBe('Ramen with Ramen');
});

it.each([
  ['a changed picture', (folder: string) => writeFile(join(folder, 'files', PICTURE), 'Soba')],
  ['no pictures', (folder: string) => rm(join(folder, 'files'), { recursive: true })],
])('refuses a backup that was packed again with %s', async (_, change) => {
  const { site, folder, packed } = await unpacked();
  await change(folder);
  run('tar', ['-czf', packed, '.'], folder);
  await expect(site.backups.restore(packed)).rejects.toThrow(/does not contain what its manifest\.json lists/);
});

it('says of a backup in another format how to pack it, and of another file that it is none', async () => {
  const { site, folder, packed } = await unpacked();
  run('zip', ['-qr', `${packed}.zip`, '.'], folder);
  await expect(site.backups.restore(`${packed}.zip`)).rejects.toThrow(/is a zip file: unpack it.* tar -czf site/);
  await writeFile(packed, 'Ramen');
  await expect(site.backups.restore(packed)).rejects.toThrow(/is no backup/);
});

const deep = (entry: ArchiveEntry) =>
  collectionOf(entry.name) === 'recipes'
    ? { ...entry, content: Buffer.from(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n`) }
    : entry;

it('refuses a document that is nested too deeply', async () => {
  const { site, file } = await backedUp();
  await rewrite(file, deep);
  await expect(site.backups.restore(file)).rejects.toThrow(/is no document/);
});

it('restores malformed documents only on request, and lists them otherwise', async () => {
  const { site, settings, file } = await backedUp();
  const recipes = (await openConnection(settings as { mongodbUri: string })).collection('recipes');
  await recipes.updateOne({}, { $set: { steps: null } });
  await site.backups.write(file);
  const { _id } = (await recipes.findOne({})) ?? {};
  await recipes.updateOne({}, { $set: { steps: [] } });
  await expect(site.backups.restore(file)).rejects.toThrow(`recipes/${_id} (steps is null)`);
  expect(await recipes.findOne({})).toMatchObject({ steps: [] });
  await site.backups.restore(file, { withMalformed: true });
  expect(await recipes.findOne({})).toMatchObject({ steps: null });
});

it.each([
  ['is too large', 33 * 1024 * 1024],
  ['states a size of 5 GB', 5e9],
])('refuses an entry that %s before it reads it', async (_, size) => {
  const file = await temporaryFile();
  const packing = pack();
  packing.entry({ name: 'documents/recipes.0.jsonl', size });
  const [header] = (await once(packing, 'data')) as [Buffer];
  await writeFile(file, gzipSync(Buffer.concat([header, Buffer.alloc(size === 5e9 ? 0 : size)])));
  await expect(verifyArchive(file)).rejects.toThrow(/documents\/recipes\.0\.jsonl has \d+ bytes.*32 MB/);
});

it.each([
  ['a document', '"Ramen"', /documents\/recipes\.0\.jsonl is damaged/],
  ['a picture', 'Ramen', /cover\/6e3d1a52.* is damaged/],
])('says which part is damaged where %s has another byte, and leaves the site unchanged', async (_, text, sentence) => {
  const { site, file } = await backedUp();
  const tar = gunzipSync(await readFile(file));
  tar[tar.lastIndexOf(text) + 1] = 'X'.charCodeAt(0);
  await writeFile(file, gzipSync(tar));
  await expect(site.backups.restore(file)).rejects.toThrow(sentence);
  expect(await contentOf(site)).toBe('Ramen with Ramen');
});

it('empties a collection that an archive of an older release lacks', async () => {
  const { site, settings, file } = await backedUp();
  const pages = (await openConnection(settings as { mongodbUri: string })).collection('seo_metadata');
  const without = withManifest(({ collections, ...manifest }) => {
    const { seo_metadata: _, ...older } = collections as Json;
    return { ...manifest, collections: older };
  });
  await rewrite(file, (entry) => (collectionOf(entry.name) === 'seo_metadata' ? null : without(entry)));
  await pages.insertOne({ slug: 'later' });
  const indexes = (await pages.indexes()).length;
  await site.backups.restore(file);
  expect(await pages.countDocuments({ slug: 'later' })).toBe(0);
  expect((await pages.indexes()).length).toBe(indexes);
});

it('recognises an archive of a site with another secret', async () => {
  const { site, file } = await backedUp();
  const other = await openTemporary();
  const manifest = await verifyArchive(file);
  expect([await site.backups.plan(manifest), await other.backups.plan(manifest)]).toMatchObject([
    { isSameSecret: true },
    { isSameSecret: false },
  ]);
});

it('brings content from a folder to a bucket and back', async () => {
  const { file } = await backedUp();
  const { env, objects } = await temporaryBucket();
  const own = await temporarySettings();
  const { s3 } = siteSettings(parseEnv(siteEnv, { DATA_DIR: own.dataDir, ...env }));
  const { site: inBucket } = await aSite('Soba', { ...own, s3 });
  await inBucket.backups.restore(file);
  expect(await contentOf(inBucket)).toBe('Ramen with Ramen');
  expect([...objects.keys()].some((key) => key.endsWith(PICTURE))).toBe(true);
  await inBucket.backups.write(file);
  const { site } = await aSite('Soba');
  await site.backups.restore(file);
  expect(await contentOf(site)).toBe('Ramen with Ramen');
});

it('brings content from the embedded engine to MongoDB and back', { timeout: 300_000 }, async ({ skip }) => {
  const reason = await whyNoMongodb();
  skip(reason !== null, reason ?? '');
  const { file } = await backedUp();
  const mongodb = await startMongodb();
  onTestFinished(() => mongodb.close());
  const mongodbUri = withDatabase(mongodb.uri, `backup-${Date.now()}`);
  const { site: onMongodb } = await aSite('Soba', { ...(await temporarySettings()), mongodbUri });
  await onMongodb.backups.restore(file);
  expect(await contentOf(onMongodb)).toBe('Ramen with Ramen');
  await onMongodb.backups.write(file, {});
  const { site } = await aSite('Soba');
  await site.backups.restore(file);
  expect(await contentOf(site)).toBe('Ramen with Ramen');
});

it('leaves no file on a full disk, and says that it is full', async ({ skip }) => {
  const { site, file } = await backedUp();
  const disk = join(dirname(file), 'disk');
  const unmount = (await mountSmallDisk(disk)) ?? skip('no right to mount a small disk');
  onTestFinished(unmount);
  await site.storage.put(PICTURE, randomBytes(100_000));
  await expect(site.backups.write(join(disk, 'site.tar.gz'))).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  expect(await readdir(disk)).toEqual([]);
});

it('an archive of a release without versions leaves none', async () => {
  const { file } = await backedUp();
  await rewrite(file, (entry) => (collectionOf(entry.name) === 'versions' ? null : entry));
  const settings = await temporarySettings();
  const { site } = await aSite('Soba', settings);
  await site.countries.seed([{ ...aCountry(), regions: ['Ailleurs'] }]);
  const versions = (await openConnection(settings)).collection('versions');
  expect(await versions.countDocuments()).toBe(1);
  await site.backups.restore(file);
  expect(await versions.countDocuments()).toBe(0);
  expect(await contentOf(site)).toBe('Ramen with Ramen');
});
