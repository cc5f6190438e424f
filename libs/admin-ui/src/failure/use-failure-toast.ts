import { type Toast, useToasts } from '@tdt/platform';
import { useEffect, useEffectEvent } from 'react';

/** Tells each failure of a query once. `error`: another object for each, falsy while all is well. */
export function useFailureToast(error: unknown, toast: Omit<Toast, 'kind'>): void {
  const { show } = useToasts();
  const tell = useEffectEvent(() => show({ ...toast, kind: 'error' }));
  useEffect(() => {
    if (error) tell();
  }, [error]);
}
