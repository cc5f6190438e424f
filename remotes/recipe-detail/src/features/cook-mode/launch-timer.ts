import { startTimer, type Timer } from '@tdt/domain/timers';
import { storedText, storeText } from '@tdt/platform/stored-text';
import { changeTimers } from '@tdt/platform/timers';

/** Set once the visitor was asked whether the site may show notifications. */
const ASKED_KEY = 'tdt.timers.asked';

/**
 * Starts a timer. With the first one ever, the browser asks whether the site may show notifications; the timers work
 * without them.
 */
export function launchTimer(timer: Pick<Timer, 'id' | 'name' | 'recipe' | 'path'> & { minutes: number }): void {
  changeTimers((timers) => startTimer(timers, timer, Date.now()));
  if (storedText(ASKED_KEY) !== null) return;
  storeText(ASKED_KEY, '1');
  if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
}
