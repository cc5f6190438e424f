import { Button, Field, Input, stack, useWatch } from '@tdt/admin/kit';
import { useId, useState } from 'react';
import { GroupSelect } from '../rows/group-select.tsx';
import type { RecipeControl } from '../use-recipe-form.ts';
import { DurationField } from './duration-field.tsx';
import { useOpenStep } from './open-steps.ts';
import { StepLine } from './step-line.tsx';
import { StepMediaField } from './step-media.tsx';
import { StepReading } from './step-reading.tsx';
import styles from './steps.module.css';

interface StepRowProps {
  control: RecipeControl;
  index: number;
}

/** One step: a line, which unfolds what can be edited. A folded step has no fields, so that a hundred of them are quick. */
export function StepRow({ control, index }: StepRowProps) {
  const [isOpen, setOpen] = useOpenStep(useWatch({ control, name: `steps.${index}.id` }));
  const id = useId();
  return (
    <div className={stack(3, styles.step)}>
      <StepLine control={control} index={index} isOpen={isOpen} panel={id} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <div id={id} className={stack(4, styles.fields)}>
          <StepFields control={control} index={index} />
        </div>
      )}
    </div>
  );
}

/** The description with what is recognised in it, group, durations and medium; what is optional shows when it is used. */
function StepFields({ control, index }: StepRowProps) {
  return (
    <>
      <Field control={control} name={`steps.${index}.description`} label="Description" isRequired>
        {(field) => <Input.TextArea {...field} rows={2} className={styles.description ?? ''} />}
      </Field>
      <StepReading control={control} index={index} />
      <StepDetails control={control} index={index} />
      <StepMediaField control={control} index={index} />
    </>
  );
}

/** The group, where there are groups, and the durations, once there is one or the editor asks for them. */
function StepDetails({ control, index }: StepRowProps) {
  const [group, groups, ...durations] = useWatch({
    control,
    name: [
      `steps.${index}.group`,
      'groups',
      `steps.${index}.duree_preparation`,
      `steps.${index}.duree_cuisson`,
      `steps.${index}.duree_repos`,
    ],
  });
  const [isAsked, setAsked] = useState(durations.some((duration) => duration !== ''));
  const hasGroup = group !== '' || groups.length > 0;
  return (
    <div className={styles.details}>
      {hasGroup && <GroupSelect control={control} name={`steps.${index}.group`} />}
      {isAsked ? (
        <>
          <DurationField control={control} name={`steps.${index}.duree_preparation`} label="Préparation" />
          <DurationField control={control} name={`steps.${index}.duree_cuisson`} label="Cuisson" />
          <DurationField control={control} name={`steps.${index}.duree_repos`} label="Repos" />
        </>
      ) : (
        <Button
          className={styles.more ?? ''}
          aria-label={`Ajouter des durées à l'étape ${index + 1}`}
          onClick={() => setAsked(true)}
        >
          Ajouter des durées
        </Button>
      )}
    </div>
  );
}
