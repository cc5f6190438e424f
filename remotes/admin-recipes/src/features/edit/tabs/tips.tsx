import { Button, Field, Input, PlusOutlined, useFieldArray, useFormState } from '@tdt/admin-ui';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { useCallback } from 'react';
import { SortableRows } from '../rows/sortable-rows.tsx';
import type { TabProps } from '../use-recipe-form.ts';

/** Tips of the recipe, one a row; empty ones are not saved. */
export function Tips({ control, getValues }: Pick<TabProps, 'control' | 'getValues'>) {
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'prep_tips', keyName: 'key' });
  const { isSubmitting } = useFormState({ control });
  const renderRow = useCallback(
    (index: number) => (
      <Field control={control} name={`prep_tips.${index}.text`} label="Conseil">
        {(field) => <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} {...field} />}
      </Field>
    ),
    [control],
  );
  return (
    <SortableRows
      label="Conseils"
      noun="le conseil"
      items={fields}
      isLocked={isSubmitting}
      renderRow={renderRow}
      onMove={move}
      onRemove={(index) => {
        const removed = getValues(`prep_tips.${index}`);
        remove(index);
        return () => insert(index, removed, { shouldFocus: false });
      }}
    >
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={isSubmitting || fields.length >= RECIPE_LIMITS.tips}
        onClick={() => append({ text: '' })}
      >
        Ajouter un conseil
      </Button>
    </SortableRows>
  );
}
