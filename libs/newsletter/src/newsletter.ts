import { normaliseEmail } from '@tdt/accounts';
import { isSameText, type Logger } from '@tdt/config';
import type { SubscriberExportQuery, SyncOutcome } from '@tdt/contracts';
import { createErase } from './erase.ts';
import { recordOf, type SubscriberRecord } from './export-csv.ts';
import type { NewsletterLinks } from './links.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import type { Outbox } from './outbox/outbox.ts';
import { startRetention } from './retention.ts';
import { createSubscribe } from './subscribe.ts';
import type { SubscriberListRepository } from './subscriber-list.repository.ts';
import { createSubscriberList } from './subscriber-list.ts';
import type { SubscribersRepository } from './subscribers.repository.ts';
import { createSubscriptionChanges } from './subscription-changes.ts';

interface Dependencies {
  repository: SubscribersRepository;
  listed: SubscriberListRepository;
  links: NewsletterLinks;
  outbox: Outbox;
  settings: NewsletterSettings;
  /** Whether all machines have the same secret, so that each accepts the links and sessions of the others. */
  isSecretShared: boolean;
  log: Logger;
  now: () => Date;
}

export type Newsletter = ReturnType<typeof createNewsletter>;

/** Sign-up, consent, and the way of subscribers to Brevo. */
export function createNewsletter({ settings, isSecretShared, ...dependencies }: Dependencies) {
  const { repository, listed, links, log, now } = dependencies;
  const { sendOne, retryOne, ...outbox } = dependencies.outbox;
  const { brevo, webhookSecret } = settings;
  const isConfigured = brevo !== null;
  const isConfirmed = brevo !== null && brevo.confirmTemplateId !== null;

  return {
    /**
     * Stores a subscriber, normalised, with the consent as given. Throws `VALIDATION_FAILED`, `DUPLICATE_EMAIL`;
     * `ADDRESS_REFUSED` for an address that complained or bounced if no mail can ask for a confirmation, and
     * `TOO_MANY_REQUESTS` if it was sent as many such mails this week as it may get.
     */
    subscribe: createSubscribe({ repository, isConfigured, isConfirmed, log, now }),

    ...createSubscriptionChanges({ repository, links, isConfigured, now }),

    /**
     * Tries once to send the subscriber with this address; `queued` also if there is none. Never throws because of
     * Brevo.
     */
    async sync(text: string): Promise<SyncOutcome> {
      const email = normaliseEmail(text);
      await sendOne(email);
      const stored = await repository.findByEmail(email);
      return { status: stored?.sync.state === 'synced' ? 'synced' : 'queued' };
    },

    ...outbox,

    /**
     * Sends subscribers as they become due, and erases those whose retention period is over. Returns a function that
     * stops this and waits for calls in progress.
     */
    startOutbox(): () => Promise<void> {
      if (!isSecretShared)
        log.warn({}, 'JWT_SECRET is not set: other machines do not accept the links and sessions of this one');
      const stops = [outbox.startOutbox(), startRetention({ repository, log, now })];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },

    /**
     * The address of a link's subscriber, masked (`a…e@example.org`); `null` for a link to unsubscribe whose subscriber
     * was erased. Throws `LINK_REFUSED`.
     */
    async addressOf(token: string): Promise<string | null> {
      const stored = await repository.findById(links.subscriberOf(token, 'unsubscribe', 'confirm'));
      if (stored && stored.status !== 'erased') return maskedEmail(stored.email);
      // Subscribers who left are erased at some time, and their old mails still contain the link.
      links.subscriberOf(token, 'unsubscribe');
      return null;
    },

    /** Whether it is the secret of Brevo's webhook; compared in constant time, always `false` where none is set. */
    isWebhookSecret: (text: string): boolean => webhookSecret !== null && isSameText(text, webhookSecret),

    /**
     * Erases all that is stored about a subscriber, here at once and at Brevo, which the outbox retries while Brevo is
     * away. Tries Brevo once before it returns. May be repeated. Throws `VALIDATION_FAILED` for a text that is no
     * address.
     * @param options `dryRun`: only checks whether the subscriber is stored
     */
    erase: createErase({ repository, sendOne, isConfigured, now }),

    ...createSubscriberList({ repository, listed, retryOne }),

    /** Number of subscribers who are signed up and confirmed. */
    countActive: (): Promise<number> => repository.countIn('active'),

    /**
     * Every subscriber, or those that the list has with these criteria, newest first, read while it is iterated: an
     * export of any size needs little memory.
     */
    async *export(criteria: SubscriberExportQuery = { q: '' }): AsyncIterable<SubscriberRecord> {
      const isWanted = await listed.test(criteria);
      for await (const subscriber of repository.all()) if (isWanted(subscriber)) yield recordOf(subscriber);
    },

    /** The links that mails to a subscriber contain. */
    links: links.of,
  };
}

/** An address for readers who know it: `a…e@example.org`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.slice(0, 1)}…${local.length > 2 ? local.slice(-1) : ''}${email.slice(at)}`;
}
