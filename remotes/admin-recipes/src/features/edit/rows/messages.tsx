import { useFormState } from '@tdt/admin/kit';
import type { RecipeControl } from '../use-recipe-form.ts';
import styles from './cells.module.css';

interface RowMessagesProps {
  /** What the fields of the row name as `messageId`. */
  id: string;
  control: RecipeControl;
  index: number;
}

/** The messages of an ingredient, each once however many of its fields have it. */
export function IngredientMessages({ id, control, index }: RowMessagesProps) {
  const { errors } = useFormState({ control, name: `ingredients.${index}` });
  const { quantity, name, group } = errors.ingredients?.[index] ?? {};
  const messages = [quantity, name, group].flatMap((error) => error?.message ?? []);
  return messages.length === 0 ? null : (
    <p id={id} className={styles.message}>
      {[...new Set(messages)].join(' ')}
    </p>
  );
}

/** What is wrong with a list as a whole: it has no rows. */
export function useListMessage(control: RecipeControl, name: 'ingredients' | 'steps'): string | undefined {
  const { errors } = useFormState({ control, name });
  return errors[name]?.root?.message ?? errors[name]?.message;
}
