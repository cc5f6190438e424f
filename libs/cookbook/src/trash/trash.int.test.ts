import { randomUUID } from 'node:crypto';
import { createChanges } from '@tdt/database';
import { noVersions, openConnection, temporaryPlace } from '@tdt/database/testing';
import { site } from '@tdt/domain/testing';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { aCountry } from '@tdt/testing/seeds';
import { expect, it, onTestFinished, vi } from 'vitest';
import { idOfCountry } from '../countries/seed-countries.ts';
import { createVersionsRepository } from '../history/versions.repository.ts';
import { createPagesRepository } from '../pages/pages.repository.ts';
import { createPreviewLinksRepository } from '../publication/preview-links.repository.ts';
import { createRecipeDraftsRepository } from '../publication/recipe-drafts.repository.ts';
import { createRecipeEditing } from '../recipes/recipe-editing.ts';
import { createRecipesRepository } from '../recipes/recipes.repository.ts';
import { createNotesRepository } from '../teamwork/notes.repository.ts';
import { type TemporaryCookbook, temporaryCookbook } from '../testing/temporary-cookbook.ts';

const DAY_MS = 86_400_000;
const EDITOR = 'chef@exemple.fr';
const [JAPAN, KOREA, CHINA] = ['JP', 'KR', 'CN'].map(idOfCountry) as [string, string, string];

/** A site whose clock the test sets, and what it has noted to have removed for good. */
async function aSite() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const place = await temporaryPlace();
  const noted: string[] = [];
  const noteRemoval = async (name: string) => void noted.push(name);
  const open = () => temporaryCookbook(place, { noteRemoval });
  return {
    ...(await open()),
    place,
    noted,
    open,
    pass: (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS),
  };
}

/** Removes for good what is due: a run that is waited for. */
const purge = ({ trash }: Pick<TemporaryCookbook, 'trash'>) => trash.startPurging()();

/** A recipe in the trash, with metadata, a version, and pictures that only these show. */
async function trashed({ recipeEditing, pages, storage }: TemporaryCookbook) {
  const files = ['cover', 'plat', 'pages'].map((folder) => `media/recipe-images/${folder}/${randomUUID()}.webp`);
  for (const file of files) await storage.put(file, 'pixels');
  const [cover, dish, shared] = files.map((file) => ({
    url: `/${file}`,
    width: 4,
    height: 3,
    placeholder: '',
    alt: '',
  }));
  const images = (picture = cover) => [
    { ...picture, url: picture?.url ?? '', focal: null, image_type: 'cover' as const },
  ];
  const title = `Flan ${randomUUID()}`;
  const input = (picture = cover) => ({ ...aRecipeInput({ title }), images: images(picture) as never });
  const { id, slug } = await recipeEditing.create(input(dish), EDITOR);
  await recipeEditing.update(id, { ...input(), revision: 1 }, EDITOR);
  const page = { pageType: 'recipe', pageId: id } as const;
  await pages.saveSeo(page, { ...(await pages.storedSeo(page)), title, og_image_url: shared?.url ?? '' }, EDITOR);
  await recipeEditing.remove(id, EDITOR);
  return { id, slug, title, files, page };
}

const storedFiles = async ({ storage }: TemporaryCookbook, files: string[]) =>
  (await Promise.all(files.map((file) => storage.exists(file)))).filter(Boolean).length;

it('what is deleted comes back whole within 30 days, and is gone with all that belongs to it after them', async () => {
  const cookbook = await aSite();
  const { recipeEditing, pages, recipes, media, noted, pass } = cookbook;
  const { id, slug, title, files, page } = await trashed(cookbook);
  pass(29.9);
  await media.sweep();
  await purge(cookbook);
  expect(await recipeEditing.restore(id)).toMatchObject({ title, publication: { state: 'published' } });
  expect(await recipes.find(slug)).toMatchObject({ id, seo: { title } });
  expect(await storedFiles(cookbook, files)).toBe(3);
  await recipeEditing.remove(id, EDITOR);
  pass(30);
  await purge(cookbook);
  await expect(recipeEditing.restore(id)).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
  await expect(recipes.find(slug)).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
  await expect(pages.storedSeo(page)).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
  expect(await pages.seo('recipe', id)).toBeNull();
  expect(await storedFiles(cookbook, files)).toBe(0);
  expect(noted).toEqual([`${title} (${id})`]);
});

it('two servers that empty the trash at once remove each document once', async () => {
  const cookbook = await aSite();
  const other = await cookbook.open();
  for (let count = 0; count < 5; count += 1) await trashed(cookbook);
  cookbook.pass(31);
  await Promise.all([purge(cookbook), purge(other)]);
  expect(new Set(cookbook.noted).size).toBe(5);
  expect(cookbook.noted).toHaveLength(5);
});

it('what was moved to the trash by a clock that is ahead can be removed for good at once', async () => {
  const { recipeEditing, countryEditing, pass } = await withCountries();
  const { id } = await recipeEditing.create(aRecipeInput(), EDITOR);
  await recipeEditing.remove(id, EDITOR);
  await countryEditing.remove(JAPAN, {}, EDITOR);
  pass(-1);
  expect(await recipeEditing.destroy(id)).toMatchObject({ id });
  expect(await countryEditing.destroy(JAPAN)).toMatchObject({ id: JAPAN });
});

it.each<[what: string, damage: object]>([
  ['a text', { servings: 'beaucoup' }],
  ['its revision', { revision: 'neuf', slug: 7 }],
  ['its state', { publication: 'publique' }],
])('a recipe of which another program has damaged %s is in the trash as it last was sound', async (_what, damage) => {
  const cookbook = await aSite();
  const { recipeEditing, recipes, history, place, pass } = cookbook;
  const { id, slug } = await recipeEditing.create(aRecipeInput({ title: 'Flan' }), EDITOR);
  await recipeEditing.update(id, { ...aRecipeInput({ title: 'Flan' }), servings: 9, revision: 1 }, EDITOR);
  await recipeEditing.update(id, { ...aRecipeInput({ title: 'Flan' }), servings: 12, revision: 2 }, EDITOR);
  const stored = (await openConnection(place)).collection('recipes');
  await stored.updateOne({ _id: id as never }, { $set: damage });
  expect(await recipeEditing.remove(id, EDITOR)).toMatchObject({ id, servings: 9 });
  await expect(recipes.find(id)).rejects.toMatchObject({ code: 'RECIPE_GONE' });
  expect(await recipeEditing.restore(id)).toMatchObject({ servings: 9, publication: { state: 'published' } });
  expect(await recipes.find('slug' in damage ? id : slug)).toMatchObject({ id });
  const { items } = await history.list('recipe', id, { page: 1, page_size: 9 });
  expect(items[0]).toMatchObject({ is_present: true });
  expect(items.map(({ revision }) => revision)).toEqual(expect.arrayContaining([1, 2]));
  await recipeEditing.remove(id, EDITOR);
  pass(31);
  await purge(cookbook);
  await expect(recipeEditing.get(id)).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
});

it('a damaged recipe without a sound version is removed for good', async () => {
  const { recipeEditing, place } = await aSite();
  const { id } = await recipeEditing.create(aRecipeInput({ title: 'Flan' }), EDITOR);
  await (await openConnection(place)).collection('recipes').updateOne({ _id: id as never }, { $set: { steps: 1 } });
  expect(await recipeEditing.remove(id, EDITOR)).toBeNull();
  await expect(recipeEditing.get(id)).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
});

/** The same service, which calls `before` before each of its functions. */
const watched = <T extends object>(service: T, before: () => void): T =>
  Object.fromEntries(
    Object.entries(service).map(([name, call]) => [
      name,
      (...values: unknown[]) => {
        before();
        return call(...values);
      },
    ]),
  ) as T;

it('a removal for good that is interrupted anywhere is ended by the next one, and cannot be restored meanwhile', async () => {
  const cookbook = await aSite();
  const { place, recipeEditing, pages, media } = cookbook;
  const connection = await openConnection(place);
  const changes = createChanges(connection);
  const repository = createRecipesRepository(connection, changes, noVersions);
  for (let steps = 0, isInterrupted = true; isInterrupted; steps += 1) {
    const { id, files } = await trashed(cookbook);
    let left = steps;
    const step = () => {
      left -= 1;
      if (left < 0) throw new Error('killed');
    };
    const dying = createRecipeEditing({
      repository: watched(repository, step),
      pages: watched(createPagesRepository(connection, changes, { seo: noVersions, page: noVersions }), step),
      drafts: watched(createRecipeDraftsRepository(connection), step),
      links: watched(createPreviewLinksRepository(connection), step),
      notes: watched(createNotesRepository(connection), step),
      versions: watched(createVersionsRepository(connection, site), step),
      catalogue: { listForEditors: () => ({}) as never, calendar: () => ({}) as never, find: () => ({}) as never },
      directory: { byId: () => undefined },
      files: { release: async () => step() } as never,
    });
    cookbook.pass(31);
    isInterrupted = await dying.destroy(id).then(
      () => false,
      () => true,
    );
    const stored = await repository.byId(id);
    if (Number(stored?.publication.deleted?.at) === 0)
      await expect(recipeEditing.restore(id)).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
    await purge(cookbook);
    await expect(recipeEditing.get(id)).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
    expect(await pages.seo('recipe', id)).toBeNull();
    await media.sweep();
    cookbook.pass(2);
    await media.sweep();
    expect(await storedFiles(cookbook, files)).toBe(0);
  }
});

const withCountries = async () => {
  const cookbook = await aSite();
  await cookbook.countries.seed([
    aCountry(),
    aCountry({ code: 'KR', name: 'Corée du Sud' }),
    aCountry({ code: 'CN', name: 'Chine' }),
  ]);
  return cookbook;
};

it('a country in the trash is none of the site, keeps its name, and is not seeded again', async () => {
  const { countries, countryEditing, recipeEditing } = await withCountries();
  await countryEditing.remove(JAPAN, {}, EDITOR);
  await expect(countries.find('japon')).rejects.toMatchObject({ code: 'COUNTRY_NOT_FOUND' });
  expect(countries.names().items.map(({ name }) => name)).toEqual(['Chine', 'Corée du Sud']);
  expect([countries.atlas().total, await countries.count()]).toEqual([2, 2]);
  expect(await countries.seed([aCountry()], { overwrite: true })).toMatchObject({ created: 0, updated: 0, kept: 1 });
  const list = (trash?: 'true') => countryEditing.list({ q: '', sort: 'name', page: 1, page_size: 24, trash });
  expect(list().items.map(({ name }) => name)).toEqual(['Chine', 'Corée du Sud']);
  expect(list('true').items).toMatchObject([{ name: 'Japon', removed_at: expect.any(String) }]);
  const saved = recipeEditing.create({ ...aRecipeInput(), country_id: JAPAN });
  await expect(saved).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  const { name, images } = await countryEditing.get(JAPAN);
  const input = { ...(await countryEditing.get(KOREA)), name, images };
  const { id: _, slug, recipe_count, revision, edited_at, edited_by, created_at, updated_at, ...fields } = input;
  await expect(countryEditing.create(fields)).rejects.toMatchObject({
    code: 'DUPLICATE_NAME',
    details: { detail: expect.stringContaining('« Japon » est dans la corbeille') },
  });
  await countryEditing.restore(JAPAN);
  expect(await countries.find('japon')).toMatchObject({ name: 'Japon' });
});

it('the addresses of a merged country lead on, also through further ones, until it is restored, and for ever if not', async () => {
  const cookbook = await withCountries();
  const { countries, countryEditing, recipeEditing } = cookbook;
  const found = async (slug: string) => {
    const { name, match } = await countries.find(slug);
    return [name, match];
  };
  const { id } = await recipeEditing.create({ ...aRecipeInput(), country_id: JAPAN });
  await countryEditing.remove(JAPAN, { move_to: KOREA }, EDITOR);
  expect(await found('japon')).toEqual(['Corée du Sud', 'alias']);
  await countryEditing.remove(KOREA, { move_to: CHINA }, EDITOR);
  expect([await found('japon'), await found('coree-du-sud')]).toEqual(Array(2).fill(['Chine', 'alias']));
  await countryEditing.restore(JAPAN);
  expect([await found('japon'), await found('coree-du-sud')]).toEqual([
    ['Japon', 'slug'],
    ['Chine', 'alias'],
  ]);
  expect(await recipeEditing.get(id)).toMatchObject({ country_id: CHINA });
  await countryEditing.restore(KOREA);
  await countryEditing.remove(JAPAN, { move_to: KOREA }, EDITOR);
  await countryEditing.remove(KOREA, { move_to: CHINA }, EDITOR);
  // Of a chain, the one in the middle first.
  await countryEditing.destroy(KOREA);
  expect([await found('japon'), await found('coree-du-sud')]).toEqual(Array(2).fill(['Chine', 'alias']));
  cookbook.pass(31);
  await purge(cookbook);
  expect([await found('japon'), await found('coree-du-sud')]).toEqual(Array(2).fill(['Chine', 'alias']));
  expect(cookbook.noted).toEqual([`Japon (${JAPAN})`]);
  await expect(countryEditing.get(JAPAN)).rejects.toMatchObject({ code: 'COUNTRY_NOT_FOUND' });
});
