import type { Consent as ConsentEntry, NewsletterSource } from '@tdt/contracts';
import { CONSENT_KINDS, CONSENT_WAYS, SUBSCRIBER_STATES, SYNC_STATES, type SyncState } from '@tdt/contracts/plain';
import { nullable, partSchema, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/**
 * Beside the states that editors see, `erased`: nothing is stored but the address, until the mailing service has
 * removed the contact; then the document goes.
 */
const SUBSCRIBER_STATUSES = [...SUBSCRIBER_STATES, 'erased'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** One entry of the ledger: a consent that a subscriber gave or withdrew, and how. */
export interface Consent extends Omit<ConsentEntry, 'at'> {
  at: Date;
}

/** How far the mailing service has been brought up to date with the rest of the document. */
export interface SubscriberSync {
  state: SyncState;
  /** Counts the changes that concern the mailing service; a success counts only for the revision that was sent. */
  revision: number;
  attempts: number;
  next_at: Date;
  /**
   * Whether the address may be on the mailing service's lists: set before a call that adds it, until a call has removed
   * it.
   */
  is_held: boolean;
  /** HTTP status of the last response. */
  last_code: number | null;
  /** A few words, without address or key. */
  last_error: string | null;
  synced_at: Date | null;
}

/** A person who signed up. What the mailing service should hold follows from this document alone (`outgoing.ts`). */
export interface SubscriberDocument {
  /** UUID. */
  _id: string;
  first_name: string;
  last_name: string;
  /** Normalised. The unique index on it prevents that an address is stored twice. */
  email: string;
  /** yyyy-MM-dd. */
  birthdate: string | null;
  opted_in: boolean;
  source: NewsletterSource;
  status: SubscriberStatus;
  /** Since when the status applies; for `confirmation`, when the mail was requested last. */
  status_at: Date;
  /** Complained or bounced: comes back only by confirming from a mail. */
  must_confirm: boolean;
  /** When the last three confirmation mails were requested, newest last. */
  confirmation_mails: Date[];
  /** Newest last. */
  consents: Consent[];
  sync: SubscriberSync;
  created_at: Date;
  updated_at: Date;
}

const oneOf = (values: readonly string[]) => ({ type: String, required: true, enum: [...values] });

const consentSchema = partSchema<Consent>({
  at: required(Date),
  kind: oneOf(CONSENT_KINDS),
  via: oneOf(CONSENT_WAYS),
  opted_in: required(Boolean),
  text_version: nullable(String),
  text: nullable(String),
});

const syncSchema = partSchema<SubscriberSync>({
  state: oneOf(SYNC_STATES),
  revision: required(Number),
  attempts: required(Number),
  next_at: required(Date),
  is_held: required(Boolean),
  last_code: nullable(Number),
  last_error: nullable(String),
  synced_at: nullable(Date),
});

const schema = documentSchema<SubscriberDocument>('newsletter_subscribers', {
  _id: required(String),
  first_name: required(String),
  last_name: required(String),
  email: required(String),
  birthdate: nullable(String),
  opted_in: required(Boolean),
  source: required(String),
  status: oneOf(SUBSCRIBER_STATUSES),
  status_at: required(Date),
  must_confirm: required(Boolean),
  confirmation_mails: required([Date]),
  consents: required([consentSchema]),
  sync: required(syncSchema),
  created_at: required(Date),
  updated_at: required(Date),
})
  .index({ email: 1 }, { unique: true })
  .index({ 'sync.state': 1, 'sync.next_at': 1 })
  .index({ created_at: -1, _id: 1 })
  .index({ status: 1, status_at: 1 })
  // Lists of the back office.
  .index({ status: 1, created_at: -1, _id: 1 })
  .index({ 'sync.state': 1, created_at: -1, _id: 1 })
  .index({ last_name: 1, _id: 1 })
  .index({ updated_at: 1 });

export const subscriberModel = modelOf('Subscriber', schema);
