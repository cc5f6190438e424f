import { useToasts } from '@tdt/platform';
import { useEffect, useRef } from 'react';

/** Shows an error toast when the screen appears, once. */
export function useErrorToast(title: string, description: string): void {
  const { show } = useToasts();
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    show({ kind: 'error', title, description });
  }, [show, title, description]);
}
