import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  type AdminRecipe,
  AdminRecipeListSchema,
  AdminRecipeSchema,
  API,
  CatalogueResultSchema,
  CountryNamesSchema,
  RECIPE_LIMITS,
  RecipeDetailSchema,
  type RecipeInput,
} from '@tdt/contracts';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let fixture: Fixture;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture);
  cookie = await cookieOf(app, await anAccount(fixture.application));
});

const call = (method: Method, url: string, payload?: object) =>
  app.inject({ method, url, ...(payload && { payload }), ...asHolder(cookie) });

async function created(fields: Partial<RecipeInput> = {}): Promise<AdminRecipe> {
  const response = await call('POST', ADMIN_API.recipes, aRecipeInput(fields));
  expect(response.statusCode, response.body).toBe(201);
  return AdminRecipeSchema.parse(response.json());
}

const save = (recipe: AdminRecipe, fields: Partial<RecipeInput>) =>
  call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, fields));

const problemOf = async (response: ReturnType<typeof call>) => {
  const { code, errors } = (await response).json();
  return { status: (await response).statusCode, code, errors };
};

describe('the diets of a recipe', () => {
  const titles = async (query: string) => {
    const { items, facets } = CatalogueResultSchema.parse((await app.inject(`${API.recipes}${query}`)).json());
    return {
      titles: items.map(({ title }) => title),
      count: facets.regime.find(({ value }) => value === 'vegan')?.count,
    };
  };

  it('follow from its ingredients, find it, and are what the editor corrects', async () => {
    const rows = ['pois chiches', 'bouillon de légumes'].map((name) => ({ name, quantity: '200 g', group: null }));
    const recipe = await created({ title: 'Pois chiches au bouillon', ingredients: rows });
    const page = async () => RecipeDetailSchema.parse((await app.inject(API.recipe(recipe.slug))).json());
    const query = '?q=pois%20chiches&regime=vegan&regime=sans-gluten';
    expect((await page()).diets).toEqual(['vegetarien', 'sans-porc', 'sans-fruits-a-coque']);
    expect((await page()).allergens).toMatchObject({ contained: [], unchecked: [] });
    expect((await page()).allergens.possible).toContain('celeri');
    expect(await titles(query)).toEqual({ titles: [], count: 0 });

    const corrections = { vegan: true, 'sans-gluten': true, celeri: true };
    const saved = AdminRecipeSchema.parse((await save(recipe, { diet_corrections: corrections })).json());
    expect(saved.diet_corrections).toEqual(corrections);
    expect((await page()).diets).toContain('vegan');
    expect((await page()).allergens.contained).toEqual(['celeri']);
    expect(await titles(query)).toEqual({ titles: ['Pois chiches au bouillon'], count: 1 });
    expect((await save(saved, { diet_corrections: { carnivore: true } as never })).statusCode).toBe(422);
  });
});

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
    const gone = { status: 404, code: 'RECIPE_NOT_FOUND' };
    expect(await problemOf(call('DELETE', ADMIN_API.recipe(recipe.id)))).toMatchObject(gone);
    expect((await call('DELETE', ADMIN_API.permanently(ADMIN_API.recipe(recipe.id)))).statusCode).toBe(204);
    for (const method of ['GET', 'DELETE'] as const)
      expect(await problemOf(call(method, ADMIN_API.recipe(recipe.id)))).toMatchObject(gone);
    expect(await problemOf(save(recipe, {}))).toMatchObject(gone);
  });

  it('of a title that is taken gets the next number, also when two are written at once', async () => {
    const recipes = await Promise.all([1, 2, 3].map(() => created({ title: 'Pot-au-feu' })));
    expect(recipes.map(({ slug }) => slug).sort()).toEqual(['pot-au-feu', 'pot-au-feu-2', 'pot-au-feu-3']);
  });

  it('is saved once at a revision: the second of two saves is refused', async () => {
    const recipe = await created();
    const responses = await Promise.all([2, 8].map((servings) => save(recipe, { servings })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
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
        steps: [step, { ...step, media: { type: 'video', url: 'http://exemple.fr/a.mp4', captions: 'Salez.' } }],
      }),
    ).toEqual([
      { path: 'country_id', message: "Ce pays n'existe pas." },
      { path: 'steps.1.media.url', message: 'Une adresse http:// n’est pas sûre : indiquez une adresse https://.' },
      { path: 'steps.1.media.captions', message: expect.stringContaining('.vtt ou .srt') },
      { path: 'images.0.url', message: "Ce fichier n'existe pas sur le site." },
    ]);
  });
});

describe('a body', () => {
  it('at the limits of the schema is taken, and one beyond any recipe is not read', async () => {
    const filled = (length: number) => `${'é'.repeat(length - 1)}’`;
    const rows = <T>(count: number, row: T) => Array.from({ length: count }, () => row);
    const { title, prose, groups, groupName, tips, tip, ingredients, ingredientName, quantity, ...limits } =
      RECIPE_LIMITS;
    const duration = filled(limits.duration);
    const response = await call('POST', ADMIN_API.recipes, {
      ...aRecipeInput(),
      title: filled(title),
      description: filled(prose),
      cultural_context: filled(prose),
      groups: Array.from({ length: groups }, (_, index) => filled(groupName - 2) + String(index).padStart(2, '0')),
      prep_tips: rows(tips, filled(tip)),
      ingredients: rows(ingredients, {
        name: filled(ingredientName),
        quantity: filled(quantity),
        group: filled(groupName),
      }),
      steps: rows(limits.steps, {
        description: filled(limits.stepDescription),
        group: filled(groupName),
        duree_preparation: duration,
        duree_cuisson: duration,
        duree_repos: duration,
        media: { type: 'image', url: `https://exemple.fr/${'x'.repeat(limits.url - 19)}` },
      }),
    });
    expect(response.statusCode, response.body.slice(0, 500)).toBe(201);
    const beyond = ['x'.repeat(4e6), 'x'.repeat(4e6)];
    expect(await problemOf(call('POST', ADMIN_API.recipes, beyond))).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  it('with many faults is refused with twenty of them', async () => {
    const faults = { ...aRecipeInput(), ingredients: Array.from({ length: 200 }, () => ({})) };
    expect((await problemOf(call('POST', ADMIN_API.recipes, faults))).errors).toHaveLength(20);
    const crowd = { ...aRecipeInput(), steps: Array.from({ length: 2e6 }, () => 0) };
    const { status, errors } = await problemOf(call('POST', ADMIN_API.recipes, crowd));
    expect([status, errors.length]).toEqual([422, 1]);
  });
});

describe('the address of a recipe', () => {
  const found = async (slug: string) => (await app.inject(API.recipe(slug))).json();

  it('follows its title; former ones lead to it, and a title that returns takes its own back', async () => {
    const first = await created({ title: 'Potée' });
    const taken = await created({ title: 'Potée' });
    const second = (await save(taken, { title: 'Potée lorraine' })).json();
    expect(second.slug).toBe('potee-lorraine');
    expect(await found('potee-2')).toMatchObject({ match: 'former', slug: 'potee-lorraine' });
    const third = (await save(second, { title: 'Potée !' })).json();
    expect(third.slug).toBe('potee-2');
    expect(await found('potee-lorraine')).toMatchObject({ match: 'former', slug: 'potee-2' });
    expect(await found('potee-2')).toMatchObject({ match: 'slug', id: third.id });
    expect((await save(third, { title: 'Potée' })).json().slug).toBe('potee-2');
    expect(await found('potee')).toMatchObject({ match: 'slug', id: first.id });
  });

  it('is found under the fifty former ones before it', async () => {
    const { recipeEditing } = fixture.application;
    const input = aRecipeInput();
    let recipe = await recipeEditing.create({ ...input, title: 'Nom0' });
    for (let count = 1; count <= 51; count += 1) {
      const update = { ...input, title: `Nom${count}`, revision: recipe.revision };
      ({ recipe } = await recipeEditing.update(recipe.id, update));
    }
    expect(await found('nom1')).toMatchObject({ match: 'former', slug: 'nom51' });
    expect((await app.inject(API.recipe('nom0'))).statusCode).toBe(404);
  });
});

describe('the audit log', () => {
  it('identifies the recipe and lists the fields that changed', async () => {
    const recipe = await created({ title: 'Ratatouille' });
    await save(recipe, { title: 'Piperade', servings: 8, images: [] });
    await call('PUT', ADMIN_API.seo('recipe', recipe.id), { title: 'T', revision: 0 });
    const entries = await fixture.application.audit.latest(2);
    expect(entries.map(({ action, target, changes }) => ({ action, target, changes }))).toEqual([
      { action: 'PUT /api/admin/seo/recipe/:id', target: `recipe ${recipe.id}`, changes: ['title'] },
      {
        action: 'PUT /api/admin/recipes/:id',
        target: `Piperade (${recipe.id})`,
        changes: ['title (was Ratatouille)', 'servings', 'slug (was ratatouille)'],
      },
    ]);
  });
});

describe('the metadata of a recipe', () => {
  const NONE = { title: null, description: null, keywords: null, canonical_url: null, og_image_url: null };
  const lacksSeo = async (id: string) => {
    const { items } = (await call('GET', `${ADMIN_API.recipes}?gap=seo&page_size=100`)).json();
    return items.some((row: AdminRecipe) => row.id === id);
  };

  it('is stored once at a revision, and the list knows whether it is complete', async () => {
    const { id } = await created();
    const url = ADMIN_API.seo('recipe', id);
    expect((await call('GET', url)).json()).toEqual({ ...NONE, revision: 0 });
    const write = (fields: object, revision: number) => call('PUT', url, { ...fields, revision });
    const both = await Promise.all([write({ title: 'A' }, 0), write({ title: 'B' }, 0)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await lacksSeo(id)).toBe(true);
    const saved = await write({ title: 'Gratin', description: 'Fondant', keywords: '' }, 1);
    expect(saved.json()).toEqual({ ...NONE, title: 'Gratin', description: 'Fondant', revision: 2 });
    expect(await lacksSeo(id)).toBe(false);
    expect(await problemOf(write({}, 1))).toMatchObject({ status: 409, code: 'REVISION_CONFLICT' });
    expect((await call('GET', url)).json()).toEqual(saved.json());
  });

  it('is refused for a recipe that is in the trash or does not exist, and is removed with it', async () => {
    const { id } = await created();
    const url = ADMIN_API.seo('recipe', id);
    await call('PUT', url, { title: 'A', revision: 0 });
    await call('DELETE', ADMIN_API.recipe(id));
    expect((await app.inject(API.seo('recipe', id))).json()).toEqual(NONE);
    expect((await call('GET', url)).json()).toMatchObject({ title: 'A' });
    expect(await problemOf(call('PUT', url, { revision: 1 }))).toMatchObject({ status: 410, code: 'RECIPE_GONE' });
    await call('DELETE', ADMIN_API.permanently(ADMIN_API.recipe(id)));
    for (const method of ['GET', 'PUT'] as const)
      expect(await problemOf(call(method, url, method === 'PUT' ? { revision: 0 } : undefined))).toMatchObject({
        code: 'RECIPE_NOT_FOUND',
      });
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
      { country: { name: 'Japon', slug: 'japon' }, cover: null, gaps: ['cover', 'dish', 'seo'] },
      { country: null, gaps: ['cover', 'dish', 'seo', 'country'] },
    ]);
  });

  it('holds covers in their smallest size alone', async () => {
    const url = `/media/recipe-images/cover/${randomUUID()}.webp`;
    await fixture.application.storage.put(url.slice(1), 'pixels');
    const placeholder = 'data:image/webp;base64,AAAA';
    const image_type = 'cover' as const;
    const image = { url, width: 1200, height: 800, placeholder, alt: '', focal: null, image_type };
    const mark = randomUUID().slice(0, 8);
    await created({ title: `Photo ${mark}`, images: [image] });
    const [row] = (await listed(`q=${mark}`)).items;
    expect(row?.cover).toMatchObject({ url, placeholder: '', variants: [{ width: 320 }] });
  });

  it('refuses unknown parameters and values', async () => {
    for (const query of ['sort=password', 'q[$gt]=', 'gap=x', 'page_size=101', 'pays=../x', 'filter=x'])
      expect((await call('GET', `${ADMIN_API.recipes}?${query}`)).statusCode, query).toBe(422);
  });
});
