import type { CatalogueEntry } from '@tdt/catalogue';
import {
  AppError,
  type CountryMatch,
  MENUS_MAX,
  type Menu,
  RECIPE_TYPE_CODES,
  type RecipeTypeCode,
} from '@tdt/contracts';
import { stagesOf } from '@tdt/cuisine/meals';
import { typeOfCode } from '@tdt/domain/recipes';
import type { CountryDirectory, CountryDocument } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { circlesAround } from './nearby.ts';

interface Parts {
  directory: CountryDirectory;
  catalogue: Catalogue;
  recipes: Pick<RecipesRepository, 'byId'>;
}

/**
 * The nth menu of a country, from 1; after the last the first comes again. The main course is the country's own if it
 * has any. Starters and desserts are its own first, then those of its neighbours.
 * Throws `COUNTRY_NOT_FOUND`, also for a country without recipes.
 */
export async function menuOf(slug: string, number: number, parts: Parts): Promise<Menu> {
  const { directory, catalogue, recipes } = parts;
  const found = directory.find(slug);
  const country = found?.entry.document;
  if (!found || !country || !catalogue.counts().get(country._id)) throw new AppError('COUNTRY_NOT_FOUND');
  const choices = RECIPE_TYPE_CODES.map((type) => ({ type, dishes: dishesFor(type, country, parts) }));
  const menus = Math.max(...choices.map(({ dishes }) => dishes.length));
  const courses = await Promise.all(
    choices.map(async ({ type, dishes }) => {
      const dish = dishes[(number - 1) % dishes.length];
      const recipe = dish && (await recipes.byId(dish.id));
      if (!recipe) return [];
      const is_borrowed = dish.countryId !== country._id;
      return [{ type, recipe: catalogue.card(dish), is_borrowed, stages: stagesOf(recipe) }];
    }),
  );
  const match: CountryMatch = found.match;
  return { country: found.entry.ref, match, number: ((number - 1) % menus) + 1, menus, courses: courses.flat() };
}

/** The dishes that may be a course of the country's menus, newest first, its own before those of others. */
function dishesFor(type: RecipeTypeCode, country: CountryDocument, { directory, catalogue }: Parts): CatalogueEntry[] {
  const cookedIn = (countries: readonly CountryDocument[]): CatalogueEntry[] => {
    const ids = new Set(countries.map(({ _id }) => _id));
    return catalogue.index.orders.newest(
      MENUS_MAX,
      ({ countryId, type_recipe }) => countryId !== null && ids.has(countryId) && type_recipe === typeOfCode(type),
    );
  };
  const own = cookedIn([country]);
  if (type === 'plat' && own.length > 0) return own;
  for (const circle of circlesAround(country, directory)) {
    const borrowed = cookedIn(circle);
    if (borrowed.length > 0) return [...own, ...borrowed].slice(0, MENUS_MAX);
  }
  return own;
}
