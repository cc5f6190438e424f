import { formatKept, type Kept, parseKept } from '@tdt/domain/kept';
import { useMemo, useSyncExternalStore } from 'react';
import { onStored, storedText, storeText } from './stored-text.ts';

/**
 * What this browser keeps for the visitor: nothing of it is sent anywhere. Not a shared module, since all state is in
 * the browser: each remote that uses it has a copy of this code.
 */

/** What the browser keeps, `null` on the server and while hydrating, and a function that changes it. */
export function useKept<T extends object>(kept: Kept<T>): [value: T | null, change: (change: (now: T) => T) => void] {
  const text = useSyncExternalStore<string | null>(
    onStored,
    () => storedText(kept.key) ?? '',
    () => null,
  );
  const value = useMemo(() => (text === null ? null : parseKept(kept, text)), [kept, text]);
  const change = (changed: (now: T) => T) => {
    const value = changed(parseKept(kept, storedText(kept.key) ?? ''));
    storeText(kept.key, formatKept(value));
  };
  return [value, change];
}
