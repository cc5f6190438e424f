import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NewSubscription } from '@tdt/contracts';
import type { Connection } from 'mongoose';
import type { Logger } from '../logger.ts';
import type { NewsletterSettings } from '../newsletter/newsletter-settings.ts';
import { openNewsletter } from '../newsletter/open-newsletter.ts';
import type { OutboxConditions } from '../newsletter/outbox/outbox.ts';
import { type SubscriberDocument, subscriberModel } from '../newsletter/subscriber.model.ts';
import { openConnection, silentLog, temporarySettings } from './temporary-application.ts';

/** A clock that only tests advance. */
export interface Clock {
  now: () => Date;
  pass(milliseconds: number): void;
  /** Advances the clock at once; concurrent waits for the same time advance it once. */
  wait(milliseconds: number): Promise<void>;
}

export function aClock(start = '2026-11-22T12:00:00Z'): Clock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    async wait(milliseconds) {
      const until = time + milliseconds;
      await nextTurn();
      time = Math.max(time, until);
    },
  };
}

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
  const connection = await openConnection(await temporarySettings());
  await subscriberModel(connection).createIndexes();
  return connection;
}

interface Options extends Partial<NewsletterSettings>, Omit<OutboxConditions, 'now'> {
  isSecretShared?: boolean;
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
