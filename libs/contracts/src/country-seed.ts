import { z } from 'zod';
import { DEFAULT_BON_APPETIT, PARTICULE_MAX } from './constants.ts';

const particle = z.string().trim().max(PARTICULE_MAX);
const description = z.string().trim().nullable().default(null);

/** A country to seed, as a file may tell it: only code and name are required. */
export const CountrySeedSchema = z.object({
  /** ISO 3166-1; the stable key that a second seeding finds the country by. */
  code: z.string().regex(/^[A-Z]{2}$/, { error: 'must be an ISO 3166-1 code of two capitals' }),
  /** French name. */
  name: z.string().trim().min(1, { error: 'must not be empty' }).max(80),
  /** Before the name: where one travels ("en", "au", "aux", "à", "à la"), and where one comes from ("du", "de l'"…). */
  particule_en_au: particle.default('en'),
  particule_de_du: particle.default('du'),
  /** The wider one first. */
  regions: z.array(z.string().trim().min(1)).default([]),
  recipe_description: description,
  category_description: description,
  /** "Bon appétit" in a language of the country. */
  country_bon_appetit: z.string().trim().min(1).default(DEFAULT_BON_APPETIT),
});

/** A country to seed, whole; the database gives it an id, a slug and its pictures. */
export type CountrySeed = z.infer<typeof CountrySeedSchema>;
