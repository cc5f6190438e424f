import { z } from 'zod';
import { AtlasCountrySchema } from './atlas.ts';
import { SEARCH_TEXT_MAX } from './plain/constants.ts';

export const CompletionsQuerySchema = z.strictObject({ q: z.string().trim().min(1).max(SEARCH_TEXT_MAX) });

/** What a visitor who types a search may mean, each kind with the likeliest first. */
export const CompletionsSchema = z.strictObject({
  recipes: z.array(z.strictObject({ title: z.string(), slug: z.string() })),
  /** Those that have recipes. */
  countries: z.array(AtlasCountrySchema),
  /** Names to search for. */
  ingredients: z.array(z.strictObject({ name: z.string(), recipe_count: z.int() })),
});
export type Completions = z.infer<typeof CompletionsSchema>;
