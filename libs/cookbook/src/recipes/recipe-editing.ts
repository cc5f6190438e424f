import {
  type AdminRecipe,
  type AdminRecipeList,
  type AdminRecipeQuery,
  AppError,
  type RecipeInput,
  type RecipeUpdateInput,
} from '@tdt/contracts';
import { changedFields } from '@tdt/database/documents';
import { PUBLIC, type Publication } from '@tdt/domain/publication';
import type { MediaFiles } from '@tdt/files';
import type { CountryDirectory } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { newDocument } from '../edited-documents.ts';
import type { VersionsRepository } from '../history/versions.repository.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { seoId } from '../pages/seo-page.ts';
import type { PreviewLinksRepository } from '../publication/preview-links.repository.ts';
import type { RecipeDraftsRepository } from '../publication/recipe-drafts.repository.ts';
import type { NotesRepository } from '../teamwork/notes.repository.ts';
import { documentOf } from '../teamwork/team-document.ts';
import { createBin } from '../trash/bin.ts';
import { adminRecipe } from './admin-recipe.ts';
import { copiedFields } from './copy-recipe.ts';
import { withFoundTexts } from './found-texts.ts';
import type { RecipeDocument, RecipeFields } from './recipe.model.ts';
import { checkRecipe, filesOf } from './recipe-files.ts';
import type { RecipesRepository } from './recipes.repository.ts';
import { deletionOf, noSlug, replacedRecipes, slugsFor } from './replace-recipe.ts';
import { storedFields, storedPublication } from './written-recipe.ts';

/** What a save did, with the names of the fields that it changed, for the audit log. */
interface SavedRecipe {
  recipe: AdminRecipe;
  changes: string[];
}

interface Dependencies {
  repository: RecipesRepository;
  pages: Pick<PagesRepository, 'removeSeo'>;
  versions: Pick<VersionsRepository, 'removeAll' | 'newestSound'>;
  drafts: Pick<RecipeDraftsRepository, 'remove'>;
  links: Pick<PreviewLinksRepository, 'removeAll'>;
  notes: Pick<NotesRepository, 'removeAll'>;
  catalogue: Pick<Catalogue, 'listForEditors' | 'calendar' | 'find'>;
  directory: Pick<CountryDirectory, 'byId'>;
  files: MediaFiles;
  /** What a new recipe is whose editor chooses no publication. */
  newRecipe?: Publication;
  now?: () => Date;
}

export type RecipeEditing = ReturnType<typeof createRecipeEditing>;

/** Recipes as editors write them. */
export function createRecipeEditing(dependencies: Dependencies) {
  const {
    repository,
    pages,
    catalogue,
    files,
    versions,
    drafts,
    links,
    notes,
    newRecipe = PUBLIC,
    now = () => new Date(),
  } = dependencies;

  const recipes = replacedRecipes(repository);
  const bin = createBin({ ...repository, deletionOf });

  /** Stores a new recipe under the first slug of its title that is free: only the unique index knows. */
  async function insert(fields: RecipeFields, by: string | null): Promise<RecipeDocument> {
    const recipe = { ...newDocument({ at: now(), by }), ...fields };
    for await (const slug of slugsFor(repository, fields, recipe._id)) {
      const stored = { ...recipe, slug };
      if ((await repository.insert([stored])).length === 0) return stored;
    }
    throw noSlug();
  }

  /** Removes a recipe and all that belongs to it; itself last, so that an interrupted removal is resumed. */
  async function erase(id: string, recipe?: RecipeDocument): Promise<void> {
    const seo = await pages.removeSeo(seoId('recipe', id));
    await links.removeAll(id);
    await notes.removeAll(documentOf('recipe', id));
    const former = [
      ...(await versions.removeAll('recipe', id)),
      ...(await versions.removeAll('seo', seoId('recipe', id))),
      ...(await drafts.remove(id)),
    ];
    await repository.remove(id);
    await files.release([
      ...(recipe ? filesOf(recipe) : []),
      ...(seo?.og_image_url ? [seo.og_image_url] : []),
      ...former,
    ]);
  }

  return {
    /** A page of all recipes, from the catalogue index. */
    list: catalogue.listForEditors,

    /** The same, with where each recipe has the words of the search. */
    async search(query: AdminRecipeQuery): Promise<AdminRecipeList> {
      const list = catalogue.listForEditors(query);
      return { ...list, items: await withFoundTexts(repository, query.q, list.items) };
    },

    /** The few recipes that a text finds best, with where they have its words, and the number of all. */
    async find(q: string, limit: number) {
      const { entries, total } = catalogue.find(q, limit);
      return { recipes: await withFoundTexts(repository, q, entries), total };
    },

    calendar: catalogue.calendar,

    /** Throws `RECIPE_NOT_FOUND`, and like all that read it `DOCUMENT_MALFORMED`. */
    get: async (id: string): Promise<AdminRecipe> => adminRecipe(await recipes.existing(id)),

    /** Stores a new recipe under the slug of its title, or the next number of it. Throws `VALIDATION_FAILED`. */
    async create(input: RecipeInput, by: string | null = null): Promise<AdminRecipe> {
      await checkRecipe(dependencies, input);
      const { publication, ...written } = input;
      const state = publication ? storedPublication(publication) : newRecipe;
      return adminRecipe(await insert(storedFields(written, input.country_id, state), by));
    },

    /**
     * Replaces a recipe in one write; its former slug leads to the new one, and its former state stays as a version.
     * Throws `RECIPE_NOT_FOUND`, `RECIPE_GONE` for one in the trash, `REVISION_CONFLICT`, `VALIDATION_FAILED`.
     */
    async update(
      id: string,
      { revision, draft_revision, publication, ...input }: RecipeUpdateInput,
      by: string | null = null,
    ): Promise<SavedRecipe> {
      const before = await recipes.seen(id, revision);
      await checkRecipe(dependencies, input, before);
      const state = publication ? storedPublication(publication) : before.publication;
      const after = await recipes.replace(before, storedFields(input, input.country_id, state), { at: now(), by });
      if (draft_revision !== undefined) await files.release(await drafts.remove(id, draft_revision));
      return {
        recipe: adminRecipe(after),
        changes: changedFields(adminRecipe(before), adminRecipe(after), ['title', 'slug']),
      };
    },

    /**
     * Moves a recipe to the trash; returns it. Of one that is malformed, the newest version that can be read takes its
     * place there; without one, nothing could restore it, and it is removed for good: `null`. Throws `RECIPE_NOT_FOUND`.
     */
    async remove(id: string, by: string | null = null): Promise<AdminRecipe | null> {
      const deletion = { at: now(), by };
      const recipe = await bin.moveIn(id, deletion);
      if (recipe) return adminRecipe(recipe);
      if ((await repository.byId(id)) || !(await repository.exists(id))) throw new AppError('RECIPE_NOT_FOUND');
      const sound = (await versions.newestSound('recipe', id)) as RecipeDocument | null;
      if (!sound) await erase(id);
      else if (!(await repository.trashAs(sound, deletion))) throw new AppError('REVISION_CONFLICT');
      return sound && adminRecipe(sound);
    },

    /** Takes a recipe out of the trash, as it was when it was moved there. Throws `RECIPE_NOT_FOUND`. */
    async restore(id: string): Promise<AdminRecipe> {
      await bin.takeOut(id);
      const recipe = await recipes.existing(id);
      if (deletionOf(recipe)) throw new AppError('RECIPE_NOT_FOUND');
      return adminRecipe(recipe);
    },

    trashedBefore: repository.trashedBefore,

    /**
     * Removes a recipe in the trash for good, with its metadata, versions and files; returns it. With `until`, only one
     * that has been there since then. `note` is called before, with its name. Throws `RECIPE_NOT_FOUND`.
     */
    async destroy(id: string, until?: Date, note?: (name: string) => Promise<void>): Promise<AdminRecipe> {
      const recipe = await bin.condemn(id, until);
      if (!recipe) throw new AppError('RECIPE_NOT_FOUND');
      await note?.(`${recipe.title} (${id})`);
      await erase(id, recipe);
      return adminRecipe(recipe);
    },

    /**
     * Stores a copy, "… (copie)", which shows the same files, without its metadata for search engines. Throws
     * `RECIPE_NOT_FOUND`, `RECIPE_GONE` for one in the trash.
     */
    async copy(id: string, by: string | null = null): Promise<AdminRecipe> {
      return adminRecipe(await insert(await copiedFields(files, await recipes.editable(id)), by));
    },
  };
}
