import {
  type CatalogueQuery,
  CatalogueResultSchema,
  DIETS,
  DIFFICULTIES,
  RECIPE_SORTS,
  RECIPE_TYPE_CODES,
  TIME_LIMITS,
} from '@tdt/contracts';
import { type Random, seededRandom } from '@tdt/domain';
import { CountryDirectory } from '@tdt/geography';
import { describe, expect, it } from 'vitest';
import { createCardPresenter } from './card-presenter.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { listOf } from './testing/list-of.ts';
import { naiveSearch, type PlainRecipe } from './testing/naive-catalogue.ts';
import { any, aPlainRecipe, COUNTRIES, emptyCatalogue, indexed, some } from './testing/plain-catalogue.ts';

const maybe = <T>(items: readonly T[], random: Random): T | undefined =>
  random() < 0.5 ? any(items, random) : undefined;

const aQuery = (random: Random): CatalogueQuery => ({
  q:
    random() < 0.3
      ? ''
      : some(1 + Math.floor(random() * 2), random)
          .join(' ')
          .slice(0, 1 + Math.floor(random() * 12)),
  pays: maybe([...COUNTRIES.map(({ slug }) => slug), 'nulle-part'], random),
  type: maybe(RECIPE_TYPE_CODES, random),
  difficulte: maybe(DIFFICULTIES, random),
  duree: maybe(TIME_LIMITS, random),
  regime: DIETS.filter(() => random() < 0.1),
  sort: any(RECIPE_SORTS, random),
  page: 1 + Math.floor(random() * 3),
  page_size: 1 + Math.floor(random() * 30),
});

describe('the catalogue', () => {
  it.each([1, 2, 3, 4, 5])(
    'finds what a plain filter would, also while recipes come, change and go (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const catalogue = await emptyCatalogue();
      const recipes = new Map<string, PlainRecipe>();
      const write = (unsorted: boolean): void => {
        const recipe = aPlainRecipe(`r${Math.floor(random() * 300)}`, random);
        recipes.set(recipe.id, recipe);
        catalogue.index.put(indexed(recipe), unsorted);
      };
      for (let count = 0; count < 200; count += 1) write(true);
      for (let round = 0; round < 60; round += 1) {
        for (let count = 0; count < 30; count += 1) write(false);
        for (const id of [...recipes.keys()].filter(() => random() < 0.1)) {
          expect(catalogue.index.remove(id)).toBe(recipes.delete(id));
        }
        const query = aQuery(random);
        const found = searchCatalogue(catalogue, query);
        const result = listOf(found);
        expect(found.items).toBe(result.items.length);
        // Beside an allergen, a word that is only a part of others is not understood.
        if (result.notice !== undefined) {
          expect(result.total).toBe(0);
          continue;
        }
        const wanted = naiveSearch([...recipes.values()], query);
        if (result.shown_q !== undefined) {
          const { q, sort, page, page_size } = query;
          expect(naiveSearch([...recipes.values()], { q, sort, page, page_size }).total).toBe(0);
          continue;
        }
        expect({
          ids: result.items.map(({ id }) => id),
          total: result.total,
          pays: Object.fromEntries(result.facets.pays.filter(({ count }) => count > 0).map((f) => [f.value, f.count])),
          type: result.facets.type.map(({ count }) => count),
          difficulte: result.facets.difficulte.map(({ count }) => count),
          duree: result.facets.duree.map(({ count }) => count),
          regime: result.facets.regime.map(({ count }) => count),
        }).toEqual(wanted);
      }
      expect(catalogue.index.size).toBe(recipes.size);
    },
  );
});

const query: CatalogueQuery = { q: '', sort: '-created_at', page: 1, page_size: 24 };
const recipe = (fields: Partial<PlainRecipe>): PlainRecipe => ({ ...aPlainRecipe('a', seededRandom(1)), ...fields });

describe('a search', () => {
  it.each([
    ['BOEUF', 1],
    ['bœuf osa', 1],
    ['gyu coco', 1],
    ['coree', 1],
    ['   ', 1],
    ["d'osaka", 1],
  ])('for %j finds %i', async (q, total) => {
    const catalogue = await emptyCatalogue();
    const [, korea] = COUNTRIES;
    catalogue.index.put(
      indexed(
        recipe({
          title: "Gyudon d'Osaka",
          country: korea as PlainRecipe['country'],
          ingredients: ['Bœuf', 'lait de coco'],
        }),
      ),
    );
    expect(listOf(searchCatalogue(catalogue, { ...query, q })).total).toBe(total);
  });

  it('returns the shape of the contract', async () => {
    const catalogue = await emptyCatalogue();
    const [japan] = COUNTRIES;
    catalogue.index.put(indexed(recipe({ country: japan as PlainRecipe['country'] })));
    const result = listOf(searchCatalogue(catalogue, { ...query, pays: 'pays-1' }));
    expect(result.facets.pays).toEqual([
      { value: 'pays-1', label: 'Corée du Sud', count: 0 },
      { value: 'pays-0', label: 'Japon', count: 1 },
    ]);
    expect(CatalogueResultSchema.shape.facets.parse(result.facets)).toEqual(result.facets);
  });

  it('accepts the alias of a country', async () => {
    const directory = new CountryDirectory({
      all: async () => [{ _id: 'us', name: 'États-Unis', slug: 'etats-unis', regions: [] } as never],
    });
    await directory.refresh();
    const index = new CatalogueIndex(() => '');
    index.put(indexed(recipe({ country: { id: 'us', name: '', slug: '' } })));
    const cards = createCardPresenter((id) => directory.refOf(id));
    expect(listOf(searchCatalogue({ index, directory, cards }, { ...query, pays: 'usa' })).total).toBe(1);
  });

  it('reuses a card until the recipe changes', async () => {
    const catalogue = await emptyCatalogue();
    const card = () => catalogue.index.orders.newest(1).map(catalogue.cards.present)[0];
    catalogue.index.put(indexed(recipe({ title: 'Avant' })));
    expect(card()).toBe(card());
    catalogue.index.put(indexed(recipe({ title: 'Après' })));
    expect(card()).toMatchObject({ title: 'Après' });
  });
});
