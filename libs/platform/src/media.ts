import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function onReducedMotionChange(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the visitor asked for less motion; `false` on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onReducedMotionChange,
    () => matchMedia(REDUCED).matches,
    () => false,
  );
}
