import type { Toasts } from './toasts.ts';

/**
 * Texts that this browser keeps by key. Not a shared module: all state is in the browser, so each bundle may have a copy
 * of this code. Browser only.
 */

/** Texts that the browser refused to store; they last for the visit. On the global object, for all copies. */
const unstored = globalThis as unknown as Record<string, string | undefined>;

/** Set once the visitor was told. */
const IS_REPORTED = 'tdt.unstored';

const UNSTORED = {
  kind: 'info',
  title: 'Gardé le temps de la visite',
  description: "Votre navigateur ne peut pas l'enregistrer : vous le perdrez en fermant ou en rechargeant la page.",
  seconds: 10,
} as const;

/** Scripts that cannot show toasts cause it when the browser refuses what the visitor did: the shell warns. */
export const UNSTORED_EVENT = 'tdt.refused';

/** Causes of changes: other tabs and `storeText` cause `storage`; the back/forward cache causes only `pageshow`. */
export const STORED_EVENTS = ['storage', 'pageshow'] as const;

/** Calls `listener` on each change. Returns a function that stops this. */
export function onStored(listener: () => void): () => void {
  for (const event of STORED_EVENTS) addEventListener(event, listener);
  return () => {
    for (const event of STORED_EVENTS) removeEventListener(event, listener);
  };
}

/** `null` when nothing is kept. */
export function storedText(key: string): string | null {
  try {
    return unstored[key] ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text, or removes it: `null`.
 * @returns whether the browser stores it; if not, it lasts for the visit
 */
export function storeText(key: string, text: string | null): boolean {
  unstored[key] = undefined;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    unstored[key] = text ?? undefined;
    // While capturing: before those who read the text because of the same event.
    addEventListener('storage', forgetUnstored, true);
  }
  dispatchEvent(new Event('storage'));
  return unstored[key] === undefined;
}

/** Another tab has stored a text, or removed it, which is later than the one of this tab. */
function forgetUnstored({ key }: StorageEvent): void {
  if (key) unstored[key] = undefined;
}

/**
 * Tells the visitor, once in a visit, that what they did is not stored.
 * @param isStored what `storeText` has answered
 */
export function warnUnlessStored(isStored: boolean, { show }: Toasts): void {
  if (isStored || unstored[IS_REPORTED]) return;
  unstored[IS_REPORTED] = 'true';
  show(UNSTORED);
}
