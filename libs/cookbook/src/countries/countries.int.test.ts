import {
  AtlasSchema,
  CountryDetailSchema,
  CountryListSchema,
  MenuSchema,
  type RecipeType,
  WorldPartSchema,
} from '@tdt/contracts';
import { createChanges } from '@tdt/database';
import { noVersions, openConnection, temporaryPlace } from '@tdt/database/testing';
import { createCountriesRepository } from '@tdt/geography';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { describe, expect, it, vi } from 'vitest';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';
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
  const application = await temporaryCookbook();
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

  it('returns the shape of the contract, with its recipes, newest first', async () => {
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

  it('lists page by page', async () => {
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

  it('redirects the old address of a renamed country', async () => {
    const application = await withWorld();
    await application.countries.seed([aCountry({ name: 'Nippon' })]);
    expect(await application.countries.find('japon')).toMatchObject({ match: 'alias', slug: 'nippon' });
  });

  it('leaves what an admin edited, unless overwrite is set', async () => {
    const settings = await temporaryPlace();
    const application = await temporaryCookbook(settings);
    await application.countries.seed([aCountry()]);
    const connection = await openConnection(settings);
    const repository = createCountriesRepository(connection, createChanges(connection), noVersions);
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
    const application = await temporaryCookbook();
    expect(await application.countries.seed(WORLD, { dryRun: true })).toMatchObject({ created: WORLD.length });
    expect(await application.demo.isEmpty()).toBe(true);
  });
});

it('the atlas places every country in its region, and says how many recipes it has', async () => {
  const { countries, recipes } = await temporaryCookbook();
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

describe('around a country', () => {
  const eastAsia = ['Asie', "Asie de l'Est"];
  const world = [
    aCountry({ regions: eastAsia }),
    aCountry({ code: 'MN', name: 'Mongolie', regions: eastAsia }),
    aCountry({ code: 'TW', name: 'Taïwan', regions: eastAsia }),
    aCountry({ code: 'PH', name: 'Philippines', regions: ['Asie', 'Asie du Sud-Est'] }),
    aCountry({ code: 'FR', name: 'France', regions: ['Europe'] }),
    aCountry({ code: 'ES', name: 'Espagne', regions: ['Europe'] }),
    aCountry({ code: 'MA', name: 'Maroc', regions: ['Afrique'] }),
    aCountry({ code: 'AQ', name: 'Antarctique', regions: [] }),
  ];
  const withRecipes = async () => {
    const { countries, recipes } = await temporaryCookbook();
    await countries.seed(world);
    await recipes.importMany([aRecipe(), aRecipe({ title: 'Gratin', country: 'France' })]);
    return countries;
  };
  const around = async (slug: string) => {
    const { neighbours, nearby } = await (await withRecipes()).find(slug);
    return [neighbours.map(({ name }) => name), nearby.map(({ country }) => country?.name)];
  };

  it('lie those across its borders on land, those with recipes first, and their recipes where it has none', async () => {
    expect(await around('espagne')).toEqual([['France', 'Maroc'], ['France']]);
    expect(await around('france')).toEqual([['Espagne'], []]);
  });

  it('of an island lie those of its region', async () => {
    expect(await around('taiwan')).toEqual([['Japon', 'Mongolie'], ['Japon']]);
    expect(await around('japon')).toEqual([['Mongolie', 'Taïwan'], []]);
  });

  it('lie those of its continent that have recipes where no nearer country has any', async () => {
    expect(await around('philippines')).toEqual([['Japon'], ['Japon']]);
  });

  it('lies nothing without borders and region', async () => {
    expect(await around('antarctique')).toEqual([[], []]);
  });
});

describe('a menu of a country', () => {
  const asia = ['Asie', "Asie de l'Est"];
  const withDishes = async () => {
    const { countries, recipes } = await temporaryCookbook();
    await countries.seed([
      aCountry({ regions: asia }),
      aCountry({ code: 'TW', name: 'Taïwan', regions: asia }),
      aCountry({ code: 'FR', name: 'France', regions: ['Europe'] }),
      aCountry({ code: 'MN', name: 'Mongolie', regions: asia }),
    ]);
    const dish = (title: string, country: string, type_recipe: RecipeType) => aRecipe({ title, country, type_recipe });
    await recipes.importMany([
      dish('Ramen', 'Japon', 'plat'),
      dish('Soupe miso', 'Japon', 'entrée'),
      dish('Nouilles', 'Taïwan', 'plat'),
      dish('Raviolis', 'Taïwan', 'entrée'),
      dish('Gratin', 'France', 'plat'),
    ]);
    return countries;
  };
  const courses = async (slug: string, number = 1) => {
    const { courses } = MenuSchema.parse(await (await withDishes()).menu(slug, number));
    return courses.map(({ recipe, is_borrowed }) => `${recipe.title}${is_borrowed ? ' (borrowed)' : ''}`);
  };

  it('begins with its own dishes, then borrows starters of its region, and starts again after the last', async () => {
    expect(await courses('japon')).toEqual(['Soupe miso', 'Ramen']);
    expect(await courses('japon', 2)).toEqual(['Raviolis (borrowed)', 'Ramen']);
    expect(await courses('japon', 3)).toEqual(['Soupe miso', 'Ramen']);
    expect(await (await withDishes()).menu('japon', 4)).toMatchObject({ number: 2, menus: 2, match: 'slug' });
  });

  it('leaves out a course that no country around has', async () => {
    expect(await courses('france')).toEqual(['Gratin']);
  });

  it('states the stages of each dish', async () => {
    const [starter] = (await (await withDishes()).menu('japon', 1)).courses;
    expect(starter?.stages).toEqual([{ kind: 'preparation', minutes: 10, steps: null }]);
  });

  it.each(['mongolie', 'atlantide'])('does not exist for %s, where there are no recipes', async (slug) => {
    await expect((await withDishes()).menu(slug, 1)).rejects.toMatchObject({ code: 'COUNTRY_NOT_FOUND' });
  });
});

describe('a part of the world', () => {
  const withParts = async () => {
    const { countries, recipes } = await temporaryCookbook();
    await countries.seed([
      aCountry({ regions: ['Asie', "Asie de l'Est"] }),
      aCountry({ code: 'IR', name: 'Iran', regions: ['Asie', 'Moyen-Orient'] }),
      aCountry({ code: 'SY', name: 'Syrie', regions: ['Asie', 'Moyen-Orient', 'Levant', 'Croissant fertile'] }),
      aCountry({ code: 'EG', name: 'Égypte', regions: ['Afrique', 'Moyen-Orient'] }),
      aCountry({ code: 'AQ', name: 'Antarctique', regions: [] }),
    ]);
    await recipes.importMany([aRecipe(), aRecipe({ title: 'Koshari', country: 'Égypte' })]);
    return countries;
  };

  it('is a continent with its regions, or a region with the countries of all continents', async () => {
    const countries = await withParts();
    const asia = WorldPartSchema.parse(countries.worldPart('continent', 'asie'));
    expect(asia).toMatchObject({ name: 'Asie', continent: null, total: 3, recipe_count: 1 });
    expect(asia.regions.map(({ name }) => name)).toEqual(["Asie de l'Est", 'Moyen-Orient']);
    const middleEast = WorldPartSchema.parse(countries.worldPart('region', 'moyen-orient'));
    expect(middleEast).toMatchObject({
      name: 'Moyen-Orient',
      continent: { name: 'Asie', slug: 'asie' },
      total: 3,
      recipe_count: 1,
    });
    expect(middleEast.regions[0]?.countries.map(({ name }) => name)).toEqual(['Égypte', 'Iran', 'Syrie']);
    expect(middleEast.recipes.map(({ title }) => title)).toEqual(['Koshari']);
    expect(middleEast.map?.marks.map(({ name }) => name)).toEqual(['Égypte', 'Iran', 'Syrie']);
  });

  it('is every further region of a country, too, as its page links to them', async () => {
    const countries = await withParts();
    const { world_parts: parts } = await countries.find('syrie');
    expect(parts.map(({ slug }) => slug)).toEqual(['asie', 'moyen-orient', 'levant', 'croissant-fertile']);
    for (const { kind, slug, name } of parts)
      expect(countries.worldPart(kind, slug)).toMatchObject({ kind, slug, name });
  });

  it('is not found under another name', async () => {
    const countries = await withParts();
    for (const slug of ['atlantide', 'moyen-orient', '', 'Asie'])
      expect(() => countries.worldPart('continent', slug)).toThrow('Page non trouvée.');
  });
});
