import { z } from 'zod';
import { SeoInputSchema } from './admin-page.ts';
import { ImageSchema } from './image.ts';
import { listOf, pagingFields } from './list.ts';
import {
  DIFFICULTIES,
  RECIPE_IMAGE_TYPES,
  RECIPE_TYPE_CODES,
  RECIPE_TYPES,
  SEARCH_TEXT_MAX,
  SLUG_PATTERN,
} from './plain/constants.ts';
import { VISIBILITIES } from './plain/publication.ts';
import { ADMIN_RECIPE_SORTS, RECIPE_GAPS, RECIPE_TEXTS } from './plain/recipes.ts';
import { DeletionSchema, PublicationSchema, StoredPublicationSchema } from './publication.ts';
import { IngredientSchema, RecipeStepSchema } from './recipe.ts';
import {
  draftFields,
  imagesOf,
  ingredientFields,
  ingredientsOf,
  recipeFields,
  stepFields,
  stepsOf,
} from './recipe-fields.ts';
import { SavedImageSchema } from './saved-image.ts';

/** Id of an ingredient or a step, which it keeps through edits; the server gives one to a new row. */
const rowId = z.uuid().optional();

/** What an editor writes of a recipe. Steps are numbered by their order, pictures within their type. */
export const RecipeInputSchema = z.strictObject({
  ...recipeFields,
  /** `null`: the recipe has no country; the list then shows 'Unknown'. */
  country_id: z.uuid().nullable(),
  ingredients: ingredientsOf(z.strictObject({ id: rowId, ...ingredientFields })),
  steps: stepsOf(z.strictObject({ id: rowId, ...stepFields })),
  images: imagesOf(SavedImageSchema.extend({ image_type: z.enum(RECIPE_IMAGE_TYPES) })).default([]),
  /** Without it, a new recipe is what the setting NEW_RECIPES says, and a stored one stays as it is. */
  publication: PublicationSchema.optional(),
});
export type RecipeInput = z.infer<typeof RecipeInputSchema>;

const DraftSchema = RecipeInputSchema.extend({
  description: draftFields.description,
  servings: draftFields.servings,
  ingredients: ingredientsOf(z.strictObject({ id: rowId, ...draftFields.ingredient }), 0).default([]),
  steps: stepsOf(z.strictObject({ id: rowId, ...draftFields.step }), 0).default([]),
});

/** The fields of a recipe whose changes wait beside it. */
export const RecipeDraftFieldsSchema = DraftSchema.omit({ publication: true });

/** The rules are not checked after as many faults: a response lists no more. */
const ISSUES_MAX = 20;

/** The rules of a recipe hold for all but drafts: the faults by them are added to those of the draft, field by field. */
const withRules = <T extends z.ZodType<RecipeInput>>(schema: T, rules: z.ZodType) =>
  schema.superRefine(
    (input, { issues, addIssue }) => {
      if (issues.length > ISSUES_MAX || input?.publication?.state === 'draft') return;
      const known = new Set(issues.map(({ path }) => path?.join('.')));
      for (const { path, message } of rules.safeParse(input).error?.issues ?? [])
        if (!known.has(path.join('.'))) addIssue({ code: 'custom', path, message });
    },
    // Also if the draft has faults.
    { when: () => true },
  );

/** A recipe as it is saved: whole, or as a draft, which needs a title only. */
export const RecipeSaveSchema = withRules(DraftSchema, RecipeInputSchema);

const revision = z.int().min(1);

/** The same for a recipe that exists: at another revision, the save is refused. */
const update = {
  revision,
  /** Revision of the pending changes that this save publishes: they are removed. */
  draft_revision: revision.optional(),
};
export const RecipeUpdateSchema = withRules(DraftSchema.extend(update), RecipeInputSchema.extend(update));
export type RecipeUpdateInput = z.infer<typeof RecipeUpdateSchema>;

/** A stored recipe, as its editor loads it. */
export const AdminRecipeSchema = z.strictObject({
  ...RecipeInputSchema.shape,
  id: z.uuid(),
  /** Its id as long as it was never published. */
  slug: z.string(),
  /** '' of a draft that has none yet. */
  description: z.string(),
  /** 0 of a draft that does not know them yet. */
  servings: z.int(),
  ingredients: z.array(IngredientSchema),
  steps: z.array(RecipeStepSchema),
  publication: StoredPublicationSchema,
  /** Only while it is in the trash. */
  deleted: DeletionSchema.optional(),
  images: z.array(SavedImageSchema.extend({ image_type: z.enum(RECIPE_IMAGE_TYPES) })),
  revision: z.int(),
  /** When an editor last saved it, and who; `null`: seeding or an import did, or it is not known. */
  edited_at: z.iso.datetime().nullable(),
  edited_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type AdminRecipe = z.infer<typeof AdminRecipeSchema>;

/** Where a search found words that the title has not. */
export const FoundTextSchema = z.strictObject({
  field: z.enum(RECIPE_TEXTS),
  /** Number of the text in its field, from 1. */
  place: z.int(),
  /** A part of the text, cut at the words that were found: these are at odd places. */
  excerpt: z.array(z.string()),
});
export type FoundText = z.infer<typeof FoundTextSchema>;

/** A recipe in the editors' list. */
export const AdminRecipeRowSchema = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  /** `null`: none, or one that was removed. */
  country: z.strictObject({ name: z.string(), slug: z.string() }).nullable(),
  type_recipe: z.enum(RECIPE_TYPES),
  difficulty: z.enum(DIFFICULTIES),
  preparation_time: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When and by whom it was last saved; `null`: by no person, or it is not known. */
  edited_at: z.iso.datetime().nullable(),
  edited_by: z.string().nullable(),
  /** `null`: the recipe has no cover of its own. */
  cover: ImageSchema.nullable(),
  /** When the list was read. */
  visibility: z.enum(VISIBILITIES),
  /** When it appears, of a scheduled one, ends, of a public one, or is removed for good, of one in the trash. */
  changes_at: z.iso.datetime().nullable(),
  /** What it lacks. */
  gaps: z.array(z.enum(RECIPE_GAPS)),
  /** In the list: changes of it wait to be published. */
  pending: z.literal(true).optional(),
  /** In a search: where else than in the title. */
  found: FoundTextSchema.optional(),
});
export type AdminRecipeRow = z.infer<typeof AdminRecipeRowSchema>;

export const AdminRecipeListSchema = listOf(AdminRecipeRowSchema);
export type AdminRecipeList = z.infer<typeof AdminRecipeListSchema>;

export const AdminRecipeQuerySchema = z.strictObject({
  ...pagingFields,
  /**
   * A part of the title, or words somewhere in the recipe's texts, in any case, with or without accents. Those whose
   * title has it come first.
   */
  q: z.string().trim().max(SEARCH_TEXT_MAX).default(''),
  /** Slug of a country. */
  pays: z.string().regex(SLUG_PATTERN).optional(),
  type: z.enum(RECIPE_TYPE_CODES).optional(),
  difficulte: z.enum(DIFFICULTIES).optional(),
  /** Only recipes that lack this; `any`: cover, dish pictures, SEO, times or country. */
  gap: z.enum(['any', ...RECIPE_GAPS]).optional(),
  /** Only with `deleted`, the list has what is in the trash, the newest deletion first. */
  visibility: z.enum(VISIBILITIES).optional(),
  sort: z.enum(ADMIN_RECIPE_SORTS).default('-created_at'),
});
export type AdminRecipeQuery = z.infer<typeof AdminRecipeQuerySchema>;

/** All countries by name. */
export const CountryNamesSchema = z.strictObject({
  items: z.array(z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() })),
});
export type CountryNames = z.infer<typeof CountryNamesSchema>;

/** An unsaved recipe to look at, perhaps unfinished, with the id of the stored one unless it is new. */
export const RecipePreviewInputSchema = RecipeDraftFieldsSchema.extend({
  id: z.uuid().nullable(),
  seo: SeoInputSchema.omit({ revision: true }).nullable().default(null),
});
export type RecipePreviewInput = z.infer<typeof RecipePreviewInputSchema>;

/** Path of the page of a preview, valid until `expires_at`. */
export const RecipePreviewSchema = z.strictObject({ url: z.string(), expires_at: z.iso.datetime() });
export type RecipePreview = z.infer<typeof RecipePreviewSchema>;

/** A link that shows a stored recipe to people without an account. */
export const PreviewLinkSchema = z.strictObject({
  id: z.uuid(),
  /** Path of its page. */
  url: z.string(),
  /** E-mail of the account that made it. */
  made_by: z.string(),
  made_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** To the minute; `null`: it was never opened. */
  last_used_at: z.iso.datetime().nullable(),
});
export type PreviewLink = z.infer<typeof PreviewLinkSchema>;

export const PreviewLinkListSchema = z.strictObject({ items: z.array(PreviewLinkSchema) });
export type PreviewLinkList = z.infer<typeof PreviewLinkListSchema>;
