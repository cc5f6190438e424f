import {
  COUNTRY_IMAGE_TYPES,
  type CountryImageType,
  type CountrySeed,
  DEFAULT_BON_APPETIT,
  PARTICULE_MAX,
} from '@tdt/contracts';
import { nullable, partSchema, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';
import type { Deletion } from '@tdt/domain/publication';
import { imageFields, type StoredImage } from '@tdt/files/images';

export interface CountryDeletion extends Deletion {
  /** Id of the country that got its recipes, to which its addresses lead; `null`: none. */
  merged_into: string | null;
}

/** A country; the fields of `CountrySeedSchema` are stored under their own names. */
export interface CountryDocument extends Omit<CountrySeed, 'code' | 'images'> {
  /** UUID; of a seeded country it follows from its code. */
  _id: string;
  /** ISO 3166-1, `null` for a country that an admin added. */
  code: string | null;
  slug: string;
  former_slugs: string[];
  images: StoredImage<CountryImageType>[];
  revision: number;
  /** When a person last saved it; `null`: only seeding did. Seeding does not replace what a person saved. */
  edited_at: Date | null;
  /** Who that was, and the names of the fields that the save changed. */
  edited_by: string | null;
  edited_fields: string[];
  /** In the trash, it is no country of the site; its name and slug stay its own. */
  deleted?: CountryDeletion | null;
  created_at: Date;
  updated_at: Date;
}

const particle = (preset: string) => ({ type: String, default: preset, maxlength: PARTICULE_MAX });

const schema = documentSchema<CountryDocument>('countries', {
  _id: required(String),
  code: nullable(String),
  name: required(String),
  slug: required(String),
  former_slugs: { type: [String], default: [] },
  regions: { type: [String], default: [] },
  recipe_description: nullable(String),
  category_description: nullable(String),
  country_bon_appetit: { type: String, default: DEFAULT_BON_APPETIT },
  particule_en_au: particle('en'),
  particule_de_du: particle('du'),
  adjectif: nullable(String),
  images: { type: [partSchema<StoredImage>(imageFields(COUNTRY_IMAGE_TYPES))], default: [] },
  revision: required(Number),
  edited_at: nullable(Date),
  edited_by: nullable(String),
  edited_fields: { type: [String], default: [] },
  deleted: nullable(
    partSchema<CountryDeletion>({ at: required(Date), by: nullable(String), merged_into: nullable(String) }),
  ),
  created_at: required(Date),
  updated_at: required(Date),
})
  .index({ slug: 1 }, { unique: true })
  .index({ name: 1 }, { unique: true });

export const countryModel = modelOf('Country', schema);
