import { AppError, type RecipeDraft, type RecipeDraftInput, RecipeDraftSchema, type Site } from '@tdt/contracts';
import { type MediaFiles, originalOf } from '@tdt/files';
import type { CountryDirectory } from '@tdt/geography';
import type { Pages } from '../pages/pages.ts';
import { adminRecipe } from '../recipes/admin-recipe.ts';
import type { RecipeEditing } from '../recipes/recipe-editing.ts';
import { checkRecipe, filesOf } from '../recipes/recipe-files.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { storedFields } from '../recipes/written-recipe.ts';
import type { RecipeDraftDocument } from './recipe-draft.model.ts';
import type { RecipeDraftsRepository } from './recipe-drafts.repository.ts';

interface Dependencies {
  repository: RecipeDraftsRepository;
  recipes: Pick<RecipesRepository, 'byId'>;
  editing: Pick<RecipeEditing, 'get'>;
  pages: Pick<Pages, 'storedSeo'>;
  directory: Pick<CountryDirectory, 'byId'>;
  files: MediaFiles;
  site: Pick<Site, 'url'>;
  now?: () => Date;
}

export type RecipeDrafts = ReturnType<typeof createRecipeDrafts>;

/**
 * Changes of recipes that wait beside them: visitors see the stored recipe till an ordinary save publishes the changes,
 * merged with what others have saved since.
 */
export function createRecipeDrafts(dependencies: Dependencies) {
  const { repository, recipes, editing, pages, files, site, now = () => new Date() } = dependencies;

  /** What new changes are based on: what is stored, if their editor has seen that, else what earlier ones were. */
  async function baseFor(
    id: string,
    { revision, seo }: Pick<RecipeDraftInput, 'revision' | 'seo'>,
    before: RecipeDraft | null,
  ) {
    const stored = {
      recipe: await editing.get(id),
      seo: await pages.storedSeo({ pageType: 'recipe', pageId: id }),
    };
    if (stored.recipe.deleted) throw new AppError('RECIPE_GONE');
    if (stored.recipe.revision === revision && stored.seo.revision === seo.revision) return stored;
    const base = before?.base;
    if (base?.recipe.revision === revision && base.seo.revision === seo.revision) return base;
    throw new AppError('REVISION_CONFLICT');
  }

  return {
    /** The pending changes of a recipe; `null`: none, or those of a release that wrote them otherwise. */
    find: async (id: string): Promise<RecipeDraft | null> => draftOf(await repository.byId(id)),

    /** Marks the recipes of a list that have pending changes. */
    async marked<Row extends { id: string }>(rows: readonly Row[]): Promise<(Row & { pending?: true })[]> {
      const pending = await repository.among(rows.map(({ id }) => id));
      return rows.map((row) => (pending.has(row.id) ? { ...row, pending: true } : row));
    },

    /**
     * Stores pending changes. Throws `RECIPE_NOT_FOUND`, `RECIPE_GONE`, `VALIDATION_FAILED`, `REVISION_CONFLICT` if the recipe was saved
     * since, and `DRAFT_CONFLICT` if other changes were.
     */
    async save(
      id: string,
      { seo, revision, draft_revision, ...input }: RecipeDraftInput,
      by: string | null,
    ): Promise<RecipeDraft> {
      const before = await repository.byId(id);
      if (before && before.revision !== draft_revision) throw draftConflict(before);
      const base = await baseFor(id, { revision, seo }, draftOf(before));
      const recipe = await recipes.byId(id);
      if (!recipe) throw new AppError('RECIPE_NOT_FOUND');
      await checkRecipe(dependencies, input, recipe);
      const shared = originalOf(seo.og_image_url ?? '', site.url);
      const changed = { ...recipe, ...storedFields(input, input.country_id, recipe.publication) };
      const content = { recipe: adminRecipe(changed), seo };
      const draft = {
        _id: id,
        text: JSON.stringify({ base, content }),
        files: [...filesOf(changed), ...(shared === null ? [] : [shared])],
        by,
        at: now(),
        revision: (before?.revision ?? 0) + 1,
      };
      if (!(await repository.save(draft))) throw draftConflict(await repository.byId(id));
      await files.release(before?.files ?? []);
      return { base, content, by, at: draft.at.toISOString(), revision: draft.revision };
    },

    /** Gives the pending changes at this revision up. Throws `DRAFT_CONFLICT` if others are stored. */
    async discard(id: string, revision: number): Promise<void> {
      await files.release(await repository.remove(id, revision));
      const other = await repository.byId(id);
      if (other) throw draftConflict(other);
    },
  };
}

function draftOf(stored: RecipeDraftDocument | null): RecipeDraft | null {
  if (!stored) return null;
  const { text, by, at, revision } = stored;
  return RecipeDraftSchema.safeParse({ ...JSON.parse(text), by, at: at.toISOString(), revision }).data ?? null;
}

const draftConflict = (other: RecipeDraftDocument | null) =>
  new AppError('DRAFT_CONFLICT', {
    detail: `${other?.by ?? 'Quelqu’un d’autre'} a changé entre-temps les modifications en attente. Votre saisie reste dans ce navigateur : rouvrez la recette.`,
  });
