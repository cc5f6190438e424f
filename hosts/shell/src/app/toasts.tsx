import { type Elements, FORM_TOPIC, type Toasts, ToastsContext } from '@tdt/platform';
import { UNSTORED_EVENT } from '@tdt/platform/stored-text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ShownToast, ToastList } from '../layout/toasts.tsx';

const SECONDS = 5;
/** More would cover what the user is working on: the oldest one goes. */
const AT_ONCE = 2;

/** Shown once in a visit. */
const UNSTORED = {
  kind: 'info',
  title: 'Gardé le temps de la visite',
  description: "Votre navigateur ne peut pas l'enregistrer : vous le perdrez en fermant ou en rechargeant la page.",
  seconds: 10,
} as const;

/** Keeps the list of toasts and shows it above everything else. */
export function ToastsProvider({ children }: { children: Elements }) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const last = useRef(0);

  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        last.current += 1;
        const id = last.current;
        const { topic, seconds = toast.action ? 2 * SECONDS : SECONDS } = toast;
        setShown((list) => [...list.filter((one) => !topic || one.topic !== topic), { ...toast, id }].slice(-AT_ONCE));
        setTimeout(() => setShown((list) => list.filter((one) => one.id !== id)), seconds * 1000);
      },
      dismiss(topic) {
        setShown((list) => withoutErrors(list, topic));
      },
    }),
    [],
  );
  useEffect(() => {
    const warn = () => toasts.show(UNSTORED);
    addEventListener(UNSTORED_EVENT, warn, { once: true });
    return () => removeEventListener(UNSTORED_EVENT, warn);
  }, [toasts]);
  // The reason stands at the fields, and the user is about to correct them.
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('form')) return;
      setShown((list) => withoutErrors(list, FORM_TOPIC));
    };
    addEventListener('input', onInput);
    return () => removeEventListener('input', onInput);
  }, []);
  const dismiss = (id: number) => setShown((list) => list.filter((one) => one.id !== id));

  return (
    <ToastsContext value={toasts}>
      {children}
      <ToastList toasts={shown} onDismiss={dismiss} />
    </ToastsContext>
  );
}

/** The same list if there are none, so that nothing is rendered again. */
function withoutErrors(list: ShownToast[], topic: string): ShownToast[] {
  const others = list.filter((one) => one.kind !== 'error' || one.topic !== topic);
  return others.length === list.length ? list : others;
}
