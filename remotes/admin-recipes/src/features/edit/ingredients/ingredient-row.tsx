import { stack, useFormState } from '@tdt/admin/kit';
import { type KeyboardEvent, useId } from 'react';
import cells from '../rows/cells.module.css';
import { GroupSelect } from '../rows/group-select.tsx';
import type { RecipeControl } from '../use-recipe-form.ts';
import styles from './ingredients.module.css';

interface IngredientRowProps {
  control: RecipeControl;
  index: number;
  /** Enter in a field of the row. */
  onEnter: (index: number, field: 'quantity' | 'name') => void;
}

/** Quantity and name, with an example of each. */
const INPUTS = [
  { field: 'quantity', label: 'Quantité', example: 'ex. : 200 g' },
  { field: 'name', label: 'Nom', example: 'ex. : farine de blé' },
] as const;

/**
 * Quantity, name and group of one ingredient. The form reads the two inputs when it needs them instead of rendering
 * them at each key: there may be 400 of them.
 */
export function IngredientRow({ control, index, onEnter }: IngredientRowProps) {
  const id = useId();
  const { errors, isSubmitting } = useFormState({ control, name: `ingredients.${index}` });
  const faults = errors.ingredients?.[index];
  const messages = [faults?.quantity, faults?.name, faults?.group].flatMap((fault) => fault?.message ?? []);
  const enterIn = (field: 'quantity' | 'name') => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // It would save the recipe.
    event.preventDefault();
    onEnter(index, field);
  };
  return (
    <div className={styles.cells}>
      {INPUTS.map(({ field, label, example }) => (
        <div key={field} className={stack(2)}>
          <label htmlFor={`${id}-${field}`}>{label}</label>
          <input
            {...control.register(`ingredients.${index}.${field}`)}
            id={`${id}-${field}`}
            className={cells.input}
            type="text"
            autoComplete="off"
            placeholder={example}
            readOnly={isSubmitting}
            aria-required
            aria-invalid={faults?.[field] !== undefined}
            aria-describedby={faults?.[field] && id}
            onKeyDown={enterIn(field)}
          />
        </div>
      ))}
      <GroupSelect control={control} name={`ingredients.${index}.group`} messageId={id} />
      {messages.length > 0 && (
        <p id={id} className={cells.message}>
          {[...new Set(messages)].join(' ')}
        </p>
      )}
    </div>
  );
}
