import { useReport } from '@tdt/admin/kit';
import { recipesApi } from '../../recipes/recipes-api.ts';

/** Takes a recipe out of the trash, and reports that. */
export function useRestore() {
  const report = useReport();
  const [restore] = recipesApi.useRecipesRestoreMutation();
  return async (id: string): Promise<void> => {
    const { error } = await restore(id);
    const description = 'Failed to restore recipe';
    report(error, { title: 'Success', description: 'Recipe restored successfully' }, { description });
  };
}
