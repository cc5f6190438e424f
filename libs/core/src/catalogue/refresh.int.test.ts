import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import type { Application } from '../application.ts';
import { createChanges } from '../changes.ts';
import { createCountriesRepository } from '../countries/countries.repository.ts';
import { idOfCountry } from '../countries/seed-countries.ts';
import { createRecipesRepository } from '../recipes/recipes.repository.ts';
import { openConnection, openTemporary, temporarySettings } from '../testing/temporary-application.ts';

const titles = ({ recipes }: Application): string[] =>
  recipes.search({ q: '', page: 1, page_size: 100, sort: 'title' }).items.map(({ title }) => title);

const nextChange = ({ onChange }: Application): Promise<void> =>
  new Promise((resolve) => {
    const stop = onChange(() => {
      stop();
      resolve();
    });
  });

async function twoPrograms() {
  const settings = await temporarySettings();
  const writer = await openTemporary(settings);
  await writer.countries.seed([aCountry()]);
  await writer.recipes.importMany([aRecipe({ title: 'Ramen' }), aRecipe({ title: 'Udon' })]);
  const reader = await openTemporary(settings);
  return { writer, reader, connection: await openConnection(settings) };
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
  const recipes = createRecipesRepository(connection, createChanges());
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

it('notices a deletion that an insertion hides from the count', async () => {
  const { writer, reader, connection } = await twoPrograms();
  const noticed = nextChange(reader);
  await createRecipesRepository(connection, createChanges()).remove((await reader.recipes.find('ramen')).id);
  await writer.recipes.importMany([aRecipe({ title: 'Soba' })]);
  await noticed;
  expect(titles(reader)).toEqual(['Soba', 'Udon']);
});

it('shows the new name of a country on all its recipes', async () => {
  const { reader, connection } = await twoPrograms();
  const noticed = nextChange(reader);
  const renamed = { id: idOfCountry('JP'), revision: 1, fields: { name: 'Nippon', slug: 'nippon' } };
  await createCountriesRepository(connection, createChanges()).updateMany([renamed]);
  await noticed;
  const { items } = reader.recipes.search({ q: 'nippon', page: 1, page_size: 10, sort: 'title' });
  expect(items.map(({ country }) => country?.slug)).toEqual(['nippon', 'nippon']);
});

it('is not loaded by programs that only write', async () => {
  const settings = await temporarySettings();
  const writer = await openTemporary(settings, { catalogue: false });
  await writer.countries.seed([aCountry()]);
  expect(await writer.recipes.importMany([aRecipe()])).toMatchObject({ created: 1 });
  expect(titles(await openTemporary(settings))).toEqual(['Soupe miso']);
});

it('refuses to read without a catalogue, instead of finding nothing', async () => {
  const { recipes, countries, home } = await openTemporary(undefined, { catalogue: false });
  expect(() => recipes.search({ q: '', sort: '-created_at', page: 1, page_size: 24 })).toThrow('without a catalogue');
  const list = countries.list({ q: '', with_recipes: 'false', page: 1, page_size: 24 });
  await expect(list).rejects.toThrow('without a catalogue');
  await expect(home.compose()).rejects.toThrow('without a catalogue');
});
