import { normaliseEmail } from '@tdt/accounts';
import { isSameText, type Logger } from '@tdt/config';
import { createErase } from './erase.ts';
import type { NewsletterLinks } from './links.ts';
import type { Newsletter, SubscriberRecord } from './newsletter.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import type { Outbox } from './outbox/outbox.ts';
import { startRetention } from './retention.ts';
import { createSubscribe } from './subscribe.ts';
import type { SubscriberListRepository } from './subscriber-list.repository.ts';
import { createSubscriberList } from './subscriber-list.ts';
import type { StoredSubscriber, SubscribersRepository } from './subscribers.repository.ts';
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

export function createNewsletter({ settings, isSecretShared, ...dependencies }: Dependencies): Newsletter {
  const { repository, listed, links, log, now } = dependencies;
  const { sendOne, retryOne, ...outbox } = dependencies.outbox;
  const { brevo, webhookSecret } = settings;
  const isConfigured = brevo !== null;
  const isConfirmed = brevo !== null && brevo.confirmTemplateId !== null;

  return {
    subscribe: createSubscribe({ repository, isConfigured, isConfirmed, log, now }),

    ...createSubscriptionChanges({ repository, links, isConfigured, now }),

    async sync(text) {
      const email = normaliseEmail(text);
      await sendOne(email);
      const stored = await repository.findByEmail(email);
      return { status: stored?.sync.state === 'synced' ? 'synced' : 'queued' };
    },

    ...outbox,

    startOutbox() {
      if (!isSecretShared)
        log.warn({}, 'JWT_SECRET is not set: other machines do not accept the links and sessions of this one');
      const stops = [outbox.startOutbox(), startRetention({ repository, log, now })];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },

    async addressOf(token) {
      const stored = await repository.findById(links.subscriberOf(token, 'unsubscribe', 'confirm'));
      if (stored && stored.status !== 'erased') return maskedEmail(stored.email);
      // Subscribers who left are erased at some time, and their old mails still contain the link.
      links.subscriberOf(token, 'unsubscribe');
      return null;
    },

    isWebhookSecret: (text) => webhookSecret !== null && isSameText(text, webhookSecret),

    erase: createErase({ repository, sendOne, isConfigured, now }),

    ...createSubscriberList({ repository, listed, retryOne }),

    countActive: () => repository.countIn('active'),

    async *export() {
      for await (const subscriber of repository.all()) yield recordOf(subscriber);
    },

    links: links.of,
  };
}

/** An address for readers who know it: `a…e@example.org`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.slice(0, 1)}…${local.length > 2 ? local.slice(-1) : ''}${email.slice(at)}`;
}

const recordOf = (subscriber: StoredSubscriber): SubscriberRecord => ({
  id: subscriber._id,
  first_name: subscriber.first_name,
  last_name: subscriber.last_name,
  email: subscriber.email,
  birthdate: subscriber.birthdate,
  opted_in: subscriber.opted_in,
  status: subscriber.status,
  sync: subscriber.sync.state,
  created_at: subscriber.created_at,
});
