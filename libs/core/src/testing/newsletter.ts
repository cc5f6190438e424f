import type { NewSubscription } from '@tdt/contracts';
import type { Connection } from 'mongoose';
import type { Logger } from '../logger.ts';
import { createNewsletterService } from '../newsletter/newsletter.service.ts';
import type { BrevoSettings, NewsletterSettings } from '../newsletter/newsletter-settings.ts';
import { type SubscriberDocument, subscriberModel } from '../newsletter/subscriber.model.ts';
import { openConnection, silentLog, temporarySettings } from './temporary-application.ts';

/** A clock that tests set. */
export interface Clock {
  now: () => Date;
  pass(milliseconds: number): void;
}

export function aClock(start = '2026-11-22T12:00:00Z'): Clock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** What somebody fills in. */
export const aSubscription = (over: Partial<NewSubscription> = {}): NewSubscription => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@exemple.fr',
  birthdate: '1990-12-10',
  opted_in: true,
  source: 'website_default',
  ...over,
});

export const someBrevo = (over: Partial<BrevoSettings> = {}): BrevoSettings => ({
  apiKey: 'xkeysib-hunter2',
  apiUrl: 'http://127.0.0.1:9',
  listIds: [3, 7],
  attributes: { firstName: 'PRENOM', lastName: 'NOM', birthdate: 'DATE_NAISSANCE', unsubscribe: null },
  confirmTemplateId: null,
  ...over,
});

/** A database with the newsletter's indexes, for several services at once. */
export async function newsletterPlace(): Promise<Connection> {
  const connection = await openConnection(await temporarySettings());
  await subscriberModel(connection).createIndexes();
  return connection;
}

interface Options extends Partial<NewsletterSettings> {
  clock?: Clock;
  log?: Logger;
}

/** The newsletter as one program has it. */
export const newsletterOver = (
  connection: Connection,
  { brevo = null, webhookSecret = null, clock = aClock(), log = silentLog }: Options = {},
) =>
  createNewsletterService({
    connection,
    settings: { brevo, webhookSecret },
    secret: Buffer.alloc(32, 7),
    siteUrl: 'https://table.example',
    log,
    now: clock.now,
  });

/** Everybody who is stored. */
export const stored = (connection: Connection): Promise<SubscriberDocument[]> =>
  subscriberModel(connection).find().lean<SubscriberDocument[]>();

/** The token in a link. */
export const tokenIn = (link: string): string => [...new URL(link).searchParams.values()].join();
