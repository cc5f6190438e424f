import { useCurrentUser } from '@tdt/admin/api';
import { type EditFormOptions, useEditForm, useReference } from '@tdt/admin/kit';
import type { Problem, PublicationInput } from '@tdt/contracts';
import { PUBLIC } from '@tdt/domain/publication';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { useRef, useState } from 'react';
import { type EditedField, type EditorTab, tabOf } from './editor-tabs.ts';
import { withPreviews } from './pictures/with-previews.ts';
import { savedText } from './publication/publication-text.ts';
import { RecipeFormSchema, type RecipeOutput, RULE_ORDER } from './recipe-schema.ts';
import type { RecipeValues } from './recipe-values.ts';
import { type RecipeSaveOptions, useRecipeSave } from './save/use-recipe-save.ts';

interface RecipeFormOptions
  extends Pick<RecipeSaveOptions, 'write'>,
    Pick<EditFormOptions<RecipeValues, RecipeOutput>, 'stored' | 'reload'> {
  /** Id of the recipe; `undefined`: it is new. */
  recipeId?: string;
}

/** What the forms of a new and of an existing recipe have in common: rules, saving, toasts, and the open tab. */
export function useRecipeForm({ stored, reload, recipeId, write }: RecipeFormOptions) {
  const { show } = useToasts();
  const reference = useReference();
  const [tab, setTab] = useState<EditorTab>('details');
  const showError = (description: string, problem: Problem | null = null) =>
    show({ kind: 'error', topic: FORM_TOPIC, title: 'Erreur', description, ...reference(problem) });
  /** Opens the tab of the first faulty field. */
  const openFirst = (isFaulty: (field: keyof RecipeValues) => boolean) => {
    const first = RULE_ORDER.find(isFaulty);
    if (first && first !== 'publication') setTab(tabOf(first));
    return first;
  };
  const isNew = recipeId === undefined;
  /** Whether the setting of the site decides what a new recipe becomes. */
  const isLeftToSite = useRef(false);
  const writeAsAsked: typeof write = ({ publication, ...input }, revision) =>
    write({ ...input, ...(publication && !isLeftToSite.current && { publication }) }, revision);
  const { save, uploads, activity } = useRecipeSave({ write: writeAsAsked, isNew }, () => form);
  /** What a save changes the publication from. */
  const base = useRef(stored.values.publication);
  const saved = useRef('');
  const form = useEditForm<RecipeValues, RecipeOutput>({
    stored,
    async save(values, revision) {
      const result = await save(values, revision);
      if (result.saved && result.stored)
        saved.current = savedText(result.stored.values.publication, isNew ? undefined : base.current);
      return result;
    },
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
    onSaved: () => show({ kind: 'success', topic: FORM_TOPIC, title: 'Succès', description: saved.current }),
  });
  /** Saves the recipe in this state. */
  const saveAs = async (publication: PublicationInput, isLeft = false) => {
    if (form.formState.isSubmitting) return;
    isLeftToSite.current = isLeft;
    base.current = form.state.base.values.publication;
    form.setValue('publication', publication, { shouldDirty: true });
    await form.save();
  };
  // What a refused or failed press of another button has left in the form does not count for this one.
  // A new recipe is checked by all rules, also where it begins as a draft.
  const saveAsStored = () => (isNew ? saveAs(PUBLIC, true) : saveAs(form.state.base.values.publication));
  const merge: typeof form.conflict.merge = (theirs, values) => {
    base.current = theirs.values.publication;
    return form.conflict.merge(theirs, values);
  };
  return {
    form: { ...form, save: saveAsStored, conflict: { ...form.conflict, merge } },
    saveAs,
    tab,
    setTab,
    uploads,
    activity,
  };
}

export type RecipeEditor = ReturnType<typeof useRecipeForm>;
export type RecipeControl = RecipeEditor['form']['control'];

/** Props of the content of each tab. */
export interface TabProps {
  control: RecipeControl;
  getValues: RecipeEditor['form']['getValues'];
  setValue: RecipeEditor['form']['setValue'];
  /** Shows the tab of a value and focuses its control. */
  goTo: (field: EditedField) => void;
}

/** The first message in the errors of a value, which may be a list. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(firstMessage).find(Boolean);
}
