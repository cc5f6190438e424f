import { recipesApi } from '../../recipes/recipes-api.ts';
import { useReport } from '../list/use-report.ts';

/** Takes a recipe out of the trash, and reports that. */
export function useRestore() {
  const report = useReport();
  const [restore] = recipesApi.useRecipesRestoreMutation();
  return async (id: string): Promise<void> => {
    const { error } = await restore(id);
    report(error, 'Recipe restored successfully', 'Failed to restore recipe');
  };
}
