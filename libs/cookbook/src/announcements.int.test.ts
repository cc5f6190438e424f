import { createChanges } from '@tdt/database';
import { noVersions, openConnection, temporaryPlace } from '@tdt/database/testing';
import { createCountriesRepository } from '@tdt/geography';
import { createSitemapRepository } from '@tdt/sitemap';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { idOfCountry } from './countries/seed-countries.ts';
import { UNEDITED } from './edited-documents.ts';
import { createPagesRepository } from './pages/pages.repository.ts';
import { createRecipesRepository } from './recipes/recipes.repository.ts';
import { temporaryCookbook } from './testing/temporary-cookbook.ts';

const SEO = { title: null, description: null, keywords: null, canonical_url: null, og_image_url: null };
const now = new Date();
const HOME = {
  _id: 'home',
  page_type: 'home',
  page_id: null,
  ...SEO,
  revision: 1,
  ...UNEDITED,
  updated_at: now,
} as const;
const ABOUT = { _id: 'about_content', page_type: 'about_content', couple_image: null, description_text: null } as const;
const JAPAN = idOfCountry('JP');

/** The repositories of a site with a recipe of Japan, and what they have announced since the last read. */
async function site() {
  const place = await temporaryPlace();
  const cookbook = await temporaryCookbook(place);
  await cookbook.countries.seed([aCountry()]);
  await cookbook.recipes.importMany([aRecipe()]);
  const { id } = await cookbook.recipes.find('soupe-miso');
  const connection = await openConnection(place);
  const changes = createChanges(connection);
  const repositories = {
    recipes: createRecipesRepository(connection, changes, noVersions),
    countries: createCountriesRepository(connection, changes, noVersions),
    pages: createPagesRepository(connection, changes, { seo: noVersions, page: noVersions }),
    sitemap: createSitemapRepository(connection, changes),
  };
  const announced: [string, ...(readonly string[])][] = [];
  for (const kind of ['recipes', 'countries', 'pages', 'sitemap'] as const)
    changes.follow(kind, async (ids) => announced.push([kind, ...(ids ?? [])]));
  return { ...repositories, id, announced: () => announced.splice(0) };
}

it('every write of content announces the ids that it wrote before it resolves', async () => {
  const { recipes, countries, pages, sitemap, id, announced } = await site();
  const [recipe, country] = [await recipes.byId(id), await countries.byId(JAPAN)];
  if (!recipe || !country) throw new Error('There is no recipe of Japan.');
  const content = { ...ABOUT, revision: 1, ...UNEDITED, updated_at: now };
  const writes: [() => Promise<unknown>, string, string][] = [
    [() => recipes.update({ id, revision: 1, fields: { title: 'Soupe' } }), 'recipes', id],
    [() => recipes.updateMany([{ id, revision: 2, fields: { title: 'Soupe' } }]), 'recipes', id],
    [
      () => recipes.updateTogether([id], (update) => update({ id, revision: 3, fields: { title: 'Soupe' } })),
      'recipes',
      id,
    ],
    [() => recipes.changeCountry(JAPAN, null, { at: now, by: null }), 'recipes', id],
    [() => recipes.insert([{ ...recipe, _id: 'other', slug: 'other' }]), 'recipes', 'other'],
    [() => recipes.setDeletion({ ...recipe, revision: 5 }, null), 'recipes', id],
    [() => recipes.remove(id), 'recipes', id],
    [() => countries.update({ id: JAPAN, revision: 1, fields: { regions: [] } }), 'countries', JAPAN],
    [() => countries.updateMany([{ id: JAPAN, revision: 2, fields: { regions: [] } }]), 'countries', JAPAN],
    [() => countries.setDeletion({ ...country, revision: 3 }, null), 'countries', JAPAN],
    [() => countries.remove(JAPAN), 'countries', JAPAN],
    [() => countries.insert([country]), 'countries', JAPAN],
    [() => pages.insertOneSeo(HOME), 'pages', 'home'],
    [() => pages.updateSeo('home', 1, { title: 'Accueil' }), 'pages', 'home'],
    [() => pages.removeSeo('home'), 'pages', 'home'],
    [() => pages.insertSeo([HOME]), 'pages', 'home'],
    [() => pages.insertOneContent(content), 'pages', 'about_content'],
    [() => pages.updateContent('about_content', 1, { description_text: 'Nous' }), 'pages', 'about_content'],
    [() => pages.insertContent([{ ...content, _id: 'other' as never }]), 'pages', 'other'],
    [() => sitemap.publish('e', '<urlset/>'), 'sitemap', 'sitemap'],
  ];
  for (const [write, kind, written] of writes) {
    await write();
    expect(announced(), String(write)).toEqual([[kind, written]]);
  }
});

it('a write that changes nothing announces nothing', async () => {
  const { recipes, countries, pages, id, announced } = await site();
  expect(await recipes.update({ id, revision: 7, fields: { title: 'Soupe' } })).toBe('stale');
  expect(await recipes.updateMany([{ id, revision: 7, fields: {} }])).toEqual([]);
  expect(await recipes.changeCountry('nowhere', null, { at: now, by: null })).toBeNull();
  expect(await recipes.insert([{ _id: id, slug: 'none' } as never])).toMatchObject([{ taken: 'id' }]);
  expect(await recipes.remove('none')).toBe(false);
  expect(await countries.update({ id: JAPAN, revision: 7, fields: {} })).toBe('stale');
  expect(await countries.remove('none')).toBe(false);
  expect(await pages.updateSeo('home', 1, {})).toBe(false);
  expect(await pages.removeSeo('home')).toBeNull();
  expect(announced()).toEqual([]);
});
