import { codeOf } from '@tdt/admin/api';
import { useUploads } from '@tdt/admin/editor';
import type { EditFormState, SaveResult } from '@tdt/admin/kit';
import type { AdminRecipe, RecipeInput } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { useToasts } from '@tdt/platform';
import { useState } from 'react';
import { recipesApi } from '../../../recipes/recipes-api.ts';
import type { RecipeOutput } from '../recipe-schema.ts';
import { type RecipeValues, recipeValues } from '../recipe-values.ts';
import { dropPreviewOf, placeFile, seoInput } from './recipe-input.ts';
import { type SaveOutcome, saveRecipe, type Written } from './save-sequence.ts';

export interface RecipeSaveOptions {
  /** Writes the recipe. */
  write: (input: RecipeInput, revision: number) => Promise<Written<AdminRecipe>>;
  /** The recipe is new: a save leads to its own address. */
  isNew: boolean;
}

type Form = Pick<EditFormState<RecipeValues, RecipeOutput>, 'state' | 'getValues' | 'setValue'>;

/** Saves the recipe of an editor, with the progress of its uploads. */
export function useRecipeSave({ write, isNew }: RecipeSaveOptions, formOf: () => Form) {
  const { show } = useToasts();
  const [writeSeo] = recipesApi.useRecipesSaveSeoMutation();
  const [activity, setActivity] = useState('');
  const uploads = useUploads((key, stored) => {
    const { getValues, setValue } = formOf();
    const values = getValues();
    const { cover, dishes, steps } = placeFile(values, key, stored);
    dropPreviewOf(values, key);
    const change = { shouldDirty: true };
    if (cover !== values.cover) setValue('cover', cover, change);
    if (dishes.length !== values.dishes.length) setValue('dishes', dishes, change);
    else for (const [at, dish] of dishes.entries()) if (dish.key === key) setValue(`dishes.${at}`, dish, change);
    for (const [at, { id, media }] of steps.entries()) if (id === key) setValue(`steps.${at}.media`, media, change);
  });

  const save = async (values: RecipeOutput, revision: number): Promise<SaveResult<RecipeValues>> => {
    const outcome = await saveRecipe(values, seoInput(formOf().state.base.values.seo), {
      send: uploads.send,
      write: (input) => write(input, revision),
      writeSeo: (id, update) => writeSeo({ id, seo: update }),
      say: setActivity,
      // One topic each: the toast of the save's end must not replace them.
      showError: (title, description) => show({ kind: 'error', topic: description, title, description }),
    });
    setActivity('');
    if (!outcome.saved) return outcome;
    return resultOf(outcome, values, isNew);
  };
  return { save, uploads, activity };
}

/** The values that the form continues with: those stored, and those that could not be saved. */
function resultOf(
  { recipe, seo, seoError, dishes }: Extract<SaveOutcome, { saved: true }>,
  typed: RecipeOutput,
  isNew: boolean,
): SaveResult<RecipeValues> {
  const stored = { values: recipeValues(recipe, seo), revision: recipe.revision };
  const unsaved = { ...stored.values };
  if (dishes) {
    const byUrl = new Map(stored.values.dishes.map((dish) => [dish.url, dish]));
    unsaved.dishes = dishes.map((dish) => byUrl.get(dish.url) ?? dish);
  }
  if (seoError) unsaved.seo = recipeValues(recipe, typed.seo).seo;
  return {
    saved: true,
    stored,
    ...((dishes !== undefined || seoError !== undefined) && { unsaved }),
    isInConflict: codeOf(seoError) === 'REVISION_CONFLICT',
    ...(isNew && { to: ADMIN_PAGES.recipe(recipe.id) }),
  };
}
