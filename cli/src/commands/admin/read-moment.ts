import { z } from 'zod';
import { UsageError } from '../../command.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const UNITS: Record<string, number> = { m: MINUTE_MS, h: 60 * MINUTE_MS, d: DAY_MS, w: 7 * DAY_MS };

const DayText = z.iso.date();
const MomentText = z.iso.datetime({ local: true, offset: true });

/**
 * The moment of an option: a span before `now` such as "7d" (m, h, d, w), a day, or a day and a time, in UTC unless
 * they state an offset. A day as `end` is the end of that day. Throws `UsageError`.
 */
export function readMoment(option: string, text: string, now: Date, end = false): Date {
  const [, count, unit = ''] = /^(\d{1,5})([mhdw])$/.exec(text) ?? [];
  if (count !== undefined) return new Date(now.getTime() - Number(count) * (UNITS[unit] ?? 0));
  if (DayText.safeParse(text).success) return new Date(Date.parse(text) + (end ? DAY_MS : 0));
  const moment = text.replace(' ', 'T');
  if (MomentText.safeParse(moment).success) return new Date(/Z|[+-]\d\d:\d\d$/.test(moment) ? moment : `${moment}Z`);
  throw new UsageError(
    `${option} takes a day (2026-11-22), a day and a time in UTC (2026-11-22T14:30), or a time ago (30m, 12h, 7d, 2w), not "${text}".`,
  );
}
