import type { AdminRecipe, AdminRecipeList, AdminRecipeQuery, RecipeInput, RecipeUpdateInput } from '@tdt/contracts';

/** What a save did, with the names of the fields that it changed, for the audit log. */
interface SavedRecipe {
  recipe: AdminRecipe;
  changes: string[];
}

/** Recipes as editors write them. */
export interface RecipeEditing {
  /** A page of all recipes, answered by the catalogue index. */
  list(query: AdminRecipeQuery): AdminRecipeList;
  /** Throws `RECIPE_NOT_FOUND`, and like all that read it `DOCUMENT_MALFORMED`. */
  get(id: string): Promise<AdminRecipe>;
  /** Stores a new recipe under the slug of its title, or the next number of it. Throws `VALIDATION_FAILED`. */
  create(input: RecipeInput): Promise<AdminRecipe>;
  /**
   * Replaces a recipe in one write; its former slug leads to the new one, and files that nothing shows any more
   * are removed. Throws `RECIPE_NOT_FOUND`,
   * `REVISION_CONFLICT`, `VALIDATION_FAILED`.
   */
  update(id: string, update: RecipeUpdateInput): Promise<SavedRecipe>;
  /**
   * Removes a recipe, its metadata and its files; answers it as it was, `null`: it was malformed. Throws
   * `RECIPE_NOT_FOUND`.
   */
  remove(id: string): Promise<AdminRecipe | null>;
  /**
   * Stores a copy, "… (copie)", with copies of its files but without its metadata for search engines. Throws
   * `RECIPE_NOT_FOUND`.
   */
  copy(id: string): Promise<AdminRecipe>;
}
