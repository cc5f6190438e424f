import { DIFFICULTIES, RECIPE_TYPES } from '@tdt/contracts';
import { pick, type Random } from '@tdt/domain';
import { PUBLIC } from '@tdt/domain/publication';
import { CountryDirectory } from '@tdt/geography';
import { createCardPresenter } from '../card-presenter.ts';
import { indexedEntry } from '../catalogue-entry.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import type { PlainRecipe } from './naive-catalogue.ts';

export const COUNTRIES = ['Japon', 'Corée du Sud', 'Maroc', 'Pays-Bas', 'Île du Bœuf'].map((name, index) => ({
  id: `country-${index}`,
  name,
  slug: `pays-${index}`,
}));
const WORDS = ['poulet', 'riz', 'Bœuf', 'épicé', 'noix', 'coco', "d'Osaka", 'maroc', 'pou', 'à la', 'crème brûlée'];

export const any = <T>(items: readonly T[], random: Random): T => pick(items, random) as T;
export const some = (count: number, random: Random): string[] =>
  Array.from({ length: count }, () => any(WORDS, random));

/** Random recipes of few words and countries, so that searches match many of them. */
export const aPlainRecipe = (id: string, random: Random): PlainRecipe => ({
  id,
  title: some(1 + Math.floor(random() * 3), random).join(' '),
  country: any(COUNTRIES, random),
  ingredients: some(Math.floor(random() * 4), random),
  type: any(RECIPE_TYPES, random),
  difficulty: any(DIFFICULTIES, random),
  minutes: random() < 0.2 ? null : 5 + Math.floor(random() * 40) * 5,
  createdAt: Math.floor(random() * 20) * 1000,
});

/** An index over these countries, without a database. */
export async function emptyCatalogue() {
  const directory = new CountryDirectory({
    all: async () => COUNTRIES.map(({ id, name, slug }) => ({ _id: id, name, slug, regions: [] }) as never),
  });
  await directory.refresh();
  const index = new CatalogueIndex((id) => directory.byId(id)?.folded ?? '');
  return { index, directory, cards: createCardPresenter((id) => directory.refOf(id)) };
}

export const indexed = (recipe: PlainRecipe) =>
  indexedEntry({
    _id: recipe.id,
    slug: recipe.id,
    title: recipe.title,
    country_id: recipe.country.id,
    type_recipe: recipe.type,
    difficulty: recipe.difficulty,
    preparation_time: recipe.minutes === null ? null : `${recipe.minutes} minutes`,
    cooking_time: null,
    images: [],
    diet_corrections: {},
    publication: PUBLIC,
    description: '',
    cultural_context_title: null,
    cultural_context: null,
    prep_tips: [],
    groups: [],
    ingredients_title: null,
    steps_title: null,
    steps: [],
    ingredients: recipe.ingredients.map((name) => ({ name })),
    revision: 1,
    edited_at: null,
    edited_by: null,
    created_at: new Date(recipe.createdAt),
    updated_at: new Date(recipe.createdAt),
  });
