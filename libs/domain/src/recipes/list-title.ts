import type { CountryRef } from '@tdt/contracts';
import type { Diet, Difficulty, RecipeTypeCode, TimeLimit } from '@tdt/contracts/plain';
import { deCountry } from '../countries/particles.ts';
import { dietLabel } from './labels.ts';
import type { ListQuery } from './list-query.ts';

const OF_TYPE: Readonly<Record<RecipeTypeCode, string>> = {
  entree: 'Entrées',
  plat: 'Plats',
  dessert: 'Desserts & Goûters',
};
const OF_DIFFICULTY: Readonly<Record<Difficulty, string>> = {
  facile: 'Recettes faciles',
  moyen: 'Recettes de difficulté moyenne',
  difficile: 'Recettes difficiles',
};
const WITHIN: Readonly<Record<TimeLimit, string>> = {
  '30': 'Recettes en 30 minutes',
  '60': 'Recettes en 1 heure',
  '120': 'Recettes en 2 heures',
};

/** "Recettes véganes", "Recettes sans gluten". */
const suiting = (diet: Diet): string =>
  `Recettes ${dietLabel(diet).toLowerCase()}${diet.startsWith('sans-') ? '' : diet === 'vegan' ? 'es' : 'nes'}`;

type Filters = Partial<Pick<ListQuery, 'pays' | 'type' | 'difficulte' | 'duree' | 'regime'>>;

/** Number of filters that are set. */
export const filterCount = ({ pays, type, difficulte, duree, regime = [] }: Filters): number =>
  [pays, type, difficulte, duree, ...regime].filter(Boolean).length;

/**
 * Heading of the list: a single filter has one of its own. `country` is the one of `pays`, if it is known. Several
 * filters, and none, leave the general heading.
 */
export function listTitle(filters: Filters, country: CountryRef | string | null = null): string {
  const { type, difficulte, duree, regime: [diet] = [] } = filters;
  const own =
    (type && OF_TYPE[type]) ||
    (difficulte && OF_DIFFICULTY[difficulte]) ||
    (duree && WITHIN[duree]) ||
    (diet && suiting(diet)) ||
    ofCountry(country);
  return (filterCount(filters) === 1 && own) || 'Toutes les recettes';
}

/** By its particle where a recipe has one, else by its name. */
const ofCountry = (country: CountryRef | string | null): string | null =>
  typeof country === 'string' ? `Recettes : ${country}` : country && `Recettes ${deCountry(country)}`;
