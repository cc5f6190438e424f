import { z } from 'zod';
import { AdminCountryQuerySchema } from './admin-country.ts';
import { AdminRecipeQuerySchema } from './admin-recipe.ts';
import { SAVED_LISTS, type SavedList, VIEW_NAME_MAX } from './plain/teamwork.ts';
import { readableText } from './readable-text.ts';

/** What a saved view can state of each list: all but the page. */
const PARAMETERS = {
  recipes: AdminRecipeQuerySchema.omit({ page: true, page_size: true }),
  countries: AdminCountryQuerySchema.omit({ page: true, page_size: true }),
} as const satisfies Record<SavedList, z.ZodType>;

/** The parameters of a view; `null`: its list takes them no more. The list itself opens without what it does not know. */
export function viewParameters({ list, query }: { list: SavedList; query: string }): object | null {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  return PARAMETERS[list].safeParse(parameters).success ? parameters : null;
}

const name = readableText()
  .min(1, { error: 'Donnez un nom.' })
  .max(VIEW_NAME_MAX, {
    error: `${VIEW_NAME_MAX} caractères au plus.`,
  });

/** The state of a list under a name. */
export const SavedViewInputSchema = z
  .strictObject({
    list: z.enum(SAVED_LISTS),
    name,
    /** Parameters of the list's address, such as `gap=any&sort=title`. */
    query: z.string().max(500),
    /** Whether all editors see it. */
    is_shared: z.boolean().default(false),
  })
  .refine((view) => viewParameters(view) !== null, { path: ['query'] });
export type SavedViewInput = z.infer<typeof SavedViewInputSchema>;

export const SavedViewSchema = z.strictObject({
  id: z.uuid(),
  list: z.enum(SAVED_LISTS),
  name: z.string(),
  query: z.string(),
  is_shared: z.boolean(),
  by: z.string(),
  is_own: z.boolean(),
  /** How much it shows; `null`: it was not counted, or it has what its list does not take any more. */
  total: z.int().min(0).nullable(),
});
export type SavedView = z.infer<typeof SavedViewSchema>;

/** The caller's own, then those of others. */
export const SavedViewListSchema = z.strictObject({ items: z.array(SavedViewSchema) });
export type SavedViewList = z.infer<typeof SavedViewListSchema>;
