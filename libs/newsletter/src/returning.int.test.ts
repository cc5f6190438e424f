import { aClock } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import type { MailingEvent } from './subscription-changes.ts';
import { someBrevo } from './testing/brevo-settings.ts';
import { aSubscription, newsletterOver, newsletterPlace, stored, tokenIn } from './testing/newsletter.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const confirming = someBrevo({ confirmTemplateId: 4 });
const refused = expect.objectContaining({ code: 'ADDRESS_REFUSED' });

/** A subscriber, and the site without (`direct`) and with a template for confirmations. */
async function aSubscriber() {
  const connection = await newsletterPlace();
  const clock = aClock();
  const direct = newsletterOver(connection, { clock, brevo: someBrevo() });
  const asking = newsletterOver(connection, { clock, brevo: confirming });
  const { id } = await direct.subscribe(aSubscription());
  return {
    clock,
    direct,
    asking,
    subscriber: async () => (await stored(connection))[0],
    leave: () => direct.unsubscribe(tokenIn(direct.links(id).unsubscribe)),
    confirm: () => asking.confirm(tokenIn(asking.links(id).confirm)),
    async happens(kind: MailingEvent['kind']) {
      clock.pass(MINUTE);
      await direct.receive([{ kind, email: 'ada@exemple.fr', at: clock.now() }]);
    },
  };
}

it.each(['complained', 'hard_bounce'] as const)('requires a confirmation by mail after an event %s', async (kind) => {
  const { direct, asking, subscriber, happens, confirm } = await aSubscriber();
  await happens(kind);
  const before = await subscriber();
  await expect(direct.subscribe(aSubscription())).rejects.toEqual(refused);
  await expect(direct.subscribe(aSubscription({ opted_in: false }))).rejects.toEqual(refused);
  expect(await subscriber()).toEqual(before);
  expect(await asking.subscribe(aSubscription())).toMatchObject({ status: 'confirmation' });
  // Also when the template goes before the confirmation.
  await expect(direct.subscribe(aSubscription())).rejects.toEqual(refused);
  await confirm();
  expect(await subscriber()).toMatchObject({ status: 'active', must_confirm: false });
});

it('remembers a complaint after the subscriber has left by a link, too', async () => {
  const { direct, subscriber, happens, leave } = await aSubscriber();
  await happens('complained');
  await leave();
  await expect(direct.subscribe(aSubscription())).rejects.toEqual(refused);
  expect((await subscriber())?.consents.map(({ kind }) => kind)).toEqual(['subscribed', 'complained']);
});

it.each(['complained', 'hard_bounce'] as const)('hears of %s once, also when the subscriber had left', async (kind) => {
  const { direct, subscriber, happens, leave } = await aSubscriber();
  await leave();
  await happens(kind);
  await happens(kind);
  expect(await subscriber()).toMatchObject({ status: 'unsubscribed', must_confirm: true, sync: { revision: 3 } });
  await expect(direct.subscribe(aSubscription())).rejects.toEqual(refused);
});

it('asks who had merely left to confirm where there is a template, and signs up at once where there is none', async () => {
  const { direct, asking, subscriber, clock, leave } = await aSubscriber();
  await leave();
  clock.pass(MINUTE);
  expect((await asking.subscribe(aSubscription())).status).toBe('confirmation');
  await leave();
  expect((await direct.subscribe(aSubscription())).status).toBe('active');
  expect(await subscriber()).toMatchObject({ status: 'active', must_confirm: false });
});

it('sends an address at most three confirmation mails a week', async () => {
  const { asking, subscriber, clock, leave } = await aSubscriber();
  const revision = async () => (await subscriber())?.sync.revision;
  for (let time = 0; time < 3; time += 1) {
    await leave();
    clock.pass(DAY);
    await asking.subscribe(aSubscription());
  }
  const before = await revision();
  clock.pass(DAY);
  // The mail is there: nothing is sent, and nothing logged.
  expect((await asking.subscribe(aSubscription())).status).toBe('confirmation');
  expect(await revision()).toBe(before);
  await leave();
  await expect(asking.subscribe(aSubscription())).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfter: (4 * DAY) / 1000, detail: expect.stringContaining('3 messages de confirmation') },
  });
  clock.pass(4 * DAY);
  expect((await asking.subscribe(aSubscription())).status).toBe('confirmation');
});

it('has nothing to send when the subscriber gave no consent, with a key or without', async () => {
  for (const brevo of [null, someBrevo()]) {
    const connection = await newsletterPlace();
    const newsletter = newsletterOver(connection, { brevo });
    const { id } = await newsletter.subscribe(aSubscription({ opted_in: false }));
    expect(await newsletter.sync('ada@exemple.fr')).toEqual({ status: 'synced' });
    await newsletter.unsubscribe(tokenIn(newsletter.links(id).unsubscribe));
    await newsletter.subscribe(aSubscription({ opted_in: false }));
    expect((await stored(connection))[0]).toMatchObject({ status: 'active', sync: { state: 'synced' } });
  }
});
