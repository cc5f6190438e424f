import type { RecipeCalendar } from '@tdt/contracts';
import dayjs from 'dayjs';
import { localTime, startOf } from '../edit/publication/site-time.ts';

export type CalendarItem = RecipeCalendar['items'][number];

/** A month of the site, as "2026-12", or that of the current time. */
export const monthOf = (text: string | null): string =>
  text !== null && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : localTime(new Date().toISOString()).slice(0, 7);

export const monthAfter = (month: string, count: number): string => dayjs(month).add(count, 'month').format('YYYY-MM');

export const intervalOf = (month: string) => ({
  from: startOf(`${month}-01`),
  until: startOf(`${monthAfter(month, 1)}-01`),
});

/** "décembre 2026" */
export const monthText = (month: string): string => dayjs(month).locale('fr').format('MMMM YYYY');

/** "mardi 1er" */
export const dayText = (day: string): string => dayjs(day).locale('fr').format('dddd D').replace(/ 1$/, ' 1er');

/** Of its first day, Monday is 1. */
export const firstColumn = (month: string): number => ((dayjs(month).day() + 6) % 7) + 1;

/** All days of a month, as "2026-12-07", with what happens on each. */
export const daysOf = (month: string, items: readonly CalendarItem[]): { day: string; items: CalendarItem[] }[] =>
  Array.from({ length: dayjs(month).daysInMonth() }, (_, index) => {
    const day = `${month}-${String(index + 1).padStart(2, '0')}`;
    return { day, items: items.filter(({ at }) => localTime(at).startsWith(day)) };
  });
