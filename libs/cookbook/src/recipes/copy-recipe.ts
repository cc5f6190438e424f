import { RECIPE_LIMITS } from '@tdt/contracts';
import { DRAFT } from '@tdt/domain/publication';
import { firstCharacters } from '@tdt/domain/text';
import type { MediaFiles } from '@tdt/files';
import type { RecipeDocument, RecipeFields } from './recipe.model.ts';
import { filesOf } from './recipe-files.ts';
import { storedFields } from './written-recipe.ts';

const SUFFIX = ' (copie)';

/**
 * The fields of a copy: a draft with another title, new ids of rows, and copies of all files, so that each belongs to one recipe.
 * What shows a file that is lost is left out.
 */
export async function copiedFields(files: Pick<MediaFiles, 'copy'>, recipe: RecipeDocument): Promise<RecipeFields> {
  const { country_id, images, steps, ingredients, title, ...texts } = textsOf(recipe);
  const copies = await files.copy(filesOf(recipe));
  const isLost = (url: string): boolean => url.startsWith('/media/') && !copies.has(url);
  const copyOf = (url: string): string => copies.get(url) ?? url;
  return storedFields(
    {
      ...texts,
      title: firstCharacters(title, RECIPE_LIMITS.title - SUFFIX.length).trimEnd() + SUFFIX,
      ingredients: ingredients.map(({ id: _, ...ingredient }) => ingredient),
      steps: steps
        .toSorted((a, b) => a.step_order - b.step_order)
        .map(({ id: _, step_order: __, media, ...step }) => ({
          ...step,
          media: media && !isLost(media.url) ? { ...media, url: copyOf(media.url) } : null,
        })),
      images: images
        .filter(({ url }) => !isLost(url))
        .toSorted((a, b) => a.image_order - b.image_order)
        .map(({ image_order: _, ...image }) => ({ ...image, url: copyOf(image.url) })),
    },
    country_id,
    DRAFT,
  );
}

/** What an editor wrote of a recipe. */
function textsOf(recipe: RecipeDocument): Omit<RecipeFields, 'publication'> {
  const {
    _id,
    slug,
    former_slugs,
    revision,
    edited_at,
    edited_by,
    edited_fields,
    created_at,
    updated_at,
    publication,
    ...fields
  } = recipe;
  return fields;
}
