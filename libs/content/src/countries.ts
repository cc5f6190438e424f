import data from '../data/countries.json' with { type: 'json' };

/** A country as the content tells it; the database gives it an id, a slug and its pictures. */
export interface CountrySeed {
  /** ISO 3166-1, two capitals. */
  code: string;
  /** French name. */
  name: string;
  /** Before the name: where one travels ("en", "au", "aux", "à", "à la"), and where one comes from ("du", "de l'"…). */
  particule_en_au: string;
  particule_de_du: string;
  /** One or two, the wider one first. */
  regions: readonly string[];
  /** Texts of the countries that have recipes, `null` elsewhere. */
  recipe_description: string | null;
  category_description: string | null;
  /** "Bon appétit" in a language of the country. */
  country_bon_appetit: string;
  /** Set on places that have a code of their own without being a state. */
  territory?: true;
}

const COUNTRIES: readonly CountrySeed[] = (data as CountrySeed[]).map((country) => Object.freeze(country));

/** The 197 states and 11 territories, in the French alphabet's order. Shared and frozen: copy before changing. */
export const loadCountries = (): readonly CountrySeed[] => COUNTRIES;
