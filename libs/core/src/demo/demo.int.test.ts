import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aCountry, aPicture, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { createRecipesRepository } from '../recipes/recipes.repository.ts';
import type { DemoContent, SeedProgress } from '../seeds.ts';
import type { CoreSettings } from '../settings.ts';
import { openConnection, openTemporary, temporarySettings } from '../testing/temporary-application.ts';

const POLAROID_ID = '7c1d5b60-8f0e-4d5b-8a65-0f7b2f9f6f11';
const POLAROID = aPicture({
  id: POLAROID_ID,
  owner: { kind: 'country', code: 'JP' },
  image_type: 'polaroid',
  folder: 'countries/JP/polaroid',
  url: `/media/recipe-images/countries/JP/polaroid/${POLAROID_ID}.webp`,
  committed: true,
});

const content = (fields: Partial<DemoContent> = {}): DemoContent => ({
  countries: [aCountry(), aCountry({ code: 'IT', name: 'Italie' })],
  recipes: [
    aRecipe(),
    aRecipe({ title: 'Ramen', type_recipe: 'plat' }),
    aRecipe({ title: 'Pizza', country: 'Italie', type_recipe: 'plat' }),
  ],
  pictures: [aPicture(), POLAROID],
  pictureFile: () => null,
  ...fields,
});

it('fills an empty database with countries, recipes, pictures and pages', async () => {
  const settings = await temporarySettings();
  const { demo, recipes, countries, pages, storage } = await openTemporary(settings);
  expect(await demo.isEmpty()).toBe(true);
  const file = join(settings.dataDir, 'polaroid.webp');
  await writeFile(file, 'pixels');
  const result = await demo.seed(content({ pictureFile: (id) => (id === POLAROID_ID ? file : null) }));
  expect(result).toEqual({
    countries: { created: 2, updated: 0, kept: 0 },
    recipes: { created: 3, updated: 0, kept: 0, refused: [] },
    pictures: { created: 2, updated: 0, kept: 0 },
    finished: true,
  });
  expect(await demo.isEmpty()).toBe(false);
  expect(await recipes.find('soupe-miso')).toMatchObject({ cover: { url: aPicture().url } });
  expect(await countries.find('japon')).toMatchObject({ polaroid: { url: POLAROID.url } });
  expect(await storage.exists(POLAROID.url.slice(1))).toBe(true);
  expect(await pages.content('about_content')).toMatchObject({ couple_image: { width: 1200 } });
  for (const page of ['home', 'recipes_list', 'about'] as const) expect(await pages.seo(page)).not.toBeNull();
});

it('calls the site by its configured name in the pages', async () => {
  const settings = await temporarySettings();
  const site = { ...settings.site, name: 'Assiettes' };
  const { demo, pages } = await openTemporary({ ...settings, site });
  await demo.seed(content());
  const { description_text } = await pages.content('about_content');
  const titles = [(await pages.seo('home'))?.title, (await pages.seo('about'))?.title];
  for (const text of [description_text, ...titles]) expect(text).toMatch(/^(Qui sommes-nous \? )?Assiettes[ ,]/);
});

it('puts the newest recipe of each country first', async () => {
  const { demo, recipes } = await openTemporary();
  await demo.seed(content());
  const { items } = recipes.search({ q: '', page: 1, page_size: 2, sort: '-created_at' });
  expect(new Set(items.map(({ country }) => country.name))).toEqual(new Set(['Japon', 'Italie']));
});

it('puts several kinds of dishes among the newest', async () => {
  const { demo, recipes } = await openTemporary();
  const starter = aRecipe({ title: 'Panzanella', country: 'Italie', type_recipe: 'entrée' });
  const { recipes: given } = content();
  await demo.seed(content({ recipes: [...given.slice(0, 2), starter, ...given.slice(2)] }));
  const { items } = recipes.search({ q: '', page: 1, page_size: 2, sort: '-created_at' });
  expect(items.map(({ type_recipe }) => type_recipe)).toEqual(['entrée', 'plat']);
});

it('changes nothing when run twice, and keeps what was edited', async () => {
  const settings = await temporarySettings();
  const { demo, recipes } = await openTemporary(settings);
  await demo.seed(content());
  const { id } = await recipes.find('ramen');
  const repository = createRecipesRepository(await openConnection(settings));
  await repository.update(id, 1, { description: 'À ma façon', edited_at: new Date() });
  expect(await demo.seed(content())).toEqual({
    countries: { created: 0, updated: 0, kept: 2 },
    recipes: { created: 0, updated: 0, kept: 3, refused: [] },
    pictures: { created: 0, updated: 0, kept: 2 },
    finished: true,
  });
  expect(await recipes.find('ramen')).toMatchObject({ description: 'À ma façon' });
});

it('is done once by two programs at the same time', async () => {
  const settings = await temporarySettings();
  const programs = await Promise.all([openTemporary(settings), openTemporary(settings)]);
  const results = await Promise.all(programs.map(({ demo }) => demo.seed(content())));
  expect(results.map(({ recipes }) => recipes.created).sort()).toEqual([0, 3]);
  expect(results.every(({ finished }) => finished)).toBe(true);
});

/** Stops at the first report of progress: the countries are stored then, and no recipe. */
const stopping = () => {
  const stop = new AbortController();
  return { signal: stop.signal, onProgress: () => stop.abort() };
};

it('goes on where it was stopped', async () => {
  const { demo, recipes } = await openTemporary();
  const first = await demo.seed(content(), stopping());
  expect(first).toMatchObject({ countries: { created: 2 }, recipes: { created: 0 }, finished: false });
  expect(await demo.seed(content())).toMatchObject({ recipes: { created: 3 }, finished: true });
  expect((await recipes.find('pizza')).country.name).toBe('Italie');
});

const TITLES = ['Ramen', 'Ramen', 'Soba', 'Ramen', 'Soba', 'Ramen'];
const COUNTRIES = ['Japon', 'Italie', 'Espagne', 'Grèce', 'Chine', 'Iran'];

/** Recipes beyond the demo's own, some of one title in several countries. */
const larger = (): DemoContent =>
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

const slugsOf = async (settings: CoreSettings & { mongodbUri: string }) => {
  const connection = await openConnection(settings);
  const documents = await connection
    .collection('recipes')
    .find({}, { projection: { slug: 1 } })
    .toArray();
  return Object.fromEntries(documents.map(({ _id, slug }) => [String(_id), slug]));
};

it('ends with the same addresses whether it was stopped or not', async () => {
  const [whole, stopped] = [await temporarySettings(), await temporarySettings()];
  await (await openTemporary(whole)).demo.seed(larger());
  const { demo } = await openTemporary(stopped);
  const stop = new AbortController();
  const afterOneBatch = ({ step, done }: SeedProgress) => {
    if (step === 'recipes' && done < 600) stop.abort();
  };
  const first = await demo.seed(larger(), { signal: stop.signal, onProgress: afterOneBatch });
  expect(first).toMatchObject({ recipes: { created: 500 }, finished: false });
  expect(await demo.seed(larger())).toMatchObject({ recipes: { created: 100, kept: 500 }, finished: true });
  expect(await slugsOf(stopped)).toEqual(await slugsOf(whole));
  expect(Object.values(await slugsOf(whole)).filter((slug) => slug === 'ramen-7-4')).toHaveLength(1);
});

it('numbers on when a batch was stored in part', async () => {
  const [whole, torn] = [await temporarySettings(), await temporarySettings()];
  await (await openTemporary(whole)).demo.seed(larger());
  const { demo, recipes } = await openTemporary(torn);
  const seeds = larger();
  await demo.seed({ ...seeds, more: { count: 0, recipes: [] } });
  await recipes.importMany([...(seeds.more?.recipes ?? [])].slice(0, 2));
  await demo.seed(seeds);
  expect(await slugsOf(torn)).toEqual(await slugsOf(whole));
});

it('counts a database as empty while it holds half a demo only', async () => {
  const { demo } = await openTemporary();
  await demo.seed(content(), stopping());
  expect(await demo.isEmpty()).toBe(true);
  await demo.seed(content());
  expect(await demo.isEmpty()).toBe(false);
});

it("never takes somebody's own content for half a demo", async () => {
  const { countries, demo } = await openTemporary();
  await countries.seed([aCountry({ code: 'PT', name: 'Portugal' })]);
  await demo.seed(content(), stopping());
  expect(await demo.isEmpty()).toBe(false);
});

it('counts without writing on a dry run', async () => {
  const { demo, storage } = await openTemporary();
  const result = await demo.seed(content(), { dryRun: true });
  expect(result).toMatchObject({ countries: { created: 2 }, recipes: { created: 3 }, pictures: { created: 2 } });
  expect(await demo.isEmpty()).toBe(true);
  expect(await storage.exists(POLAROID.url.slice(1))).toBe(false);
});
