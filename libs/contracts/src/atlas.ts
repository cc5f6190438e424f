import { z } from 'zod';
import { RecipeCardSchema } from './recipe-card.ts';

/** A country as lists of names show it. */
export const AtlasCountrySchema = z.strictObject({
  name: z.string(),
  slug: z.string(),
  /** 0: a country without recipes. */
  recipe_count: z.int(),
});
export type AtlasCountry = z.infer<typeof AtlasCountrySchema>;

const AtlasRegionSchema = z.strictObject({
  /** `null`: countries whose region is not known. */
  name: z.string().nullable(),
  /** `null` where the name is. */
  slug: z.string().nullable(),
  /** Id of its heading on the page of all countries. */
  anchor: z.string(),
  countries: z.array(AtlasCountrySchema),
});
export type AtlasRegion = z.infer<typeof AtlasRegionSchema>;

export const WorldPartKindSchema = z.enum(['continent', 'region']);
export type WorldPartKind = z.infer<typeof WorldPartKindSchema>;

/** Name and address of a part of the world. */
export const WorldPartRefSchema = z.strictObject({ kind: WorldPartKindSchema, name: z.string(), slug: z.string() });
export type WorldPartRef = z.infer<typeof WorldPartRefSchema>;

/** A map of the world, or of a part of it, as a drawing of dots. */
export const MapDrawingSchema = z.strictObject({
  /** Left, top, width and height of the drawing: its `viewBox`. A dot has one of its own every 8 units. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Path of all land: a line for every run of dots, to draw with round dashes of length 0, one every 8 units. */
  land: z.string(),
  /** The equator and the tropics, as far as they are on the map. */
  parallels: z.array(z.strictObject({ name: z.string(), y: z.number() })),
  /** Countries, in the order of the list beside the map: their middle, and a path as that of the land. */
  marks: z.array(AtlasCountrySchema.extend({ x: z.number(), y: z.number(), dots: z.string() })),
});
export type MapDrawing = z.infer<typeof MapDrawingSchema>;

/** All countries by continent and region, each list by French name, and a map of those with recipes: some 35 kB. */
export const AtlasSchema = z.strictObject({
  total: z.int(),
  /** Number of countries that have recipes. */
  cooked: z.int(),
  continents: z.array(
    z.strictObject({
      name: z.string(),
      /** `null`: countries whose continent is not known. */
      slug: z.string().nullable(),
      anchor: z.string(),
      total: z.int(),
      regions: z.array(AtlasRegionSchema),
    }),
  ),
  map: MapDrawingSchema,
});
export type Atlas = z.infer<typeof AtlasSchema>;

/** A continent, or a region, on whichever continents it lies. */
export const WorldPartSchema = WorldPartRefSchema.extend({
  /** Of a region: the continent of most of its countries. */
  continent: WorldPartRefSchema.nullable(),
  /** A region has one list of countries, without a name. */
  regions: z.array(AtlasRegionSchema),
  /** Number of countries. */
  total: z.int(),
  recipe_count: z.int(),
  /** All its countries; `null`: none of them has a place on the map. */
  map: MapDrawingSchema.nullable(),
  /** Newest first, at most 12. */
  recipes: z.array(RecipeCardSchema),
});
export type WorldPart = z.infer<typeof WorldPartSchema>;
