import type { RecipeCard } from '@tdt/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchOfType, filterRelated, mayHaveMore, RELATED_FILTERS } from './filter-related.ts';

const recipes = [
  { id: 'a', type_recipe: 'entrée' },
  { id: 'b', type_recipe: 'plat' },
  { id: 'c', type_recipe: 'dessert / goûter' },
] as RecipeCard[];

afterEach(() => vi.unstubAllGlobals());

test('offers all, then each type', () => {
  expect(RELATED_FILTERS).toEqual(['Tous', 'entrée', 'plat', 'dessert / goûter']);
});

test('leaves the recipes of the chosen type', () => {
  expect(filterRelated(recipes, 'plat').map((recipe) => recipe.id)).toEqual(['b']);
});

test('leaves all of them when nothing is chosen', () => {
  expect(filterRelated(recipes, 'Tous')).toHaveLength(3);
});

test('asks for more of a type only where the page may not have brought all', () => {
  expect(mayHaveMore(recipes)).toBe(false);
  expect(mayHaveMore(Array.from({ length: 24 }, () => recipes[0] as RecipeCard))).toBe(true);
});

test('asks the API for the type that is chosen', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return asked.length === 1 ? Response.json({ items: recipes }) : new Response(null, { status: 503 });
  });
  const { signal } = new AbortController();
  expect(await fetchOfType('a', 'dessert / goûter', signal)).toEqual(recipes);
  expect(asked).toEqual(['/api/recipes/a/related?type=dessert']);
  await expect(fetchOfType('a', 'plat', signal)).rejects.toThrow('503');
});
