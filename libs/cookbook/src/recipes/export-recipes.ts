import type { RecipeSeedSchema } from '@tdt/contracts';
import type { z } from 'zod';
import type { SeoDocument } from '../pages/page.models.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import { seoId } from '../pages/seo-page.ts';
import type { RecipeDocument } from './recipe.model.ts';
import type { RecipesRepository } from './recipes.repository.ts';
import { sentPublication } from './written-recipe.ts';

/** A recipe as an import file has it: what `RecipeSeedSchema` reads. */
export type ExportedRecipe = z.input<typeof RecipeSeedSchema>;

interface ExportDependencies {
  recipes: Pick<RecipesRepository, 'documents'>;
  pages: Pick<PagesRepository, 'seoOf'>;
  countryNameOf: (id: string | null) => string | null;
}

/** All recipes, or some, the same bytes for the same content; see `Recipes.exportAll`. */
export async function* exportRecipes(
  { recipes, pages, countryNameOf }: ExportDependencies,
  ids: readonly string[] | undefined,
) {
  for await (const batch of recipes.documents(ids)) {
    const found = await pages.seoOf(batch.map(({ _id }) => seoId('recipe', _id)));
    const seo = new Map(found.map((each) => [each.page_id, each]));
    for (const recipe of batch)
      yield inOrder(exportedRecipe(recipe, countryNameOf(recipe.country_id), seo.get(recipe._id)));
  }
}

/** Fields by their names: a document has those last that a later change has added. */
function inOrder<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inOrder) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)])) as T;
}

export function exportedRecipe(
  recipe: RecipeDocument,
  country: string | null,
  seo: SeoDocument | undefined,
): ExportedRecipe {
  const {
    _id,
    slug: _s,
    former_slugs: _f,
    revision: _r,
    edited_at: _e,
    edited_by: _b,
    edited_fields: _d,
    updated_at: _u,
    country_id: _c,
    ...fields
  } = recipe;
  return {
    id: _id,
    ...fields,
    country,
    publication: sentPublication(recipe.publication),
    ingredients: fields.ingredients.map(({ id: _, ...row }) => row),
    steps: fields.steps.map(({ id: _, ...row }) => row),
    ...(seo && { seo: { title: seo.title ?? '', description: seo.description ?? '', keywords: seo.keywords ?? '' } }),
  };
}
