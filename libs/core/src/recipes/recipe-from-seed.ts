import { randomUUID } from 'node:crypto';
import type { RecipeSeed } from '@tdt/contracts';
import { foldText } from '@tdt/domain';
import { derivedId } from '../database/derived-id.ts';
import type { SeoDocument } from '../pages/page.models.ts';
import { seoId } from '../pages/pages.ts';
import type { RecipeDocument, RecipeFields } from './recipe.model.ts';

/** Id of an imported recipe. It follows from title and country, so that importing twice finds the same document. */
export const importedRecipeId = (countryId: string, title: string): string =>
  derivedId(`recipe:${countryId}:${foldText(title)}`);

/** The fields that an import writes. Groups that ingredients or steps name are added to the recipe's own. */
export function fieldsFromSeed(seed: RecipeSeed, countryId: string): RecipeFields {
  const { country: _country, seo: _seo, created_at: _createdAt, images = [], ingredients, steps, ...rest } = seed;
  const named = [...ingredients, ...steps].flatMap(({ group }) => group ?? []);
  return {
    ...rest,
    images,
    country_id: countryId,
    groups: [...new Set([...seed.groups, ...named])],
    ingredients: ingredients.map((ingredient) => ({ id: randomUUID(), ...ingredient })),
    steps: steps.map((step, index) => ({
      id: randomUUID(),
      ...step,
      step_order: index + 1,
      media: step.media ?? null,
    })),
  };
}

export function recipeFromSeed(seed: RecipeSeed, id: string, countryId: string, slug: string): RecipeDocument {
  const now = new Date();
  return {
    _id: id,
    slug,
    former_slugs: [],
    ...fieldsFromSeed(seed, countryId),
    revision: 1,
    edited_at: null,
    created_at: seed.created_at ?? now,
    updated_at: now,
  };
}

export const seoFromSeed = (id: string, seo: NonNullable<RecipeSeed['seo']>): SeoDocument => ({
  _id: seoId('recipe', id),
  page_type: 'recipe',
  page_id: id,
  ...seo,
  canonical_url: null,
  og_image_url: null,
  revision: 1,
  updated_at: new Date(),
});
