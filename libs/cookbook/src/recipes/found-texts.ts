import { findInTexts, TEXTS_ROW } from '@tdt/catalogue';
import type { FoundText } from '@tdt/contracts';
import { containsEveryWord, foldText, searchWords } from '@tdt/cuisine/words';
import type { RecipesRepository } from './recipes.repository.ts';

interface TitledRecipe {
  id: string;
  title: string;
}

/** Adds where each recipe has the words of a search, if its title has not all of them: some 2 kB a recipe are read. */
export async function withFoundTexts<T extends TitledRecipe>(
  repository: Pick<RecipesRepository, 'byIds'>,
  q: string,
  items: readonly T[],
): Promise<(T & { found?: FoundText })[]> {
  const words = searchWords(q);
  const others = items.filter(({ title }) => !containsEveryWord(foldText(title), words)).map(({ id }) => id);
  // Signs are looked for in titles only.
  if (others.length === 0 || foldText(q) === '') return [...items];
  const recipes = await repository.byIds(others, TEXTS_ROW);
  const found = new Map(recipes.map((recipe) => [recipe._id, findInTexts(recipe, words)]));
  return items.map((item) => {
    const text = found.get(item.id);
    return text ? { ...item, found: text } : item;
  });
}
