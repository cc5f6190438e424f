import { createChanges, createLeases } from '@tdt/database';
import { noVersions, openConnection, temporaryPlace } from '@tdt/database/testing';
import { site } from '@tdt/domain/testing';
import type { MediaFiles } from '@tdt/files';
import { createCountriesRepository } from '@tdt/geography';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { createVersionsRepository } from '../history/versions.repository.ts';
import { createRecipesRepository } from '../recipes/recipes.repository.ts';
import { createNotesRepository } from '../teamwork/notes.repository.ts';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';
import { createCountryEditing } from './country-editing.ts';

it('all recipes of a removed country move, also more than one write takes', async () => {
  const { countries, countryEditing, recipes } = await temporaryCookbook();
  await countries.seed([aCountry(), aCountry({ code: 'FR', name: 'France' })]);
  await recipes.importMany(Array.from({ length: 401 }, (_, turn) => aRecipe({ title: `Bol ${turn}` })));
  const [france, japan] = countries.names().items;
  const { changes } = await countryEditing.remove(japan?.id ?? '', { move_to: france?.id });
  expect(changes).toEqual(['recipes moved to France: 401']);
  expect((await countries.find('france')).recipe_count).toBe(401);
});

it('recipes that were given the country while it was removed move, too', async () => {
  const settings = await temporaryPlace();
  const { countries, recipes } = await temporaryCookbook(settings);
  await countries.seed([aCountry(), aCountry({ code: 'FR', name: 'France' })]);
  const [france, japan] = countries.names().items;
  const connection = await openConnection(settings);
  const repository = createCountriesRepository(connection, createChanges(connection), noVersions);
  const stored = createRecipesRepository(connection, createChanges(connection), noVersions);
  const editing = createCountryEditing({
    repository: {
      ...repository,
      async setDeletion(country, deletion) {
        await recipes.importMany([aRecipe({ title: 'Bol tardif' })]);
        return repository.setDeletion(country, deletion);
      },
    },
    recipes: stored,
    directory: { all: () => [], trashed: () => [] },
    catalogue: { counts: () => new Map() },
    files: { claim: async () => true, release: async () => {} } as unknown as MediaFiles,
    notes: createNotesRepository(connection),
    versions: { removeAll: async () => [] },
    leases: createLeases(connection),
  });
  const { changes } = await editing.remove(japan?.id ?? '', { move_to: france?.id });
  expect(changes).toEqual(['recipes moved to France: 1']);
  expect(await stored.countOfCountry(japan?.id ?? '')).toBe(0);
  expect(await stored.countOfCountry(france?.id ?? '')).toBe(1);
});

it('of a recipe that is saved while its country is removed, each state is a version', async () => {
  const settings = await temporaryPlace();
  const { countries, recipes, recipeEditing, history } = await temporaryCookbook(settings);
  await countries.seed([aCountry()]);
  await recipes.importMany([aRecipe({ title: 'Ramen' })]);
  const japan = countries.names().items[0]?.id ?? '';
  const { id } = await recipes.find('ramen');
  const connection = await openConnection(settings);
  const storeVersions = createVersionsRepository(connection, site).storing('recipe');
  let isSaved = false;
  const moving = createRecipesRepository(connection, createChanges(connection), async (...replaced) => {
    await storeVersions(...replaced);
    if (isSaved) return;
    isSaved = true;
    await recipeEditing.update(id, editedRecipe(await recipeEditing.get(id), { title: 'Ramen doux' }));
  });
  const moved = () => moving.changeCountry(japan, null, { at: new Date(), by: null });
  expect([await moved(), await moved(), await moved()]).toEqual([0, 1, null]);
  expect(await recipeEditing.get(id)).toMatchObject({ title: 'Ramen doux', country_id: null, revision: 3 });
  expect(await history.state('recipe', id, 2)).toMatchObject({ title: 'Ramen doux', country_id: japan });
});
