import { NEWSLETTER_CONSENT, type NewsletterSource } from '@tdt/contracts/plain';
import type { Consent } from './subscriber.model.ts';

/** What somebody agreed to in the form, with the very words that stood there. */
export const formConsent = (
  kind: 'subscribed' | 'resubscribed',
  { source, opted_in }: { source: NewsletterSource; opted_in: boolean },
  at: Date,
): Consent => ({
  at,
  kind,
  via: source,
  opted_in,
  text_version: NEWSLETTER_CONSENT.version,
  text: NEWSLETTER_CONSENT.text,
});

/** What came of a link or of the mailing service. */
export const laterConsent = (
  kind: 'confirmed' | 'unsubscribed' | 'bounced',
  via: 'link' | 'brevo',
  at: Date,
): Consent => ({ at, kind, via, opted_in: kind === 'confirmed', text_version: null, text: null });
