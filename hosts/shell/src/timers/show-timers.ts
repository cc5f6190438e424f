import { isDue, millisecondsLeft, nextTimer, type Timer, timerText } from '@tdt/domain';
import { changeTimers, readTimers, storedTimers, TIMER_EVENTS } from '@tdt/platform/timers';
import { createBell } from './bell.ts';
import { createClock } from './clock.ts';
import { notify } from './notify.ts';
import { showInTitle } from './title.ts';
import { createView } from './view.ts';

const SECOND = 1000;

/**
 * The bar of timers at the bottom of every public page, until `signal` is aborted. It is a script of its own without
 * React, loaded once there is a timer. Several tabs may show the same timers: the first that notices an end rings.
 */
export function showTimers(signal: AbortSignal): void {
  const bell = createBell(signal);
  const view = createView();
  const known = new Set(readTimers().flatMap((timer) => (isNew(timer) ? [] : timer.id)));

  const update = () => {
    const now = Date.now();
    const timers = readTimers(now);
    const due = timers.filter((timer) => isDue(timer, now));
    // Comes back as an event.
    if (due.length > 0) return ring(due, now);
    // They were forgotten: no page needs this script any more.
    if (timers.length === 0 && storedTimers() !== null) return changeTimers(() => []);
    if (!timers.some(({ hasRung }) => hasRung)) bell.stop();
    for (const timer of timers.filter(({ id }) => !known.has(id))) view.announce(startText(timer, now));
    known.clear();
    for (const { id } of timers) known.add(id);
    view.show(timers, now);
    const nearest = nextTimer(timers);
    const left = nearest ? millisecondsLeft(nearest, now) : 0;
    showInTitle(nearest && (left > 0 ? timerText(nearest, now) : 'Terminé'));
    // At the moment when the shown second changes.
    if (nearest) setAlarm(left > 0 ? left % SECOND || SECOND : 30 * SECOND);
  };

  const ring = (due: readonly Timer[], now: number) => {
    changeTimers((timers) => timers.map((timer) => (isDue(timer, now) ? { ...timer, hasRung: true } : timer)));
    bell.ring();
    navigator.vibrate?.([400, 200, 400, 200, 400]);
    view.announce(due.map((timer) => `${timerText(timer, now)} : ${timer.name}`).join(', '));
    view.open();
    for (const timer of due) notify(timer, timerText(timer, now));
  };

  const setAlarm = createClock(update);
  for (const event of TIMER_EVENTS) addEventListener(event, update, { signal });
  // Timeouts stand still while the device sleeps.
  document.addEventListener('visibilitychange', update, { signal });
  update();
}

/** Whether it was started just now: the first timer loads this script. */
const isNew = ({ end, left }: Timer): boolean => end !== null && Date.now() - (end - left) < 3 * SECOND;

const startText = (timer: Timer, now: number): string => `Minuteur lancé : ${timer.name}, ${timerText(timer, now)}`;
