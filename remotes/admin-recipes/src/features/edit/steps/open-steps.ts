import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Which steps are unfolded, by their ids: it stays so when a step moves and when the form is saved. Outside React's
 * state, so that unfolding one of a hundred steps renders that one.
 */
export function createOpenSteps(opened: readonly string[] = []) {
  const ids = new Set(opened);
  const listeners = new Set<() => void>();
  return {
    has: (id: string): boolean => ids.has(id),
    set(changed: readonly string[], isOpen: boolean): void {
      for (const id of changed) isOpen ? ids.add(id) : ids.delete(id);
      for (const listener of listeners) listener();
    },
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export type OpenSteps = ReturnType<typeof createOpenSteps>;

export const OpenStepsContext = createContext(createOpenSteps());

/** Whether a step is unfolded, and what folds or unfolds it. */
export function useOpenStep(id: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { has, set, subscribe } = useContext(OpenStepsContext);
  return [useSyncExternalStore(subscribe, () => has(id)), (isOpen) => set([id], isOpen)];
}
