import { useFormState } from '@tdt/admin/kit';
import type { RecipeControl } from '../use-recipe-form.ts';

/** What is wrong with a list as a whole: it has no rows. */
export function useListMessage(control: RecipeControl, name: 'ingredients' | 'steps'): string | undefined {
  const { errors } = useFormState({ control, name });
  return errors[name]?.root?.message ?? errors[name]?.message;
}
