import type { RecipeInput, SavedImage } from '@tdt/contracts';
import type { RecipeOutput } from './recipe-schema.ts';
import type { PictureValue } from './recipe-values.ts';

const savedImage = ({ key: _, file: __, ...image }: PictureValue): SavedImage => image;

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
