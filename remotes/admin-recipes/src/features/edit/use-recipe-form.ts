import { useCurrentUser } from '@tdt/admin/api';
import { type EditFormOptions, useEditForm, useReference } from '@tdt/admin/kit';
import type { Problem } from '@tdt/contracts';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { useState } from 'react';
import { type EditorTab, tabOf } from './editor-tabs.ts';
import { withPreviews } from './pictures/with-previews.ts';
import { RecipeFormSchema, type RecipeOutput, RULE_ORDER } from './recipe-schema.ts';
import type { RecipeValues } from './recipe-values.ts';
import { type RecipeSaveOptions, useRecipeSave } from './save/use-recipe-save.ts';

interface RecipeFormOptions
  extends Pick<RecipeSaveOptions, 'write'>,
    Pick<EditFormOptions<RecipeValues, RecipeOutput>, 'stored' | 'reload'> {
  /** Id of the recipe; `undefined`: it is new. */
  recipeId?: string;
  savedText: string;
}

/** What the forms of a new and of an existing recipe have in common: rules, saving, toasts, and the open tab. */
export function useRecipeForm({ stored, reload, recipeId, savedText, write }: RecipeFormOptions) {
  const { show } = useToasts();
  const reference = useReference();
  const [tab, setTab] = useState<EditorTab>('details');
  const showError = (description: string, problem: Problem | null = null) =>
    show({ kind: 'error', topic: FORM_TOPIC, title: 'Erreur', description, ...reference(problem) });
  /** Opens the tab of the first faulty field. */
  const openFirst = (isFaulty: (field: keyof RecipeValues) => boolean) => {
    const first = RULE_ORDER.find(isFaulty);
    if (first) setTab(tabOf(first));
    return first;
  };
  const { save, uploads, activity } = useRecipeSave({ write, isNew: recipeId === undefined }, () => form);
  const form = useEditForm<RecipeValues, RecipeOutput>({
    stored,
    save,
    ...(reload && { reload }),
    schema: RecipeFormSchema,
    device: { owner: useCurrentUser().id, revive: withPreviews },
    onRefused(errors) {
      const first = openFirst((field) => errors[field] !== undefined);
      if (!first) return;
      const message = firstMessage(errors[first]);
      if (message) showError(message);
    },
    onFailed(problem) {
      openFirst((field) => problem?.errors?.some(({ path }) => path.split('.')[0] === field) ?? false);
      showError("Une erreur est survenue lors de l'enregistrement de la recette", problem);
    },
    onSaved: () => show({ kind: 'success', topic: FORM_TOPIC, title: 'Succès', description: savedText }),
  });
  return { form, tab, setTab, uploads, activity };
}

export type RecipeEditor = ReturnType<typeof useRecipeForm>;
export type RecipeControl = RecipeEditor['form']['control'];

/** Props of the content of each tab. */
export interface TabProps {
  control: RecipeControl;
  getValues: RecipeEditor['form']['getValues'];
  setValue: RecipeEditor['form']['setValue'];
  /** Shows the tab of a value and focuses its control. */
  goTo: (field: keyof RecipeValues) => void;
}

/** The first message in the errors of a value, which may be a list. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(firstMessage).find(Boolean);
}
