import type { CountryValues } from './country-values.ts';

/** The names of the fields, in their order. */
export const COUNTRY_LABELS = {
  name: 'Nom',
  country_bon_appetit: '« Bon appétit » du pays',
  particule_en_au: 'Particule en / au',
  particule_de_du: 'Particule de / du',
  adjectif: 'Adjectif',
  regions: 'Régions',
  recipe_description: 'Description des recettes',
  category_description: 'Description de la catégorie',
  polaroid: 'Polaroid',
  recipe: 'Images des recettes',
  category: 'Images de la catégorie',
} as const satisfies Record<keyof CountryValues, string>;
