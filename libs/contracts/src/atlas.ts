import { z } from 'zod';

/** A country as lists of names show it. */
export const AtlasCountrySchema = z.strictObject({
  name: z.string(),
  slug: z.string(),
  /** 0: nobody has cooked there yet. */
  recipe_count: z.int(),
});
export type AtlasCountry = z.infer<typeof AtlasCountrySchema>;

const AtlasRegionSchema = z.strictObject({
  /** `null`: the countries of which no more than the continent is known. */
  name: z.string().nullable(),
  /** Id of its heading on the page of all countries. */
  anchor: z.string(),
  countries: z.array(AtlasCountrySchema),
});
export type AtlasRegion = z.infer<typeof AtlasRegionSchema>;

/** All countries by continent and region, each list by French name: without pictures, some 15 kB. */
export const AtlasSchema = z.strictObject({
  total: z.int(),
  /** Number of countries that have recipes. */
  cooked: z.int(),
  continents: z.array(
    z.strictObject({ name: z.string(), anchor: z.string(), total: z.int(), regions: z.array(AtlasRegionSchema) }),
  ),
});
export type Atlas = z.infer<typeof AtlasSchema>;
