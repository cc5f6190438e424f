import { codeOf, isSessionFailure, problemOf } from '@tdt/admin/api';
import { Button, Dialog, stack, useReference } from '@tdt/admin/kit';
import type { Problem } from '@tdt/contracts';
import { useToasts } from '@tdt/platform';
import { recipesApi } from '../../../recipes/recipes-api.ts';
import type { RecipeEditor } from '../use-recipe-form.ts';
import { compareRecipes, mergeRecipes } from './conflict/merge-recipes.ts';

interface GoneDialogProps extends Pick<RecipeEditor, 'form' | 'retry' | 'saveAsNew' | 'setGone'> {
  id: string;
  /** `RECIPE_GONE`: it is in the trash; else it was removed for good. */
  problem: Problem;
}

/** Shown when the recipe was deleted since it was opened: what is typed can be saved all the same. */
export function GoneDialog({ id, problem, form, retry, saveAsNew, setGone }: GoneDialogProps) {
  const [restore, { isLoading }] = recipesApi.useRecipesRestoreMutation();
  const { show } = useToasts();
  const reference = useReference();
  const isInTrash = problem.code === 'RECIPE_GONE';
  const close = () => setGone(null);

  const restoreAndSave = async () => {
    const { error } = await restore(id);
    if (codeOf(error) === 'RECIPE_NOT_FOUND') return setGone(problemOf(error));
    const theirs = error ? null : await form.conflict.load();
    if (!theirs) {
      if (isSessionFailure(error)) return;
      const description = 'La recette n’a pas pu être restaurée. Réessayez plus tard.';
      return show({ kind: 'error', title: 'Erreur', description, ...reference(error) });
    }
    close();
    const mine = form.getValues();
    const merge = compareRecipes(form.state.base.values, mine, theirs.values);
    // Others have saved before it was deleted: the save is a conflict, as it would have been then.
    if (merge.conflicts.length > 0) await retry();
    else await form.conflict.merge(theirs, mergeRecipes(mine, theirs.values, merge, {}));
  };

  return (
    <Dialog
      title={isInTrash ? 'Cette recette est dans la corbeille' : 'Cette recette n’existe plus'}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Continuer la saisie</Button>
          <Button
            type={isInTrash ? 'default' : 'primary'}
            onClick={() => {
              close();
              void saveAsNew();
            }}
          >
            Enregistrer comme nouvelle recette
          </Button>
          {isInTrash && (
            <Button type="primary" loading={isLoading} onClick={restoreAndSave}>
              Restaurer et enregistrer
            </Button>
          )}
        </>
      }
    >
      <div className={stack(2)}>
        <p>{isInTrash ? problem.detail : 'Elle a été supprimée définitivement.'}</p>
        <p>Votre saisie est conservée.</p>
      </div>
    </Dialog>
  );
}
