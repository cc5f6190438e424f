import { HomeSchema } from '@tdt/contracts';
import { seededRandom } from '@tdt/domain';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';

const NAMES = ['Japon', 'Italie', 'Maroc', 'Chili', 'Inde', 'Iran', 'Pérou', 'Grèce'];
const TYPES = ['entrée', 'plat', 'dessert / goûter'] as const;

/** Eight countries with recipes and one without; 24 recipes, a day apart. */
async function withKitchen() {
  const application = await temporaryCookbook();
  const names = [...NAMES, 'Atoll vide'];
  await application.countries.seed(names.map((name, index) => aCountry({ code: `A${index}`, name })));
  const seeds = NAMES.flatMap((country, index) =>
    TYPES.map((type_recipe, turn) => ({
      ...aRecipe({ title: `${type_recipe} ${country}`, country, type_recipe }),
      created_at: new Date(Date.UTC(2026, 0, 1 + index * 3 + turn)).toISOString(),
    })),
  );
  await application.recipes.importMany(seeds);
  return { application, newest: seeds.slice(-10).map(({ title }) => title) };
}

it('returns the shape of the contract, the same with the same random numbers', async () => {
  const { application } = await withKitchen();
  const home = HomeSchema.parse(await application.home.compose(seededRandom(1)));
  expect(await application.home.compose(seededRandom(1))).toEqual(home);
});

it('chooses among the ten newest recipes, six countries with recipes, and three recipes per category', async () => {
  const { application, newest } = await withKitchen();
  const heroes = new Set<string | undefined>();
  for (let seed = 0; seed < 80; seed += 1) {
    const home = await application.home.compose(seededRandom(seed));
    heroes.add(home.hero?.title);
    const moods = home.moods.map(({ country }) => country.name);
    expect(new Set(moods).size).toBe(6);
    expect(NAMES).toEqual(expect.arrayContaining(moods));
    for (const { tilt } of home.moods) expect([10, 11, 12, 13, 14, 15]).toContain(Math.abs(tilt));
    expect(home.categories.map(({ title }) => title)).toEqual(['Entrées', 'Plats principaux', 'Desserts & Goûters']);
    expect(home.categories.map(({ recipes }) => new Set(recipes.map(({ id }) => id)).size)).toEqual([3, 3, 3]);
    expect(home.categories.flatMap(({ recipes }) => recipes.map(({ type_recipe }) => type_recipe))).toEqual(
      TYPES.flatMap((type) => [type, type, type]),
    );
  }
  expect([...heroes].sort()).toEqual([...newest].sort());
});

it('makes new choices for each response', async () => {
  const { application } = await withKitchen();
  const homes = await Promise.all(Array.from({ length: 12 }, () => application.home.compose()));
  // Each would fail once in many millions of runs.
  for (const chosen of [
    homes.map(({ hero }) => hero?.title),
    homes.map(({ moods }) => String(moods.map(({ country }) => country.slug))),
    homes.map(({ categories }) => String(categories.flatMap(({ recipes }) => recipes.map(({ slug }) => slug)))),
  ]) {
    expect(new Set(chosen).size).toBeGreaterThan(1);
  }
  expect(new Set(homes.flatMap(({ moods }) => moods.map(({ tilt }) => Math.sign(tilt))))).toEqual(new Set([-1, 1]));
});

it('cuts the text of a mood after twelve words', async () => {
  const { application } = await withKitchen();
  const [mood] = (await application.home.compose()).moods;
  expect(mood?.excerpt).toBe('Une cuisine de saison, précise et généreuse, que chaque région accommode à…');
});

it('is empty without recipes', async () => {
  const application = await temporaryCookbook();
  expect(await application.home.compose()).toMatchObject({
    hero: null,
    moods: [],
    categories: [{ recipes: [] }, { recipes: [] }, { recipes: [] }],
    seo: null,
  });
});
