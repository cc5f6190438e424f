import { type ControlProps, Field } from '@tdt/admin/kit';
import { type KeyboardEvent, useId } from 'react';
import cells from '../rows/cells.module.css';
import { GroupSelect } from '../rows/group-select.tsx';
import { IngredientMessages } from '../rows/messages.tsx';
import type { RecipeControl } from '../use-recipe-form.ts';
import styles from './ingredients.module.css';

interface IngredientRowProps {
  control: RecipeControl;
  index: number;
  /** Enter in a field of the row. */
  onEnter: (index: number, field: 'quantity' | 'name') => void;
}

/** Quantity, name and group of one ingredient. */
export function IngredientRow({ control, index, onEnter }: IngredientRowProps) {
  const id = useId();
  const enterIn = (field: 'quantity' | 'name') => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // It would save the recipe.
    event.preventDefault();
    onEnter(index, field);
  };
  return (
    <div className={styles.cells}>
      <Field control={control} name={`ingredients.${index}.quantity`} label="Quantité" isRequired messageId={id}>
        {(field) => <TextInput {...field} placeholder="200 g" onKeyDown={enterIn('quantity')} />}
      </Field>
      <Field control={control} name={`ingredients.${index}.name`} label="Nom" isRequired messageId={id}>
        {(field) => <TextInput {...field} placeholder="farine de blé" onKeyDown={enterIn('name')} />}
      </Field>
      <GroupSelect control={control} name={`ingredients.${index}.group`} messageId={id} />
      <IngredientMessages id={id} control={control} index={index} />
    </div>
  );
}

interface TextInputProps extends ControlProps<string> {
  placeholder: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

const TextInput = ({ status: _, ...input }: TextInputProps) => (
  <input className={cells.input} type="text" autoComplete="off" {...input} />
);
