import { isSessionFailure } from '@tdt/admin/api';
import { requestIdOf, type Toast, useToasts, useWhenOnline } from '@tdt/platform';
import { stack } from '@tdt/ui';
import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../language/screen-language.tsx';
import styles from './failure.module.css';

/**
 * What a toast or a screen says about the cause of a failure: that the browser is offline, or for one of the server
 * where an operator finds it in the log, `{ note: 'Reference: …' }`. Nothing about other failures.
 * @param failure `null`: there was no response that can be read
 */
export function useReference(): (failure: unknown) => { note?: string } {
  const texts = useTexts();
  return (failure) => {
    const id = requestIdOf(failure);
    if (id !== null) return { note: texts.reference(id) };
    return failure !== undefined && !navigator.onLine ? { note: texts.offlineNote } : {};
  };
}

type Message = Omit<Toast, 'kind'>;

/**
 * Reports what an action did in a toast: `report(error, success, failure)`. The guard reports failures of the session.
 * `null`: the screen shows the success.
 */
export function useReport() {
  const { show } = useToasts();
  const reference = useReference();
  const texts = useTexts();
  return (error: unknown, success: Message | null, failure: Partial<Message>): void => {
    if (error && isSessionFailure(error)) return;
    if (error) show({ kind: 'error', title: texts.error, ...failure, ...reference(error) });
    else if (success) show({ kind: 'success', ...success });
  };
}

interface ErrorScreenProps {
  title: string;
  /** What the user should know about the failure. */
  children?: ReactNode;
  /** The failure itself: its reference is shown if the server has failed. */
  error?: unknown;
  onRetry: () => void;
}

/** Replaces a screen that cannot be shown. Tries again by itself when the network is back. */
export function ErrorScreen({ title, children, error, onRetry }: ErrorScreenProps) {
  const texts = useTexts();
  const { note } = useReference()(error);
  useWhenOnline(onRetry);
  return (
    <div role="alert" className={stack(4, styles.screen)}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <Button type="primary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

/**
 * Shows a toast for each failure of a query, but those of the session, which the guard reports.
 * @param error a new object for each failure; falsy if there is none
 */
export function useFailureToast(error: unknown, toast: Omit<Toast, 'kind' | 'note'>): void {
  const { show } = useToasts();
  const reference = useReference();
  const report = useEffectEvent(() => show({ ...toast, ...reference(error), kind: 'error' }));
  useEffect(() => {
    if (error && !isSessionFailure(error)) report();
  }, [error]);
}
