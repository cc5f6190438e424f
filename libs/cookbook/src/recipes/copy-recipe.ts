import { RECIPE_LIMITS } from '@tdt/contracts';
import { DRAFT } from '@tdt/domain/publication';
import { firstCharacters } from '@tdt/domain/text';
import type { MediaFiles } from '@tdt/files';
import type { RecipeDocument, RecipeFields } from './recipe.model.ts';
import { filesOf } from './recipe-files.ts';
import { storedFields } from './written-recipe.ts';

const SUFFIX = ' (copie)';

/**
 * The fields of a copy: a draft with another title and new ids of rows, which shows the same files. What shows a file
 * that is lost is left out.
 */
export async function copiedFields(files: Pick<MediaFiles, 'claim'>, recipe: RecipeDocument): Promise<RecipeFields> {
  const { country_id, images, steps, ingredients, title, ...texts } = textsOf(recipe);
  const lost = new Set<string>();
  for (const url of filesOf(recipe)) if (url.startsWith('/media/') && !(await files.claim(url))) lost.add(url);
  return storedFields(
    {
      ...texts,
      title: firstCharacters(title, RECIPE_LIMITS.title - SUFFIX.length).trimEnd() + SUFFIX,
      ingredients: ingredients.map(({ id: _, ...ingredient }) => ingredient),
      steps: steps
        .toSorted((a, b) => a.step_order - b.step_order)
        .map(({ id: _, step_order: __, media, ...step }) => ({
          ...step,
          media: media && !lost.has(media.url) ? media : null,
        })),
      images: images
        .filter(({ url }) => !lost.has(url))
        .toSorted((a, b) => a.image_order - b.image_order)
        .map(({ image_order: _, ...image }) => image),
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
