import { codeOf } from '@tdt/admin/api';
import { useUploads } from '@tdt/admin/editor';
import type { EditFormState, SaveResult } from '@tdt/admin/kit';
import type { AdminRecipe, RecipeDraft, RecipeDraftInput, RecipeInput } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { useToasts } from '@tdt/platform';
import { useState } from 'react';
import { recipesApi } from '../../../recipes/recipes-api.ts';
import type { RecipeOutput } from '../recipe-schema.ts';
import { NO_SEO, originOf, type RecipeValues, recipeValues, storedValues } from '../recipe-values.ts';
import { dropPreviewOf, pendingFiles, placeFile, seoInput } from './recipe-input.ts';
import { type SaveActions, type SaveOutcome, saveRecipe, type Written } from './save-sequence.ts';

export interface RecipeSaveOptions {
  /** Writes the recipe, with the pending changes that this publishes. */
  write: (input: RecipeInput, revision: number, draftRevision?: number) => Promise<Written<AdminRecipe>>;
  /** Stores it as pending changes instead. */
  writeDraft?: ((draft: RecipeDraftInput) => Promise<Written<RecipeDraft>>) | undefined;
  /** The recipe is new: a save leads to its own address. */
  isNew: boolean;
}

type Form = Pick<EditFormState<RecipeValues, RecipeOutput>, 'state' | 'getValues' | 'setValue'>;

/** Saves the recipe of an editor, with the progress of its uploads. */
export function useRecipeSave({ write, writeDraft, isNew }: RecipeSaveOptions, formOf: () => Form) {
  const { show } = useToasts();
  const [create] = recipesApi.useRecipesCreateMutation();
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

  /** @param as whether to store the values as pending changes only, or as another recipe */
  const save = async (
    typed: RecipeOutput,
    revision: number,
    as: 'pending' | 'copy' | null,
  ): Promise<SaveResult<RecipeValues>> => {
    const { base } = formOf().state;
    const [isPending, isCopy] = [as === 'pending', as === 'copy'];
    const values = isCopy ? { ...typed, seo: { ...typed.seo, revision: NO_SEO.revision } } : typed;
    const storedSeo = isPending ? values.seo : seoInput(isCopy ? NO_SEO : originOf(base).seo);
    const draftRevision = base.pending?.revision;
    let draft: RecipeDraft | undefined;
    const writePending = async ({ publication: _, ...input }: RecipeInput): Promise<Written<AdminRecipe>> => {
      const written = await writeDraft?.({
        ...input,
        seo: values.seo,
        revision,
        draft_revision: draftRevision ?? 0,
      });
      draft = written?.data;
      return draft ? { data: draft.content.recipe } : { error: written?.error };
    };
    const problems: { title: string; description: string }[] = [];
    const actions: SaveActions = {
      send: uploads.send,
      write: (input) => {
        if (isCopy) return create(input);
        return isPending ? writePending(input) : write(input, revision, draftRevision);
      },
      writeSeo: (id, update) => writeSeo({ id, seo: update }),
      say: setActivity,
      showError: (title, description) => void problems.push({ title, description }),
    };
    const outcome = await uploads.during(pendingFiles(values), () => saveRecipe(values, storedSeo, actions));
    setActivity('');
    const [problem] = problems;
    const description = problems.map((one) => one.description).join(' ');
    // Not the topic of how the save ended, whose toast would replace it.
    if (problem) show({ kind: 'error', topic: 'save-problems', title: problem.title, description });
    if (!outcome.saved) return outcome;
    return resultOf(outcome, values, isNew || isCopy, draft);
  };
  return { save, uploads, activity };
}

/** The values that the form continues with: those stored, and those that could not be saved. */
function resultOf(
  { recipe, seo, seoError, dishes }: Extract<SaveOutcome, { saved: true }>,
  typed: RecipeOutput,
  isNew: boolean,
  draft: RecipeDraft | undefined,
): SaveResult<RecipeValues> {
  const stored = storedValues(recipe, seo, draft);
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
