import { isSessionFailure, problemOf } from '@tdt/admin/api';
import { Button, cluster, Dialog, useReference } from '@tdt/admin/kit';
import type { RecipeDraft } from '@tdt/contracts';
import { useToasts } from '@tdt/platform';
import { useState } from 'react';
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
  const [isAsking, setAsking] = useState(false);
  const [drop, { isLoading }] = recipesApi.useRecipesDropDraftMutation();
  const { show } = useToasts();
  const reference = useReference();
  const isOpen = form.state.base.pending !== undefined;
  const { isDirty } = form.formState;
  const discard = async () => {
    const { error } = await drop({ id, revision: draft.revision });
    setAsking(false);
    if (error && !isSessionFailure(error)) {
      const problem = problemOf(error);
      const description = problem?.code === 'DRAFT_CONFLICT' ? problem.detail : FAILURE;
      show({ kind: 'error', title: 'Erreur', description, ...reference(error) });
    }
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
      <Button danger onClick={() => setAsking(true)}>
        Abandonner
      </Button>
      {isAsking && (
        <Dialog
          title="Abandonner les modifications en attente ?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Annuler</Button>
              <Button type="primary" danger loading={isLoading} onClick={discard}>
                Abandonner
              </Button>
            </>
          }
        >
          La recette reste comme elle est enregistrée.
        </Dialog>
      )}
    </div>
  );
}
