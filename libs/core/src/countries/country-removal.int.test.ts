import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { openTemporary } from '../testing/temporary-application.ts';

it('all recipes of a removed country move, also more than one write takes', async () => {
  const { countries, countryEditing, recipes } = await openTemporary();
  await countries.seed([aCountry(), aCountry({ code: 'FR', name: 'France' })]);
  await recipes.importMany(Array.from({ length: 401 }, (_, turn) => aRecipe({ title: `Bol ${turn}` })));
  const [france, japan] = countries.names().items;
  const { changes } = await countryEditing.remove(japan?.id ?? '', { move_to: france?.id });
  expect(changes).toEqual(['401 recipes moved to France']);
  expect((await countries.find('france')).recipe_count).toBe(401);
});
