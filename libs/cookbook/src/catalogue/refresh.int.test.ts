import { listOf } from '@tdt/catalogue/testing';
import { createChanges, declareAllChanged } from '@tdt/database';
import { noVersions, openConnection, silentLog, temporaryPlace } from '@tdt/database/testing';
import { createCountriesRepository } from '@tdt/geography';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { idOfCountry } from '../countries/seed-countries.ts';
import { createRecipesRepository } from '../recipes/recipes.repository.ts';
import { type TemporaryCookbook, temporaryCookbook } from '../testing/temporary-cookbook.ts';

const titles = ({ recipes }: TemporaryCookbook): string[] =>
  listOf(recipes.search({ q: '', page: 1, page_size: 100, sort: 'title' })).items.map(({ title }) => title);

const nextChange = ({ onChange }: TemporaryCookbook): Promise<void> =>
  new Promise((resolve) => {
    const stop = onChange(() => {
      stop();
      resolve();
    });
  });

async function twoPrograms() {
  const settings = await temporaryPlace();
  const writer = await temporaryCookbook(settings);
  await writer.countries.seed([aCountry()]);
  await writer.recipes.importMany([aRecipe({ title: 'Ramen' }), aRecipe({ title: 'Udon' })]);
  const lines: string[] = [];
  const warn = (fields: { document?: string }) => void (fields.document && lines.push(fields.document));
  const reader = await temporaryCookbook(settings, { log: { ...silentLog, warn } });
  return { writer, reader, lines, connection: await openConnection(settings) };
}

it('builds the catalogue from what is stored at the start', async () => {
  const { reader } = await twoPrograms();
  expect(titles(reader)).toEqual(['Ramen', 'Udon']);
});

it("notices another program's new recipes within seconds", async () => {
  const { writer, reader } = await twoPrograms();
  const noticed = nextChange(reader);
  await writer.recipes.importMany([aRecipe({ title: 'Soba' })]);
  await noticed;
  expect(titles(reader)).toEqual(['Ramen', 'Soba', 'Udon']);
});

it("notices another program's changes and deletions", async () => {
  const { reader, connection } = await twoPrograms();
  const recipes = createRecipesRepository(connection, createChanges(connection), noVersions);
  const { id } = await reader.recipes.find('ramen');
  const changed = nextChange(reader);
  await recipes.update({ id, revision: 1, fields: { title: 'Ramen au porc' } });
  await changed;
  expect(titles(reader)).toEqual(['Ramen au porc', 'Udon']);
  const deleted = nextChange(reader);
  await recipes.remove(id);
  await deleted;
  expect(titles(reader)).toEqual(['Udon']);
});

it('takes over everything of a database that was put in place of its own', async () => {
  const { writer, reader, connection } = await twoPrograms();
  const recipes = connection.collection<{ _id: string }>('recipes');
  const [ramen, udon] = [await reader.recipes.find('ramen'), await reader.recipes.find('udon')];
  await writer.recipeEditing.remove(udon.id);
  // As an earlier state has it: the same revision, and an earlier time.
  const $set = { title: 'Pho', slug: 'pho', updated_at: new Date(0) };
  await recipes.updateOne({ _id: ramen.id }, { $set });
  await connection.collection('countries').updateOne({}, { $set: { name: 'Nippon', slug: 'nippon' } });
  await declareAllChanged(connection);
  await expect.poll(() => titles(reader), { timeout: 10_000 }).toEqual(['Pho']);
  expect((await reader.recipes.find('pho')).country?.name).toBe('Nippon');
});

it('shows the new name of a country on all its recipes', async () => {
  const { reader, connection } = await twoPrograms();
  const noticed = nextChange(reader);
  const renamed = { id: idOfCountry('JP'), revision: 1, fields: { name: 'Nippon', slug: 'nippon' } };
  await createCountriesRepository(connection, createChanges(connection), noVersions).updateMany([renamed]);
  await noticed;
  const { items } = listOf(reader.recipes.search({ q: 'nippon', page: 1, page_size: 10, sort: 'title' }));
  expect(items.map(({ country }) => country?.slug)).toEqual(['nippon', 'nippon']);
});

it('leaves a malformed recipe out, says so once, notices all others meanwhile, and reads it when it is mended', async () => {
  const { writer, reader, connection, lines } = await twoPrograms();
  const recipes = connection.collection<{ _id: string }>('recipes');
  const { id } = await reader.recipes.find('ramen');
  const { _id: _, ...sound } = (await recipes.findOne({ _id: id })) ?? {};
  await recipes.updateOne({ _id: id }, { $set: { steps: null, revision: null } });
  await recipes.insertOne({ ...sound, _id: 7 as never, slug: 'sept', updated_at: 'hier' } as never);
  await declareAllChanged(connection);
  await expect.poll(() => titles(reader), { timeout: 10_000 }).toEqual(['Udon']);
  await expect(reader.recipes.find(id)).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
  await expect(reader.recipes.find('ramen')).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
  await expect(reader.recipeEditing.get(id)).rejects.toMatchObject({ code: 'DOCUMENT_MALFORMED' });

  const added = nextChange(reader);
  await writer.recipes.importMany([aRecipe({ title: 'Soba' })]);
  await added;
  expect(titles(reader)).toEqual(['Soba', 'Udon']);

  await recipes.replaceOne({ _id: id }, sound);
  await declareAllChanged(connection);
  await expect.poll(() => titles(reader), { timeout: 10_000 }).toEqual(['Ramen', 'Soba', 'Udon']);
  expect(lines.sort()).toEqual(['recipes/7', `recipes/${id}`]);
});

it('lets an editor remove a malformed recipe and country', async () => {
  const { reader, connection } = await twoPrograms();
  const { id } = await reader.recipes.find('ramen');
  await connection.collection<{ _id: string }>('recipes').updateOne({ _id: id }, { $set: { images: {} } });
  await connection.collection('countries').updateOne({}, { $set: { regions: 'Asie' } });
  expect(await reader.recipeEditing.remove(id)).toBeNull();
  expect(await reader.countryEditing.remove(idOfCountry('JP'), { move_to: 'none' })).toMatchObject({ country: null });
  expect(await connection.collection('countries').countDocuments()).toBe(0);
});

it('is not loaded by programs that only write', async () => {
  const settings = await temporaryPlace();
  const writer = await temporaryCookbook(settings, { hasCatalogue: false });
  await writer.countries.seed([aCountry()]);
  expect(await writer.recipes.importMany([aRecipe()])).toMatchObject({ created: 1 });
  expect(titles(await temporaryCookbook(settings))).toEqual(['Soupe miso']);
});
