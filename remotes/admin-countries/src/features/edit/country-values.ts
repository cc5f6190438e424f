import { type PictureValue, withPreview } from '@tdt/admin/editor';
import type { AdminCountry } from '@tdt/contracts';
import { COUNTRY_IMAGE_TYPES, type CountryImageType, DEFAULT_BON_APPETIT } from '@tdt/contracts/plain';

/** The pictures of the form, by their type. */
type PictureValues = Record<CountryImageType, PictureValue[]>;

/** What the form holds. Texts are as typed: '' for what the server stores as `null`. */
export interface CountryValues extends PictureValues {
  name: string;
  country_bon_appetit: string;
  particule_en_au: string;
  particule_de_du: string;
  adjectif: string;
  regions: { name: string }[];
  recipe_description: string;
  category_description: string;
}

export const newCountry = (): CountryValues => ({
  name: '',
  country_bon_appetit: DEFAULT_BON_APPETIT,
  particule_en_au: 'en',
  particule_de_du: 'du',
  adjectif: '',
  regions: [],
  recipe_description: '',
  category_description: '',
  polaroid: [],
  recipe: [],
  category: [],
});

/** Pictures of each type, made by type. */
const byType = (pictures: (type: CountryImageType) => PictureValue[]): PictureValues =>
  Object.fromEntries(COUNTRY_IMAGE_TYPES.map((type) => [type, pictures(type)])) as PictureValues;

/** A stored country as the form begins with it. */
export const countryValues = ({ images, ...country }: AdminCountry): CountryValues => ({
  name: country.name,
  country_bon_appetit: country.country_bon_appetit,
  particule_en_au: country.particule_en_au,
  particule_de_du: country.particule_de_du,
  adjectif: country.adjectif ?? '',
  regions: country.regions.map((name) => ({ name })),
  recipe_description: country.recipe_description ?? '',
  category_description: country.category_description ?? '',
  ...byType((type) =>
    images.flatMap(({ image_type, ...image }) => (image_type === type ? [{ ...image, key: image.url }] : [])),
  ),
});

/** Values of a draft from another document, with previews of their files in this one. */
export const withPreviews = (values: CountryValues): CountryValues => ({
  ...values,
  ...byType((type) => values[type].map(withPreview)),
});
