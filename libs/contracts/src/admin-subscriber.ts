import { z } from 'zod';
import { listOf, pagingFields } from './list.ts';
import { SEARCH_TEXT_MAX } from './plain/constants.ts';
import { CONSENT_KINDS, CONSENT_WAYS, SUBSCRIBER_SORTS, SUBSCRIBER_STATES, SYNC_STATES } from './plain/subscribers.ts';

/** How far Brevo has been brought up to date with a subscriber. */
export const SubscriberSyncSchema = z.strictObject({
  state: z.enum(SYNC_STATES),
  attempts: z.int(),
  /** `pending`: when it is tried next; `null` there: before all others. */
  next_at: z.iso.datetime().nullable(),
  /** HTTP status of the last response, and a few words about it, without address or key. */
  last_code: z.int().nullable(),
  last_error: z.string().nullable(),
  synced_at: z.iso.datetime().nullable(),
});

/** A subscriber of the newsletter, as editors see it. Erased ones are not listed. */
export const AdminSubscriberSchema = z.strictObject({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** yyyy-MM-dd. */
  birthdate: z.string().nullable(),
  opted_in: z.boolean(),
  status: z.enum(SUBSCRIBER_STATES),
  sync: SubscriberSyncSchema,
  created_at: z.iso.datetime(),
});
export type AdminSubscriber = z.infer<typeof AdminSubscriberSchema>;

export const AdminSubscriberListSchema = listOf(AdminSubscriberSchema);
export type AdminSubscriberList = z.infer<typeof AdminSubscriberListSchema>;

/** Which subscribers an export has: those of the list with this search and these filters. */
export const SubscriberExportQuerySchema = z.strictObject({
  /** Part of the name or of the address, without case. */
  q: z.string().trim().max(SEARCH_TEXT_MAX).default(''),
  status: z.enum(SUBSCRIBER_STATES).optional(),
  sync: z.enum(SYNC_STATES).optional(),
});
export type SubscriberExportQuery = z.infer<typeof SubscriberExportQuerySchema>;

export const AdminSubscriberQuerySchema = SubscriberExportQuerySchema.extend({
  ...pagingFields,
  sort: z.enum(SUBSCRIBER_SORTS).default('-created_at'),
});
export type AdminSubscriberQuery = z.infer<typeof AdminSubscriberQuerySchema>;

/** One entry of the ledger of consents. `text`: what the form showed; `null` where there was none. */
export const ConsentSchema = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(CONSENT_KINDS),
  via: z.enum(CONSENT_WAYS),
  opted_in: z.boolean(),
  text_version: z.string().nullable(),
  text: z.string().nullable(),
});
export type Consent = z.infer<typeof ConsentSchema>;

/** A subscriber with the ledger of consents, newest first. */
export const SubscriberDetailSchema = AdminSubscriberSchema.extend({ consents: z.array(ConsentSchema) });
export type SubscriberDetail = z.infer<typeof SubscriberDetailSchema>;

/** `queued`: erased here, and to be removed at Brevo as soon as Brevo responds. */
export const SubscriberErasureSchema = z.strictObject({ status: z.enum(['erased', 'queued']) });
export type SubscriberErasure = z.infer<typeof SubscriberErasureSchema>;

/** State of the outbox to Brevo. */
export const OutboxSchema = z.strictObject({
  /** Whether there is a key. */
  is_configured: z.boolean(),
  /** Subscribers by the state of their synchronisation. */
  counts: z.record(z.enum(SYNC_STATES), z.int()),
  /** Why nothing is sent for now: key or account refused, too many requests, or too many failures in a row. */
  pause: z
    .strictObject({ reason: z.enum(['refused', 'too_many_requests', 'failing']), until: z.iso.datetime() })
    .nullable(),
});
export type OutboxReport = z.infer<typeof OutboxSchema>;
