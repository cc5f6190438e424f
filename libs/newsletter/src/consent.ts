import { NEWSLETTER_CONSENT, type NewsletterSource } from '@tdt/contracts/plain';
import type { Consent } from './subscriber.model.ts';

/** The consent that a form collected, with the exact text that it showed. */
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

/** The change of consent that a link or the mailing service caused. */
export const laterConsent = (
  kind: Exclude<Consent['kind'], 'subscribed' | 'resubscribed'>,
  via: 'link' | 'brevo',
  at: Date,
): Consent => ({ at, kind, via, opted_in: kind === 'confirmed', text_version: null, text: null });
