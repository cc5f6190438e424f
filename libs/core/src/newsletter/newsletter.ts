import type { NewSubscription, Subscription, SyncOutcome } from '@tdt/contracts';

/** Why nothing is sent to Brevo for now; `null`: nothing is in the way. */
export type PauseReason =
  /** 401 or 403: the key is refused. */
  | 'refused'
  /** 429: Brevo said until when. */
  | 'too_many_requests'
  /** Too many failures in a row. */
  | 'failing';

/** The outbox at a glance, shared by all processes; no secrets, no addresses. */
export interface OutboxState {
  /** Whether there is a key. Without one, subscribers wait as `disabled`. */
  isConfigured: boolean;
  /** Subscribers by state of their synchronisation. */
  counts: { disabled: number; pending: number; synced: number; failed: number };
  pause: { reason: PauseReason; until: Date } | null;
}

export interface SyncOptions {
  /** Subscribers whose synchronisation was given up are tried again too. */
  retryFailed?: boolean;
  /** Tells what would be sent, and sends nothing. */
  dryRun?: boolean;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** What one run over the outbox did. */
export interface SyncReport {
  synced: number;
  /** To be tried again later. */
  postponed: number;
  /** Given up: Brevo refuses them as they are. */
  failed: number;
  /** Not reached: the run was stopped, or Brevo is paused. */
  left: number;
  pause: OutboxState['pause'];
}

/** A subscriber as an export or a list shows it. */
export interface SubscriberRecord {
  id: string;
  first_name: string;
  last_name: string;
  /** Normalised. */
  email: string;
  /** yyyy-MM-dd. */
  birthdate: string | null;
  opted_in: boolean;
  status: 'active' | 'confirmation' | 'unsubscribed' | 'bounced';
  sync: 'disabled' | 'pending' | 'synced' | 'failed';
  created_at: Date;
}

/** An event of Brevo's webhook, as far as it matters here. */
export interface MailingEvent {
  kind: 'unsubscribed' | 'hard_bounce';
  email: string;
  /** When it happened at Brevo. */
  at: Date;
}

/** The newsletter behind plain calls. Expected failures are `AppError`s. */
export interface NewsletterService {
  /** Stores a subscriber, normalised, with the consent as given. Throws `VALIDATION_FAILED`, `DUPLICATE_EMAIL`. */
  subscribe(subscription: NewSubscription): Promise<Subscription>;
  /** Tries to send what is stored under an address, once. `queued` also for an address that is not stored; never throws for Brevo's sake. */
  sync(email: string): Promise<SyncOutcome>;
  /** Runs the outbox until nothing is due, as the CLI does. */
  syncAll(options?: SyncOptions): Promise<SyncReport>;
  /**
   * Sends what is due, and erases whose time of retention is over, until the returned function is called; that one waits
   * for what is under way.
   */
  startOutbox(): () => Promise<void>;
  outbox(): Promise<OutboxState>;
  /** By the token of a link. Done already, also by erasing who left long ago, it changes nothing. Throws `LINK_REFUSED`. */
  unsubscribe(token: string): Promise<void>;
  /** Ends a sign-up with double opt-in. Done already, it changes nothing. Throws `LINK_REFUSED`. */
  confirm(token: string): Promise<void>;
  /**
   * The address that a link is about, its middle hidden (`a…e@example.org`); `null`: a link to unsubscribe of somebody who is
   * not stored any more. Throws `LINK_REFUSED`.
   */
  addressOf(token: string): Promise<string | null>;
  /** Whether it is the secret that Brevo's webhook was given; compared in constant time, always `false` where none is set. */
  isWebhookSecret(text: string): boolean;
  /** Takes events in any order, also twice. An unsubscription beats an older sign-up, and a later sign-up beats it. */
  receive(events: readonly MailingEvent[]): Promise<void>;
  /** Number of subscribers who are signed up and confirmed. */
  countActive(): Promise<number>;
  /** Every subscriber, newest first, read as it is taken: an export of any size needs little memory. */
  export(): AsyncIterable<SubscriberRecord>;
  /** Links for mails and tests. */
  links(id: string): { unsubscribe: string; confirm: string };
}
