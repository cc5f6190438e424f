import { formatKept, type Kept, parseKept } from '@tdt/domain';
import { useToasts } from '@tdt/platform';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * What this browser keeps for the visitor: nothing of it is sent anywhere. Not a shared module, since all state is in
 * the browser: each remote that uses it has a copy of this code.
 */

/** Texts that the browser refused to store, by key; they last for the visit. On the global object, for all copies. */
const unstored = globalThis as unknown as Record<string, string | undefined>;

/** Causes of changes: other tabs and `writeKept`, the back/forward cache. */
const EVENTS = ['storage', 'pageshow'];

const NOT_STORED = {
  kind: 'info',
  title: 'Gardé le temps de la visite',
  description: 'Votre navigateur ne nous permet pas de le conserver plus longtemps.',
} as const;

let isWarned = false;

function storedText(key: string): string {
  try {
    return unstored[key] ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener);
  };
}

/** Stores a value. Browser only. @returns whether it is stored; if not, it lasts for the visit */
function writeKept<T extends object>({ key }: Kept<T>, value: T): boolean {
  unstored[key] = undefined;
  try {
    localStorage.setItem(key, formatKept(value));
  } catch {
    unstored[key] = formatKept(value);
  }
  dispatchEvent(new Event('storage'));
  return unstored[key] === undefined;
}

/**
 * What the browser keeps, `null` on the server and while hydrating, and a function that changes it. A toast says once
 * if the browser refuses to store the change.
 */
export function useKept<T extends object>(kept: Kept<T>): [value: T | null, change: (change: (now: T) => T) => void] {
  const { show } = useToasts();
  const text = useSyncExternalStore<string | null>(
    subscribe,
    () => storedText(kept.key),
    () => null,
  );
  const value = useMemo(() => (text === null ? null : parseKept(kept, text)), [kept, text]);
  const change = (changed: (now: T) => T) => {
    if (writeKept(kept, changed(parseKept(kept, storedText(kept.key)))) || isWarned) return;
    isWarned = true;
    show(NOT_STORED);
  };
  return [value, change];
}
