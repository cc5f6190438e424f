import { type CountryRef, DEFAULT_BON_APPETIT } from '@tdt/contracts';
import type { CountryDocument } from './country.model.ts';

/** What other documents carry of a country. */
export const countryRef = (country: CountryDocument): CountryRef => ({
  name: country.name,
  slug: country.slug,
  particule_en_au: country.particule_en_au,
  particule_de_du: country.particule_de_du,
  country_bon_appetit: country.country_bon_appetit,
});

/** Stands in for a country that is gone while a recipe still names it. */
export const UNKNOWN_COUNTRY: CountryRef = Object.freeze({
  name: 'Pays inconnu',
  slug: 'inconnu',
  particule_en_au: 'en',
  particule_de_du: 'du',
  country_bon_appetit: DEFAULT_BON_APPETIT,
});
