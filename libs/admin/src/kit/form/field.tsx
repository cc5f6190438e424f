import type { Elements } from '@tdt/platform';
import { stack } from '@tdt/ui';
import { Input, Switch } from 'antd';
import { type ReactElement, type ReactNode, useContext, useId } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useController,
} from 'react-hook-form';
import styles from './field.module.css';
import { FieldAside } from './field-aside.ts';

/** Where a field's value is: `steps.0.title` of the form that `control` belongs to. */
export interface FieldSource<Values extends FieldValues, Name extends FieldPath<Values>> {
  // biome-ignore lint/suspicious/noExplicitAny: fields do not care what the form's schema turns values into
  control: Control<Values, unknown, any>;
  name: Name;
}

export interface FieldTexts {
  label: string;
  /** Below the control, with or without an error. */
  hint?: ReactNode;
  isRequired?: boolean | undefined;
  /** Id of an element that shows the message instead of the field: fields in one row share one. */
  messageId?: string;
}

/** Props of the control inside a field: its value, and links to label, hint and error for screen readers. */
export interface ControlProps<Value> {
  id: string;
  name: string;
  ref: RefCallBack;
  value: Value;
  /** Takes a value or a change event. Does nothing while the form is being saved. */
  onChange: (change: unknown) => void;
  onBlur: () => void;
  /** The form is being saved. Read-only instead of disabled, so that the focus stays where it is. */
  readOnly: boolean;
  status: 'error' | '';
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends FieldSource<Values, Name>,
    FieldTexts {
  children: (control: ControlProps<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Label, control, error and hint of one value of a form, for any control. */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>>(props: FieldProps<Values, Name>) {
  const { control, name, label, hint, isRequired = false, messageId, children } = props;
  const { field, fieldState, formState } = useController({ control, name });
  const id = useId();
  const shownOn = useContext(FieldAside);
  const aside = (): Elements => shownOn(name);
  const error = messageIn(fieldState.error);
  const readOnly = formState.isSubmitting;
  const describedBy = [error && (messageId ?? `${id}-error`), hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={stack(2, styles.field)}>
      <label htmlFor={id} className={styles.label} data-required={isRequired}>
        {label}
      </label>
      {children({
        id,
        name,
        ref: field.ref,
        value: field.value,
        onChange: (change) => {
          if (!readOnly) field.onChange(change);
        },
        onBlur: field.onBlur,
        readOnly,
        status: error === undefined ? '' : 'error',
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error !== undefined,
        'aria-required': isRequired,
      })}
      {error && messageId === undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={stack(3, styles.hint)}>
          {hint}
        </div>
      )}
      {aside()}
    </div>
  );
}

/** The message of an error, or the first one inside it: the value of one control may be a whole list. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(messageIn).find(Boolean);
}

export interface TextFieldProps<Values extends FieldValues>
  extends FieldSource<Values, FieldPathByValue<Values, string>>,
    FieldTexts {
  type?: 'text' | 'email' | 'url';
  autoComplete?: string;
  autoCapitalize?: string;
  placeholder?: string;
  spellCheck?: boolean;
}

/** One line of text. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, label, hint, isRequired, ...input } = props;
  return (
    <Field control={control} name={name} label={label} hint={hint} isRequired={isRequired}>
      {(field) => <Input autoComplete="off" {...field} {...input} />}
    </Field>
  );
}

interface SwitchFieldProps<Values extends FieldValues>
  extends FieldSource<Values, FieldPathByValue<Values, boolean>>,
    FieldTexts {}

/** On or off. */
export function SwitchField<Values extends FieldValues>(props: SwitchFieldProps<Values>) {
  return (
    <Field {...props}>
      {({ id, ref, value, onChange, readOnly, 'aria-describedby': describedBy }) => (
        <Switch
          id={id}
          ref={ref}
          aria-describedby={describedBy}
          aria-readonly={readOnly}
          checked={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
