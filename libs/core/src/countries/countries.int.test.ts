import { AtlasSchema, CountryDetailSchema, CountryListSchema } from '@tdt/contracts';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { describe, expect, it, vi } from 'vitest';
import { createChanges } from '../changes.ts';
import { openConnection, openTemporary, temporarySettings } from '../testing/temporary-application.ts';
import { createCountriesRepository } from './countries.repository.ts';
import { idOfCountry } from './seed-countries.ts';

const WORLD = [
  aCountry(),
  aCountry({ code: 'KR', name: 'Corée du Sud' }),
  aCountry({ code: 'KP', name: 'Corée du Nord' }),
  aCountry({ code: 'US', name: 'États-Unis', particule_en_au: 'aux', particule_de_du: 'des' }),
  aCountry({ code: 'NE', name: 'Niger' }),
  aCountry({ code: 'NG', name: 'Nigeria' }),
];

async function withWorld() {
  const application = await openTemporary();
  await application.countries.seed(WORLD);
  return application;
}

const query = { q: '', with_recipes: 'false', page: 1, page_size: 24 } as const;

describe('finding a country', () => {
  it.each([
    ['japon', 'Japon', 'slug'],
    ['coree-du-sud', 'Corée du Sud', 'slug'],
    ['south-korea', 'Corée du Sud', 'alias'],
    ['usa', 'États-Unis', 'alias'],
    ['united-states', 'États-Unis', 'alias'],
    ['etats-unis', 'États-Unis', 'slug'],
    ['États-Unis', 'États-Unis', 'name'],
    ['JAPON', 'Japon', 'name'],
    ['ÉTATS', 'États-Unis', 'name'],
    ['niger', 'Niger', 'slug'],
    ['NIGER', 'Niger', 'name'],
    ['nigeri', 'Nigeria', 'name'],
    ['jap', 'Japon', 'name'],
    ['du-nord', 'Corée du Nord', 'name'],
  ])('%s finds %s by its %s', async (text, name, match) => {
    const { countries } = await withWorld();
    expect(await countries.find(text)).toMatchObject({ name, match });
  });

  it.each(['atlantide', 'ja', '', '-', '%00'])('finds nothing for %j', async (text) => {
    const { countries } = await withWorld();
    await expect(countries.find(text)).rejects.toMatchObject({ code: 'COUNTRY_NOT_FOUND' });
  });

  it('answers in the shape of the contract, with its recipes, newest first', async () => {
    const application = await withWorld();
    await application.recipes.importMany([
      { ...aRecipe({ title: 'A' }), created_at: '2026-01-01' },
      { ...aRecipe({ title: 'B' }), created_at: '2026-01-02' },
      aRecipe({ title: 'Burger', country: 'USA' }),
    ]);
    const country = CountryDetailSchema.parse(await application.countries.find('japon'));
    expect(country.recipes.map(({ title }) => title)).toEqual(['B', 'A']);
    expect(country.polaroid.url).toContain('/default/');
  });

  it('contains its newest hundred recipes and the number of all', async () => {
    const application = await withWorld();
    await application.recipes.importMany(Array.from({ length: 101 }, (_, turn) => aRecipe({ title: `Bol ${turn}` })));
    const country = CountryDetailSchema.parse(await application.countries.find('japon'));
    expect([country.recipes.length, country.recipe_count]).toEqual([100, 101]);
  });
});

describe('listing countries', () => {
  it('lists all in the order of their French names, with their numbers of recipes', async () => {
    const application = await withWorld();
    await application.recipes.importMany([aRecipe(), aRecipe({ title: 'Ramen' })]);
    const list = CountryListSchema.parse(await application.countries.list(query));
    expect(list.items.map(({ name, recipe_count }) => [name, recipe_count])).toEqual([
      ['Corée du Nord', 0],
      ['Corée du Sud', 0],
      ['États-Unis', 0],
      ['Japon', 2],
      ['Niger', 0],
      ['Nigeria', 0],
    ]);
  });

  it('filters by having recipes, and by words in the name', async () => {
    const application = await withWorld();
    await application.recipes.importMany([aRecipe()]);
    const cooking = await application.countries.list({ ...query, with_recipes: 'true' });
    expect(cooking.items.map(({ name }) => name)).toEqual(['Japon']);
    const korean = await application.countries.list({ ...query, q: 'SUD corée' });
    expect(korean.items.map(({ name }) => name)).toEqual(['Corée du Sud']);
  });

  it('answers page by page', async () => {
    const application = await withWorld();
    const list = await application.countries.list({ ...query, page: 2, page_size: 4 });
    expect(list).toMatchObject({ total: 6, page: 2, page_size: 4 });
    expect(list.items.map(({ name }) => name)).toEqual(['Niger', 'Nigeria']);
  });
});

describe('seeding countries', () => {
  it('changes nothing when run twice', async () => {
    const application = await withWorld();
    const before = await application.countries.find('japon');
    expect(await application.countries.seed(WORLD)).toEqual({ created: 0, updated: 0, kept: WORLD.length });
    expect(await application.countries.find('japon')).toEqual(before);
  });

  it('updates what no admin edited', async () => {
    const application = await withWorld();
    const result = await application.countries.seed([aCountry({ country_bon_appetit: 'Meshiagare' })]);
    expect(result).toEqual({ created: 0, updated: 1, kept: 0 });
    expect(await application.countries.find('japon')).toMatchObject({ country_bon_appetit: 'Meshiagare' });
  });

  it('keeps the old address of a renamed country working', async () => {
    const application = await withWorld();
    await application.countries.seed([aCountry({ name: 'Nippon' })]);
    expect(await application.countries.find('japon')).toMatchObject({ match: 'alias', slug: 'nippon' });
  });

  it('keeps what an admin edited, unless overwrite is set', async () => {
    const settings = await temporarySettings();
    const application = await openTemporary(settings);
    await application.countries.seed([aCountry()]);
    const repository = createCountriesRepository(await openConnection(settings), createChanges());
    const fields = { recipe_description: 'Mon texte', edited_at: new Date() };
    await repository.updateMany([{ id: idOfCountry('JP'), revision: 1, fields }]);
    expect(await application.countries.seed([aCountry()])).toEqual({ created: 0, updated: 0, kept: 1 });
    await vi.waitFor(
      async () => expect(await application.countries.find('japon')).toMatchObject({ recipe_description: 'Mon texte' }),
      { timeout: 10_000 },
    );
    expect(await application.countries.seed([aCountry()], { overwrite: true })).toMatchObject({ updated: 1 });
    expect(await application.countries.find('japon')).toMatchObject({
      recipe_description: aCountry().recipe_description,
    });
  });

  it('leaves a name to the country that has it already', async () => {
    const application = await withWorld();
    expect(await application.countries.seed([aCountry({ code: 'XX' })])).toEqual({ created: 0, updated: 0, kept: 1 });
    expect((await application.countries.list({ ...query, q: 'japon' })).total).toBe(1);
  });

  it('writes nothing on a dry run', async () => {
    const application = await openTemporary();
    expect(await application.countries.seed(WORLD, { dryRun: true })).toMatchObject({ created: WORLD.length });
    expect(await application.demo.isEmpty()).toBe(true);
  });
});

it('the atlas places every country in its region, and says how many recipes it has', async () => {
  const { countries, recipes } = await openTemporary();
  await countries.seed([
    aCountry({ regions: ['Asie', "Asie de l'Est"] }),
    aCountry({ code: 'LA', name: 'Laos', regions: ['Asie', 'Asie du Sud-Est'] }),
    aCountry({ code: 'FR', name: 'France', regions: ['Europe'] }),
  ]);
  await recipes.importMany([aRecipe()]);
  const atlas = countries.atlas();
  expect(AtlasSchema.parse(atlas)).toEqual(atlas);
  expect(atlas).toMatchObject({
    total: 3,
    cooked: 1,
    continents: [
      {
        name: 'Asie',
        total: 2,
        regions: [
          { name: "Asie de l'Est", countries: [{ name: 'Japon', slug: 'japon', recipe_count: 1 }] },
          { name: 'Asie du Sud-Est', countries: [{ name: 'Laos', recipe_count: 0 }] },
        ],
      },
      { name: 'Europe', total: 1, regions: [{ name: null, countries: [{ name: 'France' }] }] },
    ],
  });
});

describe('a country without recipes', () => {
  const world = [
    aCountry({ regions: ['Asie', "Asie de l'Est"] }),
    aCountry({ code: 'MN', name: 'Mongolie', regions: ['Asie', "Asie de l'Est"] }),
    aCountry({ code: 'TW', name: 'Taïwan', regions: ['Asie', "Asie de l'Est"] }),
    aCountry({ code: 'LA', name: 'Laos', regions: ['Asie', 'Asie du Sud-Est'] }),
    aCountry({ code: 'FR', name: 'France', regions: ['Europe'] }),
    aCountry({ code: 'AQ', name: 'Antarctique', regions: [] }),
  ];
  const withRecipes = async () => {
    const { countries, recipes } = await openTemporary();
    await countries.seed(world);
    await recipes.importMany([aRecipe(), aRecipe({ title: 'Gratin', country: 'France' })]);
    return countries;
  };
  const around = async (slug: string) => {
    const { neighbours, nearby } = await (await withRecipes()).find(slug);
    return [neighbours.map(({ name }) => name), nearby.map(({ country }) => country?.name)];
  };

  it('has the countries of its region as neighbours, those with recipes first, and their recipes', async () => {
    expect(await around('mongolie')).toEqual([['Japon', 'Taïwan'], ['Japon']]);
  });

  it('has those of its continent that have recipes where nobody cooked in its region', async () => {
    expect(await around('laos')).toEqual([['Japon'], ['Japon']]);
  });

  it('has none without a region; nor has a country with recipes', async () => {
    expect(await around('antarctique')).toEqual([[], []]);
    expect(await around('japon')).toEqual([[], []]);
  });
});
