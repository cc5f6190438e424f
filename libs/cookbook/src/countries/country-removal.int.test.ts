import { createChanges, createLeases } from '@tdt/database';
import { noVersions, openConnection, temporaryPlace } from '@tdt/database/testing';
import type { MediaFiles } from '@tdt/files';
import { createCountriesRepository } from '@tdt/geography';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { createRecipesRepository } from '../recipes/recipes.repository.ts';
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
    versions: { removeAll: async () => [] },
    leases: createLeases(connection),
  });
  const { changes } = await editing.remove(japan?.id ?? '', { move_to: france?.id });
  expect(changes).toEqual(['recipes moved to France: 1']);
  expect(await stored.countOfCountry(japan?.id ?? '')).toBe(0);
  expect(await stored.countOfCountry(france?.id ?? '')).toBe(1);
});
