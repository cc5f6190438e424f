import { Switch } from 'antd';
import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import type { NamesOf } from './text-field.tsx';
import type { EditFormState } from './use-edit-form.ts';

interface SwitchFieldProps<Values extends object> {
  form: EditFormState<Values>;
  name: NamesOf<Values, boolean>;
  label: string;
  hint?: ReactNode;
}

/** On or off. */
export function SwitchField<Values extends object>({ form, name, label, hint }: SwitchFieldProps<Values>) {
  return (
    <Field label={label} error={form.errors[name]} hint={hint}>
      {({ id, 'aria-describedby': describedBy, readOnly }) => (
        <Switch
          id={id}
          aria-describedby={describedBy}
          aria-readonly={readOnly}
          checked={form.values[name] as boolean}
          onChange={(checked) => form.change(name, checked as Values[typeof name])}
        />
      )}
    </Field>
  );
}
