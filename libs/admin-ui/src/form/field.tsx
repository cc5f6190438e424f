import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './field.module.css';

/** What a control of a field is to be given, so that label, hint and error are told with it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
  /** While a save is under way. Not disabled: the focus stays where it is. */
  readOnly: boolean;
}

/** Whether the fields of a form cannot be changed at the moment; filled by `EditForm`. */
export const ReadOnlyContext = createContext(false);

interface FieldProps {
  label: string;
  error?: string | undefined;
  /** Below the control, with or without an error. */
  hint?: ReactNode;
  isRequired?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, error and hint, for any control. */
export function Field({ label, error, hint, isRequired = false, children }: FieldProps) {
  const id = useId();
  const readOnly = useContext(ReadOnlyContext);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} data-required={isRequired}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error !== undefined,
        'aria-required': isRequired,
        readOnly,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
