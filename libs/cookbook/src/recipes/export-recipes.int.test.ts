import { openConnection, temporaryPlace } from '@tdt/database/testing';
import { recipeOfAllKinds } from '@tdt/testing/recipe-of-all-kinds';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { type TemporaryCookbook, temporaryCookbook } from '../testing/temporary-cookbook.ts';
import type { ExportedRecipe } from './export-recipes.ts';

const diet_corrections = { 'sans-gluten': false, soja: true };
const RAMEN = { ...recipeOfAllKinds, title: 'Ramen', country: aCountry().name, diet_corrections };

async function openSite() {
  const settings = await temporaryPlace();
  const site = await temporaryCookbook(settings, { hasCatalogue: false });
  await site.countries.seed([aCountry()]);
  return { site, settings };
}

/** As a file has them: dates are texts. */
async function exportOf({ recipes }: TemporaryCookbook): Promise<ExportedRecipe[]> {
  const all: ExportedRecipe[] = [];
  for await (const recipe of recipes.exportAll()) all.push(JSON.parse(JSON.stringify(recipe)));
  return all;
}

it('gives a fresh site the same recipes, with their ids and metadata', async () => {
  const { site } = await openSite();
  const seo = { title: 'Un ramen', description: 'Un bouillon.', keywords: 'ramen' };
  await site.recipes.importMany([
    { ...RAMEN, seo },
    aRecipe({ title: 'Udon' }),
    { ...RAMEN, title: 'Soupe', country: null },
  ]);
  const exported = await exportOf(site);
  expect(exported).toHaveLength(3);
  expect(exported).toContainEqual(
    expect.objectContaining({ title: 'Ramen', seo, country: aCountry().name, diet_corrections }),
  );
  expect(exported).toContainEqual(expect.objectContaining({ title: 'Soupe', country: null }));
  const { site: fresh } = await openSite();
  expect(await fresh.recipes.importMany(exported)).toMatchObject({ created: 3, refused: [] });
  expect(await exportOf(fresh)).toEqual(expect.arrayContaining(exported));
});

it('gives the same bytes for the same content, in whatever order it came', async () => {
  const created_at = new Date(0).toISOString();
  const recipes = ['Ramen', 'Soupe', 'Udon'].map((title) => ({ ...RAMEN, title, created_at }));
  const bytes = await Promise.all(
    [recipes, recipes.toReversed()].map(async (order) => {
      const { site, settings } = await openSite();
      await site.recipes.importMany(order);
      const stored = (await openConnection(settings)).collection('recipes');
      const [first] = order;
      // As a change adds a field that the document did not have.
      await stored.updateOne({ title: first?.title }, { $unset: { servings: 1 } });
      await stored.updateOne({ title: first?.title }, { $set: { servings: RAMEN.servings } });
      return JSON.stringify(await exportOf(site));
    }),
  );
  expect(bytes[1]).toBe(bytes[0]);
});

it('changes nothing on its own site, whatever an editor has renamed', async () => {
  const { site, settings } = await openSite();
  await site.recipes.importMany([RAMEN]);
  const connection = await openConnection(settings);
  await connection.collection('recipes').updateOne({ title: 'Ramen' }, { $set: { title: 'Ramen au porc' } });
  const exported = await exportOf(site);
  expect(await site.recipes.importMany(exported)).toMatchObject({ created: 0, kept: 1, refused: [] });
  expect(await exportOf(site)).toEqual(exported);
});

it('a draft gets its address when an import publishes it', async () => {
  const { site } = await openSite();
  const draft = { state: 'draft', from: null, until: null } as const;
  await site.recipes.importMany([aRecipe({ title: 'Udon' }), { ...aRecipe({ title: 'Ramen' }), publication: draft }]);
  const exported = await exportOf(site);
  const published = exported.map((recipe) => ({
    ...recipe,
    title: 'Udon',
    publication: { ...draft, state: 'published' },
  }));
  expect(await site.recipes.importMany(published, { overwrite: true })).toMatchObject({ updated: 2 });
  const found = await Promise.all(['udon', 'udon-2'].map(async (slug) => (await site.recipes.find(slug)).id));
  expect(found.sort()).toEqual(exported.map(({ id }) => id).sort());
});
