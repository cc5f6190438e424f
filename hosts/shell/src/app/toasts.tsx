import { ToastsContext, type Toasts as ToastsPort } from '@tdt/platform';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type ShownToast, Toasts } from '../layout/toasts.tsx';

const SECONDS = 5;

/** Keeps the list of toasts and shows it above everything else. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const last = useRef(0);

  const toasts = useMemo<ToastsPort>(
    () => ({
      show(toast) {
        last.current += 1;
        const id = last.current;
        const { topic } = toast;
        setShown((list) => [...list.filter((one) => !topic || one.topic !== topic), { ...toast, id }]);
        setTimeout(() => setShown((list) => list.filter((one) => one.id !== id)), (toast.seconds ?? SECONDS) * 1000);
      },
    }),
    [],
  );
  const dismiss = (id: number) => setShown((list) => list.filter((one) => one.id !== id));

  return (
    <ToastsContext value={toasts}>
      {children}
      <Toasts toasts={shown} onDismiss={dismiss} />
    </ToastsContext>
  );
}
