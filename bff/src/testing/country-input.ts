import type { AdminCountry, CountryInput, CountryUpdateInput } from '@tdt/contracts';

/** A country as the form sends it, without pictures. */
export const aCountryInput = (fields: Partial<CountryInput> = {}): CountryInput => ({
  name: 'Norvège',
  particule_en_au: 'en',
  particule_de_du: 'de',
  adjectif: 'norvégienne',
  country_bon_appetit: 'Vel bekomme',
  regions: ['Europe', 'Scandinavie'],
  recipe_description: 'Des poissons et des baies.',
  category_description: null,
  images: [],
  ...fields,
});

/** A country as a form sends it back. */
export function editedCountry(country: AdminCountry, fields: Partial<CountryInput> = {}): CountryUpdateInput {
  const {
    id: _,
    slug: __,
    recipe_count: ___,
    edited_at: _at,
    edited_by: _by,
    created_at: ____,
    updated_at: _____,
    ...rest
  } = country;
  return { ...rest, ...fields };
}
