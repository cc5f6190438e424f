import { useFieldArray, useFormState } from '@tdt/admin/kit';
import type { RecipeValues } from '../recipe-values.ts';
import type { TabProps } from '../use-recipe-form.ts';

/** Values of the form that are lists of rows. */
export type RowsName = 'groups' | 'ingredients' | 'steps' | 'prep_tips' | 'dishes';

/** A list of the form for `SortableRows`: its rows, moves, removals with undo, and what adds a row. */
export function useRows<Name extends RowsName>(
  { control, getValues }: Pick<TabProps, 'control' | 'getValues'>,
  name: Name,
) {
  const { fields, append, insert, move, remove } = useFieldArray({ control, name, keyName: 'key' });
  const { isSubmitting } = useFormState({ control });
  return {
    rows: { items: fields, isLocked: isSubmitting, onMove: move, onRemove },
    /** Adds rows at the end; the focus goes to the first field of the first one. */
    add(values: RecipeValues[Name]) {
      if (!isSubmitting) append(values as Parameters<typeof append>[0]);
    },
  };

  function onRemove(index: number) {
    const removed = getValues(name)[index];
    remove(index);
    return removed && (() => insert(index, removed as Parameters<typeof insert>[1]));
  }
}
