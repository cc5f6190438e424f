import { formatKept, type Kept, parseKept } from '@tdt/domain';
import { useToasts } from '@tdt/platform';
import { useMemo, useSyncExternalStore } from 'react';
import { onStored, storedText, storeText } from './stored-text.ts';

/**
 * What this browser keeps for the visitor: nothing of it is sent anywhere. Not a shared module, since all state is in
 * the browser: each remote that uses it has a copy of this code.
 */

const NOT_STORED = {
  kind: 'info',
  title: 'Gardé le temps de la visite',
  description: 'Votre navigateur ne nous permet pas de le conserver plus longtemps.',
} as const;

let isWarned = false;

/**
 * What the browser keeps, `null` on the server and while hydrating, and a function that changes it. A toast says once
 * if the browser refuses to store the change.
 */
export function useKept<T extends object>(kept: Kept<T>): [value: T | null, change: (change: (now: T) => T) => void] {
  const { show } = useToasts();
  const text = useSyncExternalStore<string | null>(
    onStored,
    () => storedText(kept.key) ?? '',
    () => null,
  );
  const value = useMemo(() => (text === null ? null : parseKept(kept, text)), [kept, text]);
  const change = (changed: (now: T) => T) => {
    const value = changed(parseKept(kept, storedText(kept.key) ?? ''));
    if (storeText(kept.key, formatKept(value)) || isWarned) return;
    isWarned = true;
    show(NOT_STORED);
  };
  return [value, change];
}
