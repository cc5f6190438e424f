import { cluster } from '@tdt/ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons, the harmless one first: the first one gets the focus. */
  actions: ReactNode;
  /** Called on Escape. */
  onClose: () => void;
  /** It holds a small form instead of a question: wider, and its first field gets the focus. */
  isForm?: boolean;
}

/**
 * A modal question or form, open as long as it is rendered. A native dialog: the browser traps the focus and restores it. The
 * element stays inside its screen and so has the language of the screen.
 */
export function Dialog({ title, children, actions, onClose, isForm = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={isForm ? 'dialog' : 'alertdialog'}
      className={styles.dialog}
      data-form={isForm}
      aria-labelledby={`${id}-title`}
      aria-describedby={isForm ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog at the second Escape in a row, even if "cancel" is prevented: rendered means open.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={cluster(3, styles.actions)}>{actions}</div>
    </dialog>
  );
}
