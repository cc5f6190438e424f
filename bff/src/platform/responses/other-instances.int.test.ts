import { API, type SeoPageType } from '@tdt/contracts';
import type { Application } from '@tdt/site';
import { temporaryDatabase } from '@tdt/testing';
import { editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { editedCountry } from '../../testing/country-input.ts';
import { appOfFile, openSeeded } from '../../testing/test-app.ts';

const ELSEWHERE = 'Écrit ailleurs';

/** One instance writes; the other one sends what it has stored, which does not expire meanwhile. */
let writer: Application;
let other: FastifyInstance;
beforeAll(async () => {
  const env = { MONGODB_URI: temporaryDatabase() };
  writer = (await openSeeded(env)).application;
  other = await appOfFile(await openSeeded(env), { CACHE_SECONDS: '3600', LIMIT_PUBLIC: '0' });
});

async function saveAbout(): Promise<void> {
  const stored = await writer.pages.storedContent('about_content');
  await writer.pages.saveContent('about_content', { ...stored, couple_image: null, description_text: ELSEWHERE });
}

async function saveSeo(pageType: SeoPageType): Promise<void> {
  const page = { pageType, pageId: null };
  await writer.pages.saveSeo(page, { ...(await writer.pages.storedSeo(page)), title: ELSEWHERE });
}

async function saveCountry(): Promise<void> {
  const { items } = writer.countryEditing.list({ q: 'Japon', page: 1, page_size: 1, sort: 'name' } as never);
  const country = await writer.countryEditing.get(items[0]?.id ?? '');
  await writer.countryEditing.update(country.id, editedCountry(country, { recipe_description: ELSEWHERE }));
}

async function saveRecipe(): Promise<void> {
  const recipe = await writer.recipeEditing.get((await writer.recipes.find('tarte-tatin')).id);
  await writer.recipeEditing.update(recipe.id, editedRecipe(recipe, { description: ELSEWHERE }));
}

it.each([
  ['the text of a page', API.page('about_content'), saveAbout],
  ['the SEO texts of a list', API.seo('recipes_list'), () => saveSeo('recipes_list')],
  ['the SEO texts of the home page', API.seo('home'), () => saveSeo('home')],
  ['a country', API.country('japon'), saveCountry],
  ['a recipe', API.recipe('tarte-tatin'), saveRecipe],
])('a stored response shows what another instance has written: %s', async (_what, url, save) => {
  const body = async () => (await other.inject({ url })).body;
  expect(await body()).not.toContain(ELSEWHERE);
  expect(other.responses.known(url)).not.toBeNull();
  await save();
  await expect.poll(body, { timeout: 10_000 }).toContain(ELSEWHERE);
});
