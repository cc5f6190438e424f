import { isDue, millisecondsLeft, nextTimer, type Timer, timerText } from '@tdt/domain/timers';
import { changeTimers, readTimers, storedTimers, TIMER_EVENTS } from '@tdt/platform/timers';
import { createClock } from './clock.ts';
import { notify } from './notify.ts';
import { createRing } from './ring.ts';
import { showInTitle } from './title.ts';
import { createView } from './view.ts';

const SECOND = 1000;

/**
 * The bar of timers at the bottom of every public page, until `signal` is aborted. It is a script of its own without
 * React, loaded once there is a timer. Several tabs may show the same timers; one of them rings.
 */
export function showTimers(signal: AbortSignal): void {
  const view = createView(signal);
  const known = new Set(readTimers().flatMap((timer) => (isNew(timer) ? [] : timer.id)));

  const update = () => {
    const now = Date.now();
    const timers = readTimers(now);
    // They were forgotten: no page needs this script any more. Comes back as an event.
    if (timers.length === 0 && storedTimers() !== null) return void changeTimers(() => []);
    const due = timers.filter((timer) => isDue(timer, now));
    for (const timer of timers.filter(({ id }) => !known.has(id))) view.announce(startText(timer, now));
    known.clear();
    for (const { id } of timers) known.add(id);
    view.show(timers, now);
    const nearest = nextTimer(timers);
    showInTitle(nearest && (millisecondsLeft(nearest, now) > 0 ? timerText(nearest, now) : 'Terminé'));
    if (nearest) setAlarm(Math.min(...timers.map((timer) => untilChange(timer, now))));
    ring(due, now);
  };

  const ring = createRing({
    signal,
    onTurn: update,
    onRing: (due, now) => {
      navigator.vibrate?.([400, 200, 400, 200, 400]);
      view.announce(due.map((timer) => `${timerText(timer, now)} : ${timer.name}`).join(', '));
      view.openEnded();
      for (const timer of due) notify(timer, timerText(timer, now));
    },
  });
  const setAlarm = createClock(update);
  for (const event of TIMER_EVENTS) addEventListener(event, update, { signal });
  // Timeouts stand still while the device sleeps.
  document.addEventListener('visibilitychange', update, { signal });
  update();
}

/** Milliseconds until there is something to do for a timer. Once it has rung, its text changes by the minute. */
function untilChange(timer: Timer, now: number): number {
  const left = millisecondsLeft(timer, now);
  if (timer.end === null) return Number.POSITIVE_INFINITY;
  if (left > 0) return left % SECOND || SECOND;
  return isDue(timer, now) ? SECOND : 30 * SECOND;
}

/** Whether it was started just now: the first timer loads this script. */
const isNew = ({ end, left }: Timer): boolean => end !== null && Date.now() - (end - left) < 3 * SECOND;

const startText = (timer: Timer, now: number): string => `Minuteur lancé : ${timer.name}, ${timerText(timer, now)}`;
