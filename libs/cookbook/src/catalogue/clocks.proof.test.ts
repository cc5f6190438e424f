import { listOf } from '@tdt/catalogue/testing';
import { createChanges } from '@tdt/database';
import { noVersions, openConnection, temporaryPlace } from '@tdt/database/testing';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { createRecipesRepository } from '../recipes/recipes.repository.ts';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';

const HOUR_MS = 3_600_000;

/** A running site with a recipe, and programs on other machines that rename it by their own clocks. */
async function site() {
  const place = await temporaryPlace();
  const reader = await temporaryCookbook(place);
  await reader.countries.seed([aCountry()]);
  await reader.recipes.importMany([aRecipe({ title: 'Ramen' })]);
  const { id } = await reader.recipes.find('ramen');
  const connections = [await openConnection(place), await openConnection(place)] as const;
  const writers = connections.map((connection) =>
    createRecipesRepository(connection, createChanges(connection), noVersions),
  );
  let revision = 0;
  return {
    async rename(title: string, clockMs: number, writer = 0): Promise<void> {
      revision += 1;
      const updated_at = new Date(Date.now() + clockMs);
      expect(await writers[writer]?.update({ id, revision, fields: { title, updated_at } })).toBe('saved');
    },
    async shows(title: string): Promise<void> {
      const titles = () =>
        listOf(reader.recipes.search({ q: '', page: 1, page_size: 9, sort: 'title' })).items.map((one) => one.title);
      await expect.poll(titles, { timeout: 10_000 }).toEqual([title]);
    },
  };
}

it.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('shows what a writer has stored whose clock is an hour %s, and then what others store', async (_where, clockMs) => {
  const { rename, shows } = await site();
  await rename('Udon', clockMs);
  await shows('Udon');
  await rename('Soba', 0, 1);
  await shows('Soba');
  await rename('Somen', clockMs);
  await rename('Pho', -clockMs, 1);
  await shows('Pho');
});
