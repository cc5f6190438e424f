import {
  type CatalogueQuery,
  DIETS,
  DIFFICULTIES,
  type Difficulty,
  RECIPE_TYPES,
  type RecipeType,
  TIME_LIMITS,
} from '@tdt/contracts';
import { dietsOf } from '@tdt/cuisine/ingredients';
import { containsEveryWord, foldText, isStopWord, searchWords } from '@tdt/cuisine/words';
import { typeCode } from '@tdt/domain/recipes';

/** A recipe in the form that the comparison uses. */
export interface PlainRecipe {
  id: string;
  title: string;
  country: { id: string; name: string; slug: string };
  ingredients: string[];
  type: RecipeType;
  difficulty: Difficulty;
  /** Of its preparation; `null`: it states no time. */
  minutes: number | null;
  createdAt: number;
}

type Filter = 'pays' | 'type' | 'difficulte' | 'duree';

/**
 * What the catalogue must find, computed in the slow and obvious way: the recipes with all words, for words that mean
 * nothing but themselves.
 */
export function naiveSearch(recipes: readonly PlainRecipe[], query: CatalogueQuery) {
  const all = searchWords(query.q);
  const telling = all.filter((word) => !isStopWord(word));
  const words = telling.length > 0 ? telling : all;
  const holding = recipes.filter((recipe) => containsEveryWord(foldedTexts(recipe), words));
  const passing = (except?: Filter) => holding.filter((recipe) => passes(recipe, query, except));
  const hits = passing().sort(comparing(query.sort));
  const start = (query.page - 1) * query.page_size;
  const pays = Map.groupBy(passing('pays'), ({ country }) => country.slug);
  return {
    ids: hits.slice(start, start + query.page_size).map(({ id }) => id),
    total: hits.length,
    pays: Object.fromEntries([...pays].map(([slug, group]) => [slug, group.length])),
    type: RECIPE_TYPES.map((type) => passing('type').filter((recipe) => recipe.type === type).length),
    difficulte: DIFFICULTIES.map((d) => passing('difficulte').filter(({ difficulty }) => difficulty === d).length),
    duree: TIME_LIMITS.map((limit) => passing('duree').filter((recipe) => isWithin(recipe, limit)).length),
    regime: DIETS.map((diet) => hits.filter(({ ingredients }) => dietsOf(ingredients).includes(diet)).length),
  };
}

/** All texts of a recipe in which words are looked for. */
export const foldedTexts = ({ title, country, ingredients }: PlainRecipe): string =>
  foldText([title, country.name, ...ingredients].join(' '));

const passes = (recipe: PlainRecipe, query: CatalogueQuery, except?: Filter): boolean =>
  (except === 'pays' || query.pays === undefined || recipe.country.slug === query.pays) &&
  (except === 'type' || query.type === undefined || typeCode(recipe.type) === query.type) &&
  (except === 'difficulte' || query.difficulte === undefined || recipe.difficulty === query.difficulte) &&
  (query.regime ?? []).every((diet) => dietsOf(recipe.ingredients).includes(diet)) &&
  (except === 'duree' || query.duree === undefined || isWithin(recipe, query.duree));

const isWithin = ({ minutes }: PlainRecipe, limit: string): boolean => minutes !== null && minutes <= Number(limit);

function comparing(sort: CatalogueQuery['sort'] = '-created_at'): (a: PlainRecipe, b: PlainRecipe) => number {
  const sign = sort.startsWith('-') ? -1 : 1;
  const key = ({ title, minutes, createdAt }: PlainRecipe) => {
    if (sort === 'total_minutes') return minutes ?? Number.MAX_VALUE;
    return sort.endsWith('title') ? foldText(title) : createdAt;
  };
  return (a, b) => {
    const [left, right] = key(a) === key(b) ? [a.id, b.id] : [key(a), key(b)];
    return left < right ? -sign : sign;
  };
}
