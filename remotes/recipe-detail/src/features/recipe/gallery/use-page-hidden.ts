import { useSyncExternalStore } from 'react';

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is in a tab or a window that cannot be seen. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
