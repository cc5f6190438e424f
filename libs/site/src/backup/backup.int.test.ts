import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listOf } from '@tdt/catalogue/testing';
import type { RecipeUpdateInput } from '@tdt/contracts';
import { databaseOf, declareAllChanged } from '@tdt/database';
import { finishSwitch, stagingOf } from '@tdt/database/restores';
import { openConnection } from '@tdt/database/testing';
import { anImage } from '@tdt/files/testing';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import mongoose, { type Connection } from 'mongoose';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Application } from '../application.ts';
import { openTemporary, temporarySettings } from '../testing/temporary-application.ts';
import { verifyArchive } from './manifest.ts';

const PICTURE = 'media/recipe-images/cover/6e3d1a52-5a0f-4a70-9c39-0d2f6f9d2c11.webp';
const { EJSON } = mongoose.mongo.BSON;

async function openSite(titles: readonly string[]) {
  const settings = await temporarySettings();
  const site = await openTemporary(settings);
  if (titles.length > 0) await site.countries.seed([aCountry()]);
  if (titles.length > 0) await site.recipes.importMany(titles.map((title) => aRecipe({ title })));
  return { site, connection: await openConnection(settings), settings };
}

/** A site with a document of every number type and a picture, and its backup. */
async function backedUp() {
  const { site, connection, settings } = await openSite(['Ramen', 'Udon']);
  const { Double, Long } = mongoose.mongo.BSON;
  await connection
    .collection('recipes')
    .updateOne({ title: 'Ramen' }, { $set: { a: new Double(1), b: Long.fromNumber(2) } });
  await site.storage.put(PICTURE, 'a picture');
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'site.tar.gz');
  const report = await site.backups.write(file);
  return { site, connection, settings, folder, file, report };
}

/** Every document of the collections that a backup has, with the types of its numbers. */
async function documentsIn(connection: Connection): Promise<string[]> {
  const lines: string[] = [];
  for (const name of ['recipes', 'countries', 'page_content', 'seo_metadata', 'admin_users', 'guards', 'migrations']) {
    const cursor = databaseOf(connection)
      .collection(name)
      .find({}, { promoteValues: false, sort: { _id: 1 } });
    for await (const document of cursor) lines.push(`${name} ${EJSON.stringify(document, { relaxed: false })}`);
  }
  return lines;
}

const namesIn = async (connection: Connection) => (await connection.listCollections()).map(({ name }) => name);

const bytesOf = async ({ storage }: Application, path: string) => String(await (await storage.open(path))?.read());

it('restores documents and files byte by byte into a fresh site', async () => {
  const from = await backedUp();
  const to = await openSite([]);
  await to.site.backups.restore(from.file);
  expect(await documentsIn(to.connection)).toEqual(await documentsIn(from.connection));
  expect(await bytesOf(to.site, PICTURE)).toBe('a picture');
  expect((await stat(from.file)).mode & 0o777).toBe(0o600);
});

it('replaces what is there, ends sessions and keeps the indexes', async () => {
  const from = await backedUp();
  const to = await openSite(['Soba']);
  await to.connection.collection('sessions').insertOne({ user_id: 'x' });
  const indexes = await to.connection.collection('recipes').indexes();
  const report = await to.site.backups.restore(from.file);
  expect(report.replaced).toMatchObject({ recipes: 1 });
  expect(await documentsIn(to.connection)).toEqual(await documentsIn(from.connection));
  expect(await to.connection.collection('sessions').countDocuments()).toBe(0);
  expect((await to.connection.collection('recipes').indexes()).map(({ name }) => name).sort()).toEqual(
    indexes.map(({ name }) => name).sort(),
  );
  expect((await namesIn(to.connection)).filter((name) => name.startsWith('restore_'))).toEqual([]);
});

it('is followed by running programs, also where what they know is newer', async () => {
  const { site, connection, settings, file } = await backedUp();
  const reader = await openTemporary(settings);
  const titles = () =>
    listOf(reader.recipes.search({ q: '', page: 1, page_size: 9, sort: 'title' })).items.map((r) => r.title);
  await reader.recipes.importMany([aRecipe({ title: 'Soba' })]);
  await site.recipes.importMany([aRecipe({ title: 'Somen' })]);
  await connection
    .collection('recipes')
    .updateOne({ title: 'Ramen' }, { $set: { title: 'Pho', updated_at: new Date() }, $inc: { revision: 1 } });
  await declareAllChanged(connection);
  await vi.waitFor(() => expect(titles()).toEqual(['Pho', 'Soba', 'Somen', 'Udon']), { timeout: 20_000 });
  await site.backups.restore(file);
  await vi.waitFor(() => expect(titles()).toEqual(['Ramen', 'Udon']), { timeout: 20_000 });
});

it('names files that content refers to and that are missing', async () => {
  const { site, connection, file } = await backedUp();
  const url = `/${PICTURE.replace('6e3d', '7e3d')}`;
  await connection.collection('recipes').updateOne({ title: 'Udon' }, { $set: { 'story.image': url } });
  expect((await site.backups.write(file)).missing).toEqual([url.slice(1)]);
});

it('holds a file that was set aside although content refers to it', async () => {
  const { site, file } = await backedUp();
  await site.storage.copy(PICTURE, `removed/6e/${PICTURE}.${Date.now()}`);
  await site.storage.remove(PICTURE);
  await rm(file);
  const stray = (await site.backups.write(file)).files;
  await site.recipes.importMany([aRecipe({ title: 'Soba', images: [anImage(basename(PICTURE, '.webp'), 'cover')] })]);
  const report = await site.backups.write(file);
  expect(report).toMatchObject({ files: stray + 1, missing: [] });
  const to = await openSite([]);
  await to.site.backups.restore(file);
  expect(await bytesOf(to.site, PICTURE)).toBe('a picture');
});

it('holds versions, with the pictures that only they show', async () => {
  const from = await backedUp();
  const [recipe] = await from.connection.collection('recipes').find({ title: 'Udon' }).toArray();
  const { recipeEditing, history } = from.site;
  const id = String(recipe?._id);
  const images = [anImage(basename(PICTURE, '.webp'), 'cover')].map(({ image_order: _, ...image }) => image);
  const input = { ...aRecipeInput({ title: 'Udon' }), country_id: recipe?.country_id };
  await recipeEditing.update(id, { ...input, images, revision: 1 } as RecipeUpdateInput, 'chef@exemple.fr');
  await recipeEditing.update(id, { ...input, revision: 2 }, 'other@exemple.fr');
  const states = await history.list('recipe', id, { page: 1, page_size: 9 });
  expect(states.total).toBe(3);
  await rm(from.file);
  await from.site.backups.write(from.file);
  const to = await openSite([]);
  await to.site.backups.restore(from.file);
  expect(await to.site.history.list('recipe', id, { page: 1, page_size: 9 })).toEqual(states);
  expect((await to.site.history.state('recipe', id, 2)).images[0]?.url).toBe(`/${PICTURE}`);
  expect(await bytesOf(to.site, PICTURE)).toBe('a picture');
  expect(await to.site.media.sweep({ dryRun: true })).toMatchObject({ missing: [], files: 0, young: 0 });
});

it('refuses a damaged archive and leaves the site as it is', async () => {
  const { site, connection, file } = await backedUp();
  const before = await documentsIn(connection);
  const bytes = await readFile(file);
  for (const at of [40, bytes.length >> 1, bytes.length - 6]) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ 16;
    await writeFile(file, flipped);
    await expect(site.backups.restore(file)).rejects.toMatchObject({ code: 'ARCHIVE_REFUSED' });
  }
  await writeFile(file, bytes);
  await truncate(file, bytes.length - 100);
  await expect(site.backups.restore(file)).rejects.toThrow(/damaged or incomplete/);
  expect(await documentsIn(connection)).toEqual(before);
});

it('leaves the earlier archive as it was when a backup is stopped', async () => {
  const { site, folder, file } = await backedUp();
  const signal = AbortSignal.abort();
  await expect(site.backups.write(file, { signal })).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['site.tar.gz']);
  await expect(verifyArchive(file)).resolves.toMatchObject({ files: 1 });
});

it('changes nothing when a restore is stopped before it switches', async () => {
  const from = await backedUp();
  const { site, connection } = await openSite(['Soba']);
  const before = await documentsIn(connection);
  await expect(site.backups.restore(from.file, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(await documentsIn(connection)).toEqual(before);
});

it('changes nothing where the database does not let it replace collections', async () => {
  const from = await backedUp();
  const { site, connection } = await openSite(['Pho']);
  const before = await documentsIn(connection);
  const refusal = new mongoose.mongo.MongoServerError({ code: 13, errmsg: 'not authorized to rename' });
  const rename = vi.spyOn(mongoose.mongo.Db.prototype, 'renameCollection').mockRejectedValue(refusal);
  await expect(site.backups.restore(from.file)).rejects.toThrow();
  rename.mockRestore();
  expect(await documentsIn(connection)).toEqual(before);
  expect((await namesIn(connection)).filter((name) => name.startsWith('restore_'))).toEqual([]);
});

it('removes what it has staged when it is stopped in the middle of a restore', async () => {
  const from = await backedUp();
  const { site, connection } = await openSite(['Soba']);
  const before = await documentsIn(connection);
  const stop = new AbortController();
  const restoring = site.backups.restore(from.file, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(restoring).rejects.toThrow(/abort/);
  expect(await documentsIn(connection)).toEqual(before);
  expect((await namesIn(connection)).filter((name) => name.startsWith('restore_'))).toEqual([]);
});

it('removes at the next open what a restore left before it decided', async () => {
  const { connection, settings } = await openSite(['Soba']);
  await connection.collection(stagingOf('recipes')).insertOne({ title: 'Ramen' });
  await openTemporary(settings);
  expect(await namesIn(connection)).not.toContain(stagingOf('recipes'));
  expect(await connection.collection('recipes').countDocuments({ title: 'Soba' })).toBe(1);
});

it.each([0, 1, 2])(
  'completes at the next open a switch that was interrupted, with %i of 2 collections renamed',
  async (renamed) => {
    const { connection, settings } = await openSite(['Soba']);
    const replace = ['recipes', 'seo_metadata'];
    for (const name of replace)
      await connection
        .collection(stagingOf(name))
        .insertOne({ title: 'Ramen', slug: name, updated_at: new Date(), revision: 1 });
    const decided = { _id: 'switch', replace, drop: ['sessions'] };
    await databaseOf(connection).collection<typeof decided>('restore_journal').insertOne(decided);
    for (const name of replace.slice(0, renamed))
      await databaseOf(connection).renameCollection(stagingOf(name), name, { dropTarget: true });
    await openTemporary(settings);
    for (const name of replace) expect(await connection.collection(name).countDocuments({ title: 'Ramen' })).toBe(1);
    expect((await namesIn(connection)).filter((name) => name.startsWith('restore_'))).toEqual([]);
    await finishSwitch(connection);
  },
);
