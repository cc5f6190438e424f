import { aboutPicture, demoCountries, demoPictures, demoRecipes, largeCatalogue } from '@tdt/content';
import type { DemoContent } from '@tdt/cookbook';

/** The total number of recipes, and the seed of the generated ones where the demo has too few. */
export interface DemoSize {
  recipes: number;
  seed: number;
}

/**
 * The demo as the site takes it in: countries, recipes and their pictures. With a size, the first recipes of the demo,
 * then made-up ones for load tests.
 */
export function demoContent(size?: DemoSize): DemoContent {
  const recipes = demoRecipes(size?.recipes);
  const count = (size?.recipes ?? 0) - recipes.length;
  return {
    countries: demoCountries(),
    recipes,
    ...(size && count > 0 && { more: { count, recipes: largeCatalogue(count, size.seed) } }),
    pictures: demoPictures(),
    aboutImage: aboutPicture().image,
  };
}
