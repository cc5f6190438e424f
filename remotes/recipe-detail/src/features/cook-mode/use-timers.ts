import type { Timer } from '@tdt/domain/timers';
import { readTimers, TIMER_EVENTS } from '@tdt/platform/timers';
import { useEffect, useState } from 'react';

const NONE: { timers: readonly Timer[]; now: number } = { timers: [], now: 0 };
const SECOND = 1000;

/** The timers of this browser and the present moment, anew each second while there is one; none on the server. */
export function useTimers() {
  const [seen, setSeen] = useState(NONE);
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      const timers = readTimers(now);
      setSeen(timers.length > 0 ? { timers, now } : NONE);
    };
    look();
    const clock = setInterval(look, SECOND);
    for (const event of TIMER_EVENTS) addEventListener(event, look);
    return () => {
      clearInterval(clock);
      for (const event of TIMER_EVENTS) removeEventListener(event, look);
    };
  }, []);
  return seen;
}
