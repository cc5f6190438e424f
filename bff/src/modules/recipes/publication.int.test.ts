import {
  ADMIN_API,
  type AdminRecipe,
  AdminRecipeListSchema,
  AdminRecipeSchema,
  API,
  COMPLETIONS_API,
  CountryNamesSchema,
  type PublicationInput,
} from '@tdt/contracts';
import { openDocuments, temporaryDatabase } from '@tdt/testing';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appFor, appOfFile, openSeeded } from '../../testing/test-app.ts';

let app: FastifyInstance;
let editor: Editor;
let japan: string;
let documents: Awaited<ReturnType<typeof openDocuments>>['db'];
let closeDocuments: () => Promise<void>;
afterAll(() => closeDocuments());
beforeAll(async () => {
  const MONGODB_URI = temporaryDatabase();
  const fixture = await openSeeded({ MONGODB_URI });
  const { db, close } = await openDocuments(MONGODB_URI);
  documents = db;
  closeDocuments = close;
  // Each look at an address that leads nowhere counts as a search.
  app = await appOfFile(fixture, { LIMIT_SEARCH: '0', LIMIT_PUBLIC: '0' });
  editor = await anEditor(app, fixture);
  const { items } = CountryNamesSchema.parse((await editor.call('GET', ADMIN_API.countryNames)).json());
  japan = items.find(({ slug }) => slug === 'japon')?.id ?? '';
});

const MINUTE_MS = 60_000;
/** The beginning of a minute, so many from now. */
const minutes = (count: number): string =>
  new Date(Math.floor(Date.now() / MINUTE_MS + count) * MINUTE_MS).toISOString();

const DRAFT = { state: 'draft', from: null, until: null } satisfies PublicationInput;
const SCHEDULED = { state: 'published', from: minutes(60), until: null } satisfies PublicationInput;
/** With what is saved, and whether it is moved to the trash then. */
const HIDDEN: [what: string, publication: PublicationInput | null, isTrashed: boolean, status: number][] = [
  ['a draft', DRAFT, false, 404],
  ['a scheduled recipe', SCHEDULED, false, 404],
  ['a recipe whose time is over', { state: 'published', from: null, until: minutes(-1) }, false, 410],
  ['a withdrawn recipe', { state: 'withdrawn', from: null, until: null }, false, 410],
  ['a recipe in the trash', null, true, 410],
  ['a draft in the trash', DRAFT, true, 404],
  ['a recipe in the trash that was still to come', SCHEDULED, true, 404],
];

const save = async (recipe: AdminRecipe, fields: object): Promise<AdminRecipe> => {
  const response = await editor.call('PUT', ADMIN_API.recipe(recipe.id), { ...editedRecipe(recipe), ...fields });
  expect(response.statusCode, response.body).toBe(200);
  return AdminRecipeSchema.parse(response.json());
};
const statusOf = async (path: string) => (await app.inject(path)).statusCode;
const body = async (path: string) => (await app.inject(path)).body;

describe.each(HIDDEN)('%s', (what, publication, isTrashed, status) => {
  it(`is in nothing that visitors read, and its addresses respond with ${status}`, async () => {
    const title = `Zwibelkueche ${what}`;
    const recipe = await editor.recipe({ title, country_id: japan });
    const counted = async () => JSON.parse(await body(API.country('japon'))).recipe_count;
    const before = await counted();
    expect(await statusOf(API.recipe(recipe.slug))).toBe(200);
    await editor.call('PUT', ADMIN_API.seo('recipe', recipe.id), { title, revision: 0 });
    expect(await body(API.seo('recipe', recipe.id))).toContain('Zwibelkueche');
    if (publication) await save(recipe, { publication });
    if (isTrashed) expect((await editor.call('DELETE', ADMIN_API.recipe(recipe.id))).statusCode).toBe(204);
    expect(await counted()).toBe(before - 1);
    const addresses = [API.recipe(recipe.slug), API.recipe(recipe.id), API.recipe(recipe.id.toUpperCase())];
    expect(await Promise.all([...addresses, API.related(recipe.slug)].map(statusOf))).toEqual(Array(4).fill(status));
    // What is no more offers its country as a way on; what was never there tells nothing.
    const [first] = JSON.parse(await body(API.recipe(recipe.slug))).countries ?? [];
    expect(first?.slug).toBe(status === 410 ? 'japon' : undefined);
    const read = [
      `${API.recipes}?q=zwibelkueche`,
      `${API.recipes}?page_size=100`,
      `${COMPLETIONS_API}?q=zwibel`,
      `${API.suggestions}?q=zwibelkuech`,
      API.country('japon'),
      API.home,
      API.seo('recipe', recipe.id),
      '/sitemap.xml',
    ];
    for (const path of read) expect(await body(path), path).not.toMatch(/zwibelkueche|Zwibelkueche/);
    const query = isTrashed ? '&visibility=deleted' : '';
    const listed = await editor.call('GET', `${ADMIN_API.recipes}?q=zwibelkueche${query}`);
    expect(AdminRecipeListSchema.parse(listed.json()).items.map(({ id }) => id)).toContain(recipe.id);
  });
});

it('begins and ends by the clock alone, also in cached responses', async () => {
  const title = 'Bûche de minuit';
  await editor.recipe({ title, publication: { state: 'published', from: minutes(10), until: minutes(20) } });
  const isListed = async () => (await body(`${API.recipes}?page_size=100`)).includes(title);
  const seen = async () => [await isListed(), await statusOf(API.recipe('buche-de-minuit'))];
  expect(await seen()).toEqual([false, 404]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * MINUTE_MS });
  onTestFinished(() => void vi.useRealTimers());
  await expect.poll(seen).toEqual([true, 200]);
  vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
  await expect.poll(seen).toEqual([false, 410]);
  // A clock that is set back.
  vi.setSystemTime(Date.now() - 10 * MINUTE_MS);
  await expect.poll(seen).toEqual([true, 200]);
});

it('of a draft needs a title only, and is checked by all rules when it is published', async () => {
  const { ingredients: _, steps: __, ...rest } = aRecipeInput();
  const draft = { ...rest, title: 'Ébauche', description: '', servings: 0, publication: DRAFT };
  const response = await editor.call('POST', ADMIN_API.recipes, draft);
  expect(response.statusCode, response.body).toBe(201);
  const stored = AdminRecipeSchema.parse(response.json());
  expect(stored).toMatchObject({ slug: stored.id, servings: 0, ingredients: [], steps: [], publication: DRAFT });
  const refused = await editor.call('PUT', ADMIN_API.recipe(stored.id), {
    ...editedRecipe(stored),
    publication: { state: 'published' },
  });
  expect(refusedWith(refused)).toMatchObject({
    status: 422,
    errors: [{ path: 'description' }, { path: 'servings' }, { path: 'ingredients' }, { path: 'steps' }],
  });
  const named = await save(stored, { ...aRecipeInput(), title: 'Ébauche', publication: { state: 'published' } });
  expect(named.slug).toBe('ebauche');
  expect(await statusOf(API.recipe('ebauche'))).toBe(200);
});

it('is that of a draft where the site lets new recipes begin as such, still by all rules', async () => {
  const fixture = await openSeeded({ NEW_RECIPES: 'draft' });
  const careful = await anEditor(await appFor(fixture, { NEW_RECIPES: 'draft' }), fixture);
  expect((await careful.recipe({})).publication).toEqual(DRAFT);
  expect((await careful.recipe({ publication: { state: 'published', from: null, until: null } })).slug).toMatch(
    /^gratin/,
  );
  const unfinished = await careful.call('POST', ADMIN_API.recipes, { ...aRecipeInput(), description: '' });
  expect(refusedWith(unfinished)).toMatchObject({ status: 422, errors: [{ path: 'description' }] });
});

it('stays as it is when a save does not mention it', async () => {
  const recipe = await editor.recipe({ title: 'Retirée' });
  const withdrawn = await save(recipe, { publication: { state: 'withdrawn' } });
  const { publication: _, ...fields } = editedRecipe(withdrawn);
  const saved = await editor.call('PUT', ADMIN_API.recipe(recipe.id), { ...fields, title: 'Retirée encore' });
  expect(saved.json()).toMatchObject({ publication: { state: 'withdrawn' }, slug: 'retiree-encore' });
});

it('of one that takes the former slug of a public recipe leaves that one its address', async () => {
  const recipe = await editor.recipe({ title: 'Soupe au pistou' });
  await save(recipe, { title: 'Soupe au basilic' });
  await editor.recipe({
    title: 'Soupe au pistou',
    publication: { state: 'published', from: minutes(60), until: null },
  });
  const response = await app.inject(API.recipe('soupe-au-pistou'));
  expect(response.json()).toMatchObject({ id: recipe.id, match: 'former' });
});

it('of the newest of two recipes that had an address leaves it to the other one', async () => {
  const older = await editor.recipe({ title: 'Garbure' });
  await save(older, { title: 'Garbure du Béarn' });
  const newer = await save(await editor.recipe({ title: 'Garbure' }), { title: 'Garbure de Pau' });
  expect((await app.inject(API.recipe('garbure'))).json()).toMatchObject({ id: newer.id, match: 'former' });
  await save(newer, { title: 'Garbure de Pau', publication: { state: 'withdrawn' } });
  expect((await app.inject(API.recipe('garbure'))).json()).toMatchObject({ id: older.id, match: 'former' });
});

it.each([
  ['an end before its beginning', { state: 'published', from: new Date(120_000), until: new Date(60_000) }],
  ['seconds', { state: 'published', from: null, until: new Date(1000) }],
  ['a text for a time', { state: 'published', from: '2020-01-01T00:00:00Z', until: null }],
  ['an unknown state', { state: 'public', from: null, until: null }],
  ['no state', {}],
  ['null', null],
])('that another program has stored with %s stays hidden, and fails no request', async (_what, publication) => {
  const recipe = await editor.recipe({ title: 'Abîmée' });
  await documents.collection('recipes').updateOne({ _id: recipe.id as never }, { $set: { publication } });
  expect([404, 410]).toContain(await statusOf(API.recipe(recipe.id)));
  const { statusCode } = await editor.call('GET', ADMIN_API.recipe(recipe.id));
  expect([200, 409]).toContain(statusCode);
});

it.each([
  ['an end before its beginning', { state: 'published', from: minutes(9), until: minutes(8) }, 'publication.until'],
  ['an end at its beginning', { state: 'published', from: minutes(9), until: minutes(9) }, 'publication.until'],
  [
    'an end at its beginning, otherwise written',
    { state: 'published', from: '2027-01-01T08:00:00.0Z', until: '2027-01-01T08:00:00Z' },
    'publication.until',
  ],
  ['seconds', { state: 'published', from: '2027-01-01T08:00:01.000Z' }, 'publication.from'],
  ['an offset', { state: 'published', from: '2027-01-01T08:00:00+01:00' }, 'publication.from'],
  ['a number for a time', { state: 'published', from: 0 }, 'publication.from'],
  ['an unknown state', { state: 'secret' }, 'publication.state'],
  ['null', null, 'publication'],
])('is refused with %s', async (_what, publication, path) => {
  const response = await editor.call('POST', ADMIN_API.recipes, { ...aRecipeInput(), publication });
  expect(refusedWith(response)).toMatchObject({ status: 422, errors: [{ path }] });
});
