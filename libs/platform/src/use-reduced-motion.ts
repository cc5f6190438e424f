import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onReducedMotionChange(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the visitor prefers reduced motion; `false` on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onReducedMotionChange,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}
