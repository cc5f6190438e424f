import { Field, Input, useWatch } from '@tdt/admin/kit';
import { formatDuration, sumDurations } from '@tdt/cuisine';
import type { RecipeControl } from '../use-recipe-form.ts';

type StepDuration = 'duree_preparation' | 'duree_cuisson' | 'duree_repos';

interface DurationFieldProps {
  control: RecipeControl;
  name: 'preparation_time' | 'cooking_time' | `steps.${number}.${StepDuration}`;
  label: string;
}

/** A duration in free text, with what the site understands of it. */
export function DurationField({ control, name, label }: DurationFieldProps) {
  const understood = understoodOf(useWatch({ control, name }));
  return (
    <Field control={control} name={name} label={label} hint={understood}>
      {(field) => <Input {...field} placeholder="ex. : 1 heure 30" autoComplete="off" />}
    </Field>
  );
}

function understoodOf(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const minutes = sumDurations([text]);
  return minutes === null ? 'durée non comprise' : `= ${formatDuration(minutes)}`;
}
