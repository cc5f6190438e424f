import type { MailingEvent } from '@tdt/newsletter';
import { z } from 'zod';

/**
 * An event as Brevo posts it, without the fields that are not needed here. A field of an undocumented type counts as
 * missing, so that one odd event does not fail its whole batch.
 */
export const BrevoEventSchema = z.object({
  event: z.string().max(100).catch(''),
  email: z.string().max(1000).catch(''),
  /** Seconds since 1970: when it happened, and when Brevo recorded it. */
  ts_event: z.number().nullish().catch(null),
  ts: z.number().nullish().catch(null),
  /** `2026-11-22 10:00:00`, in Central European time, which it does not state. */
  date: z.string().max(100).nullish().catch(null),
});
export type BrevoEvent = z.infer<typeof BrevoEventSchema>;

/** Names of events of campaigns and of single mails. */
const KINDS: Readonly<Record<string, MailingEvent['kind']>> = {
  unsubscribe: 'unsubscribed',
  unsubscribed: 'unsubscribed',
  spam: 'complained',
  hard_bounce: 'hard_bounce',
  invalid_email: 'hard_bounce',
};

/** The events that matter. An event without a plausible time counts as now; none lies in the future. */
export function mailingEvents(events: readonly BrevoEvent[], now: Date): MailingEvent[] {
  return events.flatMap(({ event, email, ts_event, ts, date }) => {
    const kind = Object.hasOwn(KINDS, event) ? KINDS[event] : undefined;
    if (!kind || email === '') return [];
    const seconds = ts_event ?? ts ?? secondsOf(date ?? '');
    return [{ kind, email, at: timeOf(seconds, now) }];
  });
}

/** Reads the time as UTC, so up to two hours late: an unsubscription never seems older than the sign-up before it. */
const secondsOf = (date: string): number => Date.parse(`${date.replace(' ', 'T')}Z`) / 1000;

function timeOf(seconds: number, now: Date): Date {
  const time = seconds * 1000;
  return time > 0 && time < now.getTime() ? new Date(time) : now;
}
