import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` on the server and while hydrating, then `true`: for what only a browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

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
