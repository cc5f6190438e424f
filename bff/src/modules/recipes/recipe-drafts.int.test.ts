import {
  ADMIN_API,
  type AdminRecipe,
  AdminRecipeListSchema,
  AdminRecipeSchema,
  API,
  FoundRecipeDraftSchema,
  RecipeDraftSchema,
  SeoInputSchema,
} from '@tdt/contracts';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture);
  editor = await anEditor(app, fixture);
});

const NO_SEO = SeoInputSchema.parse({ revision: 0 });

/** Pending changes of a recipe, as its form sends them. */
function draftOf(recipe: AdminRecipe, fields: object, draft_revision: number) {
  const { publication: _, ...content } = editedRecipe(recipe, fields);
  return { ...content, seo: NO_SEO, draft_revision };
}
const store = async (by: Editor, recipe: AdminRecipe, fields: object, revision = 0) =>
  by.call('PUT', ADMIN_API.recipeDraft(recipe.id), draftOf(recipe, fields, revision));
const stored = async (id: string) =>
  FoundRecipeDraftSchema.parse((await editor.call('GET', ADMIN_API.recipeDraft(id))).json()).draft;
const isPending = async ({ id, title }: AdminRecipe) =>
  AdminRecipeListSchema.parse(
    (await editor.call('GET', `${ADMIN_API.recipes}?${new URLSearchParams({ q: title })}`)).json(),
  ).items.find((row) => row.id === id)?.pending;
const titleSeen = async ({ slug }: AdminRecipe) => (await app.inject(API.recipe(slug))).json().title;

it('waits beside a recipe, with a title only, until a save publishes it', async () => {
  const recipe = await editor.recipe({ title: 'Bouillabaisse' });
  expect([await stored(recipe.id), await isPending(recipe)]).toEqual([null, undefined]);
  const response = await store(editor, recipe, { title: 'Bouillabaisse de Marseille', description: '', steps: [] });
  const draft = RecipeDraftSchema.parse(response.json());
  expect(draft).toMatchObject({
    base: { recipe: { title: 'Bouillabaisse', revision: 1 } },
    content: { recipe: { title: 'Bouillabaisse de Marseille', description: '' } },
    by: expect.stringContaining('@'),
    revision: 1,
  });
  expect(await stored(recipe.id)).toEqual(draft);
  expect(await titleSeen(recipe)).toBe('Bouillabaisse');
  expect(await isPending(recipe)).toBe(true);
  const unpublishable = { ...editedRecipe(recipe, { description: '' }), draft_revision: 1 };
  expect((await editor.call('PUT', ADMIN_API.recipe(recipe.id), unpublishable)).statusCode).toBe(422);
  expect(await stored(recipe.id)).toEqual(draft);
  const published = { ...editedRecipe(recipe, { title: 'Bouillabaisse de Marseille' }), draft_revision: 1 };
  expect((await editor.call('PUT', ADMIN_API.recipe(recipe.id), published)).statusCode).toBe(200);
  expect(await titleSeen(recipe)).toBe('Bouillabaisse de Marseille');
  expect([await stored(recipe.id), await isPending(recipe)]).toEqual([null, undefined]);
});

it('is never written over by another editor, and a save beside it leaves it', async () => {
  const recipe = await editor.recipe({ title: 'Aïoli' });
  const other = await anEditor(app, fixture);
  const both = await Promise.all([store(editor, recipe, { title: 'Un' }), store(other, recipe, { title: 'Deux' })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const first = await stored(recipe.id);
  expect(refusedWith(await store(other, recipe, { title: 'Trois' }))).toMatchObject({
    status: 409,
    code: 'DRAFT_CONFLICT',
    detail: expect.stringContaining(String(first?.by)),
  });
  await editor.call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, { title: 'Aïoli corrigé' }));
  // On its own base still; a merge follows when it is published.
  expect((await store(other, recipe, { title: 'Quatre' }, 1)).json()).toMatchObject({ base: first?.base, revision: 2 });
  expect(refusedWith(await editor.call('DELETE', `${ADMIN_API.recipeDraft(recipe.id)}?revision=1`))).toMatchObject({
    code: 'DRAFT_CONFLICT',
  });
  expect((await editor.call('DELETE', `${ADMIN_API.recipeDraft(recipe.id)}?revision=2`)).statusCode).toBe(204);
  // Without it, what was loaded is too old to begin with.
  expect(refusedWith(await store(other, recipe, { title: 'Cinq' }))).toMatchObject({ code: 'REVISION_CONFLICT' });
  expect(await stored(recipe.id)).toBeNull();
});

it('keeps its pictures on the site until it is given up, and goes with its recipe', async () => {
  const recipe = await editor.recipe({ title: 'Pissaladière' });
  const url = await editor.file('cover');
  const cover = { url, width: 40, height: 30, placeholder: '', alt: '', focal: null, image_type: 'cover' };
  expect((await store(editor, recipe, { images: [cover] })).statusCode).toBe(200);
  expect(refusedWith(await editor.call('DELETE', `${ADMIN_API.media}?url=${url}`))).toMatchObject({
    code: 'MEDIA_IN_USE',
  });
  await store(editor, recipe, { images: [] }, 1);
  expect(await editor.isStored(url)).toBe(false);
  await editor.call('DELETE', ADMIN_API.recipe(recipe.id));
  expect(refusedWith(await store(editor, { ...recipe, revision: 2 }, {}, 2))).toMatchObject({ code: 'RECIPE_GONE' });
  expect(await stored(recipe.id)).toMatchObject({ revision: 2 });
  await editor.call('DELETE', ADMIN_API.permanently(ADMIN_API.recipe(recipe.id)));
  expect(await stored(recipe.id)).toBeNull();
});

it('refuses what breaks the rules of drafts, with the field, and what belongs to no recipe', async () => {
  const recipe = AdminRecipeSchema.parse(await editor.recipe({ title: 'Socca' }));
  expect(refusedWith(await store(editor, recipe, { title: '' }))).toMatchObject({
    status: 422,
    errors: [{ path: 'title' }],
  });
  const lost = { ...aRecipeInput().steps[0], media: { type: 'image', url: '/media/recipe-steps-images/no.webp' } };
  expect(refusedWith(await store(editor, recipe, { steps: [lost] }))).toMatchObject({
    status: 422,
    errors: [{ path: 'steps.0.media.url' }],
  });
  const unknown = '3f0e6c1a-8d52-4b7e-9a41-5c2f7d90b6e1';
  expect((await store(editor, { ...recipe, id: unknown }, {})).statusCode).toBe(404);
  expect((await editor.call('DELETE', `${ADMIN_API.recipeDraft(unknown)}?revision=-1`)).statusCode).toBe(422);
  expect((await app.inject(ADMIN_API.recipeDraft(recipe.id))).statusCode).toBe(401);
});
