import { SortableRows } from '@tdt/admin/editor';
import { Button, Field, Input, PlusOutlined } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { useCallback } from 'react';
import { useRows } from '../rows/use-rows.ts';
import type { TabProps } from '../use-recipe-form.ts';

/** Tips of the recipe, one a row; empty ones are not saved. */
export function Tips(props: Pick<TabProps, 'control' | 'getValues'>) {
  const { control } = props;
  const { rows, add } = useRows(props, 'prep_tips');
  const renderRow = useCallback(
    (index: number) => (
      <Field control={control} name={`prep_tips.${index}.text`} label="Conseil">
        {(field) => (
          // `autoSize` measures in a second text area, which the content policy leaves visible below the page.
          <Input.TextArea rows={2} {...field} />
        )}
      </Field>
    ),
    [control],
  );
  return (
    <SortableRows label="Conseils" noun="le conseil" renderRow={renderRow} {...rows}>
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={rows.isLocked || rows.items.length >= RECIPE_LIMITS.tips}
        onClick={() => add([{ text: '' }])}
      >
        Ajouter un conseil
      </Button>
    </SortableRows>
  );
}
