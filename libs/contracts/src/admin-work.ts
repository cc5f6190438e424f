import { z } from 'zod';
import { AdminRecipeRowSchema } from './admin-recipe.ts';
import { TEAM_KINDS } from './plain/teamwork.ts';

const count = z.int().min(0);

/** What the dashboard shows of the work to do. A part is `null` if it cannot be read at the moment. */
export const AdminWorkSchema = z.strictObject({
  /** Edited last, newest first. */
  recent_recipes: z.array(AdminRecipeRowSchema).nullable(),
  /** Recipes that lack something, those edited last first. */
  incomplete_recipes: z.strictObject({ total: count, first: z.array(AdminRecipeRowSchema) }).nullable(),
  /** Recipes that appear within a week, the next one first. */
  due_recipes: z.array(AdminRecipeRowSchema).nullable(),
  /** Drafts that nobody has changed for a month, 100 at most. */
  old_drafts: count.nullable(),
  /** Countries with recipes and without any picture. */
  bare_countries: z
    .strictObject({ total: count, first: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) })
    .nullable(),
  /** Notes of editors that are open, and the documents with the newest ones. */
  open_notes: z
    .strictObject({
      total: count,
      first: z.array(z.strictObject({ kind: z.enum(TEAM_KINDS), id: z.uuid(), name: z.string(), count })),
    })
    .nullable(),
  /** Subscribers whose synchronisation with Brevo was given up. */
  failed_syncs: count.nullable(),
  /** `changed`: the content differs from what was published. */
  sitemap: z.strictObject({ published_at: z.iso.datetime().nullable(), changed: z.boolean() }).nullable(),
  /** Remotes that failed in a browser within the last week, the latest first. */
  failed_remotes: z
    .array(z.strictObject({ name: z.string(), count: z.int().min(1), last_at: z.iso.datetime() }))
    .nullable(),
});
export type AdminWork = z.infer<typeof AdminWorkSchema>;
