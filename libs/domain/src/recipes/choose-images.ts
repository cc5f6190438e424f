import { COUNTRY_IMAGES_MIN, DISH_IMAGES_MIN } from '@tdt/contracts/plain';

/**
 * The country images of a recipe page: the recipe's `pays` images if there are at least 4, else the country's `recipe`
 * images if there are at least 4, else the defaults.
 */
export function chooseCountryImages<T>(pays: readonly T[], ofCountry: readonly T[], defaults: readonly T[]): T[] {
  const enough = [pays, ofCountry].find((images) => images.length >= COUNTRY_IMAGES_MIN);
  return [...(enough ?? defaults)];
}

/** The dish images of a recipe page: its `plat` images, padded to 3 with defaults. */
export function chooseDishImages<T>(plat: readonly T[], defaults: readonly T[]): T[] {
  const missing = Math.max(0, DISH_IMAGES_MIN - plat.length);
  return [...plat, ...defaults.slice(0, missing)];
}
