import { Link } from '@tdt/platform';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './edit-form.module.css';
import { ReadOnlyContext } from './field.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RecoveredNote } from './recovered-note.tsx';
import type { EditFormState } from './use-edit-form.ts';
import { useSaveKeys } from './use-save-keys.ts';

interface EditFormProps<Values extends object> {
  form: EditFormState<Values>;
  /** Its name. */
  title: string;
  /** Shows the title as a heading: for a form that is a part of its screen, whose own name the layout shows. */
  isTitled?: boolean;
  submitLabel: string;
  cancelLabel: string;
  /** Where Cancel leads. */
  cancelTo: string;
  /** The fields. */
  children: ReactNode;
}

const FIELD = 'input:not([hidden]), textarea, select, button[role="switch"]';

/** Frame of a form: fields, buttons, and the questions about what would be lost. */
export function EditForm<Values extends object>(props: EditFormProps<Values>) {
  const { form, title, isTitled = false, submitLabel, cancelLabel, cancelTo, children } = props;
  const element = useRef<HTMLFormElement>(null);
  useSaveKeys(element);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus, whatever it was about
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  // The button that asked for it is gone.
  useEffect(() => {
    if (form.isRenewed) element.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [form.isRenewed]);
  return (
    <>
      <form
        ref={element}
        noValidate
        className={styles.form}
        aria-label={title}
        aria-busy={form.isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {isTitled && <h2>{title}</h2>}
        {form.recovered && <RecoveredNote {...form.recovered} />}
        <ReadOnlyContext value={form.isSaving}>{children}</ReadOnlyContext>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={form.isSaving}>
            {submitLabel}
          </Button>
          <Link to={cancelTo} className={styles.cancel}>
            {cancelLabel}
          </Link>
        </div>
      </form>
      {form.isInConflict && <ConflictDialog form={form} />}
      <LeaveDialog form={form} />
    </>
  );
}
