import { CatalogueIndex } from '@tdt/catalogue';
import { createChanges } from '@tdt/database';
import { openConnection, silentLog, temporaryPlace } from '@tdt/database/testing';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { createRecipesRepository, type RecipesRepository } from '../recipes/recipes.repository.ts';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';
import { CatalogueLoader } from './catalogue-loader.ts';

const SECOND = 1000;

/**
 * A catalogue of one recipe, a repository that writes to the same database, and a clock that only the test advances.
 */
async function follower() {
  const settings = await temporaryPlace();
  const writer = await temporaryCookbook(settings, { hasCatalogue: false });
  const stored = createRecipesRepository(await openConnection(settings), createChanges());
  await writer.countries.seed([aCountry()]);
  await writer.recipes.importMany([aRecipe({ title: 'Ramen' })]);
  const clock = { ms: 0 };
  const asked: number[] = [];
  const recipes: RecipesRepository = {
    ...stored,
    changedSince(time) {
      asked.push(time.getTime());
      return stored.changedSince(time);
    },
  };
  const index = new CatalogueIndex(() => '');
  const loader = new CatalogueLoader(index, recipes, silentLog, () => clock.ms);
  await loader.load();
  const [id = ''] = index.ids();
  return { loader, index, stored, clock, asked, id };
}

it('reads a later revision of a writer whose clock is behind', async () => {
  const { loader, index, stored, id } = await follower();
  const now = Date.now();
  await stored.update({ id, revision: 1, fields: { title: 'Udon', updated_at: new Date(now + 20 * SECOND) } });
  await loader.refresh();
  await stored.update({ id, revision: 2, fields: { title: 'Soba', updated_at: new Date(now) } });
  expect(await loader.refresh()).toBe(true);
  expect(index.get(id)?.title).toBe('Soba');
  expect(await loader.refresh()).toBe(false);
});

it('looks half a minute back while changes come, and only for later ones after they stop', async () => {
  const { loader, stored, clock, asked, id } = await follower();
  const changedAt = Date.now() + SECOND;
  await stored.update({ id, revision: 1, fields: { title: 'Udon', updated_at: new Date(changedAt) } });
  for (const seconds of [1, 2, 10, 31, 32, 100]) {
    clock.ms = seconds * SECOND;
    await loader.refresh();
  }
  const back = asked.slice(1).map((time) => (changedAt + 1 - time) / SECOND);
  expect(back).toEqual([30, 29, 21, 0, 0]);
});

it('reads a change of a slow clock that was made during an outage', async () => {
  const { loader, index, stored, clock, id } = await follower();
  const changedAt = Date.now() + SECOND;
  await stored.update({ id, revision: 1, fields: { title: 'Udon', updated_at: new Date(changedAt) } });
  await loader.refresh();
  clock.ms = 100 * SECOND;
  await stored.update({ id, revision: 2, fields: { title: 'Soba', updated_at: new Date(changedAt - 29 * SECOND) } });
  await loader.refresh();
  expect(index.get(id)?.title).toBe('Soba');
});
