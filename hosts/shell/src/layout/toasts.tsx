import type { Toast } from '@tdt/platform';
import { Icon, icons } from '@tdt/ui';
import { useEffect, useRef } from 'react';
import styles from './toasts.module.css';

export interface ShownToast extends Toast {
  id: number;
}

interface ToastsProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
}

/** Short messages above everything else. The live region is there before them, or the first would not be told. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const list = useRef<HTMLOListElement>(null);
  // An open dialog lies above all but popovers that were shown after it.
  useEffect(() => {
    list.current?.hidePopover?.();
    if (toasts.length > 0 && document.querySelector('dialog[open]')) list.current?.showPopover?.();
  }, [toasts]);
  return (
    <ol ref={list} popover="manual" className={styles.list} aria-live="polite" aria-label="Notifications">
      {toasts.map((toast) => (
        <li key={toast.id} className={styles.toast} data-kind={toast.kind}>
          <div className={styles.words}>
            <p className={styles.title}>{toast.title}</p>
            {toast.description && <p className={styles.description}>{toast.description}</p>}
          </div>
          <button type="button" className={styles.dismiss} aria-label="Fermer" onClick={() => onDismiss(toast.id)}>
            <Icon path={icons.close} />
          </button>
        </li>
      ))}
    </ol>
  );
}
