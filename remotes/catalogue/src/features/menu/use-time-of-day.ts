import { useSyncExternalStore } from 'react';

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function timeOfDay(): number {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}

/**
 * Minutes since midnight where the visitor is, read with each rendering and when the page is seen again. `null` on the
 * server and while hydrating: pages are stored, and the same at any time of the day.
 */
export const useTimeOfDay = (): number | null => useSyncExternalStore<number | null>(onReturn, timeOfDay, () => null);
