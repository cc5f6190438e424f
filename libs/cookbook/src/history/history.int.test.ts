import { randomUUID } from 'node:crypto';
import type { RecipeInput } from '@tdt/contracts';
import { openConnection, temporaryPlace } from '@tdt/database/testing';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import type mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';
import { versionModel } from './version.model.ts';

const EDITOR = 'chef@exemple.fr';
const DAY_MS = 86_400_000;
const FIRST = { page: 1, page_size: 100 };

async function aSite() {
  const place = await temporaryPlace();
  const cookbook = await temporaryCookbook(place);
  const connection = await openConnection(place);
  const stored = versionModel(connection).collection as unknown as mongoose.mongo.Collection<{ _id: string }>;
  const { recipeEditing, history, storage } = cookbook;

  /** A recipe with the versions that its saves leave. */
  async function aRecipe(titles: readonly string[], fields: Partial<RecipeInput> = {}) {
    const [title = ''] = titles;
    const { id } = await recipeEditing.create({ ...aRecipeInput({ title }), ...fields }, EDITOR);
    for (const [index, title] of titles.slice(1).entries())
      await recipeEditing.update(id, { ...aRecipeInput({ title }), revision: index + 1 }, EDITOR);
    return id;
  }

  return {
    ...cookbook,
    place,
    connection,
    stored,
    aRecipe,
    revisions: async (id: string) => (await history.list('recipe', id, FIRST)).items.map(({ revision }) => revision),
    /** Moves a version into the past: saved and replaced so many days ago. */
    age: (document_id: string, revision: number, saved: number, replaced: number) =>
      stored.updateOne({ document_id, revision } as object, {
        $set: {
          replaced_at: new Date(Date.now() - replaced * DAY_MS),
          'document.updated_at': new Date(Date.now() - saved * DAY_MS),
        },
      }),
    async picture() {
      const url = `/media/recipe-images/cover/${randomUUID()}.webp`;
      await storage.put(url.slice(1), 'pixels');
      return { url, width: 40, height: 30, placeholder: '', alt: '', focal: null, image_type: 'cover' as const };
    },
  };
}

it('lists the present state and what saves replaced, newest first, page by page', async () => {
  const { history, aRecipe } = await aSite();
  const id = await aRecipe(['Flan', 'Flan doux', 'Flan salé', 'Flan cuit']);
  const pages = await Promise.all([1, 2, 3].map((page) => history.list('recipe', id, { page, page_size: 2 })));
  expect(pages.map(({ items }) => items.map(({ revision }) => revision))).toEqual([[4, 3], [2, 1], []]);
  expect(pages[0]).toMatchObject({
    total: 4,
    items: [
      { is_present: true, by: EDITOR, fields: expect.arrayContaining(['title', 'slug']) },
      { is_present: false, by: EDITOR },
    ],
  });
  expect(pages[1]?.items[1]).toMatchObject({ revision: 1, fields: [] });
  expect((await history.list('recipe', id, { page: 1, page_size: 1 })).items).toMatchObject([{ revision: 4 }]);
});

it('each of 50 saves by two editors has its version, in order, with who and what', async () => {
  const { history, recipeEditing, aRecipe, place, revisions } = await aSite();
  const other = await temporaryCookbook(place);
  const id = await aRecipe(['Flan']);
  let saved = 0;
  const editor = async ({ update, get }: typeof recipeEditing, by: string) => {
    while (saved < 50) {
      const { revision } = await get(id);
      await update(id, { ...aRecipeInput({ title: `Flan ${by} ${revision}` }), revision }, by).then(
        () => (saved += 1),
        (error) => expect(error).toMatchObject({ code: 'REVISION_CONFLICT' }),
      );
    }
  };
  await Promise.all([editor(recipeEditing, 'one'), editor(other.recipeEditing, 'other')]);
  const states = Array.from({ length: saved + 1 }, (_, index) => saved + 1 - index);
  expect(await revisions(id)).toEqual(states);
  for (const { revision, by, fields } of (await history.list('recipe', id, FIRST)).items.slice(0, -1)) {
    expect(fields).toEqual(expect.arrayContaining(['title', 'slug']));
    expect((await history.state('recipe', id, revision)).title).toBe(`Flan ${by} ${revision - 1}`);
  }
});

it('leaves out the version of the present revision that a crash left', async () => {
  const { aRecipe, stored, revisions, recipeEditing, connection } = await aSite();
  const id = await aRecipe(['Flan', 'Flan doux']);
  const document = await connection.collection('recipes').findOne({ title: 'Flan doux' });
  const left = { kind: 'recipe', document_id: id, revision: 2, replaced_at: new Date(), document, files: [] };
  await stored.insertOne({ _id: randomUUID(), ...left } as object as { _id: string });
  expect(await revisions(id)).toEqual([2, 1]);
  await recipeEditing.update(id, { ...aRecipeInput({ title: 'Flan salé' }), revision: 2 });
  expect([...new Set(await revisions(id))]).toEqual([3, 2, 1]);
});

it('reads a version of an older release by the present schema, and names one that cannot be read', async () => {
  const { history, aRecipe, stored } = await aSite();
  const id = await aRecipe(['Flan', 'Flan doux', 'Flan salé']);
  const change = (revision: number, update: object) =>
    stored.updateOne({ document_id: id, revision } as object, update as object);
  await change(1, { $unset: { 'document.publication': 1, 'document.edited_by': 1, 'document.diet_corrections': 1 } });
  await change(2, { $set: { 'document.steps': 'none', 'document.updated_at': 'yesterday' } });
  expect(await history.state('recipe', id, 1)).toMatchObject({
    title: 'Flan',
    publication: { state: 'published' },
    edited_by: null,
    diet_corrections: {},
  });
  await expect(history.state('recipe', id, 2)).rejects.toMatchObject({ code: 'DOCUMENT_MALFORMED' });
  expect((await history.list('recipe', id, FIRST)).items.map(({ revision }) => revision)).toEqual([3, 2, 1]);
});

it('prunes what is neither of the last 30 days nor the last of its day, with its files', async () => {
  const { history, recipeEditing, aRecipe, age, picture, storage, revisions } = await aSite();
  const [shown, unused] = [await picture(), await picture()];
  const id = await aRecipe(['Flan'], { images: [unused] });
  for (const [revision, images] of [[shown], [shown], [], [], []].entries())
    await recipeEditing.update(id, { ...aRecipeInput({ title: `Flan ${revision}` }), images, revision: revision + 1 });
  await age(id, 1, 41, 41);
  await age(id, 2, 41, 40);
  await age(id, 3, 39, 10);
  await age(id, 4, 401, 400);
  expect(await history.prune({ dryRun: true })).toEqual({ versions: 2, finished: true });
  expect(await revisions(id)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(await history.prune()).toEqual({ versions: 2, finished: true });
  expect(await revisions(id)).toEqual([6, 5, 3, 2]);
  expect(await Promise.all([shown, unused].map(({ url }) => storage.exists(url.slice(1))))).toEqual([true, false]);
});

it('never prunes the newest version, and none when it is stopped first', async () => {
  const { history, aRecipe, age, revisions, connection } = await aSite();
  const id = await aRecipe(['Flan', 'Flan doux', 'Flan salé']);
  for (const revision of [1, 2]) await age(id, revision, 900, 800);
  expect(await history.prune({ signal: AbortSignal.abort() })).toEqual({ versions: 0, finished: false });
  expect(await revisions(id)).toEqual([3, 2, 1]);
  await connection.collection('recipes').deleteOne({ title: 'Flan salé' });
  expect(await history.prune()).toMatchObject({ versions: 1 });
  expect(await revisions(id)).toEqual([2]);
});

it('prunes while saves run: the newest versions stay, and those of the saves', async () => {
  const { history, recipeEditing, aRecipe, age, revisions } = await aSite();
  const id = await aRecipe(['Flan', ...Array.from({ length: 10 }, (_, index) => `Flan ${index}`)]);
  for (let revision = 1; revision <= 10; revision += 1) await age(id, revision, 900, 800);
  const saves = async () => {
    for (let revision = 11; revision <= 20; revision += 1)
      await recipeEditing.update(id, { ...aRecipeInput({ title: `Flan ${revision}` }), revision });
  };
  await Promise.all([saves(), ...Array.from({ length: 5 }, () => history.prune())]);
  await history.prune();
  expect(await revisions(id)).toEqual(Array.from({ length: 11 }, (_, index) => 21 - index));
});

it('the restore of a version while another editor saves: one wins, and both states are versions', async () => {
  const { history, recipeEditing, aRecipe, place, revisions } = await aSite();
  const id = await aRecipe(['Flan', 'Flan doux', 'Flan salé', 'Flan cuit']);
  const other = await temporaryCookbook(place);
  const { title } = await history.state('recipe', id, 3);
  const outcomes = await Promise.allSettled([
    recipeEditing.update(id, { ...aRecipeInput({ title }), revision: 4 }),
    other.recipeEditing.update(id, { ...aRecipeInput({ title: 'Flan froid' }), revision: 4 }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { revision } = await recipeEditing.get(id);
  await recipeEditing.update(id, { ...aRecipeInput({ title: 'Flan froid' }), revision });
  expect(await revisions(id)).toEqual([6, 5, 4, 3, 2, 1]);
});

it('a version whose picture was replaced and whose title another recipe has now can be restored', async () => {
  const { history, recipeEditing, aRecipe, picture, storage } = await aSite();
  const cover = await picture();
  const id = await aRecipe(['Flan', 'Pudding', 'Pudding doux'], { images: [cover] });
  await recipeEditing.create(aRecipeInput({ title: 'Flan' }));
  const former = await history.state('recipe', id, 1);
  expect(await storage.exists(cover.url.slice(1))).toBe(true);
  const { images } = former;
  const restored = await recipeEditing.update(id, { ...aRecipeInput({ title: former.title }), images, revision: 3 });
  expect(restored.recipe).toMatchObject({ slug: 'flan-2', images: [{ url: cover.url }] });
});
