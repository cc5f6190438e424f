import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { committedPicture, demoPictures, loadCountries, loadRecipes } from '@tdt/content';
import type { DemoContent } from '@tdt/core';

/** The demo as the core takes it in: countries, recipes, the plan of their pictures and the files that are there. */
export function demoContent(): DemoContent {
  const folder = picturesFolder();
  return {
    countries: loadCountries(),
    recipes: loadRecipes(),
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
