import type { Elements } from '@tdt/platform';
import { stack } from '@tdt/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the field, with or without an error. */
  hint?: string | undefined;
  error: string | undefined;
  /** A button at the end of the line. */
  action?: Elements;
}

/** A text field with its label above, its hint and its error below. */
export function Field({ label, hint, error, action, onChange, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={stack(1, styles.field)} data-wrong={error ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {action}
      </div>
      {hint && (
        <p id={`${id}hint`} className={styles.hint} aria-live="polite">
          {hint}
        </p>
      )}
      <p id={`${id}error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
