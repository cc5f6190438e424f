import type { Image } from '@tdt/contracts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { polaroidOf } from '../countries/countries.service.ts';
import type { CountryDirectory, DirectoryEntry } from '../countries/country-directory.ts';

/** Four pages of the list; the home page chooses among them too, as long as there are not many more. */
const COVERS = 96;

interface Dependencies {
  catalogue: Catalogue;
  directory: CountryDirectory;
}

/** The countries that have recipes, in the order of their names. */
export function cookingCountries({ catalogue, directory }: Dependencies): DirectoryEntry[] {
  const counts = catalogue.counts();
  return directory.all().filter(({ document }) => (counts.get(document._id) ?? 0) > 0);
}

/** Pictures on the cards of home page and lists: covers of the newest recipes, polaroids of the countries that have any. */
export const firstSeen = (dependencies: Dependencies): Image[] => [
  ...dependencies.catalogue.index.newest(COVERS).map((entry) => dependencies.catalogue.card(entry).cover),
  ...cookingCountries(dependencies).map(({ document }) => polaroidOf(document)),
];
