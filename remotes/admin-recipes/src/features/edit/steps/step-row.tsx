import { Field, Input, stack } from '@tdt/admin/kit';
import { GroupSelect } from '../rows/group-select.tsx';
import type { RecipeControl } from '../use-recipe-form.ts';
import { DurationField } from './duration-field.tsx';
import { StepMediaField } from './step-media.tsx';
import { StepReading } from './step-reading.tsx';
import styles from './steps.module.css';

interface StepRowProps {
  control: RecipeControl;
  index: number;
}

/** One step: its number, description with what is recognised in it, group, durations and medium. */
export function StepRow({ control, index }: StepRowProps) {
  return (
    <div className={stack(4, styles.step)}>
      <p className={styles.number} aria-hidden="true">
        {`Étape ${index + 1}`}
      </p>
      <Field control={control} name={`steps.${index}.description`} label="Description" isRequired>
        {(field) => <Input.TextArea {...field} rows={3} className={styles.description ?? ''} />}
      </Field>
      <StepReading control={control} index={index} />
      <div className={styles.details}>
        <GroupSelect control={control} name={`steps.${index}.group`} />
        <DurationField control={control} name={`steps.${index}.duree_preparation`} label="Préparation" />
        <DurationField control={control} name={`steps.${index}.duree_cuisson`} label="Cuisson" />
        <DurationField control={control} name={`steps.${index}.duree_repos`} label="Repos" />
      </div>
      <StepMediaField control={control} index={index} />
    </div>
  );
}
