import { servingsIn } from '@tdt/domain/recipes';
import { useLocation } from '@tdt/platform';
import { useEffect, useSyncExternalStore } from 'react';

/** The servings that the page shows; `null` before its effects have run. */
let shown: number | null = null;
const listeners = new Set<() => void>();

function publish(servings: number | null): void {
  shown = servings;
  for (const listener of listeners) listener();
}

/** Publishes the shown servings to the rest of the page. Not a context, which would hydrate everything below it. */
export function usePublishServings(servings: number): void {
  useEffect(() => publish(servings), [servings]);
  useEffect(() => () => publish(null), []);
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
