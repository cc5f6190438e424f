import type { CatalogueQuery } from '@tdt/contracts';
import { seededRandom } from '@tdt/domain';
import { describe, expect, it } from 'vitest';
import { searchCatalogue } from './search-catalogue.ts';
import { listOf } from './testing/list-of.ts';
import { naiveSearch, type PlainRecipe } from './testing/naive-catalogue.ts';
import { aPlainRecipe, emptyCatalogue, indexed } from './testing/plain-catalogue.ts';

const isMain = ({ type_recipe }: { type_recipe: string }) => type_recipe === 'plat';
const query: CatalogueQuery = { q: '', sort: '-created_at', page: 1, page_size: 24 };

describe('a sample of a type', () => {
  it.each([
    ['small', 30],
    ['large', 4000],
  ])('of a %s catalogue contains different recipes of that type, and varies', async (_, size) => {
    const random = seededRandom(4);
    const { index } = await emptyCatalogue();
    for (let count = 0; count < size; count += 1) index.put(indexed(aPlainRecipe(`r${count}`, random)), true);
    index.remove('r7');
    const samples = Array.from({ length: 20 }, () => index.sample(3, random, isMain));
    for (const entries of samples) {
      expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
      expect(entries.every(({ type_recipe, id }) => type_recipe === 'plat' && id !== 'r7')).toBe(true);
    }
    expect(new Set(samples.map((entries) => entries[0]?.id)).size).toBeGreaterThan(3);
  });

  it('contains all of a rare type, also in a large catalogue', async () => {
    const random = seededRandom(5);
    const { index } = await emptyCatalogue();
    for (let count = 0; count < 4000; count += 1)
      index.put(indexed({ ...aPlainRecipe(`r${count}`, random), type: count < 2 ? 'plat' : 'entrée' }), true);
    expect(
      index
        .sample(3, random, isMain)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['r0', 'r1']);
  });
});

it('finds the same as a plain filter for words of most recipes, while recipes change and are removed', async () => {
  const random = seededRandom(6);
  const catalogue = await emptyCatalogue();
  const recipes = new Map<string, PlainRecipe>();
  const count = (q: string) => listOf(searchCatalogue(catalogue, { ...query, q })).total;
  for (let round = 0; round < 4; round += 1) {
    for (let number = 0; number < 1500; number += 1) {
      const recipe = aPlainRecipe(`r${Math.floor(random() * 3000)}`, random);
      recipes.set(recipe.id, recipe);
      catalogue.index.put(indexed(recipe));
    }
    for (const id of [...recipes.keys()].filter(() => random() < 0.2))
      expect(catalogue.index.remove(id)).toBe(recipes.delete(id));
    for (const q of ['riz', 'o', 'pou riz'])
      expect(count(q)).toBe(naiveSearch([...recipes.values()], { ...query, q }).total);
  }
});
