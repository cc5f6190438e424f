import type { NewsletterSource } from '@tdt/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { PART_OPTIONS, SCHEMA_OPTIONS } from '../database/models.ts';

export const SUBSCRIBER_STATUSES = ['active', 'confirmation', 'unsubscribed', 'bounced'] as const;
/** `confirmation`: waits for the link of the mail that was asked for. */
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

export const SYNC_STATES = ['disabled', 'pending', 'synced', 'failed'] as const;
/** `disabled`: there was no key. `failed`: given up until an operator wakes it. */
export type SyncState = (typeof SYNC_STATES)[number];

const CONSENT_KINDS = ['subscribed', 'resubscribed', 'confirmed', 'unsubscribed', 'bounced'] as const;
/** A page of the site, a link in a mail, or an event of the mailing service. */
const CONSENT_WAYS = ['website_default', 'website_exit_intent', 'link', 'brevo'] as const;

/** One entry of the ledger: what somebody agreed to, or withdrew, and how. */
export interface Consent {
  at: Date;
  kind: (typeof CONSENT_KINDS)[number];
  via: (typeof CONSENT_WAYS)[number];
  opted_in: boolean;
  /** The words that were shown; `null` where none were. */
  text_version: string | null;
  text: string | null;
}

/** Where the mailing service is behind the rest of the document. */
export interface SubscriberSync {
  state: SyncState;
  /** Counts the changes of what the mailing service is to hold; a success counts only for the revision that was sent. */
  revision: number;
  attempts: number;
  next_at: Date;
  /** Nobody else sends it until then; long past when nobody does. */
  lease_until: Date;
  lease_owner: string | null;
  /** Whether the mailing service may hold the address on its lists: set before it is told of it, until it has taken it off. */
  is_held: boolean;
  /** HTTP status of the last answer. */
  last_code: number | null;
  /** A few words, without address or key. */
  last_error: string | null;
  synced_at: Date | null;
}

/** Somebody who signed up. What the mailing service is to hold follows from this document alone (`outgoing.ts`). */
export interface SubscriberDocument {
  /** UUID. */
  _id: string;
  first_name: string;
  last_name: string;
  /** Normalised; the unique index on it is what keeps an address from being stored twice. */
  email: string;
  /** yyyy-MM-dd. */
  birthdate: string | null;
  opted_in: boolean;
  source: NewsletterSource;
  status: SubscriberStatus;
  /** Since when the status holds; of a confirmation: when the mail was asked for last. */
  status_at: Date;
  /** Newest last. */
  consents: Consent[];
  sync: SubscriberSync;
  created_at: Date;
  updated_at: Date;
}

const text = { type: String, default: null };
const required = <T>(type: T) => ({ type, required: true });

const consentSchema = new Schema(
  {
    at: required(Date),
    kind: { type: String, required: true, enum: [...CONSENT_KINDS] },
    via: { type: String, required: true, enum: [...CONSENT_WAYS] },
    opted_in: required(Boolean),
    text_version: text,
    text,
  },
  PART_OPTIONS,
);

const syncSchema = new Schema(
  {
    state: { type: String, required: true, enum: [...SYNC_STATES] },
    revision: required(Number),
    attempts: required(Number),
    next_at: required(Date),
    lease_until: required(Date),
    lease_owner: text,
    is_held: required(Boolean),
    last_code: { type: Number, default: null },
    last_error: text,
    synced_at: { type: Date, default: null },
  },
  PART_OPTIONS,
);

const schema = new Schema(
  {
    _id: required(String),
    first_name: required(String),
    last_name: required(String),
    email: required(String),
    birthdate: text,
    opted_in: required(Boolean),
    source: required(String),
    status: { type: String, required: true, enum: [...SUBSCRIBER_STATUSES] },
    status_at: required(Date),
    consents: { type: [consentSchema], required: true },
    sync: { type: syncSchema, required: true },
    created_at: required(Date),
    updated_at: required(Date),
  },
  { ...SCHEMA_OPTIONS, collection: 'newsletter_subscribers' },
)
  .index({ email: 1 }, { unique: true })
  .index({ 'sync.state': 1, 'sync.next_at': 1 })
  .index({ created_at: -1, _id: 1 })
  .index({ status: 1, status_at: 1 });

export const subscriberModel = (connection: Connection): Model<SubscriberDocument> =>
  connection.model<SubscriberDocument>('Subscriber', schema as unknown as Schema<SubscriberDocument>);
