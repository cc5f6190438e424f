import type {
  AdminSubscriber,
  AdminSubscriberList,
  AdminSubscriberQuery,
  NewSubscription,
  OutboxReport,
  SubscriberDetail,
  Subscription,
  SyncOutcome,
} from '@tdt/contracts';
import type { SubscriberState, SyncState } from '@tdt/contracts/plain';

/**
 * Why nothing is sent to Brevo for now. `refused`: 401, 402 or 403, the key or the account is refused.
 * `too_many_requests`: 429, Brevo said until when. `failing`: too many failures in a row.
 */
export type PauseReason = NonNullable<OutboxReport['pause']>['reason'];

/** The state of the outbox, shared by all processes; no secrets, no addresses. */
export interface OutboxState {
  /** Whether there is a key. Without one, subscribers wait as `disabled`. */
  isConfigured: boolean;
  /** Number of subscribers by the state of their synchronisation. */
  counts: Record<SyncState, number>;
  pause: { reason: PauseReason; until: Date } | null;
}

export interface SyncOptions {
  /** Also retries subscribers whose synchronisation was given up. */
  retryFailed?: boolean;
  /** Counts what would be sent, and sends nothing. */
  dryRun?: boolean;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** The result of one run over the outbox, in numbers of subscribers. */
export interface SyncReport {
  synced: number;
  /** To be retried later. */
  postponed: number;
  /** Given up: Brevo refuses them as they are. */
  failed: number;
  /** Not reached: the run was stopped, or calls are paused. */
  left: number;
  pause: OutboxState['pause'];
}

/** A subscriber as an export shows it. */
export interface SubscriberRecord {
  id: string;
  first_name: string;
  last_name: string;
  /** Normalised. */
  email: string;
  /** yyyy-MM-dd. */
  birthdate: string | null;
  opted_in: boolean;
  status: SubscriberState;
  sync: SyncState;
  created_at: Date;
}

/** The result of an erasure: nobody was stored, all is gone, or Brevo is still to remove the contact. */
export interface Erasure {
  /** `null`: nobody was stored. */
  id: string | null;
  status: 'absent' | 'erased' | 'queued';
}

/** An event of Brevo's webhook, reduced to what is used here. */
export interface MailingEvent {
  kind: 'unsubscribed' | 'complained' | 'hard_bounce';
  email: string;
  /** When it happened at Brevo. */
  at: Date;
}

export interface Newsletter {
  /**
   * Stores a subscriber, normalised, with the consent as given. Throws `VALIDATION_FAILED`, `DUPLICATE_EMAIL`;
   * `ADDRESS_REFUSED` for an address that complained or bounced if no mail can ask for a confirmation, and
   * `TOO_MANY_REQUESTS` if it was sent as many such mails this week as it may get.
   */
  subscribe(subscription: NewSubscription): Promise<Subscription>;
  /**
   * Tries once to send the subscriber with this address; `queued` also if there is none. Never throws because of Brevo.
   */
  sync(email: string): Promise<SyncOutcome>;
  /** Runs the outbox until nothing is due, as the command line does. */
  syncAll(options?: SyncOptions): Promise<SyncReport>;
  /**
   * Sends subscribers as they become due, and erases those whose retention period is over. Returns a function that
   * stops this and waits for calls in progress.
   */
  startOutbox(): () => Promise<void>;
  outbox(): Promise<OutboxState>;
  /** Since when the oldest pending subscriber waits to be sent to Brevo; `null` if none is pending. */
  oldestPending(): Promise<Date | null>;
  /**
   * By the token of a link. If it was done already, even if the subscriber was erased since, changes nothing. Throws
   * `LINK_REFUSED`.
   */
  unsubscribe(token: string): Promise<void>;
  /** Completes a sign-up with double opt-in. If it was done already, changes nothing. Throws `LINK_REFUSED`. */
  confirm(token: string): Promise<void>;
  /**
   * The address of a link's subscriber, masked (`a…e@example.org`); `null` for a link to unsubscribe whose subscriber
   * was erased. Throws `LINK_REFUSED`.
   */
  addressOf(token: string): Promise<string | null>;
  /** Whether it is the secret of Brevo's webhook; compared in constant time, always `false` where none is set. */
  isWebhookSecret(text: string): boolean;
  /** Accepts events in any order, also twice. The later of an unsubscription and a sign-up decides. */
  receive(events: readonly MailingEvent[]): Promise<void>;
  /**
   * Erases all that is stored about a subscriber, here at once and at Brevo, which the outbox retries while Brevo is
   * away. Tries Brevo once before it answers. May be repeated. Throws `VALIDATION_FAILED` for a text that is no
   * address.
   * @param options `dryRun`: only looks whether somebody is stored
   */
  erase(who: { id: string } | { email: string }, options?: { dryRun?: boolean }): Promise<Erasure>;
  /** A page of the subscribers whose names and address together contain each word of `q`. */
  list(query: AdminSubscriberQuery): Promise<AdminSubscriberList>;
  /** A subscriber with the ledger of consents, newest first. Throws `SUBSCRIBER_NOT_FOUND`. */
  subscriber(id: string): Promise<SubscriberDetail>;
  /**
   * Tries once, now, to bring Brevo up to date with a subscriber, also with one who was given up. Never throws because
   * of Brevo; throws `SUBSCRIBER_NOT_FOUND`.
   */
  retry(id: string): Promise<AdminSubscriber>;
  /** Number of subscribers who are signed up and confirmed. */
  countActive(): Promise<number>;
  /** Every subscriber, newest first, read while it is iterated: an export of any size needs little memory. */
  export(): AsyncIterable<SubscriberRecord>;
  /** The links that mails to a subscriber contain. */
  links(id: string): { unsubscribe: string; confirm: string };
}
