import { randomUUID } from 'node:crypto';
import type { FieldError, PublicationInput, RecipeImageType, RecipeInput, RecipeStep, StepMedia } from '@tdt/contracts';
import type { Publication } from '@tdt/domain/publication';
import { captionsOf, stepMediaOf } from '@tdt/domain/recipes';
import { numberedImages, type StoredImage } from '@tdt/files/images';
import type { RecipeFields } from './recipe.model.ts';

type Row<T> = Omit<T, 'id'> & { id?: string | undefined };

type WrittenMedia = NonNullable<RecipeInput['steps'][number]['media']>;

/** A recipe as an editor or an import writes it, its country aside. */
export interface WrittenRecipe
  extends Omit<RecipeInput, 'country_id' | 'ingredients' | 'steps' | 'images' | 'publication'> {
  ingredients: readonly Row<RecipeInput['ingredients'][number]>[];
  steps: readonly Row<RecipeInput['steps'][number]>[];
  /** In their order. */
  images: readonly Omit<StoredImage<RecipeImageType>, 'image_order'>[];
}

/**
 * What is stored of a recipe, by rules that hold for editors and imports alike: empty optional texts are `null`, empty
 * groups and tips go, groups are distinct, each row has an id of its own, steps are numbered by their order and pictures
 * within their type, and the address of a step's media and its captions are those that `stepMediaOf` and `captionsOf` give.
 */
export function storedFields(written: WrittenRecipe, countryId: string | null, publication: Publication): RecipeFields {
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
    publication,
  };
}

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** A publication as it is stored. */
export const storedPublication = ({ state, from, until }: PublicationInput): Publication => ({
  state,
  from: dateOf(from),
  until: dateOf(until),
});

/** The same as it is sent. */
export const sentPublication = ({ state, from, until }: Publication): PublicationInput => ({
  state,
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
});

/** Why the address of a step's media, or its captions, are refused, at their paths. */
export const mediaErrors = (steps: WrittenRecipe['steps']): FieldError[] =>
  steps.flatMap(({ media }, index) =>
    Object.entries(media ? readMedia(media) : {}).flatMap(([field, result]) =>
      'refusal' in result ? [{ path: `steps.${index}.media.${field}`, message: result.refusal }] : [],
    ),
  );

const readMedia = ({ url, captions = '' }: WrittenMedia) => ({ url: stepMediaOf(url), captions: captionsOf(captions) });

function storedMedia(media: WrittenMedia): StepMedia {
  const { url: found, captions } = readMedia(media);
  if ('refusal' in found || 'refusal' in captions) throw new Error('A step has media that are refused.');
  return { type: found.type ?? media.type, url: found.url, ...(captions.text && { captions: captions.text }) };
}

function storedStep({ media, ...step }: WrittenRecipe['steps'][number], id: string, step_order: number): RecipeStep {
  return {
    id,
    step_order,
    description: step.description,
    group: step.group || null,
    duree_preparation: step.duree_preparation || null,
    duree_cuisson: step.duree_cuisson || null,
    duree_repos: step.duree_repos || null,
    media: media ? storedMedia(media) : null,
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
