import { z } from 'zod';
import { ImageSchema } from './image.ts';
import { listOf, pagingFields } from './list.ts';
import { COUNTRY_IMAGE_TYPES, DEFAULT_BON_APPETIT, PARTICULE_MAX, SEARCH_TEXT_MAX } from './plain/constants.ts';
import {
  ADMIN_COUNTRY_SORTS,
  COUNTRY_IMAGES_MAX,
  COUNTRY_LIMITS,
  COUNTRY_MESSAGES,
  NO_COUNTRY,
} from './plain/countries.ts';
import { DeletionSchema } from './publication.ts';
import { readableText } from './readable-text.ts';
import { SavedImageSchema } from './saved-image.ts';

const text = (max: number) => readableText().max(max, { error: `${max} caractères au plus.` });
const particle = readableText().max(PARTICULE_MAX, { error: COUNTRY_MESSAGES.particle });
const description = text(COUNTRY_LIMITS.description).nullable().default(null);
/** With a letter or a digit: other signs leave no address, and a search would find them by any sign. */
const name = text(COUNTRY_LIMITS.name).regex(/[\p{L}\p{N}]/u, { error: COUNTRY_MESSAGES.name });

const stored = z.array(SavedImageSchema.extend({ image_type: z.enum(COUNTRY_IMAGE_TYPES) }));
const images = stored
  .superRefine((pictures, context) => {
    for (const type of COUNTRY_IMAGE_TYPES) {
      const most = COUNTRY_IMAGES_MAX[type];
      const tooMany = pictures.flatMap(({ image_type }, index) => (image_type === type ? [index] : []))[most];
      if (tooMany === undefined) continue;
      const message = most === 1 ? 'Une image au plus.' : `${most} images au plus.`;
      context.addIssue({ code: 'custom', path: [tooMany], message });
    }
  })
  .default([]);

/** What an editor writes of a country. Pictures keep their order within each type. */
export const CountryInputSchema = z.strictObject({
  name,
  particule_en_au: particle.default('en'),
  particule_de_du: particle.default('du'),
  /** See `CountrySeedSchema`; empty: none. */
  adjectif: text(COUNTRY_LIMITS.adjective).nullable().default(null),
  /** Empty: the default. */
  country_bon_appetit: text(COUNTRY_LIMITS.bonAppetit).default(DEFAULT_BON_APPETIT),
  /** Widest first. The server drops blank and repeated ones. */
  regions: z.array(text(COUNTRY_LIMITS.region)).max(COUNTRY_LIMITS.regions).default([]),
  recipe_description: description,
  category_description: description,
  images,
});
export type CountryInput = z.infer<typeof CountryInputSchema>;

/** The same for a country that exists: at another revision, the save is refused. */
export const CountryUpdateSchema = CountryInputSchema.extend({ revision: z.int().min(1) });
export type CountryUpdateInput = z.infer<typeof CountryUpdateSchema>;

/** A stored country, as its form loads it. */
export const AdminCountrySchema = z.strictObject({
  ...CountryInputSchema.shape,
  /** An import may have stored more than a form may send. */
  images: stored,
  id: z.uuid(),
  slug: z.string(),
  recipe_count: z.int(),
  /** Only while it is in the trash. */
  deleted: DeletionSchema.optional(),
  revision: z.int(),
  /** When an editor last saved it, and who; `null`: seeding or an import did, or it is not known. */
  edited_at: z.iso.datetime().nullable(),
  edited_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type AdminCountry = z.infer<typeof AdminCountrySchema>;

/** A country in the editors' list. */
export const AdminCountryRowSchema = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  regions: z.array(z.string()),
  recipe_description: z.string().nullable(),
  recipe_count: z.int(),
  /** `null`: the country has no polaroid of its own. */
  polaroid: ImageSchema.nullable(),
  revision: z.int(),
  updated_at: z.iso.datetime(),
  /** When and by whom it was last saved; `null`: by no person, or it is not known. */
  edited_at: z.iso.datetime().nullable(),
  edited_by: z.string().nullable(),
  /** When it is removed for good, of one in the trash. */
  removed_at: z.iso.datetime().optional(),
});
export type AdminCountryRow = z.infer<typeof AdminCountryRowSchema>;

export const AdminCountryListSchema = listOf(AdminCountryRowSchema);
export type AdminCountryList = z.infer<typeof AdminCountryListSchema>;

export const AdminCountryQuerySchema = z.strictObject({
  ...pagingFields,
  /** Part of the name, without case and accents. */
  q: z.string().trim().max(SEARCH_TEXT_MAX).default(''),
  /** Only countries with recipes (`true`) or without (`false`). */
  with_recipes: z.enum(['true', 'false']).optional(),
  /** `true`: only countries without any picture. */
  no_pictures: z.enum(['true']).optional(),
  /** `true`: those in the trash, instead of all others. */
  trash: z.enum(['true']).optional(),
  sort: z.enum(ADMIN_COUNTRY_SORTS).default('name'),
});
export type AdminCountryQuery = z.infer<typeof AdminCountryQuerySchema>;

/**
 * What becomes of the recipes of a deleted country: the id of the country that they move to, or `none`. Without it, a
 * country with recipes is not deleted (`COUNTRY_HAS_RECIPES`).
 */
export const CountryRemovalSchema = z.strictObject({ move_to: z.union([z.uuid(), z.literal(NO_COUNTRY)]).optional() });
export type CountryRemoval = z.infer<typeof CountryRemovalSchema>;

/** Regions in use, by name. */
export const CountryRegionsSchema = z.strictObject({ items: z.array(z.string()) });
export type CountryRegions = z.infer<typeof CountryRegionsSchema>;
