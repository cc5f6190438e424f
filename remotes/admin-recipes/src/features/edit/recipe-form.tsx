import { UploadsPanel, uploadProgress } from '@tdt/admin/editor';
import { FormHistory } from '@tdt/admin/history';
import { EditForm, Tabs, useWatch } from '@tdt/admin/kit';
import { FieldNotes, FormNotes, FormPresence, NoteList, useNotes } from '@tdt/admin/teamwork';
import type { AdminRecipe } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import type { Elements } from '@tdt/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { EDITOR_TABS, type EditedField, type EditorTab, tabOf } from './editor-tabs.ts';
import { PreviewedForm } from './preview/previewed-form.tsx';
import { PublicationActions } from './publication/publication-actions.tsx';
import { PublicationState } from './publication/publication-state.tsx';
import { recipeSources, useRecipeFields } from './recipe-history.ts';
import { RecipeMore } from './recipe-more.tsx';
import { firstField, NOTED_FIELDS, notesOfTab } from './recipe-notes.ts';
import { ConflictDialog } from './save/conflict/conflict-dialog.tsx';
import { GoneDialog } from './save/gone-dialog.tsx';
import { pendingFiles } from './save/recipe-input.ts';
import { DetailsTab } from './tabs/details-tab.tsx';
import { GroupsTab } from './tabs/groups-tab.tsx';
import { ImagesTab } from './tabs/images-tab.tsx';
import { IngredientsTab } from './tabs/ingredients-tab.tsx';
import { StepsTab } from './tabs/steps-tab.tsx';
import { TextsTab } from './tabs/texts-tab.tsx';
import type { RecipeEditor, TabProps } from './use-recipe-form.ts';

const CONTENT: Record<EditorTab, (props: TabProps) => ReactNode> = {
  details: DetailsTab,
  groups: GroupsTab,
  ingredients: IngredientsTab,
  steps: StepsTab,
  texts: TextsTab,
  images: ImagesTab,
};

interface RecipeFormProps extends RecipeEditor {
  title: string;
  /** The stored recipe's, `null` for a new one. */
  id: string | null;
  /** What says of pending changes. */
  pending: Elements;
  isInTrash?: boolean;
  /** Who last saved it; `null`: it is new. */
  saved: Pick<AdminRecipe, 'edited_at' | 'edited_by'> | null;
}

/** The editor: six tabs; those with errors are marked. */
export function RecipeForm(props: RecipeFormProps) {
  const { form, saveAs, savePending, tab, setTab, uploads, activity, title, id, pending, isInTrash, saved } = props;
  const { errors, isSubmitting } = form.formState;
  const goTo = useGoTo(setTab);
  const fields = useRecipeFields();
  const { open: notes } = useNotes('recipe', id);
  const items = EDITOR_TABS.map(({ key, title: label, fields }) => {
    const Content = CONTENT[key];
    const hasErrors = fields.some((field) => errors[field]);
    const { all, onTop } = notesOfTab(notes, key);
    return {
      key,
      label,
      hasErrors,
      count:
        all.length > 0 ? { shown: all.length, label: all.length === 1 ? '1 note' : `${all.length} notes` } : undefined,
      children: (
        <>
          <NoteList notes={onTop} labels={NOTED_FIELDS} />
          <Content control={form.control} getValues={form.getValues} setValue={form.setValue} goTo={goTo} />
        </>
      ),
    };
  });
  return (
    <PreviewedForm
      form={form}
      uploads={uploads}
      id={id}
      more={id !== null && !isInTrash && <RecipeMore id={id} form={form} />}
      state={
        isInTrash ? (
          <p>Dans la corbeille : l’enregistrer propose de la restaurer.</p>
        ) : (
          <PublicationState publication={form.state.base.values.publication} id={id} />
        )
      }
    >
      {saved && id !== null && (
        <FormHistory form={form} saved={saved} restore={props.restore} sources={recipeSources(id)} fields={fields}>
          <FormNotes kind="recipe" id={id} labels={NOTED_FIELDS} first={firstField(tab)} />
          <FormPresence kind="recipe" id={id} form={form} />
        </FormHistory>
      )}
      {pending}
      <EditForm
        form={form}
        title={title}
        progress={uploadProgress(uploads.list, activity)}
        submitLabel={isSubmitting ? 'Enregistrement en cours...' : 'Enregistrer la recette'}
        cancelLabel="Annuler"
        cancelTo={ADMIN_PAGES.recipes}
        actions={<PublicationActions form={form} saveAs={saveAs} savePending={savePending} isNew={id === null} />}
        conflict={<ConflictDialog form={form} />}
        isWide
      >
        <FieldNotes kind="recipe" id={id}>
          <Tabs label="Parties de la recette" items={items} active={tab} onChange={setTab} />
        </FieldNotes>
        {uploads.list.length > 0 && <RecipeUploads form={form} uploads={uploads} />}
      </EditForm>
      {id !== null && props.gone && <GoneDialog {...props} id={id} problem={props.gone} />}
    </PreviewedForm>
  );
}

/** The uploads of what the form holds now. */
function RecipeUploads({ form, uploads }: Pick<RecipeEditor, 'form' | 'uploads'>) {
  const [cover, dishes, steps] = useWatch({ control: form.control, name: ['cover', 'dishes', 'steps'] });
  const { isSubmitting } = form.formState;
  return <UploadsPanel uploads={uploads} files={pendingFiles({ cover, dishes, steps })} isSaving={isSubmitting} />;
}

/** Shows the tab of a value, then focuses the value's first control, or the tab if it has none. */
function useGoTo(setTab: (tab: EditorTab) => void) {
  const [wanted, setWanted] = useState<{ field: EditedField } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const { field } = wanted;
    const control = `[name="${field}"], [name^="${field}."]`;
    const target =
      document.querySelector<HTMLElement>(control) ?? document.querySelector('[role="tab"][aria-selected="true"]');
    (target as HTMLElement | null)?.focus();
  }, [wanted]);
  return (field: EditedField) => {
    setTab(tabOf(field));
    setWanted({ field });
  };
}
