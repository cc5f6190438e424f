/**
 * Texts that this browser keeps by key. Not a shared module: all state is in the browser, so each bundle may have a copy
 * of this code. Browser only.
 */

/** Texts that the browser refused to store; they last for the visit. On the global object, for all copies. */
const unstored = globalThis as unknown as Record<string, string | undefined>;

/** Caused by each text that the browser refuses to store: the shell warns the visitor, once in a visit. */
export const UNSTORED_EVENT = 'tdt.unstored';

/** Causes of changes: other tabs and `storeText` cause `storage`; the back/forward cache causes only `pageshow`. */
export const STORED_EVENTS = ['storage', 'pageshow'] as const;

/** Calls `listener` on each change. Returns a function that stops this. */
export function onStored(listener: () => void): () => void {
  for (const event of STORED_EVENTS) addEventListener(event, listener);
  return () => {
    for (const event of STORED_EVENTS) removeEventListener(event, listener);
  };
}

/** `null` when nothing is stored. */
export function storedText(key: string): string | null {
  try {
    return unstored[key] ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it: `null`. What the browser refuses to store lasts for the visit. */
export function storeText(key: string, text: string | null): void {
  unstored[key] = undefined;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    unstored[key] = text ?? undefined;
    // While capturing: before those who read the text because of the same event.
    addEventListener('storage', dropUnstored, true);
    dispatchEvent(new Event(UNSTORED_EVENT));
  }
  dispatchEvent(new Event('storage'));
}

/** Another tab has stored a text, or removed it, which is later than the one of this tab. */
function dropUnstored({ key }: StorageEvent): void {
  if (key) unstored[key] = undefined;
}
