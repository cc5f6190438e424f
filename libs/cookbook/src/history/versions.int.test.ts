import { randomUUID } from 'node:crypto';
import { openConnection, temporaryPlace } from '@tdt/database/testing';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import { aCountry } from '@tdt/testing/seeds';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { idOfCountry } from '../countries/seed-countries.ts';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';
import { versionModel } from './version.model.ts';

const EDITOR = 'chef@exemple.fr';

async function aSite() {
  const place = await temporaryPlace();
  const cookbook = await temporaryCookbook(place);
  const versions = versionModel(await openConnection(place));
  return {
    ...cookbook,
    place,
    versions: () =>
      versions
        .find({ replaced_at: mongoose.trusted({ $gt: new Date(0) }) })
        .sort({ replaced_at: 1 })
        .lean(),
  };
}

it('each save stores the version that it replaces, with who wrote it and which fields', async () => {
  const { recipeEditing, versions } = await aSite();
  const { id } = await recipeEditing.create(aRecipeInput({ title: 'Flan' }), EDITOR);
  await recipeEditing.update(id, { ...aRecipeInput({ title: 'Flan doux' }), revision: 1 }, 'other@exemple.fr');
  await recipeEditing.update(id, { ...aRecipeInput({ title: 'Flan doux' }), servings: 9, revision: 2 }, EDITOR);
  expect(await versions()).toMatchObject([
    { kind: 'recipe', document_id: id, document: { title: 'Flan', edited_by: EDITOR, edited_fields: [] } },
    { revision: 2, document: { title: 'Flan doux', edited_by: 'other@exemple.fr' } },
  ]);
  expect(await recipeEditing.get(id)).toMatchObject({ edited_by: EDITOR, revision: 3 });
});

it('names the fields that differ, not those that a form sends without what is empty', async () => {
  const { recipeEditing, history } = await aSite();
  const recipe = await recipeEditing.create(aRecipeInput({ title: 'Flan' }));
  const update = editedRecipe(recipe, {
    title: 'Flan doux',
    publication: { state: 'published', from: null, until: null },
  });
  await recipeEditing.update(recipe.id, update);
  await recipeEditing.update(recipe.id, { ...update, servings: 9, revision: 2 });
  const { items } = await history.list('recipe', recipe.id, { page: 1, page_size: 9 });
  expect(items.map(({ fields }) => fields)).toEqual([['servings'], ['title', 'slug'], []]);
});

it('a refused save stores none more than the winner does', async () => {
  const { recipeEditing, versions, place } = await aSite();
  const other = await temporaryCookbook(place);
  const { id } = await recipeEditing.create(aRecipeInput({ title: 'Flan' }));
  const saves = [recipeEditing, other.recipeEditing].flatMap((editing) =>
    ['Flan doux', 'Flan salé'].map((title) => editing.update(id, { ...aRecipeInput({ title }), revision: 1 })),
  );
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await versions()).toMatchObject([{ revision: 1 }]);
});

it('holds for countries, whose recipes a removal moves, and for pages and their metadata', async () => {
  const { countries, countryEditing, recipeEditing, pages, versions } = await aSite();
  await countries.seed([aCountry()]);
  const country_id = idOfCountry('JP');
  const { id } = await recipeEditing.create({ ...aRecipeInput(), country_id });
  await countries.seed([{ ...aCountry(), regions: ['Ailleurs'] }]);
  expect(await versions()).toMatchObject([{ kind: 'country', document_id: country_id }]);
  await countryEditing.remove(country_id, { move_to: 'none' }, EDITOR);
  const home = { pageType: 'home', pageId: null } as const;
  for (const title of ['Un', 'Deux']) await pages.saveSeo(home, { ...(await pages.storedSeo(home)), title }, EDITOR);
  for (const description_text of ['Un', 'Deux'])
    await pages.saveContent('about_content', { ...(await pages.storedContent('about_content')), description_text });
  expect(await versions()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'recipe', document_id: id, document: expect.objectContaining({ country_id }) }),
      expect.objectContaining({ kind: 'seo', document: expect.objectContaining({ title: 'Un', edited_by: EDITOR }) }),
      expect.objectContaining({ kind: 'page', document: expect.objectContaining({ description_text: 'Un' }) }),
    ]),
  );
  expect(await recipeEditing.get(id)).toMatchObject({ country_id: null, edited_by: EDITOR });
});

it('what a version shows stays on the site', async () => {
  const { recipeEditing, media, storage } = await aSite();
  const name = `${randomUUID()}.webp`;
  const url = `/media/recipe-images/cover/${name}`;
  await storage.put(url.slice(1), 'pixels');
  const picture = { url, width: 40, height: 30, placeholder: '', alt: '', focal: null, image_type: 'cover' as const };
  const { id } = await recipeEditing.create({ ...aRecipeInput(), images: [picture] });
  await recipeEditing.update(id, { ...aRecipeInput(), revision: 1 });
  expect(await storage.exists(url.slice(1))).toBe(true);
  expect(await media.sweep({ dryRun: true })).toMatchObject({ missing: [], young: 0, unused: [] });
  await expect(media.remove(url)).rejects.toMatchObject({ code: 'MEDIA_IN_USE' });
});
