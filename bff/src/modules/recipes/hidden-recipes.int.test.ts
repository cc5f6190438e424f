import { randomUUID } from 'node:crypto';
import { ADMIN_API, API, COMPLETIONS_API, type PublicationInput, SeoInputSchema } from '@tdt/contracts';
import { LICENCES_PATH, PAGES, SURPRISE_PATH } from '@tdt/contracts/plain';
import { isUuid } from '@tdt/domain/text';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEditor, type Editor } from '../../testing/editor.ts';
import { type RenderedSite, renderSite } from '../../testing/rendered-site.ts';
import { openSeeded } from '../../testing/test-app.ts';

/** A word that only hidden contents have. */
const MARK = /zwibel/i;
const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(Math.floor(Date.now() / HOUR_MS + count) * HOUR_MS).toISOString();

/** Each hidden state, and whether visitors are told that the recipe was public once. */
const STATES: [state: string, publication: PublicationInput, isTrashed: boolean, isTold: boolean][] = [
  ['brouillon', { state: 'draft', from: null, until: null }, false, false],
  ['programmee', { state: 'published', from: hours(2), until: null }, false, false],
  ['terminee', { state: 'published', from: null, until: hours(-2) }, false, true],
  ['retiree', { state: 'withdrawn', from: null, until: null }, false, true],
  ['jetee', { state: 'published', from: null, until: null }, true, true],
  ['brouillon-jete', { state: 'draft', from: null, until: null }, true, false],
  ['programmee-jetee', { state: 'published', from: hours(2), until: null }, true, false],
];

/** What the site computes of its recipes: the same bytes whether there are hidden ones or not. */
const COMPUTED = [
  API.recipes,
  `${API.recipes}?page_size=100&sort=title`,
  `${API.recipes}?pays=coree-du-sud`,
  `${API.recipes}?q=soupe`,
  `${API.recipes}?q=topinambour`,
  `${API.suggestions}?q=topinambours`,
  `${COMPLETIONS_API}?q=topin`,
  `${COMPLETIONS_API}?q=cor`,
  API.countries,
  API.country('japon'),
  API.country('coree-du-sud'),
  API.menu('japon', 1),
  API.atlas,
  API.worldPart('continent', 'asie'),
  API.recipe('dorayaki'),
  API.related('okonomiyaki'),
  '/sitemap.xml',
  '/sitemap-recipes-1.xml',
  '/sitemap-countries-1.xml',
  '/robots.txt',
];

const SHOWN = [
  PAGES.home,
  PAGES.recipes,
  `${PAGES.recipes}?q=topinambour`,
  PAGES.countries,
  PAGES.country('japon'),
  PAGES.country('coree-du-sud'),
  PAGES.menu('japon'),
  PAGES.worldPart('continent', 'asie'),
  PAGES.recipe('dorayaki'),
  PAGES.recipe('soupe-topinambour'),
  PAGES.favourites,
  PAGES.shoppingList,
  LICENCES_PATH,
  API.home,
  API.site,
  API.diagnostics,
  API.health,
  '/metrics',
  '/sw.js',
  '/manifest.webmanifest',
];

let site: RenderedSite;
let editor: Editor;
const before = new Map<string, string>();
const hidden = new Map<string, { id: string; slug: string }>();
const body = async (url: string) => (await site.get(url)).body;

beforeAll(async () => {
  const fixture = await openSeeded();
  site = await renderSite(fixture, {});
  editor = await anEditor(site.app, fixture);
  const { items } = (await editor.call('GET', ADMIN_API.countryNames)).json();
  const countryIds: string[] = items.map(({ id }: { id: string }) => id);
  const list = (await editor.call('GET', `${ADMIN_API.recipes}?q=dorayaki`)).json();
  const one = ADMIN_API.recipe(list.items[0].id);
  const save = async (fields: object) => {
    const recipe = (await editor.call('GET', one)).json();
    expect((await editor.call('PUT', one, editedRecipe(recipe, fields))).statusCode).toBe(200);
  };
  // A former version of a public recipe.
  await save({ description: 'Zwibelkueche, autrefois.' });
  await save({ description: 'Des crêpes.' });
  for (const url of COMPUTED) before.set(url, await body(url));

  for (const [state, publication, isTrashed] of STATES)
    for (const country_id of countryIds) {
      const title = `Zwibelkueche, soupe de topinambour ${state}`;
      const texts = { title, description: 'Zwibelkueche au topinambour.', cultural_context: 'Zwibel.' };
      const recipe = await editor.recipe({ ...texts, publication, country_id });
      await editor.call('PUT', ADMIN_API.seo('recipe', recipe.id), { title, revision: 0 });
      await editor.call('POST', ADMIN_API.previewLinks(recipe.id));
      if (isTrashed) expect((await editor.call('DELETE', ADMIN_API.recipe(recipe.id))).statusCode).toBe(204);
      hidden.set(state, recipe);
    }
  // Changes that wait beside a public recipe.
  const recipe = (await editor.call('GET', one)).json();
  const { publication: _, ...content } = editedRecipe(recipe, { ...aRecipeInput(), title: 'Zwibelkueche' });
  const draft = { ...content, seo: SeoInputSchema.parse({ revision: 0 }), draft_revision: 0 };
  expect((await editor.call('PUT', ADMIN_API.recipeDraft(recipe.id), draft)).statusCode).toBe(200);
  return () => site.app.close();
});

it.each(COMPUTED)('what is hidden changes no byte of %s', async (url) => {
  expect(await body(url)).toBe(before.get(url));
});

it.each(SHOWN)('what is hidden is not in %s', async (url) => {
  expect(await body(url)).not.toMatch(MARK);
});

it('what is hidden is no surprise', async () => {
  for (let turn = 0; turn < 60; turn += 1) expect((await site.get(SURPRISE_PATH)).headers.location).not.toMatch(MARK);
});

/** A response without what names its address and its request. */
const ofAny = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  statusCode,
  names: Object.keys(headers).sort(),
  etag: headers.etag,
  length: body.length,
  body: body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|zw[io]belkueche[\w-]*/gi, '?'),
});

describe.each(STATES.filter(([, , , isTold]) => !isTold))('what never was public: %s', (state) => {
  it.each(['id', 'slug'] as const)('responds by its %s as an address that never was', async (key) => {
    const address = hidden.get(state)?.[key] ?? '';
    const other = isUuid(address) ? randomUUID() : address.replace('zwibel', 'zwobel');
    for (const path of [API.recipe, API.related, PAGES.recipe, (text: string) => `${PAGES.recipe(text)}/`])
      for (const [one, never] of [
        [address, other],
        [address.toUpperCase(), other.toUpperCase()],
      ] as const)
        expect(ofAny(await site.get(path(one)))).toEqual(ofAny(await site.get(path(never))));
  });
});
