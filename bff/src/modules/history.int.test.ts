import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  AdminCountrySchema,
  AdminPageContentSchema,
  AdminRecipeSchema,
  AdminSeoSchema,
  API,
  HistoryListSchema,
  recipeSeoId,
  VERSION_KINDS,
} from '@tdt/contracts';
import { editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../testing/test-app.ts';

let app: FastifyInstance;
let fixture: Fixture;
let editor: Editor;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture);
  editor = await anEditor(app, fixture);
});

const put = async (url: string, payload: object) => {
  const response = await editor.call('PUT', url, payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const get = async (url: string) => (await editor.call('GET', url)).json();

/** One document of each kind at revision 2, and what it said at revision 1. */
async function edited() {
  const recipe = await editor.recipe({ title: `Flan ${randomUUID()}` });
  await put(ADMIN_API.recipe(recipe.id), { ...editedRecipe(recipe), title: 'Flan salé' });
  const country = await editor.country({ name: `Pays ${randomUUID()}` });
  await editor.save(country, { adjectif: 'autre' });
  const seo = ADMIN_API.seo('recipe', recipe.id);
  for (const revision of [0, 1]) await put(seo, { title: `Titre ${revision}`, revision });
  const content = await get(ADMIN_API.pageContent('about_content'));
  for (const added of [0, 1])
    await put(ADMIN_API.pageContent('about_content'), {
      ...content,
      description_text: `Texte ${added}`,
      revision: content.revision + added,
    });
  return { recipe, country, about: content.revision + 1 };
}

it('has the states of each kind of document, in the form of its editor', async () => {
  const { recipe, country, about } = await edited();
  const first = await get(ADMIN_API.version('recipe', recipe.id, 1));
  expect(AdminRecipeSchema.parse(first)).toEqual(recipe);
  const former = AdminCountrySchema.parse(await get(ADMIN_API.version('country', country.id, 1)));
  expect(former).toEqual(country);
  const seo = AdminSeoSchema.parse(await get(ADMIN_API.version('seo', recipeSeoId(recipe.id), 1)));
  expect(seo).toMatchObject({ title: 'Titre 0', revision: 1 });
  const page = AdminPageContentSchema.parse(await get(ADMIN_API.version('page', 'about_content', about)));
  expect(page.description_text).toBe('Texte 0');
  const list = HistoryListSchema.parse(await get(ADMIN_API.history('country', country.id)));
  expect(list.items).toMatchObject([
    { revision: 2, fields: ['adjectif'], is_present: true },
    { revision: 1, fields: [], is_present: false },
  ]);
  expect(list.items[0]?.by).toContain('@');
});

it('has nothing for ids of another kind, and for revisions that are none', async () => {
  const { recipe, country } = await edited();
  const other = await editor.recipe({});
  const addresses = [
    ADMIN_API.history('recipe', country.id),
    ADMIN_API.history('country', recipe.id),
    ADMIN_API.history('recipe', randomUUID()),
    ADMIN_API.history('page', 'nothing'),
    ADMIN_API.version('country', recipe.id, 1),
    ADMIN_API.version('seo', recipe.id, 1),
    ADMIN_API.version('recipe', other.id, 2),
    ...[0, -1, 1.5, 1e300, 2 ** 53, Number.NaN].map((revision) => ADMIN_API.version('recipe', recipe.id, revision)),
    `${ADMIN_API.history('recipe', recipe.id)}/%7B%22$gt%22:0%7D`,
    `${ADMIN_API.history('recipe', recipe.id)}/${'9'.repeat(90)}`,
  ];
  for (const url of addresses)
    expect(refusedWith(await editor.call('GET', url)), url).toMatchObject({ status: 404, code: 'VERSION_NOT_FOUND' });
  const nowhere = await editor.call('GET', `/api/admin/history/user/${recipe.id}`);
  expect(nowhere.statusCode).toBe(404);
  const page = await editor.call('GET', `${ADMIN_API.history('recipe', recipe.id)}?page_size=1000`);
  expect(refusedWith(page)).toMatchObject({ status: 422, errors: [{ path: 'page_size' }] });
});

it('is for editors only, and who saved reaches no visitor', async () => {
  const { recipe } = await edited();
  const { by } = (await get(ADMIN_API.history('recipe', recipe.id))).items[0];
  for (const kind of VERSION_KINDS) {
    expect((await app.inject(ADMIN_API.history(kind, recipe.id))).statusCode).toBe(401);
    expect((await app.inject(ADMIN_API.version(kind, recipe.id, 1))).statusCode).toBe(401);
  }
  for (const url of [API.recipe(recipe.id), `${API.recipes}?page_size=100`, API.countries, API.page('about_content')])
    expect((await app.inject(url)).body).not.toContain(by);
});

it('each entry of a save in the audit log has the address of its comparison', async () => {
  const { recipe, country, about } = await edited();
  const entries = await fixture.application.audit.latest(8);
  expect(
    entries
      .map(({ action, comparison = null }) => [action, comparison])
      .reverse()
      .slice(0, 6),
  ).toEqual([
    ['POST /api/admin/recipes', null],
    ['PUT /api/admin/recipes/:id', `/admin/recipes/${recipe.id}?historique=recipe-2`],
    ['POST /api/admin/countries', null],
    ['PUT /api/admin/countries/:id', `/admin/countries/${country.id}?historique=country-2`],
    ['PUT /api/admin/seo/recipe/:id', null],
    ['PUT /api/admin/seo/recipe/:id', `/admin/recipes/${recipe.id}?historique=seo-2`],
  ]);
  expect(entries[0]?.comparison).toBe(`/admin/pages/about?historique=page-${about + 1}`);
});
