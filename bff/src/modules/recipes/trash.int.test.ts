import {
  ADMIN_API,
  type AdminRecipe,
  AdminRecipeListSchema,
  AdminRecipeSchema,
  AdminSearchSchema,
  API,
  type PublicationInput,
} from '@tdt/contracts';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture, { LIMIT_SEARCH: '0', LIMIT_PUBLIC: '0' });
  editor = await anEditor(app, fixture);
});

const DAY_MS = 86_400_000;
const remove = async ({ id }: AdminRecipe) => (await editor.call('DELETE', ADMIN_API.recipe(id))).statusCode;
const restore = ({ id }: AdminRecipe) => editor.call('POST', ADMIN_API.restoration(ADMIN_API.recipe(id)));
const removeForGood = ({ id }: AdminRecipe) => editor.call('DELETE', ADMIN_API.permanently(ADMIN_API.recipe(id)));
const get = async ({ id }: AdminRecipe) => (await editor.call('GET', ADMIN_API.recipe(id))).json();
const save = (recipe: AdminRecipe, fields: object = {}) =>
  editor.call('PUT', ADMIN_API.recipe(recipe.id), { ...editedRecipe(recipe), ...fields });
const statusOf = async (slug: string) => (await app.inject(API.recipe(slug))).statusCode;
const listed = async (query: string) =>
  AdminRecipeListSchema.parse((await editor.call('GET', `${ADMIN_API.recipes}?${query}`)).json()).items;
const picture = (url: string) => ({ url, width: 40, height: 30, placeholder: '', alt: '', focal: null });

describe('a recipe in the trash', () => {
  it.each<[state: string, publication: PublicationInput, trashed: number]>([
    ['a public one', { state: 'published', from: null, until: null }, 410],
    ['a scheduled one', { state: 'published', from: '2100-01-01T08:00:00.000Z', until: null }, 404],
    ['a withdrawn one', { state: 'withdrawn', from: null, until: null }, 410],
    ['a draft', { state: 'draft', from: null, until: null }, 404],
  ])('comes back as it was: %s', async (state, publication, trashed) => {
    const url = await editor.file('plat');
    const images = [{ ...picture(url), image_type: 'plat' as const }];
    const recipe = await editor.recipe({ title: `Axoa ${state}`, images, publication });
    await editor.call('PUT', ADMIN_API.seo('recipe', recipe.id), { title: 'Axoa', revision: 0 });
    const visible = await statusOf(recipe.id);
    expect(await remove(recipe)).toBe(204);
    expect(await statusOf(recipe.id)).toBe(trashed);
    expect(await get(recipe)).toMatchObject({ publication, deleted: { by: expect.stringContaining('@') } });
    expect(await fixture.application.media.sweep({ dryRun: true })).toMatchObject({ missing: [], unused: [] });
    const restored = AdminRecipeSchema.parse((await restore(recipe)).json());
    expect(restored).toEqual({ ...recipe, revision: 3, updated_at: restored.updated_at });
    expect(await statusOf(recipe.id)).toBe(visible);
    expect((await editor.call('GET', ADMIN_API.seo('recipe', recipe.id))).json()).toMatchObject({ title: 'Axoa' });
    expect(await editor.isStored(url)).toBe(true);
    // Pressed twice.
    expect((await restore(recipe)).json()).toEqual(restored);
  });

  it('is in no list, count, search or export but that of the trash, newest first, with when it goes', async () => {
    const count = async () => (await editor.call('GET', ADMIN_API.stats)).json().recipes;
    const recipes = [await editor.recipe({ title: 'Chipa guazu' }), await editor.recipe({ title: 'Chipa so’o' })];
    const before = await count();
    for (const recipe of recipes) expect(await remove(recipe)).toBe(204);
    const trashed = await listed('q=chipa&visibility=deleted');
    expect(trashed.map(({ title }) => title)).toEqual(['Chipa so’o', 'Chipa guazu']);
    const { deleted } = await get(recipes[0] as AdminRecipe);
    expect(Date.parse(trashed[1]?.changes_at ?? '')).toBe(Date.parse(deleted.at) + 30 * DAY_MS);
    expect(await count()).toBe(before - 2);
    expect(await listed('q=chipa')).toEqual([]);
    expect(await listed('q=chipa&gap=any')).toEqual([]);
    const found = AdminSearchSchema.parse((await editor.call('GET', ADMIN_API.search('chipa'))).json());
    expect(found.recipes).toEqual([]);
    for await (const { title } of fixture.application.recipes.exportAll()) expect(title).not.toMatch(/^Chipa/);
    expect((await editor.call('GET', ADMIN_API.work)).body).not.toContain('Chipa');
  });

  it('tells who saves, copies or imports it that it is there, and stays as it is', async () => {
    const recipe = await editor.recipe({ title: 'Poulet basquaise' });
    const exported: object[] = [];
    for await (const each of fixture.application.recipes.exportAll()) if (each.id === recipe.id) exported.push(each);
    await remove(recipe);
    const gone = { status: 410, code: 'RECIPE_GONE' };
    const copied = await editor.call('POST', ADMIN_API.recipeCopy(recipe.id));
    for (const response of [await save(recipe), await save({ ...recipe, revision: 2 }), copied])
      expect(refusedWith(response)).toMatchObject(gone);
    expect(refusedWith(copied).detail).toMatch(/^Mise à la corbeille par \S+@\S+\.$/);
    for (const overwrite of [false, true]) {
      const { created, updated, refused } = await fixture.application.recipes.importMany(exported, { overwrite });
      const reason = 'It is in the trash: restore it there, or delete it for good.';
      expect([created, updated, refused]).toEqual([0, 0, [{ index: 0, title: recipe.title, reason }]]);
    }
    expect(await get(recipe)).toMatchObject({ title: 'Poulet basquaise', revision: 2 });
  });

  it('stays reserved: another one of its title gets a number, and both live once it is restored', async () => {
    const first = await editor.recipe({ title: 'Ttoro' });
    await remove(first);
    const second = await editor.recipe({ title: 'Ttoro' });
    expect(second.slug).toBe('ttoro-2');
    expect((await restore(first)).json()).toMatchObject({ slug: 'ttoro' });
    expect(await Promise.all(['ttoro', 'ttoro-2'].map(statusOf))).toEqual([200, 200]);
  });

  it('is removed for good from there only', async () => {
    const recipe = await editor.recipe({ title: 'Marmitako' });
    const missing = { status: 404, code: 'RECIPE_NOT_FOUND' };
    expect(refusedWith(await removeForGood(recipe))).toMatchObject(missing);
    await remove(recipe);
    expect((await removeForGood(recipe)).statusCode).toBe(204);
    for (const response of [await restore(recipe), await removeForGood(recipe), await save(recipe)])
      expect(refusedWith(response)).toMatchObject(missing);
    expect(await statusOf('marmitako')).toBe(404);
  });

  it('can be saved as a new one with its pictures, also after it was removed for good', async () => {
    const url = await editor.file('cover');
    const images = [{ ...picture(url), image_type: 'cover' as const }];
    const recipe = await editor.recipe({ title: 'Kig ha farz', images });
    await remove(recipe);
    await removeForGood(recipe);
    expect(await editor.isStored(url)).toBe(false);
    expect((await editor.recipe({ title: 'Kig ha farz', images })).images).toEqual(images);
    expect(await editor.isStored(url)).toBe(true);
  });
});

it('a save cannot move a recipe to the trash', async () => {
  const deleted = { at: new Date().toISOString(), by: null };
  const publication = { state: 'published', from: null, until: null, deleted };
  const created = await editor.call('POST', ADMIN_API.recipes, { ...aRecipeInput(), publication });
  const saved = await save(await editor.recipe({ title: 'Garbure' }), { publication });
  for (const { statusCode } of [created, saved]) expect(statusCode).toBe(422);
});

it('of a save and a deletion at once, none is lost', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const recipe = await editor.recipe({ title: `Piperade ${turn}` });
    const [saved, removed] = await Promise.all([save(recipe, { servings: 9 }), remove(recipe)]);
    expect(removed).toBe(204);
    const isSaved = saved.statusCode === 200;
    if (!isSaved) expect(refusedWith(saved).code).toMatch(/RECIPE_GONE|REVISION_CONFLICT/);
    expect((await restore(recipe)).json()).toMatchObject({ servings: isSaved ? 9 : recipe.servings });
  }
});
