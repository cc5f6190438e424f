import { ConfirmDialog, listPath, MoreMenu } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { useNavigate } from '@tdt/platform';
import { useState } from 'react';
import { useRecipeActions } from '../../recipes/use-recipe-actions.ts';
import type { RecipeEditor } from './use-recipe-form.ts';

const FAILED = {
  title: 'Erreur',
  copy: 'La recette n’a pas pu être dupliquée',
  removal: 'La recette n’a pas pu être supprimée',
};
const TEXT = 'Elle va à la corbeille, d’où vous pourrez la restaurer pendant 30 jours.';
const LOST = 'Les modifications non enregistrées seront perdues.';

/** What one does with the stored recipe itself, besides editing it. */
export function RecipeMore({ id, form }: Pick<RecipeEditor, 'form'> & { id: string }) {
  const { duplicate, isCopying, moveToTrash } = useRecipeActions(id, FAILED);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    if (!(await moveToTrash())) return;
    form.leave();
    void navigate(listPath(ADMIN_PAGES.recipes));
  };
  return (
    <>
      <MoreMenu
        isBusy={isCopying}
        actions={[
          { label: 'Dupliquer', onPress: () => void duplicate() },
          { label: 'Supprimer', onPress: () => setAsking(true), danger: true },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title="Supprimer cette recette ?"
          text={form.hasUnsaved() ? `${TEXT} ${LOST}` : TEXT}
          confirm="Supprimer"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
