import { z } from 'zod';
import { AdminRecipeQuerySchema } from './admin-recipe.ts';
import { BULK_MAX, BULK_MESSAGES, BULK_REASONS, BULK_STATES } from './plain/bulk.ts';
import { DIFFICULTIES, RECIPE_TYPES } from './plain/constants.ts';
import { RECIPE_LIMITS } from './plain/recipes.ts';
import { readableText } from './readable-text.ts';

const word = (error: string) => readableText(error).min(1, { error }).max(RECIPE_LIMITS.groupName);

/** What a run does to each document. */
export const BulkActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('publish') }),
  z.strictObject({ kind: z.literal('withdraw') }),
  /** To the trash. */
  z.strictObject({ kind: z.literal('delete') }),
  z.strictObject({ kind: z.literal('country'), country_id: z.uuid().nullable() }),
  z.strictObject({ kind: z.literal('type'), type_recipe: z.enum(RECIPE_TYPES) }),
  z.strictObject({ kind: z.literal('difficulty'), difficulty: z.enum(DIFFICULTIES) }),
  /** The name of a group of ingredients or steps becomes another one. */
  z.strictObject({ kind: z.literal('group'), from: word(BULK_MESSAGES.group), to: word(BULK_MESSAGES.group) }),
]);
export type BulkAction = z.infer<typeof BulkActionSchema>;

const selectionFields = {
  ids: z
    .array(z.uuid())
    .min(1, { error: BULK_MESSAGES.empty })
    .max(BULK_MAX, { error: BULK_MESSAGES.tooMany, abort: true })
    .optional(),
  /** The query of the editors' list: all that match, on every page. */
  query: AdminRecipeQuerySchema.optional(),
};
const isOne = ({ ids, query }: { ids?: unknown; query?: unknown }) => (ids === undefined) !== (query === undefined);
const NOT_ONE = { path: ['ids'], error: BULK_MESSAGES.one };

/** Some documents: by their ids, or all that match a query. */
export const BulkSelectionSchema = z.strictObject(selectionFields).refine(isOne, NOT_ONE);
export type BulkSelection = z.infer<typeof BulkSelectionSchema>;

export const BulkInputSchema = z.strictObject({ ...selectionFields, action: BulkActionSchema }).refine(isOne, NOT_ONE);
export type BulkInput = z.infer<typeof BulkInputSchema>;

/** What becomes of the documents of a run. `same`: those that need no change. */
export const BulkTallySchema = z.strictObject({
  changed: z.int(),
  same: z.int(),
  skipped: z.array(z.strictObject({ reason: z.enum(BULK_REASONS), count: z.int(), titles: z.array(z.string()) })),
  /** The first of those that are skipped, one by one. */
  items: z.array(z.strictObject({ id: z.uuid(), title: z.string(), reason: z.enum(BULK_REASONS) })),
});
export type BulkTally = z.infer<typeof BulkTallySchema>;

const summaryFields = {
  id: z.uuid(),
  action: BulkActionSchema,
  state: z.enum(BULK_STATES),
  /** Who chose the documents, then who started. */
  by: z.string(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  /** Number of chosen documents. */
  count: z.int(),
  /** How many of them the run, or its undoing, has dealt with. */
  position: z.int(),
  undone_by: z.string().nullable(),
};

/** A change of many documents, from its dry run to its undoing. */
export const BulkRunSchema = z.strictObject({
  ...summaryFields,
  /** Titles of the first documents. */
  titles: z.array(z.string()),
  /** What the dry run found. */
  expected: BulkTallySchema,
  /** What it has done so far; `null`: not started. */
  result: BulkTallySchema.nullable(),
  /** What its undoing has done so far; `null`: not undone. */
  undo: BulkTallySchema.nullable(),
});
export type BulkRun = z.infer<typeof BulkRunSchema>;

/** The last runs, newest first. */
export const BulkRunListSchema = z.strictObject({
  items: z.array(z.strictObject({ ...summaryFields, changed: z.int(), skipped: z.int() })),
});
export type BulkRunList = z.infer<typeof BulkRunListSchema>;
