import { z } from 'zod';
import { AdminSeoSchema, SeoInputSchema } from './admin-page.ts';
import { AdminRecipeSchema, RecipeDraftFieldsSchema } from './admin-recipe.ts';

/** A recipe and its metadata, as their form begins with them. */
const ContentSchema = z.strictObject({ recipe: AdminRecipeSchema, seo: AdminSeoSchema });

/** Changes of a recipe that visitors do not see yet, stored beside it. */
export const RecipeDraftSchema = z.strictObject({
  /** What was stored when the changes began: publishing them merges with what was saved since. */
  base: ContentSchema,
  content: ContentSchema,
  by: z.string().nullable(),
  at: z.iso.datetime(),
  revision: z.int().min(1),
});
export type RecipeDraft = z.infer<typeof RecipeDraftSchema>;

/** `null`: no changes are pending. */
export const FoundRecipeDraftSchema = z.strictObject({ draft: RecipeDraftSchema.nullable() });
export type FoundRecipeDraft = z.infer<typeof FoundRecipeDraftSchema>;

/** Pending changes as an editor saves them, by the rules of drafts. */
export const RecipeDraftInputSchema = RecipeDraftFieldsSchema.extend({
  seo: SeoInputSchema,
  /** Of the recipe that the changes are based on. */
  revision: z.int().min(1),
  /** Of the pending changes that these replace; 0: there were none. */
  draft_revision: z.int().min(0),
});
export type RecipeDraftInput = z.infer<typeof RecipeDraftInputSchema>;
