import { problemOf } from '@tdt/admin/api';
import { Button, ConfirmButton, cluster, useReport } from '@tdt/admin/kit';
import type { RecipeDraft } from '@tdt/contracts';
import { recipesApi } from '../../../recipes/recipes-api.ts';
import type { RecipeEditor } from '../use-recipe-form.ts';
import styles from './publication.module.css';
import { timeText } from './site-time.ts';

interface PendingChangesProps extends Pick<RecipeEditor, 'form'> {
  /** Of the recipe. */
  id: string;
  draft: RecipeDraft;
  /** Begins the form anew with pending changes; `null`: with the stored recipe. */
  open: (draft: RecipeDraft | null) => void;
}

const FAILURE = 'Les modifications en attente n’ont pas pu être abandonnées';

/** Says that changes wait beside the recipe, and leads to them. */
export function PendingChanges({ id, form, draft, open }: PendingChangesProps) {
  const [drop] = recipesApi.useRecipesDropDraftMutation();
  const report = useReport();
  const isOpen = form.state.base.pending !== undefined;
  const { isDirty } = form.formState;
  const discard = async () => {
    const { error } = await drop({ id, revision: draft.revision });
    const problem = problemOf(error);
    report(error, null, { description: problem?.code === 'DRAFT_CONFLICT' ? problem.detail : FAILURE });
    if (error || !isOpen) return;
    form.leave();
    open(null);
  };
  return (
    <div role="status" className={cluster(3, styles.pending)}>
      <p>
        <span>{`Modifications en attente de ${draft.by ?? 'quelqu’un'} du ${timeText(draft.at)}.`}</span>
        {isOpen && <span> Les visiteurs voient encore la version enregistrée.</span>}
      </p>
      {!isOpen && (
        <Button disabled={isDirty} onClick={() => open(draft)}>
          Continuer
        </Button>
      )}
      <ConfirmButton
        isNamed
        label="Abandonner"
        title="Abandonner les modifications en attente ?"
        text="La recette reste comme elle est enregistrée."
        confirm="Abandonner"
        onConfirm={discard}
      />
    </div>
  );
}
