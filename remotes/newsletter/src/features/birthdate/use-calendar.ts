import { type ComponentType, useState } from 'react';
import type { CalendarProps } from './calendar.tsx';

const load = async (): Promise<ComponentType<CalendarProps>> =>
  (await import(/* webpackChunkName: "calendar" */ './calendar.tsx')).Calendar;

/** The calendar, whose code comes when it is asked for: most visitors write the date, or none. */
export function useCalendar() {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  return {
    /** `null` while it is closed. */
    Calendar,
    hasFailed,
    /** When somebody is about to open it. What goes wrong then is told when he does. */
    prepare: () => void load().catch(() => {}),
    async open() {
      try {
        const loaded = await load();
        setFailed(false);
        setCalendar(() => loaded);
      } catch {
        setFailed(true);
      }
    },
    close: () => setCalendar(null),
  };
}
