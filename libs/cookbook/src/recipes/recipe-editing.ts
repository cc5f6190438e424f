import { randomUUID } from 'node:crypto';
import type { Logger } from '@tdt/config';
import { type AdminRecipe, AppError, type RecipeInput, type RecipeUpdateInput } from '@tdt/contracts';
import { changedFields } from '@tdt/database/documents';
import type { MediaFiles } from '@tdt/files';
import type { CountryDirectory } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { seoId } from '../pages/seo-page.ts';
import { adminRecipe } from './admin-recipe.ts';
import { copiedFields } from './copy-recipe.ts';
import { formerSlugs } from './former-slugs.ts';
import type { RecipeDocument, RecipeFields } from './recipe.model.ts';
import { checkRecipe, filesOf } from './recipe-files.ts';
import { slugChoices } from './recipe-slugs.ts';
import type { RecipesRepository } from './recipes.repository.ts';
import { storedFields } from './written-recipe.ts';

/** What a save did, with the names of the fields that it changed, for the audit log. */
interface SavedRecipe {
  recipe: AdminRecipe;
  changes: string[];
}

interface Dependencies {
  repository: RecipesRepository;
  pages: Pick<PagesRepository, 'removeSeo'>;
  catalogue: Pick<Catalogue, 'listForEditors'>;
  directory: Pick<CountryDirectory, 'byId'>;
  files: MediaFiles;
  log: Logger;
  now?: () => Date;
}

export type RecipeEditing = ReturnType<typeof createRecipeEditing>;

/** Recipes as editors write them. */
export function createRecipeEditing(dependencies: Dependencies) {
  const { repository, catalogue, files, now = () => new Date() } = dependencies;

  async function existing(id: string): Promise<RecipeDocument> {
    const recipe = await repository.byId(id);
    if (recipe) return recipe;
    throw new AppError((await repository.exists({ _id: id })) ? 'DOCUMENT_MALFORMED' : 'RECIPE_NOT_FOUND');
  }

  /** Stores a new recipe under the first slug of its title that is free: only the unique index knows. */
  async function insert(fields: RecipeFields): Promise<RecipeDocument> {
    const time = now();
    const dates = { edited_at: time, created_at: time, updated_at: time };
    const recipe = { _id: randomUUID(), former_slugs: [], ...fields, revision: 1, ...dates };
    for await (const slug of slugChoices(repository, recipe.title)) {
      const stored = { ...recipe, slug };
      if ((await repository.insert([stored])).length === 0) return stored;
    }
    throw noSlug();
  }

  /** Replaces a recipe in one write, under its own slug or the first free one of its new title. */
  async function replace(before: RecipeDocument, fields: RecipeFields): Promise<RecipeDocument> {
    const { _id: id, revision } = before;
    const time = now();
    for await (const slug of slugChoices(repository, fields.title, before)) {
      const written = {
        ...fields,
        slug,
        former_slugs: formerSlugs(before, slug),
        edited_at: time,
        updated_at: time,
      };
      const saved = await repository.update({ id, revision, fields: written });
      if (saved === 'saved') return { ...before, ...written, revision: revision + 1 };
      if (saved === 'stale') throw new AppError((await repository.byId(id)) ? 'REVISION_CONFLICT' : 'RECIPE_NOT_FOUND');
    }
    throw noSlug();
  }

  return {
    /** A page of all recipes, from the catalogue index. */
    list: catalogue.listForEditors,

    /** Throws `RECIPE_NOT_FOUND`, and like all that read it `DOCUMENT_MALFORMED`. */
    get: async (id: string): Promise<AdminRecipe> => adminRecipe(await existing(id)),

    /** Stores a new recipe under the slug of its title, or the next number of it. Throws `VALIDATION_FAILED`. */
    async create(input: RecipeInput): Promise<AdminRecipe> {
      await checkRecipe(dependencies, input);
      return adminRecipe(await insert(storedFields(input, input.country_id)));
    },

    /**
     * Replaces a recipe in one write; its former slug leads to the new one, and files that nothing shows any more
     * are removed. Throws `RECIPE_NOT_FOUND`,
     * `REVISION_CONFLICT`, `VALIDATION_FAILED`.
     */
    async update(id: string, { revision, ...input }: RecipeUpdateInput): Promise<SavedRecipe> {
      const before = await existing(id);
      if (before.revision !== revision) throw new AppError('REVISION_CONFLICT');
      await checkRecipe(dependencies, input, before);
      const after = await replace(before, storedFields(input, input.country_id));
      const used = new Set(filesOf(after));
      await files.release(filesOf(before).filter((url) => !used.has(url)));
      return {
        recipe: adminRecipe(after),
        changes: changedFields(adminRecipe(before), adminRecipe(after), ['title', 'slug']),
      };
    },

    /**
     * Removes a recipe, its metadata and its files; returns it, `null`: it was malformed. Throws
     * `RECIPE_NOT_FOUND`.
     */
    async remove(id: string): Promise<AdminRecipe | null> {
      const recipe = await repository.byId(id);
      if (!(await repository.remove(id))) throw new AppError('RECIPE_NOT_FOUND');
      const shared = await removeSeo(dependencies, id);
      await files.release([...(recipe ? filesOf(recipe) : []), ...shared]);
      return recipe && adminRecipe(recipe);
    },

    /**
     * Stores a copy, "… (copie)", with copies of its files but without its metadata for search engines. Throws
     * `RECIPE_NOT_FOUND`.
     */
    async copy(id: string): Promise<AdminRecipe> {
      const fields = await copiedFields(files, await existing(id));
      try {
        return adminRecipe(await insert(fields));
      } catch (error) {
        await files.release(filesOf(fields));
        throw error;
      }
    },
  };
}

/** Slugs are numbered without end. */
const noSlug = () => new Error('No slug is free.');

/**
 * Removes the metadata of a removed recipe; returns its picture. The recipe is gone whatever happens, so a failure is
 * only logged.
 */
async function removeSeo({ pages, log }: Dependencies, recipeId: string): Promise<string[]> {
  try {
    const seo = await pages.removeSeo(seoId('recipe', recipeId));
    return seo?.og_image_url ? [seo.og_image_url] : [];
  } catch (error) {
    log.warn({ err: error, recipe: recipeId }, 'The metadata of a removed recipe could not be removed');
    return [];
  }
}
