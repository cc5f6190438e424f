import { expect, it } from 'vitest';
import { createRecipes } from './recipes.ts';

type Dependencies = Parameters<typeof createRecipes>[0];

it.each([
  ['has ended', { until: new Date(1000) }],
  ['is in the trash', { until: null, deleted: { at: new Date(0), by: null } }],
])('says that a recipe %s while the database is away, so that no stored page of it is shown', async (_, fields) => {
  const failure = new Error('The database is away.');
  const bySlug = () => Promise.reject(failure);
  const ended = { publication: { state: 'published', from: null, ...fields } };
  const hiddenBy = (slug: string) => (slug === 'buche' ? ended : undefined);
  const dependencies = { repository: { bySlug }, catalogue: { hiddenBy }, now: () => 1000 };
  const recipes = createRecipes(dependencies as unknown as Dependencies);
  await expect(recipes.find('buche')).rejects.toMatchObject({ code: 'RECIPE_GONE' });
  await expect(recipes.find('tarte')).rejects.toBe(failure);
});
