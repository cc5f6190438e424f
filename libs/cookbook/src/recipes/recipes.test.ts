import { expect, it } from 'vitest';
import { createRecipes } from './recipes.ts';

type Dependencies = Parameters<typeof createRecipes>[0];

it('says that a recipe has ended while the database is away, so that no stored page of it is shown', async () => {
  const failure = new Error('The database is away.');
  const bySlug = () => Promise.reject(failure);
  const ended = { publication: { state: 'published', from: null, until: new Date(1000) } };
  const hiddenBy = (slug: string) => (slug === 'buche' ? ended : undefined);
  const dependencies = { repository: { bySlug }, catalogue: { hiddenBy }, now: () => 1000 };
  const recipes = createRecipes(dependencies as unknown as Dependencies);
  await expect(recipes.find('buche')).rejects.toMatchObject({ code: 'RECIPE_GONE' });
  await expect(recipes.find('tarte')).rejects.toBe(failure);
});
