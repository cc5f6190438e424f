import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  type AdminRecipe,
  AdminRecipeListSchema,
  AdminRecipeSchema,
  CountryNamesSchema,
  type RecipeInput,
} from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { aRecipeInput } from '../../testing/recipe-input.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let fixture: Fixture;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  fixture = await openSeeded();
});
beforeEach(async () => {
  app = await appFor(fixture);
  cookie = await cookieOf(app, await anAccount(fixture.application));
});

const call = (method: Method, url: string, payload?: object) =>
  app.inject({ method, url, ...(payload && { payload }), ...asHolder(cookie) });

async function created(fields: Partial<RecipeInput> = {}): Promise<AdminRecipe> {
  const response = await call('POST', ADMIN_API.recipes, aRecipeInput(fields));
  expect(response.statusCode, response.body).toBe(201);
  return AdminRecipeSchema.parse(response.json());
}

/** A recipe as a form sends it back. */
function edited(recipe: AdminRecipe, fields: Partial<RecipeInput> = {}): object {
  const { id: _, slug: __, created_at: ___, updated_at: ____, steps, ...rest } = recipe;
  return { ...rest, steps: steps.map(({ step_order: _order, ...step }) => step), ...fields };
}

const save = (recipe: AdminRecipe, fields: Partial<RecipeInput>) =>
  call('PUT', ADMIN_API.recipe(recipe.id), edited(recipe, fields));

const problemOf = async (response: ReturnType<typeof call>) => {
  const { code, errors } = (await response).json();
  return { status: (await response).statusCode, code, errors };
};

describe('a recipe', () => {
  it('is written, read, replaced and removed', async () => {
    const response = await call('POST', ADMIN_API.recipes, aRecipeInput({ title: 'Aligot' }));
    const recipe = AdminRecipeSchema.parse(response.json());
    expect([response.statusCode, response.headers.location]).toEqual([201, ADMIN_API.recipe(recipe.id)]);
    expect(recipe).toMatchObject({ ...aRecipeInput({ title: 'Aligot' }), slug: 'aligot', revision: 1 });
    expect((await call('GET', ADMIN_API.recipe(recipe.id))).json()).toEqual(recipe);

    const saved = await save(recipe, { servings: 6 });
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { id: recipe.id, servings: 6, revision: 2 }]);
    expect(saved.json().ingredients).toEqual(recipe.ingredients);

    const removed = await call('DELETE', ADMIN_API.recipe(recipe.id));
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    for (const method of ['GET', 'DELETE'] as const)
      expect(await problemOf(call(method, ADMIN_API.recipe(recipe.id)))).toMatchObject({
        status: 404,
        code: 'RECIPE_NOT_FOUND',
      });
    expect(await problemOf(save(recipe, {}))).toMatchObject({ status: 404, code: 'RECIPE_NOT_FOUND' });
  });

  it('of a title that is taken gets the next number, also when two are written at once', async () => {
    const recipes = await Promise.all([1, 2, 3].map(() => created({ title: 'Pot-au-feu' })));
    expect(recipes.map(({ slug }) => slug).sort()).toEqual(['pot-au-feu', 'pot-au-feu-2', 'pot-au-feu-3']);
  });

  it('is saved once at a revision: the other of two saves is told', async () => {
    const recipe = await created();
    const answers = await Promise.all([2, 8].map((servings) => save(recipe, { servings })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await problemOf(save(recipe, {}))).toMatchObject({ status: 409, code: 'REVISION_CONFLICT' });
  });

  it('keeps the rules of the whole document, whatever is sent', async () => {
    const id = randomUUID();
    const row = { name: 'sel', quantity: 'au goût', group: '' };
    const step = { ...(aRecipeInput().steps[0] as RecipeInput['steps'][number]), duree_cuisson: '' };
    const recipe = await created({
      groups: ['Pâte', 'Garniture', 'Pâte', ' '],
      prep_tips: ['Tiède.', ''],
      steps_title: '',
      ingredients: [{ id, ...row }, { id, ...row }, row],
      steps: [
        { ...step, media: { type: 'image', url: 'https://youtu.be/dQw4w9WgXcQ?t=90' } },
        { ...step, media: { type: 'image', url: 'https://exemple.fr/saler' } },
      ],
    });
    expect(recipe).toMatchObject({ groups: ['Pâte', 'Garniture'], prep_tips: ['Tiède.'], steps_title: null });
    expect(recipe.ingredients[0]).toEqual({ id, name: 'sel', quantity: 'au goût', group: null });
    expect(new Set(recipe.ingredients.map((each) => each.id)).size).toBe(3);
    expect(recipe.steps).toMatchObject([
      {
        step_order: 1,
        duree_cuisson: null,
        media: { type: 'video', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90' },
      },
      { step_order: 2, media: { type: 'image', url: 'https://exemple.fr/saler' } },
    ]);
  });

  it('is refused with the reason at each field', async () => {
    const errorsOf = async (fields: object) =>
      (await problemOf(call('POST', ADMIN_API.recipes, { ...aRecipeInput(), ...fields }))).errors;
    expect(await errorsOf({ title: ' ', servings: 0 })).toEqual([
      { path: 'title', message: 'Le titre est obligatoire.' },
      { path: 'servings', message: 'Le nombre de portions est obligatoire.' },
    ]);
    const url = `/media/recipe-images/cover/${randomUUID()}.webp`;
    const image = { url, width: 3, height: 2, placeholder: '', alt: '', focal: null, image_type: 'cover' };
    const [step] = aRecipeInput().steps;
    expect(
      await errorsOf({
        country_id: randomUUID(),
        images: [image],
        steps: [step, { ...step, media: { type: 'video', url: 'http://exemple.fr/a.mp4' } }],
      }),
    ).toEqual([
      { path: 'country_id', message: "Ce pays n'existe pas." },
      { path: 'steps.1.media.url', message: 'Une adresse http:// n’est pas sûre : indiquez une adresse https://.' },
      { path: 'images.0.url', message: "Ce fichier n'existe pas sur le site." },
    ]);
  });
});

describe('the list of recipes', () => {
  const listed = async (query: string) =>
    AdminRecipeListSchema.parse((await call('GET', `${ADMIN_API.recipes}?${query}`)).json());

  it('finds a part of the title, filters and sorts, and says what each lacks', async () => {
    const { items } = CountryNamesSchema.parse((await call('GET', ADMIN_API.countryNames)).json());
    const country_id = items.find(({ slug }) => slug === 'japon')?.id ?? null;
    const mark = randomUUID().slice(0, 8);
    await created({ title: `Crème ${mark} brûlée`, type_recipe: 'dessert / goûter', country_id });
    await created({ title: `Crème ${mark} fraîche`, difficulty: 'moyen', preparation_time: null });
    const titles = async (query: string) => (await listed(query)).items.map(({ title }) => title.split(' ').at(-1));
    expect(await titles(`q=${mark}`)).toEqual(['fraîche', 'brûlée']);
    expect(await titles(`q=${mark}&sort=title`)).toEqual(['brûlée', 'fraîche']);
    expect(await titles(`q=EME+${mark}+br`)).toEqual(['brûlée']);
    expect(await titles(`q=${mark}&pays=japon`)).toEqual(['brûlée']);
    expect(await titles(`q=${mark}&type=dessert`)).toEqual(['brûlée']);
    expect(await titles(`q=${mark}&difficulte=moyen`)).toEqual(['fraîche']);
    expect(await titles(`q=${mark}&gap=country`)).toEqual(['fraîche']);
    expect(await titles(`q=${mark}&gap=any&page=2&page_size=1`)).toEqual(['brûlée']);
    expect((await listed(`q=${mark}&sort=title`)).items).toMatchObject([
      { country: { name: 'Japon', slug: 'japon' }, cover: null, gaps: ['cover', 'dish', 'seo', 'rest'] },
      { country: null, gaps: ['cover', 'dish', 'seo', 'rest', 'country'] },
    ]);
  });

  it('is not answered by what it does not know', async () => {
    for (const query of ['sort=password', 'q[$gt]=', 'gap=x', 'page_size=101', 'pays=../x', 'filter=x'])
      expect((await call('GET', `${ADMIN_API.recipes}?${query}`)).statusCode, query).toBe(422);
  });
});
