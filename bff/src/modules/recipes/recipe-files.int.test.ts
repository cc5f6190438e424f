import { randomUUID } from 'node:crypto';
import { ADMIN_API, type AdminRecipe, type RecipeInput } from '@tdt/contracts';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture);
  cookie = await cookieOf(app, await anAccount(fixture.application));
});

const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, ...(payload && { payload }), ...asHolder(cookie) });

/** Address of a stored file, as an upload returns it. */
async function aFile(folder = 'plat', extension = 'webp'): Promise<string> {
  const path = `media/recipe-images/${folder}/${randomUUID()}.${extension}`;
  await fixture.application.storage.put(path, 'pixels');
  return `/${path}`;
}

const shown = (url: string, image_type: RecipeInput['images'][number]['image_type'] = 'plat') => ({
  url,
  width: 1200,
  height: 800,
  placeholder: '',
  alt: '',
  focal: { x: 3, y: 7 },
  image_type,
});

const isStored = (url: string): Promise<boolean> => fixture.application.storage.exists(url.slice(1));

async function created(fields: Partial<RecipeInput>): Promise<AdminRecipe> {
  const response = await call('POST', ADMIN_API.recipes, aRecipeInput(fields));
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const showing = (...urls: string[]) => created({ images: urls.map((url) => shown(url)) });
const keeping = (recipe: AdminRecipe, ...urls: string[]) =>
  call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, { images: urls.map((url) => shown(url)) }));

const removeForGood = async (id: string) => {
  const address = ADMIN_API.recipe(id);
  for (const path of [address, ADMIN_API.permanently(address)])
    expect((await call('DELETE', path)).statusCode).toBe(204);
};

describe('the files of a recipe', () => {
  it('keep the order in which they were sent, with their focal points', async () => {
    const [cover, first, second] = [await aFile('cover'), await aFile(), await aFile()];
    const images = [shown(second), shown(cover, 'cover'), shown(first)];
    const recipe = await created({ images });
    const ofType = (type: string) => recipe.images.filter(({ image_type }) => image_type === type);
    expect(ofType('plat')).toEqual([shown(second), shown(first)]);
    expect(ofType('cover')).toEqual([shown(cover, 'cover')]);
  });

  it('stay with the version that shows them, and go with the recipe, with their variants', async () => {
    const [used, dropped] = [await aFile(), await aFile()];
    const variants = ['.320.avif', '.16x9.webp', '.1200x630.jpg'].map((end) => dropped.replace('.webp', end));
    for (const url of variants) await fixture.application.storage.put(url.slice(1), 'pixels');
    const film = await aFile('recipe-steps-videos', 'mp4');
    const [step] = aRecipeInput().steps as [RecipeInput['steps'][number]];
    const recipe = await created({
      images: [shown(used), shown(dropped)],
      steps: [{ ...step, media: { type: 'video', url: film } }],
    });
    expect((await call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe))).statusCode).toBe(200);
    expect(await Promise.all([used, dropped, film].map(isStored))).toEqual([true, true, true]);
    const fields = { images: [shown(used)], steps: [step] };
    await call('PUT', ADMIN_API.recipe(recipe.id), { ...editedRecipe(recipe, fields), revision: 2 });
    const files = [used, dropped, film, ...variants];
    expect(await Promise.all(files.map(isStored))).toEqual(files.map(() => true));
    await removeForGood(recipe.id);
    expect(await Promise.all(files.map(isStored))).toEqual(files.map(() => false));
  });

  it('stay while anything else shows them', async () => {
    const files = await Promise.all(['plat', 'plat', 'pages', 'pages'].map((folder) => aFile(folder)));
    const [ofAnother, ofAStep, ofSeo, ofVariant] = files as [string, string, string, string];
    const [step] = aRecipeInput().steps as [RecipeInput['steps'][number]];
    await created({ images: [shown(ofAnother)], steps: [{ ...step, media: { type: 'image', url: ofAStep } }] });
    const shared = await created({});
    const whole = await created({});
    const share = (id: string, og_image_url: string) =>
      call('PUT', ADMIN_API.seo('recipe', id), { og_image_url, revision: 0 });
    expect((await share(shared.id, ofSeo)).statusCode).toBe(200);
    expect((await share(whole.id, ofVariant.replace('.webp', '.1200x630.jpg'))).statusCode).toBe(200);
    const recipe = await showing(...files);
    await removeForGood(recipe.id);
    expect(await Promise.all(files.map(isStored))).toEqual([true, true, true, true]);
    await removeForGood(shared.id);
    expect(await isStored(ofSeo)).toBe(false);
  });

  it('must exist, unless the recipe showed them before', async () => {
    const lost = await aFile();
    const recipe = await showing(lost);
    await fixture.application.storage.remove(lost.slice(1));
    expect((await keeping(recipe, lost)).statusCode).toBe(200);
    const missing = [
      `/media/recipe-images/plat/${randomUUID()}.webp`,
      '/media/recipe-images/../secret',
      lost.replace('.webp', '.320.webp'),
    ];
    const response = (await keeping({ ...recipe, revision: 2 }, ...missing)).json();
    const message = "Ce fichier n'existe pas sur le site.";
    expect(response.errors).toEqual(missing.map((_, index) => ({ path: `images.${index}.url`, message })));
  });

  it('go with the last recipe that shows them: a copy shows the same files, without those that are lost', async () => {
    const [plat, lost, film] = [await aFile(), await aFile(), await aFile('recipe-steps-videos', 'mp4')];
    const [step] = aRecipeInput().steps as [RecipeInput['steps'][number]];
    const recipe = await created({
      title: 'Cassoulet',
      images: [shown(plat, 'cover'), shown(plat), shown(lost)],
      steps: [{ ...step, media: { type: 'video', url: film } }],
    });
    await fixture.application.storage.remove(lost.slice(1));
    await call('PUT', ADMIN_API.seo('recipe', recipe.id), { title: 'T', revision: 0 });
    const response = await call('POST', ADMIN_API.recipeCopy(recipe.id));
    const copy: AdminRecipe = response.json();
    expect([response.statusCode, response.headers.location]).toEqual([201, ADMIN_API.recipe(copy.id)]);
    // A copy is hidden, and takes no address, until it is published.
    expect(copy).toMatchObject({ title: 'Cassoulet (copie)', slug: copy.id, publication: { state: 'draft' } });
    expect(copy.images.map(({ url }) => url)).toEqual([plat, plat]);
    expect(copy.steps[0]?.media?.url).toBe(film);
    expect(copy.ingredients[0]?.id).not.toBe(recipe.ingredients[0]?.id);
    expect(await fixture.application.pages.seo('recipe', copy.id)).toBeNull();

    await removeForGood(recipe.id);
    expect(await Promise.all([plat, film].map(isStored))).toEqual([true, true]);
    expect((await call('POST', ADMIN_API.recipeCopy(recipe.id))).json().code).toBe('RECIPE_NOT_FOUND');
    await removeForGood(copy.id);
    expect(await Promise.all([plat, film].map(isStored))).toEqual([false, false]);
  });
});
