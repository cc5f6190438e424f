import { z } from 'zod';

/** A country as other documents embed it: its name, link, particles and stamp. */
export const CountryRefSchema = z.strictObject({
  name: z.string(),
  slug: z.string(),
  particule_en_au: z.string(),
  particule_de_du: z.string(),
  country_bon_appetit: z.string(),
});
export type CountryRef = z.infer<typeof CountryRefSchema>;
