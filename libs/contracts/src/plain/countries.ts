import type { CountryImageType } from './constants.ts';

/** Rules of the country form that form and server share. */

export const COUNTRY_MESSAGES = {
  name: 'Le nom du pays est requis',
  particle: 'Maximum 9 caractères',
  duplicateRegionTitle: 'Région déjà ajoutée',
  duplicateRegion: 'Cette région existe déjà dans la liste',
  hasRecipes: (count: number) =>
    count === 1
      ? "Ce pays a 1 recette : choisissez d'abord ce qu'elle devient."
      : `Ce pays a ${count} recettes : choisissez d'abord ce qu'elles deviennent.`,
} as const;

/** Largest sizes of a country's parts: characters of texts, items of lists. */
export const COUNTRY_LIMITS = {
  name: 80,
  adjective: 80,
  description: 5000,
  bonAppetit: 120,
  regions: 20,
  region: 80,
} as const;

/** Most pictures of each type. */
export const COUNTRY_IMAGES_MAX: Record<CountryImageType, number> = { polaroid: 1, recipe: 4, category: 3 };

/** Characters of the recipe description in the list; a longer one is cut and gets an ellipsis. */
export const COUNTRY_EXCERPT_MAX = 50;

export const ADMIN_COUNTRY_SORTS = [
  'name',
  '-name',
  'recipe_count',
  '-recipe_count',
  '-updated_at',
  'updated_at',
] as const;
export type AdminCountrySort = (typeof ADMIN_COUNTRY_SORTS)[number];

/** What becomes of the recipes of a country that is deleted: they move to another country, or have none any more. */
export const NO_COUNTRY = 'none';
