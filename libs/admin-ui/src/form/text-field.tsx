import { Input } from 'antd';
import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import type { EditFormState } from './use-edit-form.ts';

/** Names of the fields that hold a certain kind of value. */
export type NamesOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values] &
  string;

interface TextFieldProps<Values extends object> {
  form: EditFormState<Values>;
  name: NamesOf<Values, string>;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  type?: 'text' | 'email' | 'url';
  autoComplete?: string;
  placeholder?: string;
}

/** One line of text. */
export function TextField<Values extends object>(props: TextFieldProps<Values>) {
  const { form, name, label, hint, isRequired = false, type = 'text', autoComplete = 'off', placeholder } = props;
  const error = form.errors[name];
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          type={type}
          name={name}
          autoComplete={autoComplete}
          placeholder={placeholder}
          status={error === undefined ? '' : 'error'}
          value={form.values[name] as string}
          onChange={(event) => form.change(name, event.target.value as Values[typeof name])}
        />
      )}
    </Field>
  );
}
