import type { MailingEvent } from '@tdt/core';
import { z } from 'zod';

/**
 * An event as Brevo posts it, as far as it matters here; further fields are left out. A field of another type than
 * documented counts as missing: one odd event must not take those beside it along.
 */
export const BrevoEventSchema = z.object({
  event: z.string().max(100).catch(''),
  email: z.string().max(1000).catch(''),
  /** Seconds of UTC: when it happened, and when Brevo took note. */
  ts_event: z.number().nullish().catch(null),
  ts: z.number().nullish().catch(null),
  /** `2026-11-22 10:00:00`, an hour or two ahead of UTC and without saying so. */
  date: z.string().max(100).nullish().catch(null),
});
export type BrevoEvent = z.infer<typeof BrevoEventSchema>;

/** Names of campaigns' events and of single mails' ones. Whoever reports a mail as spam wants no further one. */
const KINDS: Readonly<Record<string, MailingEvent['kind']>> = {
  unsubscribe: 'unsubscribed',
  unsubscribed: 'unsubscribed',
  spam: 'unsubscribed',
  hard_bounce: 'hard_bounce',
  invalid_email: 'hard_bounce',
};

/** The events that matter. One without a time that can be counts as of now; none lies in the future. */
export function mailingEvents(events: readonly BrevoEvent[], now: Date): MailingEvent[] {
  return events.flatMap(({ event, email, ts_event, ts, date }) => {
    const kind = Object.hasOwn(KINDS, event) ? KINDS[event] : undefined;
    if (!kind || email === '') return [];
    const seconds = ts_event ?? ts ?? secondsOf(date ?? '');
    return [{ kind, email, at: timeOf(seconds, now) }];
  });
}

/** Read as UTC it is later than it was: better that than to take an unsubscription for older than a sign-up before it. */
const secondsOf = (date: string): number => Date.parse(`${date.replace(' ', 'T')}Z`) / 1000;

function timeOf(seconds: number, now: Date): Date {
  const time = seconds * 1000;
  return time > 0 && time < now.getTime() ? new Date(time) : now;
}
