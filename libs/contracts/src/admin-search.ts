import { z } from 'zod';
import { FoundTextSchema } from './admin-recipe.ts';
import { SEARCH_TEXT_MAX } from './plain/constants.ts';

export const AdminSearchQuerySchema = z.strictObject({ q: z.string().trim().min(1).max(SEARCH_TEXT_MAX) });

/** What the search of the back office finds, the best of each kind. `users` is empty unless a super admin asks. */
export const AdminSearchSchema = z.strictObject({
  recipes: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      country: z.string().nullable(),
      found: FoundTextSchema.optional(),
    }),
  ),
  /** Number of all recipes that the list finds by the same text. */
  recipes_total: z.int(),
  countries: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  users: z.array(z.strictObject({ id: z.uuid(), email: z.string() })),
});
export type AdminSearch = z.infer<typeof AdminSearchSchema>;
