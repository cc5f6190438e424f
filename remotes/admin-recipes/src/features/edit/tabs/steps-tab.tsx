import { SortableRows } from '@tdt/admin/editor';
import { Button, PlusOutlined, stack } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { useCallback, useId } from 'react';
import { newStep } from '../recipe-values.ts';
import cells from '../rows/cells.module.css';
import { useListMessage } from '../rows/messages.tsx';
import { useRows } from '../rows/use-rows.ts';
import { StepRow } from '../steps/step-row.tsx';
import type { TabProps } from '../use-recipe-form.ts';
import tabs from './tabs.module.css';

/** The steps in their order, numbered from 1. */
export function StepsTab(props: TabProps) {
  const { control, getValues } = props;
  const { rows, add } = useRows(props, 'steps');
  const renderRow = useCallback((index: number) => <StepRow control={control} index={index} />, [control]);
  const message = useListMessage(control, 'steps');
  const id = useId();
  const isFull = rows.items.length >= RECIPE_LIMITS.steps;
  return (
    <div className={stack(5, tabs.tab)}>
      <SortableRows label="Étapes" noun="l'étape" renderRow={renderRow} {...rows}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={isFull}
          aria-invalid={message !== undefined}
          aria-describedby={message && id}
          onClick={() => add([{ ...newStep(), group: getValues('steps').at(-1)?.group ?? '' }])}
        >
          Ajouter une étape
        </Button>
      </SortableRows>
      {message && (
        <p id={id} className={cells.message}>
          {message}
        </p>
      )}
      {isFull && <p className={tabs.empty}>{`${RECIPE_LIMITS.steps} étapes au plus.`}</p>}
    </div>
  );
}
