import type { AdminRecipe } from '@tdt/contracts';
import { editableImages } from '@tdt/files/images';
import { sentDeletion } from '../trash/bin.ts';
import type { RecipeDocument } from './recipe.model.ts';
import { sentPublication } from './written-recipe.ts';

/** A stored recipe as its editor loads it. */
export function adminRecipe(recipe: RecipeDocument): AdminRecipe {
  const { _id: id, former_slugs: _, edited_at, edited_fields: __, created_at, updated_at, images, ...fields } = recipe;
  const { deleted } = recipe.publication;
  return {
    ...fields,
    id,
    steps: recipe.steps.toSorted((a, b) => a.step_order - b.step_order),
    images: editableImages(images),
    publication: sentPublication(recipe.publication),
    edited_at: edited_at?.toISOString() ?? null,
    ...(deleted && { deleted: sentDeletion(deleted) }),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
