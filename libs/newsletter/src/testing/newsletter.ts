import type { Logger } from '@tdt/config';
import type { NewSubscription } from '@tdt/contracts';
import { createLeases, type Leases } from '@tdt/database';
import { aClock, type Clock, openConnection, silentLog, temporaryPlace } from '@tdt/database/testing';
import type { Connection } from 'mongoose';
import type { NewsletterSettings } from '../newsletter-settings.ts';
import { openNewsletter } from '../open-newsletter.ts';
import type { OutboxConditions } from '../outbox/outbox.ts';
import { type SubscriberDocument, subscriberModel } from '../subscriber.model.ts';

/** A filled-in form. */
export const aSubscription = (over: Partial<NewSubscription> = {}): NewSubscription => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@exemple.fr',
  birthdate: '1990-12-10',
  opted_in: true,
  source: 'website_default',
  ...over,
});

/** A database with the newsletter's indexes, which several programs may share. */
export async function newsletterPlace(): Promise<Connection> {
  const connection = await openConnection(await temporaryPlace());
  await subscriberModel(connection).createIndexes();
  return connection;
}

interface Options extends Partial<NewsletterSettings>, Omit<OutboxConditions, 'now'> {
  isSecretShared?: boolean;
  leases?: Leases;
  clock?: Clock;
  log?: Logger;
}

/** The newsletter of one program. */
export const newsletterOver = (
  connection: Connection,
  { brevo = null, webhookSecret = null, clock = aClock(), log = silentLog, ...conditions }: Options = {},
) =>
  openNewsletter({
    connection,
    leases: createLeases(connection),
    settings: { brevo, webhookSecret },
    secret: Buffer.alloc(32, 7),
    site: { url: 'https://table.example' },
    isSecretShared: true,
    log,
    now: clock.now,
    wait: clock.wait,
    ...conditions,
  });

/** All stored subscribers. */
export const stored = (connection: Connection): Promise<SubscriberDocument[]> =>
  subscriberModel(connection).find().lean<SubscriberDocument[]>();

/** The token in a link. */
export const tokenIn = (link: string): string => [...new URL(link).searchParams.values()].join();
