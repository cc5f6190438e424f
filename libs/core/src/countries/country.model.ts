import { COUNTRY_IMAGE_TYPES, type CountryImageType, DEFAULT_BON_APPETIT, PARTICULE_MAX } from '@tdt/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from '../database/schema-options.ts';
import { imageSchema, type StoredImage } from '../media/stored-image.ts';

export interface CountryDocument {
  /** UUID; of a seeded country it follows from its code. */
  _id: string;
  /** ISO 3166-1, `null` for a country that an admin added. */
  code: string | null;
  name: string;
  slug: string;
  former_slugs: string[];
  regions: string[];
  recipe_description: string | null;
  category_description: string | null;
  country_bon_appetit: string;
  particule_en_au: string;
  particule_de_du: string;
  images: StoredImage<CountryImageType>[];
  revision: number;
  /** Last save by a person; seeding leaves such a country alone. */
  edited_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    code: { type: String, default: null },
    name: { type: String, required: true },
    slug: { type: String, required: true },
    former_slugs: { type: [String], default: [] },
    regions: { type: [String], default: [] },
    recipe_description: { type: String, default: null },
    category_description: { type: String, default: null },
    country_bon_appetit: { type: String, default: DEFAULT_BON_APPETIT },
    particule_en_au: { type: String, default: 'en', maxlength: PARTICULE_MAX },
    particule_de_du: { type: String, default: 'du', maxlength: PARTICULE_MAX },
    images: { type: [imageSchema(COUNTRY_IMAGE_TYPES)], default: [] },
    revision: { type: Number, required: true },
    edited_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'countries' },
)
  .index({ slug: 1 }, { unique: true })
  .index({ name: 1 }, { unique: true })
  .index({ updated_at: 1 });

export type CountryModel = Model<CountryDocument>;

export const countryModel = (connection: Connection): CountryModel =>
  connection.model<CountryDocument>('Country', schema as unknown as Schema<CountryDocument>);
