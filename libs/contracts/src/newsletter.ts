import { z } from 'zod';
import { NEWSLETTER_SOURCES } from './plain/newsletter.ts';

/** Limits the size of a request only. The domain's `subscriptionErrors` checks the values. */
const shortText = z.string().max(1000);

/** The sign-up form's first request. */
export const NewSubscriptionSchema = z.strictObject({
  first_name: shortText,
  last_name: shortText,
  email: shortText,
  /** yyyy-MM-dd. */
  birthdate: shortText.nullable(),
  opted_in: z.boolean(),
  source: z.enum(NEWSLETTER_SOURCES),
  /** Honeypot: visitors do not see this field. If it is filled, the API reports success and stores nothing. */
  website: shortText.optional(),
});
export type NewSubscription = z.infer<typeof NewSubscriptionSchema>;

/** `confirmation`: Brevo sends a mail whose link completes the sign-up (double opt-in). */
export const SubscriptionSchema = z.strictObject({
  id: z.uuid(),
  status: z.enum(['active', 'confirmation']),
});
export type Subscription = z.infer<typeof SubscriptionSchema>;

/**
 * The sign-up form's second request. Only `email` is used: it finds the stored subscriber, whose fields are sent to
 * Brevo.
 */
export const SyncSubscriberSchema = z.strictObject({
  email: shortText,
  firstName: shortText,
  lastName: shortText,
  birthdate: shortText.optional(),
  source: z.enum(NEWSLETTER_SOURCES),
  optedIn: z.boolean(),
});
export type SyncSubscriber = z.infer<typeof SyncSubscriberSchema>;

/** `synced`: Brevo has the subscriber's current data (200). `queued`: it will be sent later (202). */
export const SyncOutcomeSchema = z.strictObject({ status: z.enum(['synced', 'queued']) });
export type SyncOutcome = z.infer<typeof SyncOutcomeSchema>;

/** The signed token of a link in a mail. */
export const NewsletterTokenSchema = z.string().min(1).max(300);

/** The masked address of the link's subscriber; `null` in an unsubscribe link if the subscriber has been deleted. */
export const NewsletterLinkSchema = z.strictObject({ address: z.string().nullable() });
export type NewsletterLink = z.infer<typeof NewsletterLinkSchema>;

/** The state after a link was used, whether now or earlier. */
export const LinkOutcomeSchema = z.strictObject({ status: z.enum(['unsubscribed', 'confirmed']) });
