import type { AdminCountry, AdminCountryRow } from '@tdt/contracts';

const ID = '7a1d0c52-3b64-4c1f-9d83-2f5e8b90c6a1';
const TIMES = { created_at: '2026-01-01T10:00:00.000Z', updated_at: '2026-01-01T10:00:00.000Z' };

export const storedCountry: AdminCountry = {
  id: ID,
  slug: 'japon',
  name: 'Japon',
  particule_en_au: 'au',
  particule_de_du: 'du',
  adjectif: 'japonaise',
  country_bon_appetit: 'Itadakimasu',
  regions: ['Asie', "Asie de l'Est"],
  recipe_description: 'Une cuisine de saison.',
  category_description: null,
  images: [],
  recipe_count: 0,
  revision: 3,
  edited_at: null,
  edited_by: null,
  ...TIMES,
};

export const countryRow: AdminCountryRow = {
  id: ID,
  slug: 'japon',
  name: 'Japon',
  regions: ['Asie', "Asie de l'Est"],
  recipe_description: 'Une cuisine de saison.',
  recipe_count: 0,
  polaroid: null,
  revision: 3,
  edited_at: null,
  edited_by: null,
  updated_at: TIMES.updated_at,
};
