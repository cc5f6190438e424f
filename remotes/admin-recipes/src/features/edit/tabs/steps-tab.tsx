import { SortableRows } from '@tdt/admin/editor';
import { Button, cluster, PlusOutlined, stack, useFormState } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { useCallback, useEffect, useId, useState } from 'react';
import { Pasting, usePaste } from '../paste/use-paste.tsx';
import { newStep } from '../recipe-values.ts';
import cells from '../rows/cells.module.css';
import { useListMessage } from '../rows/list-message.ts';
import { useRows } from '../rows/use-rows.ts';
import { createOpenSteps, type OpenSteps, OpenStepsContext } from '../steps/open-steps.ts';
import { StepRow } from '../steps/step-row.tsx';
import type { TabProps } from '../use-recipe-form.ts';
import tabs from './tabs.module.css';

/** The steps in their order, numbered from 1, folded but for those that are to be written. */
export function StepsTab(props: TabProps) {
  const { control, getValues } = props;
  const { rows, add } = useRows(props, 'steps');
  const { paste, pasting } = usePaste();
  const [opened] = useState(() =>
    createOpenSteps(getValues('steps').flatMap(({ id, description }) => (description.trim() === '' ? id : []))),
  );
  useFaultyOpen(props, opened);
  const renderRow = useCallback((index: number) => <StepRow control={control} index={index} />, [control]);
  const message = useListMessage(control, 'steps');
  const id = useId();
  const isFull = rows.items.length >= RECIPE_LIMITS.steps;
  const addOne = () => {
    const step = { ...newStep(), group: getValues('steps').at(-1)?.group ?? '' };
    opened.set([step.id], true);
    add([step]);
  };
  const foldAll = (isOpen: boolean) =>
    opened.set(
      getValues('steps').map((step) => step.id),
      isOpen,
    );
  return (
    <div className={stack(5, tabs.tab)}>
      {rows.items.length > 1 && (
        <div className={cluster(2, tabs.folds)}>
          <Button size="small" onClick={() => foldAll(true)}>
            Tout déplier
          </Button>
          <Button size="small" onClick={() => foldAll(false)}>
            Tout replier
          </Button>
        </div>
      )}
      <OpenStepsContext value={opened}>
        <SortableRows label="Étapes" noun="l'étape" renderRow={renderRow} {...rows}>
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={isFull}
            aria-invalid={message !== undefined}
            aria-describedby={message && id}
            onClick={addOne}
          >
            Ajouter une étape
          </Button>
          <Button onClick={() => paste()} disabled={isFull || rows.isLocked}>
            Coller des étapes
          </Button>
        </SortableRows>
      </OpenStepsContext>
      {message && (
        <p id={id} className={cells.message}>
          {message}
        </p>
      )}
      {isFull && <p className={tabs.empty}>{`${RECIPE_LIMITS.steps} étapes au plus.`}</p>}
      <Pasting kind="steps" {...props} {...pasting} />
    </div>
  );
}

/** What is wrong with a folded step must be seen. */
function useFaultyOpen({ control, getValues }: TabProps, opened: OpenSteps): void {
  const { errors } = useFormState({ control, name: 'steps' });
  useEffect(() => {
    const faulty = getValues('steps').flatMap(({ id }, index) => (errors.steps?.[index] ? id : []));
    if (faulty.length > 0) opened.set(faulty, true);
  }, [errors.steps, getValues, opened]);
}
