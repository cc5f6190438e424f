import { parseTimers, type Timer } from '@tdt/domain/timers';
import { storedText, storeText } from './stored-text.ts';

/** The timers of this browser: what remotes start and the shell shows on every page. Not a shared module, as `kept`. */
const KEY = 'tdt.timers';

/** Causes of changes. */
export { STORED_EVENTS as TIMER_EVENTS } from './stored-text.ts';

/** Milliseconds in which wet fingers press twice. */
const PRESS_AGAIN = 500;

/** Whether a press belongs to the one at `earlier`. */
export const isSamePress = (earlier: number): boolean => Math.abs(Date.now() - earlier) < PRESS_AGAIN;

/** The stored text; `null` when there is no timer. Browser only. */
export const storedTimers = (): string | null => storedText(KEY);

/** The timers at a moment, the oldest first. Browser only. */
export const readTimers = (now = Date.now()): Timer[] => parseTimers(storedTimers() ?? '', now);

/** Stores the result of `change` on the current timers, which dispatches one of `TIMER_EVENTS`. Browser only. */
export function changeTimers(change: (timers: Timer[]) => Timer[]): void {
  const timers = change(readTimers());
  storeText(KEY, timers.length > 0 ? JSON.stringify(timers) : null);
}
