import { listOf } from '@tdt/catalogue/testing';
import { createChanges } from '@tdt/database';
import { noVersions, openConnection, temporaryPlace } from '@tdt/database/testing';
import { anImage } from '@tdt/files/testing';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { createRecipesRepository } from '../recipes/recipes.repository.ts';
import { aDemoPicture } from '../testing/demo-picture.ts';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';
import type { DemoContent } from './demo.ts';
import type { SeedProgress } from './seeds.ts';

const COVER = anImage('0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21', 'cover');
const POLAROID = anImage('7c1d5b60-8f0e-4d5b-8a65-0f7b2f9f6f11', 'polaroid');

const content = async (fields: Partial<DemoContent> = {}): Promise<DemoContent> => ({
  countries: [aCountry({ images: [POLAROID] }), aCountry({ code: 'IT', name: 'Italie' })],
  recipes: [
    aRecipe({ images: [COVER] }),
    aRecipe({ title: 'Pizza', country: 'Italie', type_recipe: 'plat' }),
    aRecipe({ title: 'Ramen', type_recipe: 'plat' }),
  ],
  pictures: [await aDemoPicture(COVER), await aDemoPicture(POLAROID)],
  aboutImage: { ...COVER, image_type: 'mood' },
  ...fields,
});

it('fills an empty database with countries, recipes, pictures and pages', async () => {
  const settings = await temporaryPlace();
  const { demo, recipes, countries, pages, storage } = await temporaryCookbook(settings);
  expect(await demo.isEmpty()).toBe(true);
  const result = await demo.seed(await content());
  expect(result).toEqual({
    countries: { created: 2, updated: 0, kept: 0 },
    recipes: { created: 3, updated: 0, kept: 0, refused: [], notes: [] },
    pictures: { created: 2, updated: 0, kept: 0 },
    finished: true,
  });
  expect(await demo.isEmpty()).toBe(false);
  expect(await recipes.find('soupe-miso')).toMatchObject({ cover: { url: COVER.url } });
  expect(await countries.find('japon')).toMatchObject({ polaroid: { url: POLAROID.url } });
  const stored = await storage.open(POLAROID.url.slice(1));
  expect(String(await stored?.read())).toBe('pixels');
  expect(await pages.content('about_content')).toMatchObject({ couple_image: { width: 1200 } });
  for (const page of ['home', 'recipes_list', 'about'] as const) expect(await pages.seo(page)).not.toBeNull();
});

it('calls the site by its configured name in the pages', async () => {
  const settings = await temporaryPlace();
  const { demo, pages } = await temporaryCookbook({ ...settings, siteName: 'Assiettes' });
  await demo.seed(await content());
  const { description_text } = await pages.content('about_content');
  const titles = [(await pages.seo('home'))?.title, (await pages.seo('about'))?.title];
  for (const text of [description_text, ...titles]) expect(text).toMatch(/^(Qui sommes-nous \? )?Assiettes[ ,]/);
});

it('dates the recipes in their order, the newest first', async () => {
  const { demo, recipes } = await temporaryCookbook();
  await demo.seed(await content());
  const { items } = listOf(recipes.search({ q: '', page: 1, page_size: 3, sort: '-created_at' }));
  expect(items.map(({ title }) => title)).toEqual(['Soupe miso', 'Pizza', 'Ramen']);
});

it('changes nothing when run twice, nor what was edited', async () => {
  const settings = await temporaryPlace();
  const { demo, recipes } = await temporaryCookbook(settings);
  await demo.seed(await content());
  const { id } = await recipes.find('ramen');
  const connection = await openConnection(settings);
  const repository = createRecipesRepository(connection, createChanges(connection), noVersions);
  await repository.update({ id, revision: 1, fields: { description: 'À ma façon', edited_at: new Date() } });
  expect(await demo.seed(await content())).toEqual({
    countries: { created: 0, updated: 0, kept: 2 },
    recipes: { created: 0, updated: 0, kept: 3, refused: [], notes: [] },
    pictures: { created: 0, updated: 0, kept: 2 },
    finished: true,
  });
  expect(await recipes.find('ramen')).toMatchObject({ description: 'À ma façon' });
});

it('seeds once for two programs at the same time', async () => {
  const settings = await temporaryPlace();
  const programs = await Promise.all([temporaryCookbook(settings), temporaryCookbook(settings)]);
  const demoContent = await content();
  const results = await Promise.all(programs.map(({ demo }) => demo.seed(demoContent)));
  expect(results.map(({ recipes }) => recipes.created).sort()).toEqual([0, 3]);
  expect(results.every(({ finished }) => finished)).toBe(true);
});

/** Stops once the countries are stored, and no recipe. */
const stopping = () => {
  const stop = new AbortController();
  return { signal: stop.signal, onProgress: ({ step }: SeedProgress) => step === 'countries' && stop.abort() };
};

it('continues where it was stopped', async () => {
  const { demo, recipes } = await temporaryCookbook();
  const first = await demo.seed(await content(), stopping());
  expect(first).toMatchObject({ countries: { created: 2 }, recipes: { created: 0 }, finished: false });
  expect(await demo.seed(await content())).toMatchObject({ recipes: { created: 3 }, finished: true });
  expect((await recipes.find('pizza')).country?.name).toBe('Italie');
});

const TITLES = ['Ramen', 'Ramen', 'Soba', 'Ramen', 'Soba', 'Ramen'];
const COUNTRIES = ['Japon', 'Italie', 'Espagne', 'Grèce', 'Chine', 'Iran'];

/** Recipes beyond the demo's own, some of one title in several countries. */
const larger = (): Promise<DemoContent> =>
  content({
    countries: COUNTRIES.map((name, index) => aCountry({ code: `X${String.fromCharCode(65 + index)}`, name })),
    recipes: [],
    more: {
      count: 600,
      recipes: Array.from({ length: 600 }, (_, index) => {
        const title = `${TITLES[index % 6]} ${Math.floor(index / 6)}`;
        return aRecipe({ title, country: COUNTRIES[index % 6] ?? '', created_at: new Date(1e12 + index) });
      }),
    },
  });

const slugsOf = async (settings: { mongodbUri: string }) => {
  const connection = await openConnection(settings);
  const documents = await connection
    .collection('recipes')
    .find({}, { projection: { slug: 1 } })
    .toArray();
  return Object.fromEntries(documents.map(({ _id, slug }) => [String(_id), slug]));
};

it('gives the same addresses whether it was stopped or not', async () => {
  const [whole, stopped] = [await temporaryPlace(), await temporaryPlace()];
  await (await temporaryCookbook(whole)).demo.seed(await larger());
  const { demo } = await temporaryCookbook(stopped);
  const stop = new AbortController();
  const afterOneBatch = ({ step, done }: SeedProgress) => {
    if (step === 'recipes' && done < 600) stop.abort();
  };
  const first = await demo.seed(await larger(), { signal: stop.signal, onProgress: afterOneBatch });
  expect(first).toMatchObject({ recipes: { created: 500 }, finished: false });
  expect(await demo.seed(await larger())).toMatchObject({ recipes: { created: 100, kept: 500 }, finished: true });
  expect(await slugsOf(stopped)).toEqual(await slugsOf(whole));
  expect(Object.values(await slugsOf(whole)).filter((slug) => slug === 'ramen-7-4')).toHaveLength(1);
});

it('continues the numbering after a partly stored batch', async () => {
  const [whole, torn] = [await temporaryPlace(), await temporaryPlace()];
  await (await temporaryCookbook(whole)).demo.seed(await larger());
  const { demo, recipes } = await temporaryCookbook(torn);
  const seeds = await larger();
  await demo.seed({ ...seeds, more: { count: 0, recipes: [] } });
  await recipes.importMany([...(seeds.more?.recipes ?? [])].slice(0, 2));
  await demo.seed(seeds);
  expect(await slugsOf(torn)).toEqual(await slugsOf(whole));
});

it('regards a database as empty while it contains an unfinished demo only', async () => {
  const { demo } = await temporaryCookbook();
  await demo.seed(await content(), stopping());
  expect(await demo.isEmpty()).toBe(true);
  await demo.seed(await content());
  expect(await demo.isEmpty()).toBe(false);
});

it("does not regard the operator's own content as an unfinished demo", async () => {
  const { countries, demo } = await temporaryCookbook();
  await countries.seed([aCountry({ code: 'PT', name: 'Portugal' })]);
  await demo.seed(await content(), stopping());
  expect(await demo.isEmpty()).toBe(false);
});

it('counts without writing on a dry run', async () => {
  const { demo, storage } = await temporaryCookbook();
  const result = await demo.seed(await content(), { dryRun: true });
  expect(result).toMatchObject({ countries: { created: 2 }, recipes: { created: 3 }, pictures: { created: 2 } });
  expect(await demo.isEmpty()).toBe(true);
  expect(await storage.exists(POLAROID.url.slice(1))).toBe(false);
});
