import type { Toast } from '@tdt/platform';
import { Icon, icons, stack } from '@tdt/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './toasts.module.css';

export interface ShownToast extends Toast {
  id: number;
}

interface ToastsProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
}

/**
 * Short messages above everything else, in a landmark of their own. The live region is always rendered; otherwise the
 * first would not be announced.
 */
export function ToastList({ toasts, onDismiss }: ToastsProps) {
  const list = useRef<HTMLOListElement>(null);
  // Toasts keep the place of the first one until all are gone: none jumps when a dialog opens or closes.
  const [place, setPlace] = useState<'page' | 'dialog' | null>(null);
  if (toasts.length === 0 && place !== null) setPlace(null);
  if (toasts.length > 0 && place === null) setPlace(isDialogOpen() ? 'dialog' : 'page');
  // Only popovers that were shown later are above an open dialog.
  useEffect(() => {
    list.current?.hidePopover?.();
    if (toasts.length > 0 && isDialogOpen()) list.current?.showPopover?.();
  }, [toasts]);
  return (
    <section aria-label="Notifications">
      <ol
        ref={list}
        popover="manual"
        className={stack(3, styles.list)}
        data-place={place}
        data-hide="print"
        aria-live="polite"
        aria-label="Notifications"
      >
        {toasts.map((toast) => (
          <li key={toast.id} className={styles.toast} data-kind={toast.kind}>
            <div className={stack(1, styles.words)}>
              <p className={styles.title}>{toast.title}</p>
              {toast.description && <p className={styles.description}>{toast.description}</p>}
              {toast.note && <p className={styles.note}>{toast.note}</p>}
            </div>
            {toast.action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  onDismiss(toast.id);
                  toast.action?.onPress();
                }}
              >
                {toast.action.label}
              </button>
            )}
            <button
              type="button"
              className={styles.dismiss}
              aria-label={closeText()}
              onClick={() => onDismiss(toast.id)}
            >
              <Icon path={icons.close} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** In the language of the screen: screens of the back office set it. */
const closeText = (): string => (document.documentElement.lang === 'en' ? 'Close' : 'Fermer');

const isDialogOpen = (): boolean => typeof document !== 'undefined' && document.querySelector('dialog[open]') !== null;
