import type { Logger } from '@tdt/config';
import type { Site } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import type { Connection } from 'mongoose';
import { createLinks } from './links.ts';
import { createNewsletter, type Newsletter } from './newsletter.ts';
import type { NewsletterSettings } from './newsletter-settings.ts';
import { createOutbox, type OutboxConditions } from './outbox/outbox.ts';
import { createSubscriberListRepository } from './subscriber-list.repository.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';

interface Dependencies extends OutboxConditions {
  connection: Connection;
  leases: Pick<Leases, 'ifFree' | 'whileHolding'>;
  settings: NewsletterSettings;
  /** Signs the links. */
  secret: Buffer;
  site: Pick<Site, 'url'>;
  /** Whether all machines have the same secret, so that each accepts the links and sessions of the others. */
  isSecretShared: boolean;
  log: Logger;
}

/** The newsletter over a database, with its outbox to Brevo. */
export function openNewsletter({
  connection,
  leases,
  secret,
  site,
  now = () => new Date(),
  ...rest
}: Dependencies): Newsletter {
  const { settings, isSecretShared, log, ...conditions } = rest;
  const links = createLinks({ secret, siteUrl: site.url, now });
  return createNewsletter({
    repository: createSubscribersRepository(connection),
    listed: createSubscriberListRepository(connection),
    outbox: createOutbox({ connection, leases, brevo: settings.brevo, links: links.of, log, now, ...conditions }),
    links,
    settings,
    isSecretShared,
    log,
    now,
  });
}
