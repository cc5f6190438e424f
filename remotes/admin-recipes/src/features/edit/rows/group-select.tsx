import { Field, useWatch } from '@tdt/admin/kit';
import type { RecipeControl } from '../use-recipe-form.ts';
import styles from './cells.module.css';

interface GroupSelectProps {
  control: RecipeControl;
  name: `ingredients.${number}.group` | `steps.${number}.group`;
  messageId?: string;
}

const NONE = '';

/**
 * The group of a row. A native select: 200 rows have one each, and phones show it as their own. A group that was removed
 * from the recipe stays the choice of its rows.
 */
export function GroupSelect({ control, name, messageId }: GroupSelectProps) {
  const groups = useWatch({ control, name: 'groups', compute: (all) => all.map((group) => group.name) });
  return (
    <Field control={control} name={name} label="Groupe" {...(messageId !== undefined && { messageId })}>
      {({ value, onChange, readOnly, status: _, ...select }) => (
        <select
          {...select}
          className={styles.select}
          value={value}
          aria-disabled={readOnly || undefined}
          onChange={onChange}
        >
          <option value={NONE}>Sans groupe</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {group}
            </option>
          ))}
          {value !== NONE && !groups.includes(value) && <option value={value}>{`${value} (supprimé)`}</option>}
        </select>
      )}
    </Field>
  );
}
