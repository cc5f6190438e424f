import { z } from 'zod';
import { COUNTRY_IMAGE_TYPES, DEFAULT_BON_APPETIT, PARTICULE_MAX } from './plain/constants.ts';
import { imageSeedSchema } from './saved-image.ts';

const particle = z.string().trim().max(PARTICULE_MAX);
const description = z.string().trim().nullable().default(null);

/** A country in a seed file: only code and name are required. */
export const CountrySeedSchema = z.object({
  /** ISO 3166-1 alpha-2, the key by which the next seeding finds the country. */
  code: z.string().regex(/^[A-Z]{2}$/, { error: 'must be an ISO 3166-1 code of two capitals' }),
  /** French name. */
  name: z.string().trim().min(1, { error: 'must not be empty' }).max(80),
  /**
   * Particles before the name: "en", "au", "aux", "à", "à la" for going there, "du", "de l'"… for coming from there.
   */
  particule_en_au: particle.default('en'),
  particule_de_du: particle.default('du'),
  /** In the feminine, as after "cuisine": "japonaise". Structured data uses the country's name where there is none. */
  adjectif: z.string().trim().min(1).max(80).nullable().default(null),
  /** Widest first. */
  regions: z.array(z.string().trim().min(1)).default([]),
  recipe_description: description,
  category_description: description,
  /** "Bon appétit" in a language of the country. */
  country_bon_appetit: z.string().trim().min(1).default(DEFAULT_BON_APPETIT),
  /** Stored if the country has no pictures yet. */
  images: z.array(imageSeedSchema(COUNTRY_IMAGE_TYPES)).max(50).optional(),
});

/** A parsed country, defaults included. The database adds id and slug. */
export type CountrySeed = z.infer<typeof CountrySeedSchema>;
