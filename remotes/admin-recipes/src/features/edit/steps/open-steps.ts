import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Which steps are unfolded, by their ids: it stays so when a step moves and when the form is saved. Outside React's
 * state, so that unfolding one of a hundred steps renders that one.
 */
export interface OpenSteps {
  has: (id: string) => boolean;
  set: (ids: readonly string[], isOpen: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createOpenSteps(opened: readonly string[] = []): OpenSteps {
  const ids = new Set(opened);
  const listeners = new Set<() => void>();
  return {
    has: (id) => ids.has(id),
    set(changed, isOpen) {
      for (const id of changed) isOpen ? ids.add(id) : ids.delete(id);
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const OpenStepsContext = createContext(createOpenSteps());

/** Whether a step is unfolded, and what folds or unfolds it. */
export function useOpenStep(id: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { has, set, subscribe } = useContext(OpenStepsContext);
  return [useSyncExternalStore(subscribe, () => has(id)), (isOpen) => set([id], isOpen)];
}
