/** Values of the subscriber list that client and server share. */

/** `confirmation`: a mail with a link to confirm was sent, and the link was not used yet. */
export const SUBSCRIBER_STATES = ['active', 'confirmation', 'unsubscribed', 'bounced'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** `disabled`: no key is configured. `failed`: given up until an admin retries. */
export const SYNC_STATES = ['disabled', 'pending', 'synced', 'failed'] as const;
export type SyncState = (typeof SYNC_STATES)[number];

/** What happened to a consent, and how: a form of the site, a link in a mail, or an event of the mailing service. */
export const CONSENT_KINDS = [
  'subscribed',
  'resubscribed',
  'confirmed',
  'unsubscribed',
  'complained',
  'bounced',
] as const;
export const CONSENT_WAYS = ['website_default', 'website_exit_intent', 'link', 'brevo'] as const;

export const SUBSCRIBER_SORTS = ['-created_at', 'created_at', 'email', '-email', 'last_name', '-last_name'] as const;
export type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number];
