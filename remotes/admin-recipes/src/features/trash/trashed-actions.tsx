import { problemOf } from '@tdt/admin/api';
import { Button, ConfirmButton, RowActions, useReport } from '@tdt/admin/kit';
import type { AdminRecipeRow } from '@tdt/contracts';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { useRestore } from './use-restore.ts';

/** The buttons of a row in the trash. */
export function TrashedActions({ recipe: { id, title } }: { recipe: AdminRecipeRow }) {
  const report = useReport();
  const restore = useRestore();
  const [destroy] = recipesApi.useRecipesDestroyMutation();
  const onConfirm = async () => {
    const { error } = await destroy(id);
    // Another user has done it, or its time was over: the goal is reached.
    const failure = problemOf(error)?.code === 'RECIPE_NOT_FOUND' ? undefined : error;
    const description = 'Failed to delete recipe';
    report(failure, { title: 'Success', description: 'Recipe permanently deleted' }, { description });
  };
  return (
    <RowActions isWrapped>
      <Button aria-label={`Restore ${title}`} onClick={() => void restore(id)}>
        Restore
      </Button>
      <ConfirmButton
        label={`Delete ${title} permanently`}
        title="Delete permanently?"
        text={
          <span>
            This will permanently delete the recipe <span lang="fr">{title}</span> with its pictures and former
            versions. This action cannot be undone.
          </span>
        }
        confirm="Delete permanently"
        onConfirm={onConfirm}
      />
    </RowActions>
  );
}
