import { problemOf } from '@tdt/admin/api';
import { useReport } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { useNavigate } from '@tdt/platform';
import { useRestore } from '../features/trash/use-restore.ts';
import { recipesApi } from './recipes-api.ts';

/** What list and editor do with a stored recipe. @param failed what a failure says, in the language of the screen */
export function useRecipeActions(id: string, failed: { title: string; copy: string; removal: string }) {
  const report = useReport();
  const navigate = useNavigate();
  const [copy, { isLoading: isCopying }] = recipesApi.useRecipesCopyMutation();
  const [remove] = recipesApi.useRecipesDeleteMutation();
  const restore = useRestore();
  return {
    isCopying,
    /** Copies it as a draft, and opens the copy: the success is said in the language of the editor. */
    async duplicate(): Promise<void> {
      const { data, error } = await copy(id);
      const note = 'La copie est un brouillon.';
      const { title, copy: description } = failed;
      report(error, { title: 'Succès', description: 'Recette dupliquée', note }, { title, description });
      if (data) void navigate(ADMIN_PAGES.recipe(data.id));
    },
    /** Moves it to the trash. The list is shown then, in whose language that is said. @returns whether it is there */
    async moveToTrash(): Promise<boolean> {
      const { error } = await remove(id);
      // Another user has deleted it: the goal is reached.
      const failure = problemOf(error)?.code === 'RECIPE_NOT_FOUND' ? undefined : error;
      const action = { label: 'Undo', onPress: () => void restore(id) };
      const { title, removal: description } = failed;
      report(failure, { title: 'Success', description: 'Recipe deleted successfully', action }, { title, description });
      return !failure;
    },
  };
}
