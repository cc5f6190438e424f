import { z } from 'zod';
import { AtlasCountrySchema } from './atlas.ts';
import { SEARCH_TEXT_MAX } from './plain/constants.ts';

/** `q`: the text that found nothing; empty for the countries only. */
export const SuggestionsQuerySchema = z.strictObject({ q: z.string().trim().max(SEARCH_TEXT_MAX).default('') });

/** What a visitor may look for instead. */
export const SuggestionsSchema = z.strictObject({
  /** Searches close to the given one that find recipes, in lower case without accents, the closest first. */
  texts: z.array(z.string()),
  /** Countries with the most recipes. */
  countries: z.array(AtlasCountrySchema),
});
export type Suggestions = z.infer<typeof SuggestionsSchema>;
