import { savedImage } from '@tdt/admin-editor';
import type { RecipeInput } from '@tdt/contracts';
import type { RecipeOutput } from './recipe-schema.ts';

/** What the server is sent. Every picture and medium must be uploaded already. */
export function recipeInput({ cover, dishes, others, seo: _, ...recipe }: RecipeOutput): RecipeInput {
  return {
    ...recipe,
    images: [
      ...(cover ? [{ ...savedImage(cover), image_type: 'cover' as const }] : []),
      ...dishes.map((dish) => ({ ...savedImage(dish), image_type: 'plat' as const })),
      ...others,
    ],
  };
}
