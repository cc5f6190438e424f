export { subscribersCsv } from './export-csv.ts';
export type {
  Erasure,
  MailingEvent,
  Newsletter,
  OutboxState,
  SubscriberRecord,
  SyncOptions,
  SyncReport,
} from './newsletter.ts';
export {
  type BrevoSettings,
  type NewsletterSettings,
  newsletterEnv,
  newsletterSettings,
} from './newsletter-settings.ts';
export { openNewsletter } from './open-newsletter.ts';
export { callBrevo } from './outbox/brevo-client.ts';
