import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { committedPicture, demoPictures, largeCatalogue, loadCountries, loadRecipes } from '@tdt/content';
import type { DemoContent } from '@tdt/core';

/** How many recipes there are to be in all, and which ones are made up when the demo's own are not enough. */
export interface DemoSize {
  recipes: number;
  seed: number;
}

/**
 * The demo as the core takes it in: countries, recipes, the plan of their pictures and the files that are there. With a
 * size, the first recipes of the demo, then made-up ones for load tests.
 */
export function demoContent(size?: DemoSize): DemoContent {
  const folder = picturesFolder();
  const recipes = loadRecipes().slice(0, size?.recipes);
  const count = (size?.recipes ?? 0) - recipes.length;
  return {
    countries: loadCountries(),
    recipes,
    ...(size && count > 0 && { more: { count, recipes: largeCatalogue(count, size.seed) } }),
    pictures: demoPictures(),
    pictureFile: (id) => (folder === null ? null : committedPicture(id, folder)),
  };
}

/**
 * `pictures/` of the content package. The bundle holds the package's code but not its pictures, so the package is asked
 * for by name. Where it is not installed every picture is painted instead.
 */
function picturesFolder(): string | null {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve('@tdt/content'))), '..', 'pictures');
  } catch {
    return null;
  }
}
