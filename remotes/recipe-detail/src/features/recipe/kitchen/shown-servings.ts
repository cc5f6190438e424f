import { servingsIn } from '@tdt/domain';
import { useLocation } from '@tdt/platform';
import { useEffect, useSyncExternalStore } from 'react';

/** The servings that the page shows; `null` before its effects have run. */
let shown: number | null = null;
const listeners = new Set<() => void>();

function tell(servings: number | null): void {
  shown = servings;
  for (const listener of listeners) listener();
}

/** Tells the other parts of the page how many servings are shown. No context: it would hydrate all that is below it. */
export function useTellServings(servings: number): void {
  useEffect(() => tell(servings), [servings]);
  useEffect(() => () => tell(null), []);
}

/** @param own servings of the recipe */
export function useShownServings(own: number): number {
  const first = servingsIn(useLocation().search) ?? own;
  return useSyncExternalStore(
    subscribe,
    () => shown ?? first,
    () => first,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
