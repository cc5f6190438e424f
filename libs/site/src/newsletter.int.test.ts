import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { openConnection } from '@tdt/database/testing';
import { aSubscription, tokenIn } from '@tdt/newsletter/testing';
import { expect, it } from 'vitest';
import { openTemporary, temporarySettings } from './testing/temporary-application.ts';

it('is part of the application, with its indexes', async () => {
  const settings = await temporarySettings();
  const { newsletter } = await openTemporary(settings);
  await newsletter.subscribe(aSubscription());
  await expect(newsletter.subscribe(aSubscription())).rejects.toMatchObject({ code: 'DUPLICATE_EMAIL' });
  expect(await newsletter.outbox()).toEqual({
    isConfigured: false,
    counts: { disabled: 1, pending: 0, synced: 0, failed: 0 },
    pause: null,
  });
  const connection = await openConnection(settings);
  const indexes = await connection.collection('newsletter_subscribers').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { email: 1 }, unique: true }));
});

it('accepts a link that another program of the installation made', async () => {
  const settings = await temporarySettings();
  const [one, other] = [await openTemporary(settings), await openTemporary(settings)];
  await access(join(settings.dataDir, 'secret'));
  const { id } = await one.newsletter.subscribe(aSubscription());
  await other.newsletter.unsubscribe(tokenIn(one.newsletter.links(id).unsubscribe));
  await expect(one.newsletter.subscribe(aSubscription())).resolves.toEqual({ id, status: 'active' });
});

it('refuses a link of an installation with another secret', async () => {
  const settings = await temporarySettings();
  const one = await openTemporary(settings);
  const other = await openTemporary({ ...settings, secret: 'k7Qw0hV9xZ2mB4nC6pD8rF1tG3yH5jLa' });
  const { id } = await one.newsletter.subscribe(aSubscription());
  await expect(other.newsletter.unsubscribe(tokenIn(one.newsletter.links(id).unsubscribe))).rejects.toMatchObject({
    code: 'LINK_REFUSED',
  });
});
