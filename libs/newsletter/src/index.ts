export type { Erasure } from './erase.ts';
export { type SubscriberRecord, subscribersCsv } from './export-csv.ts';
export type { Newsletter } from './newsletter.ts';
export {
  type BrevoSettings,
  type NewsletterSettings,
  newsletterEnv,
  newsletterSettings,
} from './newsletter-settings.ts';
export { openNewsletter } from './open-newsletter.ts';
export { callBrevo } from './outbox/brevo-client.ts';
export type { OutboxState } from './outbox/outbox-state.ts';
export type { SyncOptions, SyncReport } from './outbox/sync-all.ts';
export type { MailingEvent } from './subscription-changes.ts';
