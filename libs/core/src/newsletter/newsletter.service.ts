import type { Connection } from 'mongoose';
import { normaliseEmail } from '../email-address.ts';
import type { Logger } from '../logger.ts';
import { isSameSecret } from '../secrets/same-secret.ts';
import { createLeave } from './leave.ts';
import { createLinks } from './links.ts';
import { maskedEmail } from './masked-email.ts';
import type { NewsletterService, SubscriberRecord } from './newsletter.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import { createOutbox, type OutboxConditions } from './outbox/outbox.ts';
import { startRetention } from './retention.ts';
import { createSubscribe } from './subscribe.ts';
import type { SubscriberDocument } from './subscriber.model.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';

interface Dependencies extends OutboxConditions {
  connection: Connection;
  settings: NewsletterSettings;
  /** What the links are signed with. */
  secret: Buffer;
  /** Address of the site, without trailing slash. */
  siteUrl: string;
  /** Whether every machine has the same secret, so that each understands the links and sessions of all. */
  isSecretShared: boolean;
  log: Logger;
}

/** Puts the newsletter together. */
export function createNewsletterService({
  connection,
  settings: { brevo, webhookSecret },
  secret,
  siteUrl,
  isSecretShared,
  log,
  now = () => new Date(),
  ...conditions
}: Dependencies): NewsletterService {
  const subscribers = createSubscribersRepository(connection);
  const links = createLinks({ secret, siteUrl, now });
  const isConfigured = brevo !== null;
  const isConfirmed = brevo !== null && brevo.confirmTemplateId !== null;
  const leave = createLeave({ subscribers, links, isConfigured, now });
  const { sendOne, ...outbox } = createOutbox({ connection, brevo, links: links.of, log, now, ...conditions });

  return {
    subscribe: createSubscribe({ subscribers, isConfigured, isConfirmed, log, now }),
    ...leave,
    async sync(text) {
      const email = normaliseEmail(text);
      await sendOne(email);
      const stored = await subscribers.findByEmail(email);
      return { status: stored?.sync.state === 'synced' ? 'synced' : 'queued' };
    },
    ...outbox,
    startOutbox() {
      if (!isSecretShared)
        log.warn({}, 'JWT_SECRET is not set: other machines understand neither links nor sessions of this one');
      const stops = [outbox.startOutbox(), startRetention({ subscribers, log, now })];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
    async addressOf(token) {
      const stored = await subscribers.findById(links.subscriberOf(token, 'unsubscribe', 'confirm'));
      if (stored) return maskedEmail(stored.email);
      // Who left long ago is erased, and the links of old mails are not.
      links.subscriberOf(token, 'unsubscribe');
      return null;
    },
    isWebhookSecret: (text) => webhookSecret !== null && isSameSecret(text, webhookSecret),
    countActive: () => subscribers.countIn('active'),
    async *export() {
      for await (const subscriber of subscribers.all()) yield record(subscriber);
    },
    links: links.of,
  };
}

const record = (subscriber: SubscriberDocument): SubscriberRecord => ({
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
