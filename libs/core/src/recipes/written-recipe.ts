import { randomUUID } from 'node:crypto';
import type { FieldError, RecipeImageType, RecipeInput, RecipeStep } from '@tdt/contracts';
import { stepMediaOf } from '@tdt/domain';
import { numberedImages, type StoredImage } from '../media/stored-image.ts';
import type { RecipeFields } from './recipe.model.ts';

type Row<T> = Omit<T, 'id'> & { id?: string | undefined };

/** A recipe as an editor or an import writes it, its country aside. */
export interface WrittenRecipe extends Omit<RecipeInput, 'country_id' | 'ingredients' | 'steps' | 'images'> {
  ingredients: readonly Row<RecipeInput['ingredients'][number]>[];
  steps: readonly Row<RecipeInput['steps'][number]>[];
  /** In their order. */
  images: readonly Omit<StoredImage<RecipeImageType>, 'image_order'>[];
}

/**
 * What is stored of a recipe, by rules that hold for editors and imports alike: empty optional texts are `null`, empty
 * groups and tips go, groups are distinct, each row has an id of its own, steps are numbered by their order and pictures
 * within their type, and the address of a step's media is one that `stepMediaOf` gives.
 */
export function storedFields(written: WrittenRecipe, countryId: string | null): RecipeFields {
  const { ingredients, steps, images, ...texts } = written;
  const [ingredientId, stepId] = [rowIds(), rowIds()];
  return {
    ...texts,
    preparation_time: texts.preparation_time || null,
    cooking_time: texts.cooking_time || null,
    cultural_context: texts.cultural_context || null,
    cultural_context_title: texts.cultural_context_title || null,
    ingredients_title: texts.ingredients_title || null,
    steps_title: texts.steps_title || null,
    groups: [...new Set(texts.groups)].filter(Boolean),
    prep_tips: texts.prep_tips.filter(Boolean),
    country_id: countryId,
    ingredients: ingredients.map(({ id, name, quantity, group }) => ({
      id: ingredientId(id),
      name,
      quantity,
      group: group || null,
    })),
    steps: steps.map((step, index) => storedStep(step, stepId(step.id), index + 1)),
    images: numberedImages(images),
  };
}

/** Why the address of a step's media is refused, at its path. */
export const mediaErrors = (steps: WrittenRecipe['steps']): FieldError[] =>
  steps.flatMap(({ media }, index) => {
    const found = media ? stepMediaOf(media.url) : null;
    return found && 'refusal' in found ? [{ path: `steps.${index}.media.url`, message: found.refusal }] : [];
  });

function storedStep({ media, ...step }: WrittenRecipe['steps'][number], id: string, step_order: number): RecipeStep {
  const found = media ? stepMediaOf(media.url) : null;
  if (found && 'refusal' in found) throw new Error(`Step ${step_order} has media at a refused address.`);
  return {
    id,
    step_order,
    description: step.description,
    group: step.group || null,
    duree_preparation: step.duree_preparation || null,
    duree_cuisson: step.duree_cuisson || null,
    duree_repos: step.duree_repos || null,
    media: media && found ? { type: found.type ?? media.type, url: found.url } : null,
  };
}

/** Gives a row its own id, or a new one where it has none or another row has it. */
function rowIds(): (id: string | undefined) => string {
  const taken = new Set<string>();
  return (own) => {
    const id = own === undefined || taken.has(own) ? randomUUID() : own;
    taken.add(id);
    return id;
  };
}
