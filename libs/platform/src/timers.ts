import { parseTimers, type Timer } from '@tdt/domain';

/**
 * The timers of this browser: what remotes start and the shell shows on every page. Not a shared module: all state is
 * in the browser's storage, so each bundle may have a copy of this code.
 */
const KEY = 'tdt.timers';

/** Holds the text if the browser refuses to store it; it lasts for the visit. On `window`, for all bundles. */
const unstored: { [KEY]?: string } = globalThis as object;

/** Causes of changes: other tabs and `changeTimers`, the back/forward cache. */
export const TIMER_EVENTS = ['storage', 'pageshow'] as const;

/** The stored text; `null` when there is no timer. Browser only. */
export function storedTimers(): string | null {
  try {
    return unstored[KEY] ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The timers at a moment, the oldest first. Browser only. */
export const readTimers = (now = Date.now()): Timer[] => parseTimers(storedTimers() ?? '', now);

/** Stores the result of `change` on the current timers and says so to all who listen to `TIMER_EVENTS`. Browser only. */
export function changeTimers(change: (timers: Timer[]) => Timer[]): void {
  const timers = change(readTimers());
  delete unstored[KEY];
  const text = JSON.stringify(timers);
  try {
    if (timers.length > 0) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    if (timers.length > 0) unstored[KEY] = text;
  }
  dispatchEvent(new Event('storage'));
}
