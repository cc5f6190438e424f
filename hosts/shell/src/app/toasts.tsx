import { type Toast, type Toasts, ToastsContext } from '@tdt/platform';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import styles from './toasts.module.css';

const SECONDS = 5;

interface Shown extends Toast {
  id: number;
}

/** Keeps the list of toasts and shows it above everything else. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const last = useRef(0);

  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        last.current += 1;
        const id = last.current;
        setShown((list) => [...list, { ...toast, id }]);
        setTimeout(() => setShown((list) => list.filter((one) => one.id !== id)), (toast.seconds ?? SECONDS) * 1000);
      },
    }),
    [],
  );
  const dismiss = (id: number) => setShown((list) => list.filter((one) => one.id !== id));

  return (
    <ToastsContext value={toasts}>
      {children}
      {/* The live region is there before its content is, or screen readers would not tell the first toast. */}
      <ol className={styles.list} aria-live="polite" aria-label="Notifications">
        {shown.map((toast) => (
          <li key={toast.id} className={styles.toast} data-kind={toast.kind}>
            <div>
              <p className={styles.title}>{toast.title}</p>
              {toast.description && <p className={styles.description}>{toast.description}</p>}
            </div>
            <button type="button" className={styles.dismiss} aria-label="Fermer" onClick={() => dismiss(toast.id)}>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
          </li>
        ))}
      </ol>
    </ToastsContext>
  );
}
