import { aClock } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import { someBrevo } from './testing/brevo-settings.ts';
import { aSubscription, newsletterOver, newsletterPlace, stored, tokenIn } from './testing/newsletter.ts';

const DAY = 86_400_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const refused = expect.objectContaining({ code: 'LINK_REFUSED' });

async function signedUp(options: Parameters<typeof newsletterOver>[1] = {}) {
  const connection = await newsletterPlace();
  const clock = aClock();
  const newsletter = newsletterOver(connection, { clock, ...options });
  const { id } = await newsletter.subscribe(aSubscription());
  const links = newsletter.links(id);
  return {
    connection,
    clock,
    newsletter,
    unsubscribe: tokenIn(links.unsubscribe),
    confirm: tokenIn(links.confirm),
    subscriber: async () => (await stored(connection))[0],
  };
}

it('unsubscribes by the link, also years later and twice', async () => {
  const { newsletter, clock, unsubscribe, subscriber } = await signedUp();
  clock.pass(2000 * DAY);
  await newsletter.unsubscribe(unsubscribe);
  await newsletter.unsubscribe(unsubscribe);
  expect(await subscriber()).toMatchObject({ status: 'unsubscribed', sync: { revision: 2 } });
  expect((await subscriber())?.consents).toHaveLength(2);
});

it('confirms by the link, also twice, but not after a week', async () => {
  const brevo = someBrevo({ confirmTemplateId: 4 });
  const { newsletter, clock, confirm, subscriber } = await signedUp({ brevo });
  expect(await subscriber()).toMatchObject({ status: 'confirmation' });
  clock.pass(7 * DAY - 1000);
  await newsletter.confirm(confirm);
  await newsletter.confirm(confirm);
  expect(await subscriber()).toMatchObject({ status: 'active', sync: { state: 'pending', revision: 2 } });
  clock.pass(2000);
  await expect(newsletter.confirm(confirm)).rejects.toEqual(refused);
});

it('does not sign up a subscriber who left by an old link to confirm', async () => {
  const brevo = someBrevo({ confirmTemplateId: 4 });
  const { newsletter, confirm, unsubscribe, subscriber } = await signedUp({ brevo });
  await newsletter.confirm(confirm);
  await newsletter.unsubscribe(unsubscribe);
  await expect(newsletter.confirm(confirm)).rejects.toEqual(refused);
  expect((await subscriber())?.status).toBe('unsubscribed');
});

it('refuses links that are forged, for the other purpose, or confirm an unknown subscriber', async () => {
  const { newsletter, confirm, unsubscribe, subscriber } = await signedUp();
  const nobody = newsletter.links(NOBODY);
  for (const token of ['', 'x', confirm, `${unsubscribe}=`, `A${unsubscribe.slice(1)}`]) {
    await expect(newsletter.unsubscribe(token)).rejects.toEqual(refused);
  }
  await expect(newsletter.confirm(unsubscribe)).rejects.toEqual(refused);
  await expect(newsletter.confirm(tokenIn(nobody.confirm))).rejects.toEqual(refused);
  await expect(newsletter.addressOf(tokenIn(nobody.confirm))).rejects.toEqual(refused);
  expect((await subscriber())?.status).toBe('active');
});

it('regards a subscriber who was erased as unsubscribed', async () => {
  const { newsletter } = await signedUp();
  const token = tokenIn(newsletter.links(NOBODY).unsubscribe);
  expect(await newsletter.addressOf(token)).toBeNull();
  await newsletter.unsubscribe(token);
});

it('returns the masked address of either link', async () => {
  const { newsletter, confirm, unsubscribe } = await signedUp();
  expect(await newsletter.addressOf(unsubscribe)).toBe('a…a@exemple.fr');
  expect(await newsletter.addressOf(confirm)).toBe('a…a@exemple.fr');
});

it('leads to the pages of the site, and one-click unsubscription to the API', async () => {
  const { newsletter } = await signedUp();
  const links = newsletter.links('0b9a4d36-3b0c-4f0a-9d2e-6f6f3a1c7e55');
  expect(links.unsubscribe).toMatch(/^https:\/\/table\.example\/api\/newsletter\/unsubscribe\?token=[\w-]{60,90}$/);
  expect(links.confirm).toMatch(/^https:\/\/table\.example\/newsletter\/confirmation\?jeton=[\w-]{60,90}$/);
});

it('accepts events of the mailing service in any order, also twice', async () => {
  const { newsletter, clock, subscriber } = await signedUp();
  const at = new Date(clock.now().getTime() + 60_000);
  clock.pass(90_000);
  const events = [
    { kind: 'unsubscribed', email: ' ADA@exemple.fr ', at },
    { kind: 'hard_bounce', email: 'ada@exemple.fr', at },
    { kind: 'unsubscribed', email: 'nobody@exemple.fr', at },
    { kind: 'unsubscribed', email: 'no address', at },
  ] as const;
  await newsletter.receive([...events, ...events]);
  const found = await subscriber();
  expect(found).toMatchObject({ status: 'unsubscribed', status_at: at, sync: { revision: 3 } });
  expect(found?.consents.map(({ kind, via, at: time }) => [kind, via, time])).toEqual([
    ['subscribed', 'website_default', new Date('2026-11-22T12:00:00Z')],
    ['unsubscribed', 'brevo', at],
    ['bounced', 'brevo', at],
  ]);
});

it('replaces a bounce by an unsubscription', async () => {
  const { newsletter, clock, subscriber } = await signedUp();
  clock.pass(5000);
  await newsletter.receive([{ kind: 'hard_bounce', email: 'ada@exemple.fr', at: clock.now() }]);
  expect((await subscriber())?.status).toBe('bounced');
  await newsletter.receive([{ kind: 'unsubscribed', email: 'ada@exemple.fr', at: clock.now() }]);
  expect((await subscriber())?.status).toBe('unsubscribed');
});

it('leaves a sign-up when an older unsubscription arrives', async () => {
  const { newsletter, clock, unsubscribe, subscriber } = await signedUp();
  clock.pass(60_000);
  const old = clock.now();
  clock.pass(60_000);
  await newsletter.unsubscribe(unsubscribe);
  clock.pass(60_000);
  await newsletter.subscribe(aSubscription());
  await newsletter.receive([{ kind: 'unsubscribed', email: 'ada@exemple.fr', at: old }]);
  expect((await subscriber())?.status).toBe('active');
});

it('accepts a sign-up after an event of a clock that is ahead', async () => {
  const { newsletter, clock, subscriber } = await signedUp();
  const future = new Date(clock.now().getTime() + DAY);
  clock.pass(60_000);
  const event = { kind: 'unsubscribed', email: 'ada@exemple.fr', at: future } as const;
  await newsletter.receive([event]);
  expect(await subscriber()).toMatchObject({ status: 'unsubscribed', status_at: clock.now() });
});

it('accepts the secret of the webhook, and none where none is set', async () => {
  const connection = await newsletterPlace();
  const webhookSecret = 'a webhook secret of ours';
  const { isWebhookSecret } = newsletterOver(connection, { webhookSecret });
  expect([isWebhookSecret(webhookSecret), isWebhookSecret(`${webhookSecret} `), isWebhookSecret('')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(newsletterOver(connection).isWebhookSecret('')).toBe(false);
});

it('stores the newest entries of a long ledger', async () => {
  const { newsletter, clock, unsubscribe, subscriber } = await signedUp();
  for (let time = 0; time < 26; time += 1) {
    clock.pass(DAY);
    await newsletter.unsubscribe(unsubscribe);
    await newsletter.subscribe(aSubscription());
  }
  const { consents = [] } = (await subscriber()) ?? {};
  expect(consents).toHaveLength(50);
  expect(consents.at(-1)).toMatchObject({ kind: 'resubscribed', at: clock.now() });
});
