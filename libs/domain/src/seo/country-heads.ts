import type { Atlas, AtlasCountry, CountryDetail, Site } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { countryTitle, deCountry, enCountry } from '../countries/particles.ts';
import { plainText } from '../text/rich-text.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** Head of the page of all countries. */
export const countriesHead = (site: Site, { total, cooked }: Pick<Atlas, 'total' | 'cooked'>): PageHead =>
  pageHead(site, null, {
    title: 'Tous les pays',
    description: `${total} pays rangés par région du monde, ${cooked} déjà à notre table : choisissez votre prochaine escale.`,
    path: PAGES.countries,
  });

/** Countries that a description names. */
const NAMED_COUNTRIES = 4;

/** The first of the countries that have recipes. */
export const cookedNames = (countries: readonly AtlasCountry[]): string =>
  countries
    .filter(({ recipe_count }) => recipe_count > 0)
    .slice(0, NAMED_COUNTRIES)
    .map(({ name }) => name)
    .join(', ');

/** Head of a country's page; its picture is the cover of the newest recipe, where there is one. */
export const countryHead = (site: Site, country: CountryDetail): PageHead =>
  pageHead(site, null, {
    title: countryTitle(country),
    description:
      plainText(country.recipe_description || country.category_description || '') || plainDescription(country),
    path: PAGES.country(country.slug),
    image: country.recipes[0]?.cover ?? country.category_images[0] ?? country.recipe_images[0] ?? country.polaroid,
  });

/** Promises no recipe that is not there. */
function plainDescription(country: CountryDetail): string {
  if (country.recipe_count > 0) return `Nos recettes pour voyager ${enCountry(country)}.`;
  const names = cookedNames(country.neighbours);
  return `Pas encore de recette ${deCountry(country)}${names && `. En attendant, celles de ses voisins : ${names}`}.`;
}
