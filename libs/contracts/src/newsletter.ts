import { z } from 'zod';
import { NEWSLETTER_SOURCES } from './newsletter-constants.ts';

/** Beyond what any rule allows: only there so that nobody sends a book. The rules are `subscriptionErrors` of the domain. */
const shortText = z.string().max(1000);

/** What the sign-up form sends first. `subscriptionErrors` of the domain says what is wrong with it, in its own words. */
export const NewSubscriptionSchema = z.strictObject({
  first_name: shortText,
  last_name: shortText,
  email: shortText,
  /** yyyy-MM-dd. */
  birthdate: shortText.nullable(),
  opted_in: z.boolean(),
  source: z.enum(NEWSLETTER_SOURCES),
  /** A field that no visitor sees. What is in it was filled in by a program: it is told that all went well, and nothing is stored. */
  website: shortText.optional(),
});
export type NewSubscription = z.infer<typeof NewSubscriptionSchema>;

/** `confirmation`: a mail was asked for, with a link that ends the sign-up (double opt-in). */
export const SubscriptionSchema = z.strictObject({
  id: z.uuid(),
  status: z.enum(['active', 'confirmation']),
});
export type Subscription = z.infer<typeof SubscriptionSchema>;

/** What the form sends second. Only `email` is used, to find what was stored: the stored fields are the ones that count. */
export const SyncSubscriberSchema = z.strictObject({
  email: shortText,
  firstName: shortText,
  lastName: shortText,
  birthdate: shortText.optional(),
  source: z.enum(NEWSLETTER_SOURCES),
  optedIn: z.boolean(),
});
export type SyncSubscriber = z.infer<typeof SyncSubscriberSchema>;

/** `synced`: the mailing service holds what it is to hold (200). `queued`: it will (202). */
export const SyncOutcomeSchema = z.strictObject({ status: z.enum(['synced', 'queued']) });
export type SyncOutcome = z.infer<typeof SyncOutcomeSchema>;

/** A signed token, as links in mails carry it. */
export const NewsletterTokenSchema = z.string().min(1).max(300);

/** Whom a link is about: the address with its middle hidden; `null`: one to unsubscribe of somebody who is not stored any more. */
export const NewsletterLinkSchema = z.strictObject({ address: z.string().nullable() });
export type NewsletterLink = z.infer<typeof NewsletterLinkSchema>;

/** What a link has done, now or before. */
export const LinkOutcomeSchema = z.strictObject({ status: z.enum(['unsubscribed', 'confirmed']) });
export type LinkOutcome = z.infer<typeof LinkOutcomeSchema>;
