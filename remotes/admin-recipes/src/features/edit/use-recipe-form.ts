import { useCurrentUser } from '@tdt/admin/api';
import { type EditFormOptions, useEditForm, useReference } from '@tdt/admin/kit';
import type { Problem, PublicationInput } from '@tdt/contracts';
import { RECIPE_MESSAGES } from '@tdt/contracts/plain';
import { PUBLIC } from '@tdt/domain/publication';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { useRef, useState } from 'react';
import { type EditedField, type EditorTab, tabOf } from './editor-tabs.ts';
import { withPreviews } from './pictures/with-previews.ts';
import { savedText } from './publication/publication-text.ts';
import { formRules, type RecipeOutput, RULE_ORDER } from './recipe-schema.ts';
import type { RecipeValues } from './recipe-values.ts';
import { MERGE_FIELDS, type MergeField } from './save/conflict/merge-fields.ts';
import { type RecipeSaveOptions, useRecipeSave } from './save/use-recipe-save.ts';

interface RecipeFormOptions
  extends Pick<RecipeSaveOptions, 'write' | 'writeDraft'>,
    Pick<EditFormOptions<RecipeValues, RecipeOutput>, 'stored' | 'reload'> {
  /** Id of the recipe; `undefined`: it is new. */
  recipeId?: string;
}

/** A state of the recipe, what the site makes of a new one, changes that wait beside it, or another recipe. */
type Asked = 'state' | 'new' | 'pending' | 'copy';

/** What the forms of a new and of an existing recipe have in common: rules, saving, toasts, and the open tab. */
export function useRecipeForm({ stored, reload, recipeId, write, writeDraft }: RecipeFormOptions) {
  const { show } = useToasts();
  const reference = useReference();
  const [tab, setTab] = useState<EditorTab>('details');
  const showError = (description: string, problem?: Problem | null) =>
    show({ kind: 'error', topic: FORM_TOPIC, title: 'Erreur', description, ...reference(problem) });
  /** Opens the tab of the first faulty field. */
  const openFirst = (isFaulty: (field: keyof RecipeValues) => boolean) => {
    const first = RULE_ORDER.find(isFaulty);
    if (first && first !== 'publication') setTab(tabOf(first));
    return first;
  };
  const isNew = recipeId === undefined;
  /** What the pressed button asks for. */
  const asked = useRef<Asked>('state');
  const writeAsAsked: typeof write = ({ publication, ...input }, ...revisions) =>
    write({ ...input, ...(publication && asked.current !== 'new' && { publication }) }, ...revisions);
  const { save, uploads, activity } = useRecipeSave({ write: writeAsAsked, writeDraft, isNew }, () => form);
  const [schema] = useState(() =>
    formRules(({ publication }) => publication.state === 'draft' || asked.current === 'pending'),
  );
  /** What a save changes the publication from. */
  const base = useRef(stored.values.publication);
  const saved = useRef('');
  /** That the recipe was deleted since it was opened. */
  const [gone, setGone] = useState<Problem | null>(null);
  const form = useEditForm<RecipeValues, RecipeOutput>({
    stored,
    async save(values, revision) {
      const as = asked.current === 'pending' || asked.current === 'copy' ? asked.current : null;
      const result = await save(values, revision, as);
      if (as === 'pending') saved.current = 'Modifications enregistrées, que les visiteurs ne voient pas encore';
      else if (result.saved && result.stored)
        saved.current = savedText(result.stored.values.publication, isNew || as ? undefined : base.current);
      return result;
    },
    ...(reload && { reload }),
    schema,
    device: { owner: useCurrentUser().id, revive: withPreviews },
    onRefused(errors) {
      const first = openFirst((field) => errors[field] !== undefined);
      if (!first) return;
      const message = firstMessage(errors[first], first);
      if (message) showError(message);
    },
    onFailed(problem) {
      if (!isNew && (problem?.code === 'RECIPE_GONE' || problem?.code === 'RECIPE_NOT_FOUND')) return setGone(problem);
      openFirst((field) => problem?.errors?.some(({ path }) => path.split('.')[0] === field) ?? false);
      const isOvertaken = problem?.code === 'DRAFT_CONFLICT';
      showError(
        isOvertaken ? problem.detail : "Une erreur est survenue lors de l'enregistrement de la recette",
        problem,
      );
    },
    onSaved: () => show({ kind: 'success', topic: FORM_TOPIC, title: 'Succès', description: saved.current }),
  });
  /** Saves the recipe in this state. */
  const saveAs = async (publication: PublicationInput, as: Asked = 'state') => {
    if (form.formState.isSubmitting) return;
    asked.current = as;
    base.current = form.state.base.values.publication;
    form.setValue('publication', publication, { shouldDirty: true });
    await form.save();
  };
  // What a refused or failed press of another button has left in the form does not count for this one.
  // A new recipe is checked by all rules, also where it begins as a draft.
  const saveAsStored = () => (isNew ? saveAs(PUBLIC, 'new') : saveAs(form.state.base.values.publication));
  const savePending = () => saveAs(form.state.base.values.publication, 'pending');
  const merge: typeof form.conflict.merge = (theirs, values) => {
    base.current = theirs.values.publication;
    const { pending } = form.state.base;
    return form.conflict.merge({ ...theirs, pending: pending && { ...pending, origin: theirs.values } }, values);
  };
  /** Saves the values of a former version, or some of them. */
  const restore = (values: RecipeValues) => {
    asked.current = 'state';
    return merge(form.state.base, values);
  };
  return {
    form: { ...form, save: saveAsStored, conflict: { ...form.conflict, merge } },
    saveAs,
    savePending,
    /** Saves again what was asked for. */
    retry: () => saveAs(form.getValues('publication'), asked.current),
    saveAsNew: () => saveAs(form.getValues('publication'), 'copy'),
    gone,
    setGone,
    restore,
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

const SAYS_WHERE: ReadonlySet<string> = new Set(Object.values(RECIPE_MESSAGES));

/** The first message in the errors of a value, which may be a list, with the name of its field. */
function firstMessage(error: unknown, path: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') {
    const { message } = error;
    const field = MERGE_FIELDS[path as MergeField] ?? MERGE_FIELDS[path.replace(/\..*/, '') as MergeField];
    return SAYS_WHERE.has(message) ? message : `${field} : ${message}`;
  }
  for (const [name, inner] of Object.entries(error)) {
    const message = firstMessage(inner, `${path}.${name}`);
    if (message) return message;
  }
  return undefined;
}
