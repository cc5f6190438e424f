import { useSyncExternalStore } from 'react';

/** A choice of the user that this browser remembers. */
export interface StoredChoice<Value extends string> {
  values: readonly Value[];
  read: () => Value;
  choose: (value: Value) => void;
  /** Calls `listener` after each choice. Returns a function that stops this. */
  subscribe: (listener: () => void) => () => void;
}

/** @param values the first one is the default */
export function storedChoice<const Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  const choice: StoredChoice<Value> = {
    values,
    read: () => (current ??= values.find((value) => value === stored(key)) ?? values[0]),
    choose(value) {
      current = value;
      store(key, value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return choice;
}

export const useChoice = <Value extends string>({ subscribe, read }: StoredChoice<Value>): Value =>
  useSyncExternalStore(subscribe, read);

// Browsers that store nothing throw: the choice then lasts as long as the document.
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
